/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/settings/place-settings.h"

#include "app/settings/settings-part.h"

const GroundPlace *
place_settings_get_usual (const Game *game)
{
  const GroundPlace *place = ground_place_find (game->usual_place);

  return place != NULL ? place : ground_place_at (0);
}

static const GroundPlace *
find_place (const char *key, const Game *game)
{
  const GroundPlace *place = ground_place_find (key);

  return place != NULL ? place : place_settings_get_usual (game);
}

const GroundPlace *
place_settings_find (GSettings *settings, const Game *game)
{
  g_autoptr (GSettings) kept = settings_part_of_game (settings, game->key);
  g_autofree char *key = g_settings_get_string (kept, PLACE_SETTINGS_KEY);

  return find_place (key, game);
}

void
place_settings_choose (GSettings *settings, const Game *game, const GroundPlace *place)
{
  g_autoptr (GSettings) kept = settings_part_of_game (settings, game->key);

  g_settings_set_string (kept, PLACE_SETTINGS_KEY, place->key);
}

/* (GSettingsBindGetMapping) */
static gboolean
place_of_game (GValue *value, GVariant *key, gpointer game)
{
  g_value_set_static_string (value, find_place (g_variant_get_string (key, NULL), game)->key);

  return TRUE;
}

void
place_settings_bind (GSettings *settings, AtoutTable *table, const Game *game)
{
  g_autoptr (GSettings) kept = settings_part_of_game (settings, game->key);

  g_settings_bind_with_mapping (kept, PLACE_SETTINGS_KEY, table, "place", G_SETTINGS_BIND_GET,
                                place_of_game, NULL, (gpointer) game, NULL);
}
