/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "simple.h"

#include "game.h"
#include "simple/simple-judges.h"

#define ADDED_MAX 8

typedef struct
{
  const Game *game;
  SimpleJudge judge;
} JudgeRow;

static const JudgeRow built_in[] = { SIMPLE_JUDGES };

/* Set before anybody plays and never changed: players in threads only read it. */
static JudgeRow added[ADDED_MAX];
static unsigned n_added;

static SimpleJudge
find_judge (const JudgeRow *rows, unsigned n, const Game *game)
{
  for (unsigned i = 0; i < n; i++)
    if (rows[i].game == game)
      return rows[i].judge;

  return NULL;
}

SimpleJudge
simple_judge (const Observation *observation)
{
  const Game *game = observation->seen.game;
  SimpleJudge judge = find_judge (built_in, G_N_ELEMENTS (built_in), game);

  return judge != NULL ? judge : find_judge (added, n_added, game);
}

void
simple_add (const Game *game, SimpleJudge judge)
{
  g_assert (n_added < ADDED_MAX);

  added[n_added++] = (JudgeRow) { game, judge };
}
