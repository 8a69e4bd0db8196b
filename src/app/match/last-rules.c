/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/match/last-rules.h"

#include "app/settings/settings-part.h"
#include "model/words/house-rules.h"

#define LAST_GAME "last-game"
#define RULES "rules"

const Game *
last_rules_game (GSettings *settings, GameForm *form)
{
  g_autofree char *key = g_settings_get_string (settings, LAST_GAME);
  const Game *game = game_find_form (key, form);

  return game != NULL ? game : game_find_form (game_at (0)->key, form);
}

/* Reads @options from the setting @rules. Returns FALSE if this version does not know them. */
static gboolean
read_rules (GVariant *rules, const Game *game, Options *options)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GVariantIter iter;
  const char *key, *value;

  g_variant_iter_init (&iter, rules);
  while (g_variant_iter_next (&iter, "{&s&s}", &key, &value))
    g_string_append_printf (text, "%s=%s ", key, value);

  return house_rules_parse (options, game, g_strchomp (text->str));
}

Options
last_rules_recall (GSettings *settings, const Game *game, const GameForm *form)
{
  g_autoptr (GSettings) kept = settings_part_of_game (settings, form->key);
  g_autoptr (GVariant) rules = g_settings_get_value (kept, RULES);
  Options options = OPTIONS_DEFAULT;

  if (g_variant_n_children (rules) > 0 && read_rules (rules, game, &options)
      && (form->modes & (1u << options.value[HOUSE_RULES_MODE])))
    return options;

  return house_rules_of_form (game, form);
}

void
last_rules_set (GSettings *settings, const Game *game, const Options *options)
{
  const GameForm form = game_form (game, options);
  g_autoptr (GSettings) kept = settings_part_of_game (settings, form.key);
  g_auto (GVariantBuilder) rules = G_VARIANT_BUILDER_INIT (G_VARIANT_TYPE ("a{ss}"));

  for (guint i = 0; game->options->list[i].key != NULL; i++)
    g_variant_builder_add (&rules, "{ss}", game->options->list[i].key,
                           options_value_key (options, game, i));
  g_settings_set_value (kept, RULES, g_variant_builder_end (&rules));
}

void
last_rules_keep (GSettings *settings, const Game *game, const Options *options)
{
  last_rules_set (settings, game, options);
  g_settings_set_string (settings, LAST_GAME, game_form (game, options).key);
}

void
last_rules_forget (GSettings *settings, const GameForm *form)
{
  g_autoptr (GSettings) kept = settings_part_of_game (settings, form->key);

  g_settings_reset (kept, RULES);
}

/* ---- Played games ---------------------------------------------------------------------------- */

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
