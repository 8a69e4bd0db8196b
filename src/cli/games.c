/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdio.h>

#include "cli/cli.h"

/* Seats over all values of the options that can change them: "4" or "2,3,4". */
static char *
list_seats (const Game *game)
{
  GString *text = g_string_new (NULL);
  unsigned seen = 0;

  for (unsigned i = 0; game->options->list[i].key != NULL; i++)
    for (unsigned v = 0; game->options->list[i].values[v].key != NULL; v++)
      {
        Options options = OPTIONS_DEFAULT;

        options.value[i] = (uint8_t) v;
        seen |= 1u << game_count_seats (game, &options);
      }
  for (unsigned n = 0; n <= SEATS_MAX; n++)
    if (seen & (1u << n))
      g_string_append_printf (text, "%s%u", text->len > 0 ? "," : "", n);

  return g_string_free (text, FALSE);
}

int
cli_games (int argc, char **argv)
{
  g_auto (GStrv) words = NULL;
  GError *error = NULL;
  const Game *game;

  if (!cli_parse_files (argc, argv, NULL, &words, &error))
    return cli_fail_error (error);
  if (words != NULL)
    return cli_fail (CLI_BAD_USAGE, "games takes no word '%s'", words[0]);

  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *seats = list_seats (game);

      printf ("%s %s", game->key, seats);
      for (const OptionInfo *info = game->options->list; info->key != NULL; info++)
        {
          printf (" %s=%s{", info->key, info->values[0].key);
          for (unsigned v = 0; info->values[v].key != NULL; v++)
            printf ("%s%s", v > 0 ? "|" : "", info->values[v].key);
          printf ("}");
        }
      printf ("\n");
    }

  return CLI_OK;
}
