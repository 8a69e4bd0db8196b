/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "place-settings.h"

#include "settings-map.h"

const GroundPlace *
place_settings_get_usual (const Game *game)
{
  const GroundPlace *place = ground_place_find (game->usual_place);

  return place != NULL ? place : ground_place_at (0);
}

static const GroundPlace *
find_place (GVariant *places, const Game *game)
{
  const char *key = NULL;
  const GroundPlace *place;

  g_variant_lookup (places, game->key, "&s", &key);
  place = ground_place_find (key);

  return place != NULL ? place : place_settings_get_usual (game);
}

const GroundPlace *
place_settings_find (GSettings *settings, const Game *game)
{
  g_autoptr (GVariant) places = g_settings_get_value (settings, PLACE_SETTINGS_KEY);

  return find_place (places, game);
}

void
place_settings_choose (GSettings *settings, const Game *game, const GroundPlace *place)
{
  settings_map_set (settings, PLACE_SETTINGS_KEY, game->key, place->key);
}

/* (GSettingsBindGetMapping) */
static gboolean
place_of_game (GValue *value, GVariant *places, gpointer game)
{
  g_value_set_static_string (value, find_place (places, game)->key);

  return TRUE;
}

void
place_settings_bind (GSettings *settings, AtoutTable *table, const Game *game)
{
  g_settings_bind_with_mapping (settings, PLACE_SETTINGS_KEY, table, "place", G_SETTINGS_BIND_GET,
                                place_of_game, NULL, (gpointer) game, NULL);
}
