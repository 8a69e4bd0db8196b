/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

#define ATOUT_TYPE_TABLE (atout_table_get_type ())

/**
 * AtoutTable: the table of a session, with hand, seats, trick, calls and contract. It knows no
 * rules. Its widget actions `table.*` are listed in table-actions.c.
 */
G_DECLARE_FINAL_TYPE (AtoutTable, atout_table, ATOUT, TABLE, GtkWidget)

/** Shows @session and keeps a reference; NULL: nothing. */
void       atout_table_set_session (AtoutTable *self,
                                  AtoutSession *session);
void       atout_table_set_deck  (AtoutTable *self,
                                  AtoutDeck  *deck);

/** Ends all running animations and pauses at once. */
void       atout_table_hurry     (AtoutTable *self);

/** Focuses the question to the user, now or when it appears. */
void       atout_table_focus     (AtoutTable *self);
