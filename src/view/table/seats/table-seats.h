/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Who sits at a table: plate, latest words, tricks and portrait of each. */

#pragma once

#include "decks/atout-deck.h"
#include "model/atout-session.h"
#include "view/table/layout/atout-table-spots.h"

/**
 * Adds those of @session, plates and tricks in front of @felt, words in front of @calls. A click on
 * what somebody says, or the focus on it, asks what it means. The portrait of each is visible if
 * that is somebody known, another than the user, and the table wants `portraits`.
 */
void table_seats_add        (AtoutTableSpots *places,
                             AtoutSession     *session,
                             GtkWidget        *felt,
                             GtkWidget        *calls,
                             TableExplainFunc  explain,
                             TableExplainFunc  show);
void table_seats_remove     (AtoutTableSpots *places);
void table_seats_set_deck   (AtoutTableSpots *places,
                             AtoutDeck        *deck);

/** Shows, and tells at the plate, what @seat says in @session. */
void table_seats_show_words (AtoutTableSpots *places,
                             AtoutSession     *session,
                             guint             seat);

/** Looks again whether the table wants portraits. */
void table_people_show   (AtoutTableSpots *places);
