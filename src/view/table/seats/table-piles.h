/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Piles, open hands and won tricks of a table. */

#pragma once

#include "decks/atout-deck.h"
#include "model/atout-session.h"
#include "view/table/layout/atout-table-spots.h"

/** Adds piles below @felt and open hands below @calls; a click calls @explain. */
void table_piles_add             (AtoutTableSpots *places,
                                  GtkWidget        *felt,
                                  GtkWidget        *calls,
                                  TableExplainFunc  explain);

void table_piles_set_deck        (AtoutTableSpots *places,
                                  AtoutDeck        *deck);

/** Shows the piles and open hands of @session. */
void table_piles_show            (AtoutTableSpots *places,
                                  AtoutSession     *session);

/** Removes @card from the open hand of @seat when it moves to the trick. */
void table_piles_take            (AtoutTableSpots *places,
                                  AtoutSession     *session,
                                  guint             seat,
                                  Card              card);

/** Shows the number of tricks of each side. */
void table_piles_show_tricks_won (AtoutTableSpots *places,
                                  AtoutSession     *session);
