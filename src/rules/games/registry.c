/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/registry.h"

#include <glib.h>
#include <string.h>

#include "rules/game.h"

#define ADDED_MAX 8

static const Game *const built_in[] = { REGISTRY_GAMES };

/* Games of game_add (), constant once a game has begun: other threads only read them. */
static const Game *added[ADDED_MAX];
static unsigned n_added;

const Game *
game_at (unsigned index)
{
  if (index < G_N_ELEMENTS (built_in))
    return built_in[index];
  index -= G_N_ELEMENTS (built_in);

  return index < n_added ? added[index] : NULL;
}

const Game *
game_find (const char *key)
{
  const Game *game;

  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    if (strcmp (game->key, key) == 0)
      return game;

  return NULL;
}

void
game_add (const Game *game)
{
  g_assert (game_find (game->key) == NULL && n_added < ADDED_MAX);

  added[n_added++] = game;
}

char *
game_list_keys (void)
{
  GString *list = g_string_new (NULL);
  const Game *game;

  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", game->key);

  return g_string_free (list, FALSE);
}
