/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_DECK_CARD (atout_deck_card_get_type ())

/**
 * AtoutDeckCard: a card to be looked at, with its name underneath and, if it shows somebody, who
 * that is. It takes the focus and has its name for screen readers.
 */
G_DECLARE_FINAL_TYPE (AtoutDeckCard, atout_deck_card, ATOUT, DECK_CARD, GtkFlowBoxChild)

/**
 * A card that looks like @face and is called @name; @figure, whom it shows, is NULL where there is
 * nobody to name.
 */
GtkWidget *atout_deck_card_new (GdkPaintable *face, const char *name, const char *figure);
