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

char *
house_rules_name (const Game *game, const Options *options)
{
  guint preset = house_rules_find_preset (game, options);
  gboolean own = preset == house_rules_count_presets (game);
  const char *title
      = own ? _ ("Own rules") : words_of_game ("preset", game->options->presets[preset].title);
  const OptionInfo *mode = &game->options->list[MODE];
  const WordsValue values[] = {
    { "{rules}", title },
    { "{mode}", words_of_game ("option", mode->values[options->value[MODE]].title) },
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
