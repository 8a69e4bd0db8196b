/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What players know of a game beside its rules: one table a game, in games/GAME/GAME.c. Shared code
 * asks the table and never which game it is; whatever a game leaves out is NULL or 0.
 *
 * Rules of thumb are section 15 of the game's rules.md. Their figures are fitted to deals of the
 * level `simple` against itself, or found by duplicate matches. A fit is made again by
 * `build/tests/fit-simple PART DEALS`, which prints each figure beside that of the code; another
 * figure is tried by `tools/try-simple FILE:LINE OLD NEW GAME DEALS OPTIONS`. The comment at a
 * figure names the part, or game, deals and options. The level has become better since some were
 * fitted, so not all come out the same again.
 */

#pragma once

#include "players/argue.h"
#include "rules/game.h"

/** Gives every row of @choice, whose actions are set, its value and reason. */
typedef void (*PlayerJudge) (const Observation *observation, Choice *choice);

typedef struct
{
  const Game *game;

  /** The rules of thumb, which the level `simple` plays by; NULL: there are none. */
  PlayerJudge judge;

  /**
   * Completes @argument for the best row of @choice, which has all that is told of plays in any
   * game: by the figures that judged it.
   */
  void (*argue) (const Observation *observation, const Choice *choice, PlayerArgument *argument);
} PlayerGame;

/** The table of @game; one with nothing in it where players know nothing of it. */
const PlayerGame *player_game (const Game *game);

/**
 * Lets players know @table, a constant, of a game that has been added by game_add (). Once, before
 * anything is played.
 */
void player_game_add (const PlayerGame *table);
