/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "last-rules.h"

#include "house-rules.h"
#include "settings-map.h"

#define LAST_OPTIONS "last-options"
#define LAST_GAME "last-game"

const Game *
last_rules_game (GSettings *settings, GameForm *form)
{
  g_autofree char *key = g_settings_get_string (settings, LAST_GAME);
  const Game *game = game_find_form (key, form);

  return game != NULL ? game : game_find_form (game_at (0)->key, form);
}

Options
last_rules_recall (GSettings *settings, const Game *game, const GameForm *form)
{
  g_autofree char *text = settings_map_lookup (settings, LAST_OPTIONS, form->key);
  Options options = OPTIONS_DEFAULT;

  if (text != NULL && house_rules_parse (&options, game, text)
      && (form->modes & (1u << options.value[HOUSE_RULES_MODE])))
    return options;

  return house_rules_of_form (game, form);
}

void
last_rules_keep (GSettings *settings, const Game *game, const Options *options)
{
  const GameForm form = game_form (game, options);
  g_autofree char *text = options_to_string (options, game);

  settings_map_set (settings, LAST_OPTIONS, form.key, text);
  g_settings_set_string (settings, LAST_GAME, form.key);
}
