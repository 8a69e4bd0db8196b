/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/options.h"

#include <stdlib.h>
#include <string.h>

#include "rules/game.h"

G_DEFINE_QUARK (options_error, options_error)

unsigned
options_count (const Game *game)
{
  unsigned n = 0;

  while (game->options->list[n].key != NULL)
    n++;

  return n;
}

bool
option_is_beside (const OptionInfo *info)
{
  return info->values[0].beside != NULL;
}

unsigned
option_count_values (const OptionInfo *info)
{
  unsigned n = 0;

  while (info->values[n].key != NULL)
    n++;

  return n;
}

int
options_find (const Game *game, const char *key)
{
  for (unsigned i = 0; game->options->list[i].key != NULL; i++)
    if (strcmp (game->options->list[i].key, key) == 0)
      return (int) i;

  return -1;
}

char *
options_list_keys (const Game *game)
{
  GString *list = g_string_new (NULL);

  for (unsigned i = 0; game->options->list[i].key != NULL; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", game->options->list[i].key);

  return g_string_free (list, FALSE);
}

char *
option_list_values (const OptionInfo *info, unsigned allowed)
{
  GString *list = g_string_new (NULL);

  for (unsigned i = 0; info->values[i].key != NULL; i++)
    if (allowed & (1u << i))
      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", info->values[i].key);

  return g_string_free (list, FALSE);
}

bool
options_set (Options *options, const Game *game, const char *key, const char *value, GError **error)
{
  int index = options_find (game, key);
  const OptionInfo *info;
  g_autofree char *known = NULL;

  if (index < 0)
    {
      known = options_list_keys (game);
      g_set_error (error, OPTIONS_ERROR, OPTIONS_ERROR_UNKNOWN_KEY,
                   "unknown option '%s' of %s; choose from %s", key, game->key, known);
      return false;
    }

  info = &game->options->list[index];
  for (unsigned i = 0; info->values[i].key != NULL; i++)
    if (strcmp (info->values[i].key, value) == 0)
      {
        options->value[index] = (uint8_t) i;
        return true;
      }

  known = option_list_values (info, ~0u);
  g_set_error (error, OPTIONS_ERROR, OPTIONS_ERROR_UNKNOWN_VALUE,
               "unknown value '%s' of option %s; choose from %s", value, key, known);
  return false;
}

bool
options_set_all (Options *options, const Game *game, const char *settings, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (settings, " ", -1);

  for (unsigned i = 0; parts[i] != NULL; i++)
    {
      char *equals;

      if (parts[i][0] == '\0')
        continue;
      equals = strchr (parts[i], '=');
      if (equals == NULL)
        {
          g_set_error (error, OPTIONS_ERROR, OPTIONS_ERROR_UNKNOWN_VALUE,
                       "'%s' is no setting; write key=value", parts[i]);
          return false;
        }
      *equals = '\0';
      if (!options_set (options, game, parts[i], equals + 1, error))
        return false;
    }

  return true;
}

unsigned
options_allowed (const Options *options, const Game *game, unsigned index)
{
  unsigned allowed = (1u << option_count_values (&game->options->list[index])) - 1;

  for (const OptionLimit *limit = game_limits (game); limit->values != 0; limit++)
    if (limit->option == index && !(limit->on_values & (1u << options->value[limit->on])))
      allowed &= limit->values;

  return allowed;
}

bool
options_matters (const Options *options, const Game *game, unsigned index)
{
  unsigned allowed = options_allowed (options, game, index);

  if ((allowed & (allowed - 1)) == 0)
    return false;
  for (const OptionLimit *limit = game_idle (game); limit->on_values != 0; limit++)
    if (limit->option == index && !(limit->on_values & (1u << options->value[limit->on])))
      return false;

  return true;
}

const OptionLimit *
options_find_conflict (const Options *options, const Game *game)
{
  for (const OptionLimit *limit = game_limits (game); limit->values != 0; limit++)
    if (!(limit->on_values & (1u << options->value[limit->on]))
        && !(limit->values & (1u << options->value[limit->option])))
      return limit;

  return NULL;
}

bool
options_validate (const Options *options, const Game *game, GError **error)
{
  const OptionLimit *limit = options_find_conflict (options, game);
  const OptionInfo *info;
  const OptionInfo *on;
  g_autofree char *values = NULL;
  g_autofree char *on_values = NULL;

  if (limit == NULL)
    return true;
  info = &game->options->list[limit->option];
  on = &game->options->list[limit->on];
  values = option_list_values (info, limit->values);
  on_values = option_list_values (on, limit->on_values);
  g_set_error (error, OPTIONS_ERROR, OPTIONS_ERROR_COMBINATION,
               "option %s=%s does not go with %s=%s; choose %s=%s or %s=%s", info->key,
               options_value_key (options, game, limit->option), on->key,
               options_value_key (options, game, limit->on), info->key, values, on->key, on_values);
  return false;
}

const char *
options_value_key (const Options *options, const Game *game, unsigned index)
{
  return game->options->list[index].values[options->value[index]].key;
}

int
options_number (const Options *options, const Game *game, unsigned index)
{
  return atoi (options_value_key (options, game, index));
}

char *
options_to_string (const Options *options, const Game *game)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; game->options->list[i].key != NULL; i++)
    if (options->value[i] != 0)
      g_string_append_printf (text, "%s%s=%s", text->len > 0 ? " " : "", game->options->list[i].key,
                              options_value_key (options, game, i));

  return g_string_free (text, FALSE);
}
