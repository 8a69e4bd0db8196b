/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What lies on a table besides hands and trick: piles, open hands, tricks that were won. */

#pragma once

#include "decks/atout-deck.h"
#include "model/atout-session.h"
#include "view/table/layout/atout-table-spots.h"

/** Adds places for piles in front of @felt, and for hands that lie open in front of @calls. */
void table_piles_add             (AtoutTableSpots *places,
                                  GtkWidget        *felt,
                                  GtkWidget        *calls,
                                  TableExplainFunc  explain);

void table_piles_set_deck        (AtoutTableSpots *places,
                                  AtoutDeck        *deck);

/** What lies there now in @session. */
void table_piles_show            (AtoutTableSpots *places,
                                  AtoutSession     *session);

/** Takes @card off what lies open of the hand of @seat: it is on its way to the trick. */
void table_piles_take            (AtoutTableSpots *places,
                                  AtoutSession     *session,
                                  guint             seat,
                                  Card              card);

/** How many tricks each side has won by now. */
void table_piles_show_tricks_won (AtoutTableSpots *places,
                                  AtoutSession     *session);
