/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Rules of thumb for 56. */

#pragma once

#include "players/player-game.h"

/** Fields of the PlayerGame table. */
void simple_fiftysix_argue (const Observation *observation, const Choice *choice,
                            PlayerArgument *argument);

/**
 * Returns the log-likelihood of @world by the promises of calls alone. A broken promise costs, but
 * a bluff stays possible (F-6.10, F-8.2). Judging the whole auction again is more exact, at a
 * thousand times the cost.
 */
double fiftysix_likely (const Observation *observation, const Deal *world);

/** Judges calls; values are expected scores above the enemy's. */
void simple_fiftysix_judge_calls (const Observation *observation, Choice *choice);

/** Judges the trump choice; values are card points of the team (F-6.15). */
void simple_fiftysix_judge_trumps (const Observation *observation, Choice *choice);

/** Judges plays; values are card points. */
void simple_fiftysix_judge_cards (const Observation *observation, Choice *choice);
