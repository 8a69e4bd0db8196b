/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "help/help-when.h"

#include <string.h>

static bool
parse_term (HelpWhen *when, const Game *game, const char *term, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (term, "=", 2);
  int option = g_strv_length (parts) == 2 ? options_find (game, parts[0]) : -1;

  if (option < 0)
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                   "'%s' in 'when' should be option=value with an option of %s", term, game->key);
      return false;
    }

  for (uint8_t value = 0; game->options->list[option].values[value].key != NULL; value++)
    if (strcmp (game->options->list[option].values[value].key, parts[1]) == 0)
      {
        when->term[when->n].option = (uint8_t) option;
        when->term[when->n].value = value;
        when->n++;
        return true;
      }

  g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
               "'%s' in 'when': option '%s' of %s has no such value", term, parts[0], game->key);
  return false;
}

bool
help_when_parse (HelpWhen *when, const Game *game, const char *text, GError **error)
{
  g_auto (GStrv) terms = NULL;

  when->n = 0;
  if (text == NULL)
    return true;

  terms = g_strsplit (text, "|", -1);
  if (g_strv_length (terms) == 0 || g_strv_length (terms) > HELP_TERMS_MAX)
    {
      g_set_error (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT,
                   "'when' should have 1 to %d alternatives option=value", HELP_TERMS_MAX);
      return false;
    }

  for (unsigned i = 0; terms[i] != NULL; i++)
    if (!parse_term (when, game, terms[i], error))
      return false;

  return true;
}

bool
help_when_holds (const HelpWhen *when, const Options *options)
{
  for (unsigned i = 0; i < when->n; i++)
    if (options->value[when->term[i].option] == when->term[i].value)
      return true;

  return when->n == 0;
}
