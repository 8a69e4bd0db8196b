/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

#define ATOUT_TYPE_TABLE (atout_table_get_type ())

/**
 * AtoutTable: the table as the user sees it: own hand, the other seats, the trick, the calls,
 * trump and contract. It shows what the match holds and asks no rules.
 *
 * Properties: `slowness`, `trick-pause` (doubles), `until-click`, `only-last-trick`,
 * `on-first-tap`, `portraits`, `sound` (booleans), `place` (string).
 *
 * Widget actions: `table.undo`, `table.redo`, `table.last-trick`, `table.all-tricks`,
 * `table.lay-down`, `table.sort-hand`, `table.say-state`, `table.say-contract`,
 * `table.explain`, `table.focus-calls`, `table.focus-hand`, `table.show-auction`, `table.hurry`.
 *
 * Signals: `next-deal` (): the user has read the result and wants to go on; `finished` (gboolean
 * again): the user has read the end of the match, and wants another one like it or not.
 */
G_DECLARE_FINAL_TYPE (AtoutTable, atout_table, ATOUT, TABLE, GtkWidget)

/** Shows @session, or nothing with NULL. The table keeps a reference. */
void       atout_table_set_session (AtoutTable *self,
                                  AtoutSession *session);
void       atout_table_set_deck  (AtoutTable *self,
                                  AtoutDeck  *deck);

/** Ends all running animations at once; what is waited for happens now. */
void       atout_table_hurry     (AtoutTable *self);

/** Takes the focus: what the user is asked has it, now or as soon as there is something. */
void       atout_table_focus     (AtoutTable *self);
