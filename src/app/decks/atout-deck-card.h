/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_DECK_CARD (atout_deck_card_get_type ())

/** AtoutDeckCard: a focusable card with captions, also for screen readers. */
G_DECLARE_FINAL_TYPE (AtoutDeckCard, atout_deck_card, ATOUT, DECK_CARD, GtkFlowBoxChild)

/** Returns a card; @figure is the person on @face, or NULL. */
GtkWidget *atout_deck_card_new (GdkPaintable *face, const char *name, const char *figure);
