/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "trick-score.h"

#include <string.h>

#include "game.h"

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
