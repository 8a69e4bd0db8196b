/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "registry.h"

#include <glib.h>
#include <string.h>

#include "../game.h"

/* clang-format off */
static const Game *const games[] = {
  &klaverjas_game,
  &zensern_game,
  &cego_game,
  &fiftysix_game,
  &wurzen_game,
};
/* clang-format on */

const Game *
game_at (unsigned index)
{
  return index < G_N_ELEMENTS (games) ? games[index] : NULL;
}

const Game *
game_find (const char *key)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (games); i++)
    if (strcmp (games[i]->key, key) == 0)
      return games[i];

  return NULL;
}

char *
game_list_keys (void)
{
  GString *list = g_string_new (NULL);

  for (unsigned i = 0; i < G_N_ELEMENTS (games); i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", games[i]->key);

  return g_string_free (list, FALSE);
}
