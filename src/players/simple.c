/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "simple.h"

#include "game.h"

/* clang-format off */
static const struct
{
  const Game *game;
  SimpleJudge judge;
} judges[] = {
  { &klaverjas_game, simple_judge_klaverjas },
  { &zensern_game, simple_judge_zensern },
  { &cego_game, simple_judge_cego },
  { &fiftysix_game, simple_judge_fiftysix },
  { &wurzen_game, simple_judge_wurzen },
};
/* clang-format on */

SimpleJudge
simple_judge (const Observation *observation)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (judges); i++)
    if (judges[i].game == observation->seen.game)
      return judges[i].judge;

  return NULL;
}
