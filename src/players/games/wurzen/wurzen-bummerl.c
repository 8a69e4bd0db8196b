/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/games/wurzen/wurzen.h"

#include <glib.h>

#include "rules/games/wurzen/wurzen-tables.h"
#include "rules/games/wurzen/wurzen.h"

#define GOAL_MAX 9

/*
 * Share of deals won by each number of game points: results of `simple` against itself (command
 * `play`, with and without `--set mode=schnapsen`).
 */
static const double shares[][MATCH_WORTH_POINTS_MAX + 1] = {
  [WURZEN_MODE_WURZEN] = { 0, 0.455, 0.41, 0.121, 0.014 },
  [WURZEN_MODE_SCHNAPSEN] = { 0, 0.462, 0.462, 0.076, 0 },
};

/* Chance of seat 0 to win the Bummerl, by the game points that each player needs. */
typedef double WinChances[GOAL_MAX + 1][GOAL_MAX + 1];

/* Fills @chances; either player wins the next deal equally often. */
static void
find_chances (WinChances chances, const double *share)
{
  for (unsigned own = 0; own <= GOAL_MAX; own++)
    for (unsigned other = 0; other <= GOAL_MAX; other++)
      {
        double sum = 0;

        for (unsigned points = 1; own > 0 && other > 0 && points <= MATCH_WORTH_POINTS_MAX;
             points++)
          sum += share[points] / 2
                 * (chances[own - MIN (own, points)][other]
                    + chances[own][other - MIN (other, points)]);
        chances[own][other] = own == 0 ? 1 : sum;
      }
}

void
wurzen_match_worth (MatchWorth *worth, const Deal *deal)
{
  const int goal = wurzen_mode (&deal->options)->goal;
  const unsigned own = (unsigned) CLAMP (goal - deal->standing[0], 1, GOAL_MAX);
  const unsigned other = (unsigned) CLAMP (goal - deal->standing[1], 1, GOAL_MAX);
  const double *share = shares[deal->options.value[WURZEN_MODE]];
  double by_one[2];
  WinChances chances;

  find_chances (chances, share);
  worth->usual[0] = worth->usual[1] = worth->points = 0;
  by_one[0] = chances[own][other - 1];
  by_one[1] = chances[own - 1][other];
  for (int points = -MATCH_WORTH_POINTS_MAX; points <= MATCH_WORTH_POINTS_MAX; points++)
    {
      unsigned n = (unsigned) ABS (points);
      double chance = points > 0   ? chances[own - MIN (own, n)][other]
                      : points < 0 ? chances[own][other - MIN (other, n)]
                                   : (by_one[0] + by_one[1]) / 2;

      worth->of[MATCH_WORTH_POINTS_MAX + points]
          = (2 * chance - by_one[0] - by_one[1]) / (by_one[1] - by_one[0]);
    }
  for (int points = 1; points <= MATCH_WORTH_POINTS_MAX; points++)
    {
      worth->usual[0] += share[points] * worth->of[MATCH_WORTH_POINTS_MAX - points];
      worth->usual[1] += share[points] * worth->of[MATCH_WORTH_POINTS_MAX + points];
      worth->points += share[points] * points;
    }
}
