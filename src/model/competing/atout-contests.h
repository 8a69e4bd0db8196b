/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/competing/contest-rows.h"
#include "model/course/atout-match.h"
#include "model/history/atout-worker.h"
#include "rules/signals.h"

#define ATOUT_TYPE_CONTESTS (atout_contests_get_type ())

/**
 * AtoutContests: the contests of the user with the house. The house plays the user's deals in the
 * background, before slips are searched, and also while the user's match goes on.
 */
G_DECLARE_FINAL_TYPE (AtoutContests, atout_contests, ATOUT, CONTESTS, AtoutWorker)

AtoutContests *atout_contests_new         (AtoutHistory  *history);

/**
 * Stores the new contest @start and returns its match (transfer full), which the history follows;
 * @players has a row per seat. The contest begins with the first deal.
 */
AtoutMatch    *atout_contests_begin       (AtoutContests      *self,
                                           const ContestStart *start,
                                           const AtoutPlayer  *players);

/** Stores results of @match from now on and lets the house play, if it belongs to a contest. */
void           atout_contests_follow      (AtoutContests *self,
                                           AtoutMatch    *match);

/** Returns the id of the contest that @match belongs to, or -1. */
gint64         atout_contests_get_id      (AtoutContests *self,
                                           AtoutMatch    *match);

/** Returns contest_words_deal () of deal @number of contest @id; free with g_free (). */
char          *atout_contests_tell_deal   (AtoutContests *self,
                                           gint64         id,
                                           guint          number);

/** Deletes contest @id with its results. */
void           atout_contests_remove      (AtoutContests *self,
                                           gint64         id);

/** Sets the signals that each side has agreed, for later units; the default is SIGNALS_USUAL. */
void           atout_contests_set_signals (AtoutContests *self,
                                           Signals        own,
                                           Signals        others);

/** Lets the house play all finished deals; to be called at the start and after each deal. */
void           atout_contests_work        (AtoutContests *self);

/** Returns true if the house plays or pauses. */
gboolean       atout_contests_is_working  (AtoutContests *self);
