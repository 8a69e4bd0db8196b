/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cards in the result of a deal. */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

/**
 * Returns: (transfer floating) (nullable): the decisive or else the richest trick, with its winner;
 * NULL without tricks. @scale is 1 usually.
 */
GtkWidget *result_cards_new_trick (AtoutSession *session,
                                   AtoutDeck    *deck,
                                   double        scale);

/**
 * Returns: (transfer floating) (nullable): all dealt hands, collapsed; NULL before the first action
 */
GtkWidget *result_cards_new_hands (AtoutSession *session,
                                   AtoutDeck    *deck,
                                   double        scale);
