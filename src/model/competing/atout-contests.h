/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-worker.h"
#include "rules/signals.h"

#define ATOUT_TYPE_CONTESTS (atout_contests_get_type ())

/**
 * AtoutContests: the contests of the user with the house. The house plays the user's deals in the
 * background, before slips are searched, and also while the user's match goes on.
 */
G_DECLARE_FINAL_TYPE (AtoutContests, atout_contests, ATOUT, CONTESTS, AtoutWorker)

AtoutContests *atout_contests_new         (AtoutHistory  *history);

/** Sets the signals that each side has agreed, for later units; the default is SIGNALS_USUAL. */
void           atout_contests_set_signals (AtoutContests *self,
                                           Signals        own,
                                           Signals        others);

/** Lets the house play all deals dealt so far; to be called at the start and after each deal. */
void           atout_contests_work        (AtoutContests *self);

/** Returns true if the house plays or pauses. */
gboolean       atout_contests_is_working  (AtoutContests *self);
