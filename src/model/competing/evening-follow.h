/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The user's matches of club evenings: their results are stored when they end. */

#pragma once

#include "model/competing/evening-rows.h"
#include "model/history/atout-history.h"

/**
 * Returns the match that the user plays in the current round of evening @id, followed by @history;
 * it joins the evening with its first deal. If the cards are planned, they follow from the number
 * of the evening, otherwise they are random. @user is the user's name, "" or NULL if unnamed. Calls
 * @kept after each write to the evening.
 *
 * Returns: (transfer full): the match; NULL if the user has none in this round
 */
AtoutMatch *evening_follow_begin    (AtoutHistory   *history,
                                     gint64          id,
                                     const char     *user,
                                     HistoryWritten  kept,
                                     GObject        *owner);

/**
 * Stores the result of @match, which @history follows, when it ends, if it belongs to an evening.
 * Does nothing if it already does this.
 */
void        evening_follow          (AtoutHistory   *history,
                                     AtoutMatch     *match,
                                     HistoryWritten  kept,
                                     GObject        *owner);

/** Returns the id of the evening that @match belongs to; -1 if none, or if it was deleted. */
gint64      evening_follow_get      (AtoutHistory   *history,
                                     AtoutMatch     *match);

/** Stores results of finished matches that a killed program did not store. */
void        evening_follow_catch_up (AtoutHistory   *history);
