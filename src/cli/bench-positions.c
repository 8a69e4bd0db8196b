/* SPDX-License-Identifier: GPL-3.0-or-later */

/** `bench positions`: how many positions with a right action each level gets right, by game. */

#include <stdio.h>

#include "cli/cli.h"
#include "cli/position.h"

typedef struct
{
  unsigned n;
  unsigned solved[PLAYER_LEVELS];
} Tally;

static void
print_missed (const Position *position, PlayerLevel level, Action did)
{
  g_autofree char *right = position_name_right (position);
  char token[TOKEN_MAX];

  printf ("missed %s level %s did %s right %s\n", position->name, player_of_level (level)->name,
          action_to_token (position->deal.game, deal_pack (&position->deal), did, token), right);
}

static void
count_position (Tally *tally, const Position *position)
{
  tally->n++;
  for (PlayerLevel level = 0; level < PLAYER_LEVELS; level++)
    {
      Action did = position_choose (position, level);

      if (action_list_has (&position->right, did))
        tally->solved[level]++;
      else if (player_of_level (level)->kind != THINKING_BY_LOT)
        print_missed (position, level, did);
    }
}

static unsigned
find_game (const Game *game)
{
  unsigned index = 0;

  while (game_at (index) != game)
    index++;

  return index;
}

static void
print_tallies (const Tally *tallies)
{
  for (unsigned g = 0; game_at (g) != NULL; g++)
    for (PlayerLevel level = 0; level < PLAYER_LEVELS && tallies[g].n > 0; level++)
      printf ("positions %s level %s solved %u of %u share %.2f\n", game_at (g)->key,
              player_of_level (level)->name, tallies[g].solved[level], tallies[g].n,
              tallies[g].solved[level] / (double) tallies[g].n);
}

int
cli_bench_positions (int argc, char **argv)
{
  g_autofree Tally *tallies = g_new0 (Tally, find_game (NULL)); /* as many as there are games */
  g_auto (GStrv) files = NULL;
  GError *error = NULL;

  if (!cli_parse_files (argc, argv, "FILE…", &files, &error))
    return cli_fail_error (error);
  if (files == NULL)
    return cli_fail (CLI_BAD_USAGE, "bench positions takes at least one FILE");
  for (char **file = files; *file != NULL; file++)
    {
      g_autoptr (Position) position = position_read (*file, &error);

      if (position == NULL)
        return cli_fail_error (error);
      count_position (&tallies[find_game (position->deal.game)], position);
    }
  print_tallies (tallies);

  return CLI_OK;
}
