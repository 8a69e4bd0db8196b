/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Quick tests that tell which decisions and problems deserve a slow, exact search. */

#pragma once

#include "players/problems/problem.h"

/**
 * Returns true if level strong clearly prefers some actions, and the natural action or that of
 * level simple is not its first choice. Card plays need at least three actions. An exact judgement
 * takes a hundred times as long as this test.
 */
bool promising_chance (const Deal *deal, Rng *rng);

/**
 * Returns true if a card from a large hand, at the end of @log, may make a problem. A beginner and
 * level simple must differ. In a few layouts exact play must prefer some cards clearly to those of
 * a beginner or of simple. The averages of a proof and level strong must agree with it.
 */
bool promising_plan (const MatchLog *log, Rng *rng);

/**
 * Returns true if a call may make a problem: play-outs show which calls are right
 * (quick_find_right ()), a beginner or a weaker level misses them, and it is no announcement.
 *
 * In the play of cards level strong must close the stock, or call something where simple closes it.
 */
bool promising_call (const Deal *deal, Rng *rng);

/**
 * Returns true if @problem is difficult enough for a search for @kind (ProblemKind) alone: sure
 * wins must be hard. For other kinds, and -1 for all kinds, returns true.
 */
bool promising_problem (int kind, const Problem *problem);
