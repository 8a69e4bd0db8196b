/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The parts of the rules of thumb for 56: calls with the choice of trumps, and cards. */

#pragma once

#include "players/player-game.h"

/** Fields of the table (player-game.h). */
void simple_fiftysix_argue (const Observation *observation, const Choice *choice,
                            PlayerArgument *argument);

/**
 * By nothing but what the calls promise: a promise that is true costs nothing, and a broken one so
 * much that a bluff stays possible (F-6.10, F-8.2). To judge the whole auction again by the rules
 * of thumb tells more where all call by these, but takes a thousand times as long.
 */
double fiftysix_likely (const Observation *observation, const Deal *world);

/** Judges the calls of the auction; values are expected score above the enemy's. */
void simple_fiftysix_judge_calls (const Observation *observation, Choice *choice);

/** Judges the suits that the high caller may choose, on the same scale (F-6.15). */
void simple_fiftysix_judge_trumps (const Observation *observation, Choice *choice);

/** Judges the cards that may be played; values are card points. */
void simple_fiftysix_judge_cards (const Observation *observation, Choice *choice);
