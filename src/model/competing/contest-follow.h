/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Stores the user's results of contests while their matches are played. */

#pragma once

#include "model/competing/contest-rows.h"
#include "model/course/atout-match.h"
#include "model/history/atout-history.h"

/**
 * Stores the new contest @start and returns its match, whose deals are planned; @players has a row
 * per seat. @history follows the match, and results are stored as by contest_follow ().
 */
AtoutMatch *contest_follow_begin    (AtoutHistory       *history,
                                     const ContestStart *start,
                                     const AtoutPlayer  *players,
                                     HistoryWritten      kept,
                                     GObject            *owner);

/**
 * Stores the user's result of each deal that ends in @match, if this match, which @history follows,
 * belongs to a contest. Calls @kept after each write. Does nothing if it already does this.
 */
void        contest_follow          (AtoutHistory       *history,
                                     AtoutMatch         *match,
                                     HistoryWritten      kept,
                                     GObject            *owner);

/** Returns the id of the contest that @match belongs to; -1 if none, or before it was stored. */
gint64      contest_follow_get      (AtoutMatch         *match);

/** Stores results of finished deals that a killed program did not store. */
void        contest_follow_catch_up (AtoutHistory       *history);
