/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/start/played-games.h"

#define PLAYED_GAMES "played-games"

gboolean
played_games_has (GSettings *settings, const char *key)
{
  g_auto (GStrv) games = g_settings_get_strv (settings, PLAYED_GAMES);

  return g_strv_contains ((const char *const *) games, key);
}

void
played_games_add (GSettings *settings, const char *key)
{
  g_auto (GStrv) games = g_settings_get_strv (settings, PLAYED_GAMES);
  g_autoptr (GPtrArray) list = NULL;

  if (g_strv_contains ((const char *const *) games, key))
    return;

  list = g_ptr_array_new ();
  for (guint i = 0; games[i] != NULL; i++)
    g_ptr_array_add (list, games[i]);
  g_ptr_array_add (list, (gpointer) key);
  g_ptr_array_add (list, NULL);
  g_settings_set_strv (settings, PLAYED_GAMES, (const char *const *) list->pdata);
}
