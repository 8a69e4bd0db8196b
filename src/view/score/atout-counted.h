/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

#define ATOUT_TYPE_COUNTED (atout_counted_get_type ())

/**
 * AtoutCounted: a grid of card groups with points that shows how a deal was counted. Cards grow
 * with the width.
 */
G_DECLARE_FINAL_TYPE (AtoutCounted, atout_counted, ATOUT, COUNTED, GtkWidget)

/** Returns a widget for @counted; @deck may be NULL. Its largest cards are scaled by @scale. */
GtkWidget *atout_counted_new (AtoutSession    *session,
                              AtoutDeck     *deck,
                              const Counted *counted,
                              double         scale);
