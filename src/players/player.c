/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "player.h"

#include <string.h>

#include "simple.h"

static const char *const level_names[PLAYER_LEVELS] = {
  [PLAYER_LEVEL_RANDOM] = "random",
  [PLAYER_LEVEL_SIMPLE] = "simple",
};

int
player_level_find (const char *name)
{
  for (int level = 0; level < PLAYER_LEVELS; level++)
    if (strcmp (level_names[level], name) == 0)
      return level;

  return -1;
}

const char *
player_level_name (PlayerLevel level)
{
  return level_names[level];
}

/* The order of the rows is the order of preference; equal values keep the order of the tokens. */
static void
sort_rows (Choice *choice)
{
  for (unsigned i = 1; i < choice->n; i++)
    {
      ChoiceRow row = choice->row[i];
      unsigned k = i;

      for (; k > 0 && choice->row[k - 1].value < row.value; k--)
        choice->row[k] = choice->row[k - 1];
      choice->row[k] = row;
    }
}

void
player_choose (const Observation *observation, PlayerLevel level, Rng *rng,
               GCancellable *cancellable G_GNUC_UNUSED, Choice *choice)
{
  const ActionList *legal = &observation->legal;
  SimpleJudge judge = level == PLAYER_LEVEL_SIMPLE ? simple_judge (observation) : NULL;

  g_return_if_fail (legal->n > 0);
  choice->n = legal->n;
  for (unsigned i = 0; i < legal->n; i++)
    {
      ChoiceRow *row = &choice->row[i];

      *row = (ChoiceRow) { .action = legal->at[i], .reason = REASON_ONLY_ACTION };
      if (judge == NULL && legal->n > 1)
        *row = (ChoiceRow) { legal->at[i], rng_below (rng, 1u << 31), 0, REASON_RANDOM };
    }
  if (legal->n == 1)
    return;

  if (judge != NULL)
    judge (observation, choice);
  sort_rows (choice);
}
