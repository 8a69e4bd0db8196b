/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cards that the result of a deal shows: the trick that brought most, the hands as dealt. */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

/**
 * (transfer floating) (nullable): that trick and who took it, the cards @scale times as large as
 * usual; NULL: none was played.
 */
GtkWidget *result_cards_new_trick (AtoutSession *session,
                                   AtoutDeck    *deck,
                                   double        scale);

/** (transfer floating) (nullable): all hands, to be opened; NULL: nothing was done with them. */
GtkWidget *result_cards_new_hands (AtoutSession *session,
                                   AtoutDeck    *deck,
                                   double        scale);
