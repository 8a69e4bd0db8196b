/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/words/typed-rules.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/words/words.h"

static gboolean
fail (GError **error, OptionsError code, const char *text, const WordsValue *values)
{
  g_autofree char *message = words_fill (text, values);

  g_set_error_literal (error, OPTIONS_ERROR, (int) code, message);

  return FALSE;
}

static gboolean
fail_key (const char *key, const Game *game, const Options *options, GError **error)
{
  g_autofree char *keys = options_list_keys (game);
  const WordsValue values[] = {
    { "{key}", key }, { "{game}", words_title (game, options) }, { "{keys}", keys }, { NULL, NULL }
  };

  return fail (error, OPTIONS_ERROR_UNKNOWN_KEY,
               /* Translators: {key} is a word that the user typed, {keys} all words that can be
                * typed; both are English in every language */
               _ ("There is no house rule “{key}” for {game}; choose from: {keys}"), values);
}

static gboolean
fail_value (const OptionInfo *info, const char *value, GError **error)
{
  g_autofree char *known = option_list_values (info, ~0u);
  const WordsValue values[]
      = { { "{key}", info->key }, { "{value}", value }, { "{values}", known }, { NULL, NULL } };

  return fail (error, OPTIONS_ERROR_UNKNOWN_VALUE,
               /* Translators: {key} and {value} are words that the user typed, {values} all words
                * that can be typed */
               _ ("The house rule “{key}” has no value “{value}”; choose from: {values}"), values);
}

/* Sets the rule @word, "KEY=VALUE". */
static gboolean
set_rule (Options *options, const Game *game, const char *word, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (word, "=", 2);
  const WordsValue values[] = { { "{word}", word }, { NULL, NULL } };
  int index;

  if (parts[1] == NULL)
    return fail (error, OPTIONS_ERROR_UNKNOWN_VALUE,
                 /* Translators: {word} is a word that the user typed */
                 _ ("“{word}” is not a house rule; write it as KEY=VALUE"), values);
  index = options_find (game, parts[0]);
  if (index < 0)
    return fail_key (parts[0], game, options, error);

  return options_set (options, game, parts[0], parts[1], NULL)
         || fail_value (&game->options->list[index], parts[1], error);
}

static gboolean
check_conflict (const Options *options, const Game *game, GError **error)
{
  const OptionLimit *limit = options_find_conflict (options, game);
  const OptionInfo *info;
  const OptionInfo *on;
  g_autofree char *rule = NULL;
  g_autofree char *other = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (limit == NULL)
    return TRUE;
  info = &game->options->list[limit->option];
  on = &game->options->list[limit->on];
  rule = g_strdup_printf ("%s=%s", info->key, options_value_key (options, game, limit->option));
  other = g_strdup_printf ("%s=%s", on->key, options_value_key (options, game, limit->on));
  first = option_list_values (info, limit->values);
  second = option_list_values (on, limit->on_values);

  const WordsValue values[]
      = { { "{rule}", rule },    { "{other}", other },       { "{key}", info->key },
          { "{values}", first }, { "{other_key}", on->key }, { "{other_values}", second },
          { NULL, NULL } };

  return fail (error, OPTIONS_ERROR_COMBINATION,
               /* Translators: {rule} and {other} as “deals=8” and “end=target”; then what can be
                * typed instead of the one or the other, as “deals=16” and “end=boom” */
               _ ("The house rules “{rule}” and “{other}” exclude each other; choose "
                  "{key}={values} or {other_key}={other_values}"),
               values);
}

gboolean
typed_rules_set (Options *options, const Game *game, char **words, GError **error)
{
  g_autofree char *text = g_strjoinv (" ", words);
  g_auto (GStrv) rules = g_strsplit (text, " ", -1);

  for (guint i = 0; rules[i] != NULL; i++)
    if (rules[i][0] != '\0' && !set_rule (options, game, rules[i], error))
      return FALSE;

  return check_conflict (options, game, error);
}
