/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-history.h"

#define ATOUT_TYPE_TRY (atout_try_get_type ())

/** AtoutTry: a finished deal with the same cards as another one. Immutable. */
G_DECLARE_FINAL_TYPE (AtoutTry, atout_try, ATOUT, TRY, GObject)

/** Returns the time of the last change in seconds since 1970, UTC. */
gint64        atout_try_get_when     (AtoutTry        *self);

/** Returns the score of @unit in the deal. */
gint32        atout_try_get_score    (AtoutTry        *self,
                                      guint            unit);

/** Returns true if a decision was undone. */
gboolean      atout_try_get_undone   (AtoutTry        *self);

/**
 * Returns the other plays (AtoutTry) of deal @deal of @log, with the same number, game, options and
 * dealer, earliest first; (transfer full). Omits deal @deal of match @but (-1: none).
 */
GListModel   *atout_try_list         (AtoutHistory    *history,
                                      const MatchLog  *log,
                                      guint            deal,
                                      gint64           but);

/**
 * Returns a match with the deals of @log (transfer full), stored in @history and followed;
 * (transfer full). @again is the index of a repeated last deal, or -1. A log with a deal without
 * number is not stored. NULL with an error if there are no random bits, or while the file cannot be
 * written.
 */
AtoutMatch   *atout_try_take_over    (AtoutHistory    *history,
                                      MatchLog        *log,
                                      int              again,
                                      GError         **error);

/**
 * Returns a match that repeats deal @deal of @log and ends with it, like atout_try_take_over (). It
 * is not stored if @history is NULL or a deal has no number.
 */
AtoutMatch   *atout_try_again        (AtoutHistory    *history,
                                      const MatchLog  *log,
                                      guint            deal,
                                      GError         **error);

/**
 * Returns a session for @match; (transfer full). @history, or NULL, follows @match and outlives the
 * session. The session gets the tries of each finished deal.
 */
AtoutSession *atout_try_new_session  (AtoutHistory    *history,
                                      AtoutMatch      *match);
