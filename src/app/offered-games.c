/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "offered-games.h"

static const char *const offered_keys[] = { "klaverjas", NULL };

gboolean
offered_games_have (const Game *game)
{
  return g_strv_contains (offered_keys, game->key);
}

const Game *
offered_games_find (const char *key)
{
  const Game *game = game_find (key);

  return game != NULL && offered_games_have (game) ? game : NULL;
}

char *
offered_games_list (void)
{
  return g_strjoinv (", ", (char **) offered_keys);
}
