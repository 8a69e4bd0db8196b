/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The parts of the rules of thumb for 56: calls with the choice of trumps, and cards. */

#pragma once

#include "players/player-game.h"

/** The table's judge and arguer. */
void simple_fiftysix_judge (const Observation *observation, Choice *choice);
void simple_fiftysix_argue (const Observation *observation, const Choice *choice,
                            PlayerArgument *argument);

/** Judges the calls of the auction; values are expected score above the enemy's. */
void simple_fiftysix_judge_calls (const Observation *observation, Choice *choice);

/** Judges the suits that the high caller may choose, on the same scale (F-6.15). */
void simple_fiftysix_judge_trumps (const Observation *observation, Choice *choice);

/** Judges the cards that may be played; values are card points. */
void simple_fiftysix_judge_cards (const Observation *observation, Choice *choice);
