/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-history.h"

#define ATOUT_TYPE_TRY (atout_try_get_type ())

/** AtoutTry: a deal that was played to its end with the same cards as another. Immutable. */
G_DECLARE_FINAL_TYPE (AtoutTry, atout_try, ATOUT, TRY, GObject)

/** When its match was played last, in seconds since 1970 in UTC. */
gint64        atout_try_get_when     (AtoutTry        *self);

/** The score of @unit for the deal. */
gint32        atout_try_get_score    (AtoutTry        *self,
                                      guint            unit);

/** Whether a decision was taken back in it. */
gboolean      atout_try_get_undone   (AtoutTry        *self);

/**
 * The tries of deal @deal of @log: with the same number, game, options and dealer, the earliest
 * first; but not that deal of match @but of @history, -1 for none. Returns: (transfer full): of
 * AtoutTry.
 */
GListModel   *atout_try_list         (AtoutHistory    *history,
                                      const MatchLog  *log,
                                      guint            deal,
                                      gint64           but);

/**
 * A match that begins with the deals of @log (transfer full) and is kept in @history, which it
 * follows from now on. With @again, else -1, the deal of that number, from 0, is played again and
 * is the last. A log with cards that follow from no number is not kept. Returns: (transfer full);
 * NULL with an error if the system has no random bits, or somebody else writes to the history.
 */
AtoutMatch   *atout_try_take_over    (AtoutHistory    *history,
                                      MatchLog        *log,
                                      int              again,
                                      GError         **error);

/**
 * Deal @deal of @log again, dealt anew in a match that ends with it; as atout_try_take_over ().
 * With NULL for @history, or cards that follow from no number, nothing of it is kept.
 */
AtoutMatch   *atout_try_again        (AtoutHistory    *history,
                                      const MatchLog  *log,
                                      guint            deal,
                                      GError         **error);

/**
 * A session of @match, which @history (or NULL) follows already and outlives. It knows what else
 * came of the cards of a deal that is over, and whether the match is for the sake of one deal.
 * Returns: (transfer full)
 */
AtoutSession *atout_try_new_session  (AtoutHistory    *history,
                                      AtoutMatch      *match);
