/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/simple.h"

#include "players/games/simple-judges.h"
#include "rules/game.h"

#define ADDED_MAX 8

typedef struct
{
  const Game *game;
  SimpleJudge judge;
  SimpleArguer argue;
} JudgeRow;

static const JudgeRow built_in[] = { SIMPLE_JUDGES };

/* Set before anybody plays and never changed: players in threads only read it. */
static JudgeRow added[ADDED_MAX];
static unsigned n_added;

static const JudgeRow *
find_row (const Game *game)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (built_in); i++)
    if (built_in[i].game == game)
      return &built_in[i];
  for (unsigned i = 0; i < n_added; i++)
    if (added[i].game == game)
      return &added[i];

  return NULL;
}

SimpleJudge
simple_judge (const Observation *observation)
{
  const JudgeRow *row = find_row (observation->seen.game);

  return row != NULL ? row->judge : NULL;
}

SimpleArguer
simple_arguer (const Observation *observation)
{
  const JudgeRow *row = find_row (observation->seen.game);

  return row != NULL ? row->argue : NULL;
}

void
simple_add (const Game *game, SimpleJudge judge)
{
  g_assert (n_added < ADDED_MAX);

  added[n_added++] = (JudgeRow) { .game = game, .judge = judge };
}
