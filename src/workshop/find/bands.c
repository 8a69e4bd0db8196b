/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/find/bands.h"

const PlayerLevel band_levels[BAND_LEVELS]
    = { PLAYER_LEVEL_SIMPLE, PLAYER_LEVEL_CLUB, PLAYER_LEVEL_STRONG };

static const unsigned weight_of_level[BAND_LEVELS] = { 2, 1, 1 };

/* greatest weighted failures in all bands but the last */
static const unsigned missed_most[PROBLEM_BANDS - 1] = { 6, 40, 55, 70 };

/* greatest share of played cards, in tenths, for counting problems */
static const unsigned played_most[PROBLEM_BANDS - 1] = { 3, 4, 6, 7 };

void
band_count_solved (const Problem *problem, unsigned *solved)
{
  for (unsigned i = 0; i < BAND_LEVELS; i++)
    {
      solved[i] = 0;
      for (unsigned seed = 1; seed <= BAND_SEEDS; seed++)
        solved[i]
            += action_list_has (&problem->right, problem_choose (problem, band_levels[i], seed));
    }
}

static unsigned
find_band (unsigned figure, const unsigned *most)
{
  unsigned band = 0;

  while (band < PROBLEM_BANDS - 1 && figure > most[band])
    band++;

  return band + 1;
}

unsigned
band_of (const Problem *problem, unsigned *solved)
{
  unsigned missed = 0;

  if (problem->kind == PROBLEM_COUNT)
    {
      unsigned n_left = 0;

      for (unsigned seat = 0; seat < problem->deal.n_seats; seat++)
        n_left += card_set_count (problem->deal.hand[seat]);

      return find_band (10 * problem->deal.n_played / (problem->deal.n_played + n_left),
                        played_most);
    }
  band_count_solved (problem, solved);
  for (unsigned i = 0; i < BAND_LEVELS; i++)
    missed += weight_of_level[i] * (BAND_SEEDS - solved[i]);

  return find_band (missed, missed_most);
}
