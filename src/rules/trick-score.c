/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/trick-score.h"

#include <string.h>

#include "rules/game.h"

void
trick_score_make (TrickScore *score, const Deal *deal)
{
  memset (score, 0, sizeof *score);
  score->side = game_allies (deal, 0) & deal->playing;
  for (unsigned u = 0; u < SEATS_MAX; u++)
    {
      score->points[u] = deal->card_points[u];
      score->winners |= (SeatSet) ((deal->won[u] != 0) << u);
    }
  game_trick_score (deal, score);
}

int
trick_bonus_points (const TrickBonus *bonus, CardSet cards)
{
  const unsigned n_ranks = sizeof bonus->four / sizeof bonus->four[0];
  unsigned four = (1u << n_ranks) - 1;
  int points = 0;

  for (unsigned suit = 0; suit < SUITS; suit++)
    {
      unsigned held = (unsigned) (cards >> (n_ranks * suit)) & ((1u << n_ranks) - 1);

      points += bonus->suit[suit][held];
      four &= held;
    }
  for (unsigned rank = 0; rank < n_ranks; rank++)
    if (four & (1u << rank))
      points += bonus->four[rank];

  return points;
}
