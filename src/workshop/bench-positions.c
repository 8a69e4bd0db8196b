/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Implements `bench positions`: how many examples each level solves. */

#include <stdio.h>

#include "workshop/workshop.h"
#include "players/problems/problem.h"
#include "rules/game.h"

typedef struct
{
  unsigned n;
  unsigned solved[PLAYER_LEVELS];
} Tally;

static void
print_missed (const Problem *problem, PlayerLevel level, Action did)
{
  g_autofree char *right = problem_name_right (problem);
  char token[TOKEN_MAX];

  printf ("missed %s level %s did %s right %s\n", problem->name, player_of_level (level)->name,
          action_to_token (problem->deal.game, deal_pack (&problem->deal), did, token), right);
}

static void
count_problem (Tally *tally, const Problem *problem)
{
  tally->n++;
  for (PlayerLevel level = 0; level < PLAYER_LEVELS; level++)
    {
      Action did = problem_choose (problem, level, 1);

      if (action_list_has (&problem->right, did))
        tally->solved[level]++;
      else if (player_of_level (level)->kind != THINKING_BY_LOT)
        print_missed (problem, level, did);
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
workshop_bench_positions (int argc, char **argv)
{
  g_autofree Tally *tallies = g_new0 (Tally, find_game (NULL));
  g_auto (GStrv) files = NULL;
  GError *error = NULL;

  if (!cli_parse_files (argc, argv, "FILE…", &files, &error))
    return cli_fail_error (error);
  if (files == NULL)
    return cli_fail (CLI_BAD_USAGE, "bench positions takes at least one FILE");
  for (char **file = files; *file != NULL; file++)
    {
      g_autoptr (Problem) problem = problem_read (*file, &error);

      if (problem == NULL)
        return cli_fail_error (error);
      count_problem (&tallies[find_game (problem->deal.game)], problem);
    }
  print_tallies (tallies);

  return CLI_OK;
}
