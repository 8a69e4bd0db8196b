/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/player-game.h"

#include "players/games/player-games.h"

#define ADDED_MAX 8

static const PlayerGame *const built_in[] = { PLAYER_GAMES };

/* Constant during play: threads need no lock. */
static const PlayerGame *added[ADDED_MAX];
static unsigned n_added;

const PlayerGame *
player_game (const Game *game)
{
  static const PlayerGame nothing = { 0 };

  for (unsigned i = 0; i < G_N_ELEMENTS (built_in); i++)
    if (built_in[i]->game == game)
      return built_in[i];
  for (unsigned i = 0; i < n_added; i++)
    if (added[i]->game == game)
      return added[i];

  return &nothing;
}

PlayerShuns
player_shuns (const Deal *seen)
{
  const PlayerGame *game = player_game (seen->game);

  return game->shuns != NULL ? game->shuns (seen) : SHUNS_NOTHING;
}

void
player_game_add (const PlayerGame *table)
{
  g_assert (n_added < ADDED_MAX);

  added[n_added++] = table;
}
