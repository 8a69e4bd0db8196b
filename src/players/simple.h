/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The level `simple`: rules of thumb, one folder a game in games/.
 *
 * Their figures are fitted to deals of the level against itself, or found by duplicate matches. A
 * fit is made again by `build/tests/fit-simple PART DEALS`, which prints each figure beside that of
 * the code; another figure is tried by `tools/try-simple FILE:LINE OLD NEW GAME DEALS OPTIONS`. The
 * comment at a figure names the part, or game, deals and options. The level has become better since
 * some were fitted, so not all come out the same again.
 */

#pragma once

#include "players/argue.h"

/** Gives every row of @choice, whose actions are set, its value and reason. */
typedef void (*SimpleJudge) (const Observation *observation, Choice *choice);

/**
 * Completes @argument for the best row of @choice, which has all that is told of plays in any game:
 * by the figures that judged it.
 */
typedef void (*SimpleArguer) (const Observation *observation, const Choice *choice,
                              PlayerArgument *argument);

/** Who argues for them, or NULL. */
SimpleArguer simple_arguer (const Observation *observation);

/** The rules of thumb of the observed game, or NULL when there are none. */
SimpleJudge simple_judge (const Observation *observation);

/**
 * Makes @judge the rules of thumb of @game, which has been added by game_add (). Once, before
 * anything is played.
 */
void simple_add (const Game *game, SimpleJudge judge);
