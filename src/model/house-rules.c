/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "house-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "words.h"

#define MODE HOUSE_RULES_MODE

guint
house_rules_count_presets (const Game *game)
{
  guint n = 0;

  while (game->options->presets[n].key != NULL)
    n++;

  return n;
}

/* The options of preset @index. */
static Options
preset_options (const Game *game, guint index)
{
  Options options = OPTIONS_DEFAULT;

  options_set_all (&options, game, game->options->presets[index].settings, NULL);

  return options;
}

/* Whether a preset goes with every mode of the game, or has its own. */
static gboolean
presets_leave_mode (const Game *game)
{
  for (guint i = 0; i < house_rules_count_presets (game); i++)
    if (preset_options (game, i).value[MODE] != 0)
      return FALSE;

  return TRUE;
}

/* Preset @index for who has chosen @options before. */
static Options
apply_preset (const Game *game, guint index, const Options *options)
{
  Options preset = preset_options (game, index);

  if (presets_leave_mode (game))
    preset.value[MODE] = options->value[MODE];

  return preset;
}

guint
house_rules_find_preset (const Game *game, const Options *options)
{
  guint n = house_rules_count_presets (game);

  for (guint i = 0; i < n; i++)
    {
      Options preset = apply_preset (game, i, options);

      if (memcmp (&preset, options, sizeof preset) == 0)
        return i;
    }

  return n;
}

/* Where @options bar each other, those give way that stand under the limit. */
static void
settle (Options *options, const Game *game)
{
  guint n = options_count (game);
  gboolean changed = TRUE;

  for (guint round = 0; changed && round < n; round++)
    {
      changed = FALSE;
      for (guint i = 0; i < n; i++)
        {
          guint allowed = options_allowed (options, game, i);

          if (allowed == 0 || (allowed & (1u << options->value[i])))
            continue;
          options->value[i] = (uint8_t) __builtin_ctz (allowed);
          changed = TRUE;
        }
    }
}

void
house_rules_choose_preset (Options *options, const Game *game, guint index)
{
  *options = apply_preset (game, index, options);
  settle (options, game);
}

static void
choose_mode (Options *options, const Game *game, guint value)
{
  options->value[MODE] = (uint8_t) value;
  if (presets_leave_mode (game))
    return;

  for (guint i = house_rules_count_presets (game); i-- > 0;)
    {
      Options preset = preset_options (game, i);

      if (preset.value[MODE] == value)
        *options = preset;
    }
}

void
house_rules_choose (Options *options, const Game *game, guint index, guint value)
{
  if (index == MODE)
    choose_mode (options, game, value);
  else
    options->value[index] = (uint8_t) value;
  settle (options, game);
}

gboolean
house_rules_parse (Options *options, const Game *game, const char *text)
{
  Options parsed = OPTIONS_DEFAULT;

  if (!options_set_all (&parsed, game, text, NULL))
    return FALSE;

  settle (&parsed, game);
  *options = parsed;

  return TRUE;
}

/* Preset @index, behind the last one the user’s own rules, with the @value-th mode. */
static char *
make_name (const Game *game, guint index, guint value)
{
  gboolean own = index == house_rules_count_presets (game);
  const char *title
      = own ? _ ("Own rules") : words_of_game ("preset", game->options->presets[index].title);
  const OptionInfo *mode = &game->options->list[MODE];
  const WordsValue values[] = {
    { "{rules}", title },
    { "{mode}", words_of_game ("option", mode->values[value].title) },
    { NULL, NULL },
  };

  /* a preset that has its own mode says enough by its name */
  if (!own && !presets_leave_mode (game))
    return g_strdup (title);
  if (g_str_equal (title, words_game_title (game)))
    return g_strdup (values[1].value);

  /* Translators: the house rules, as "Own rules", and the form of the game, as "Four players" */
  return words_fill (C_ ("rules", "{rules} · {mode}"), values);
}

char *
house_rules_name (const Game *game, const Options *options)
{
  return make_name (game, house_rules_find_preset (game, options), options->value[MODE]);
}

/* ---- Keys that stay ------------------------------------------------------------------------- */

#define OWN "own"

char *
house_rules_key (const Game *game, const Options *options)
{
  guint index = house_rules_find_preset (game, options);
  const char *mode = options_value_key (options, game, MODE);

  if (index == house_rules_count_presets (game))
    return g_strconcat (OWN ":", mode, NULL);
  if (!presets_leave_mode (game))
    return g_strdup (game->options->presets[index].key);

  return g_strconcat (game->options->presets[index].key, ":", mode, NULL);
}

char *
house_rules_key_name (const Game *game, const char *key)
{
  g_auto (GStrv) words = g_strsplit (key, ":", 2);
  const OptionInfo *mode = &game->options->list[MODE];
  guint n = house_rules_count_presets (game);
  guint index = 0;
  guint value = 0;

  while (index < n && g_strcmp0 (game->options->presets[index].key, words[0]) != 0)
    index++;
  if (words[0] == NULL || (index == n && !g_str_equal (words[0], OWN)))
    return g_strdup (key);
  while (words[1] != NULL && mode->values[value].key != NULL
         && !g_str_equal (mode->values[value].key, words[1]))
    value++;

  return mode->values[value].key != NULL ? make_name (game, index, value) : g_strdup (key);
}
