/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/house-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/words/words.h"

#define MODE HOUSE_RULES_MODE

guint
house_rules_count_presets (const Game *game)
{
  guint n = 0;

  while (game->options->presets[n].key != NULL)
    n++;

  return n;
}

static Options
preset_options (const Game *game, guint index)
{
  Options options = OPTIONS_DEFAULT;

  options_set_all (&options, game, game->options->presets[index].settings, NULL);

  return options;
}

static guint
modes_with (const Game *game, const Options *options)
{
  return game_form (game, options).modes;
}

static gboolean
is_one (guint bits)
{
  return (bits & (bits - 1)) == 0;
}

/* Returns true if no preset sets a mode. */
static gboolean
presets_leave_mode (const Game *game)
{
  for (guint i = 0; i < house_rules_count_presets (game); i++)
    if (preset_options (game, i).value[MODE] != 0)
      return FALSE;

  return TRUE;
}

/* Returns true if preset @index sets only the mode, and its form has several. */
static gboolean
is_mode_alone (const Game *game, guint index)
{
  Options preset = preset_options (game, index);
  const guint modes = modes_with (game, &preset);
  const Options usual = OPTIONS_DEFAULT;

  if (preset.value[MODE] == 0 || is_one (modes))
    return FALSE;
  preset.value[MODE] = 0;

  return memcmp (&preset, &usual, sizeof usual) == 0;
}

/* Replaces excluded values by allowed ones. */
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

static Options
apply_preset (const Game *game, guint index, const Options *options)
{
  Options preset = preset_options (game, index);

  if (!is_one (modes_with (game, options)))
    preset.value[MODE] = options->value[MODE];
  settle (&preset, game);

  return preset;
}

guint
house_rules_list_presets (const Game *game, const Options *options, guint *presets)
{
  guint modes = modes_with (game, options);
  guint n = 0;

  for (guint i = 0; i < house_rules_count_presets (game); i++)
    if ((modes & (1u << preset_options (game, i).value[MODE])) && !is_mode_alone (game, i))
      presets[n++] = i;

  return n;
}

static gboolean
plays_like (const Game *game, const Options *options, const Options *preset)
{
  for (guint i = 0; i < options_count (game); i++)
    if (options->value[i] != preset->value[i] && !option_is_beside (&game->options->list[i]))
      return FALSE;

  return TRUE;
}

guint
house_rules_find_preset (const Game *game, const Options *options)
{
  guint presets[HOUSE_RULES_PRESETS_MAX];
  guint n = house_rules_list_presets (game, options, presets);
  guint like = house_rules_count_presets (game);

  for (guint i = n; i-- > 0;)
    {
      Options preset = apply_preset (game, presets[i], options);

      if (memcmp (&preset, options, sizeof preset) == 0)
        return presets[i];
      if (plays_like (game, options, &preset))
        like = presets[i];
    }

  return like;
}

void
house_rules_choose_preset (Options *options, const Game *game, guint index)
{
  *options = apply_preset (game, index, options);
}

Options
house_rules_of_form (const Game *game, const GameForm *form)
{
  for (guint i = 0; i < house_rules_count_presets (game); i++)
    {
      Options preset = preset_options (game, i);

      if (form->modes & (1u << preset.value[MODE]))
        return preset;
    }

  return OPTIONS_DEFAULT;
}

static void
choose_mode (Options *options, const Game *game, guint value)
{
  guint modes;

  options->value[MODE] = (uint8_t) value;
  modes = modes_with (game, options);
  if (!is_one (modes))
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

/* ---- Names ----------------------------------------------------------------------------------- */

static void
append_name (GString *name, const char *text)
{
  g_string_append_printf (name, "%s%s", name->len > 0 ? " · " : "", text);
}

/*
 * Appends the title of preset @index (the number of presets: "Custom rules") and the mode, unless
 * implied.
 */
static void
append_style (GString *name, const Game *game, guint index, const Options *options)
{
  const GameForm form = game_form (game, options);
  gboolean own = index == house_rules_count_presets (game);
  const char *title
      = own ? _ ("Custom rules") : words_of_game ("preset", game->options->presets[index].title);
  const OptionValue *mode = &game->options->list[MODE].values[options->value[MODE]];

  if (!g_str_equal (title, words_form_title (&form)))
    append_name (name, title);
  if (!is_one (form.modes))
    append_name (name, words_of_game ("option", mode->title));
}

static void
append_length (GString *name, const Game *game, guint index, const Options *options)
{
  const Options preset
      = index < house_rules_count_presets (game) ? apply_preset (game, index, options) : *options;

  for (guint i = 0; i < options_count (game); i++)
    {
      const OptionInfo *info = &game->options->list[i];
      const char *beside = info->values[options->value[i]].beside;
      gboolean is_new = preset.value[i] != options->value[i] || !options_matters (&preset, game, i);

      if (option_is_beside (info) && beside[0] != '\0' && is_new
          && options_matters (options, game, i))
        append_name (name, words_of_game ("rules", beside));
    }
}

char *
house_rules_name (const Game *game, const Options *options)
{
  guint index = house_rules_find_preset (game, options);
  GString *name = g_string_new (NULL);

  append_style (name, game, index, options);
  append_length (name, game, index, options);

  return g_string_free (name, FALSE);
}

char *
house_rules_title (const Game *game, const Options *options)
{
  g_autofree char *rules = house_rules_name (game, options);
  const char *title = words_title (game, options);

  return rules[0] != '\0' ? g_strjoin (" · ", title, rules, NULL) : g_strdup (title);
}

/* ---- Stable keys ----------------------------------------------------------------------------- */

#define OWN "own"

char *
house_rules_key (const Game *game, const Options *options)
{
  guint n = house_rules_count_presets (game);
  guint index = house_rules_find_preset (game, options);
  const char *mode = options_value_key (options, game, MODE);

  if (index == n)
    return g_strconcat (OWN ":", mode, NULL);
  for (guint i = 0; i < n && !presets_leave_mode (game); i++)
    {
      Options preset = preset_options (game, i);

      if (memcmp (&preset, options, sizeof preset) == 0
          || (i == index && preset.value[MODE] == options->value[MODE]))
        return g_strdup (game->options->presets[i].key);
    }

  return g_strconcat (game->options->presets[index].key, ":", mode, NULL);
}

static gboolean
read_key (const Game *game, const char *key, guint *index, Options *options)
{
  g_auto (GStrv) words = g_strsplit (key, ":", 2);
  guint n = house_rules_count_presets (game);

  *options = OPTIONS_DEFAULT;
  *index = 0;
  while (*index < n && g_strcmp0 (game->options->presets[*index].key, words[0]) != 0)
    (*index)++;
  if (words[0] == NULL || (*index == n && !g_str_equal (words[0], OWN)))
    return FALSE;
  if (*index < n)
    *options = preset_options (game, *index);

  return words[1] == NULL
         || options_set (options, game, game->options->list[MODE].key, words[1], NULL);
}

char *
house_rules_key_name (const Game *game, const char *key)
{
  GString *name;
  Options options;
  guint index;

  if (!read_key (game, key, &index, &options))
    return g_strdup (key);
  if (index < house_rules_count_presets (game) && is_mode_alone (game, index))
    index = 0;
  name = g_string_new (NULL);
  append_style (name, game, index, &options);
  if (name->len == 0)
    append_name (name, words_title (game, &options));

  return g_string_free (name, FALSE);
}

GameForm
house_rules_key_form (const Game *game, const char *key)
{
  Options options;
  guint index;

  return game_form (game, read_key (game, key, &index, &options) ? &options : &OPTIONS_DEFAULT);
}
