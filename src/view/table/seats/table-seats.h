/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Seats of a table: plate, bubble, won tricks and portrait. */

#pragma once

#include "decks/atout-deck.h"
#include "model/atout-session.h"
#include "view/table/layout/atout-table-spots.h"

/**
 * Adds the seats of @session below @felt, bubbles below @calls. Clicks on bubbles call @explain,
 * focus calls @show. Portraits show known persons, not the user, if the table has `portraits`.
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

/** Shows the words of @seat in its bubble and label. */
void table_seats_show_words (AtoutTableSpots *places,
                             AtoutSession     *session,
                             guint             seat);

/** Updates all portraits. */
void table_people_show   (AtoutTableSpots *places);
