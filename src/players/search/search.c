/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "search.h"

#include <math.h>

#include "inference/beliefs.h"
#include "simple.h"
#include "tree.h"
#include "worlds/worlds.h"

#define ITERATIONS_A_LOOK 16 /* between two looks at whether anybody waits for it */

static const TreeRow *
find_row (const TreeRow *rows, unsigned n, Action action)
{
  for (unsigned i = 0; i < n; i++)
    if (rows[i].action == action)
      return &rows[i];

  return NULL;
}

static double
error_of (const TreeRow *row)
{
  return row->n > 1 ? sqrt (row->squares / (row->n - 1) / row->n) : fabs (row->mean);
}

/* What the rules of thumb like best of what has a mean of at least @least, or NULL. */
static const TreeRow *
rule_of_thumb (const Choice *choice, const TreeRow *rows, unsigned n, double least)
{
  const TreeRow *best = NULL;
  double most = 0;

  for (unsigned i = 0; i < choice->n; i++)
    {
      const TreeRow *row = find_row (rows, n, choice->row[i].action);

      if (row != NULL && row->mean >= least && (best == NULL || choice->row[i].value > most))
        {
          best = row;
          most = choice->row[i].value;
        }
    }

  return best;
}

/*
 * By so many standard errors of both an action must be better, and by this share of the deviation
 * of the results: a search takes others for players who do not know their own hands. `club` in
 * Klaverjassen, Rotterdam, against `simple`: without 0.6 ± 4.7 points a deal ahead, with 0.5, 1, 2
 * standard errors 7.3, 6.7, 4.2 (600 pairs). The share, and that
 * within which others are equals of the best, are some of the least with which the positions of
 * tests/positions come out right that `simple` knows.
 */
#define SURE 1
#define MARGIN 0.05
#define EQUAL 0.08

/*
 * The best is what promises most; but what the rules of thumb do stands until something else is
 * better for sure, and they choose among equals.
 */
static const TreeRow *
best_row (const Choice *choice, const TreeRow *rows, unsigned n, double deviation)
{
  const TreeRow *rule = rule_of_thumb (choice, rows, n, -INFINITY);
  const TreeRow *best = rule;
  double most = rule != NULL ? rule->mean + SURE * error_of (rule) + MARGIN * deviation : -INFINITY;

  for (unsigned i = 0; i < n; i++)
    if (&rows[i] != rule && rows[i].n > 1)
      {
        double value = rows[i].mean - SURE * error_of (&rows[i]);

        if (value > most)
          {
            best = &rows[i];
            most = value;
          }
      }
  if (best != rule)
    best = rule_of_thumb (choice, rows, n, best->mean - EQUAL * deviation);

  return best != NULL ? best : &rows[0];
}

static void
judge_by_tree (const Tree *tree, Choice *choice)
{
  TreeRow rows[ACTIONS_MAX];
  unsigned n = tree_rows (tree, rows);
  const TreeRow *best;
  double least = 0;

  if (n == 0)
    return;
  best = best_row (choice, rows, n, tree_deviation (tree));
  for (unsigned i = 0; i < n; i++)
    least = MIN (least, rows[i].mean);
  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      const TreeRow *found = find_row (rows, n, row->action);

      if (found == NULL)
        {
          row->value = least - 1;
          continue;
        }
      row->value = found == best ? best->mean : MIN (found->mean, best->mean - 1e-6);
      row->standard_error = error_of (found);
    }
}

/* ---- How much is looked at ------------------------------------------------------------------- */

/*
 * By game: how many decisions of others are judged again, at most, to weigh worlds by what was
 * called and played. 56 has none: to judge its auctions again takes 60 ms a move, and brought
 * nothing (STRENGTH.md). Of Wurzen nothing is judged yet.
 */
typedef struct
{
  const Game *game;
  unsigned n_judged;
} PlanRow;

static const PlanRow plans[] = {
  { &klaverjas_game, 4000 },
  { &zensern_game, 4000 },
  { &cego_game, 2000 },
};

#define BELIEFS_MAX 200 /* worlds that are weighed */
#define CALLS_USUAL 8   /* decisions before the first card, about */

/* There are fewer worlds, the more was played; 0: none are weighed. */
static unsigned
count_beliefs (const Observation *observation)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (plans); i++)
    if (plans[i].game == observation->seen.game)
      return MIN (BELIEFS_MAX, plans[i].n_judged / (observation->seen.n_played + CALLS_USUAL));

  return 0;
}

/*
 * Most that a result may be off by is little against the results: the second best is looked at
 * nearly as often as the best. Klaverjassen, Rotterdam, `strong` without inference against `simple`
 * with 0.5, 1, 2, 4: 1.4, 14.1, 14.3, 16.6 points a deal (400 pairs).
 */
static const TreeRules rules = { .policy = GUIDE_BY_TRICK, .explore = 4 };

/*
 * What the rules of thumb would do is to play a card or to close the stock, and not to say what is
 * said before that: what they announce is announced.
 */
static bool
is_searched (const Observation *observation, const Choice *choice)
{
  const Game *game = observation->seen.game;
  const ChoiceRow *best = &choice->row[0];

  for (unsigned i = 1; i < choice->n; i++)
    if (choice->row[i].value > best->value)
      best = &choice->row[i];

  return action_is_play (game, best->action)
         || (game == &wurzen_game && action_verb (best->action) == WURZEN_VERB_CLOSE);
}

void
search_draw (const SearchGround *ground, Rng *rng, Deal *world)
{
  if (ground->beliefs != NULL)
    *world = *beliefs_draw (ground->beliefs, rng);
  else
    worlds_draw (ground->worlds, rng, world);
}

void
search_judge (const Observation *observation, const Player *player, Rng *rng,
              GCancellable *cancellable, Choice *choice)
{
  search_judge_and_look (observation, player, rng, cancellable, choice, NULL, NULL);
}

/* Calls are made by the rules of thumb, and cards by what is found in worlds. */
void
search_judge_and_look (const Observation *observation, const Player *player, Rng *rng,
                       GCancellable *cancellable, Choice *choice, SearchLook look, gpointer data)
{
  SimpleJudge simple = simple_judge (observation);
  unsigned n_beliefs = player->inference ? count_beliefs (observation) : 0;
  Worlds *worlds = NULL;
  Beliefs *beliefs = NULL;
  Tree *tree;

  for (unsigned i = 0; i < choice->n; i++)
    choice->row[i].reason = REASON_LEAST_BAD;
  if (simple != NULL)
    simple (observation, choice);
  if (observation->seen.phase != PHASE_PLAY || !is_searched (observation, choice))
    return;

  if (n_beliefs > 0)
    beliefs = beliefs_new (observation, n_beliefs, rng, cancellable);
  else
    worlds = worlds_new (observation);
  tree = tree_new (&rules);
  for (unsigned i = 0; i < player->worlds; i++)
    {
      Deal world;

      if (i % ITERATIONS_A_LOOK == 0 && g_cancellable_is_cancelled (cancellable))
        break;
      if (worlds != NULL)
        worlds_draw (worlds, rng, &world);
      tree_iterate (tree, worlds != NULL ? &world : beliefs_draw (beliefs, rng), rng);
    }
  judge_by_tree (tree, choice);
  if (look != NULL && !g_cancellable_is_cancelled (cancellable))
    look (data, &(SearchGround) { .beliefs = beliefs, .worlds = worlds, .tree = tree });
  tree_free (tree);
  g_clear_pointer (&worlds, worlds_free);
  g_clear_pointer (&beliefs, beliefs_free);
}
