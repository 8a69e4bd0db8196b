/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/search/search.h"

#include <math.h>
#include <string.h>

#include "players/inference/beliefs.h"
#include "players/player-game.h"
#include "players/search/calls.h"
#include "players/search/ending.h"
#include "players/search/rollout.h"
#include "players/search/tree.h"
#include "players/search/trials.h"
#include "players/worlds/worlds.h"

#define ITERATIONS_A_LOOK 16 /* iterations between cancellation checks */

/* Returns the favourite of the rules of thumb among rows from @least up, or NULL. */
static const SearchRow *
rule_of_thumb (const Choice *choice, const SearchRow *rows, unsigned n, double least)
{
  const SearchRow *best = NULL;
  double most = 0;

  for (unsigned i = 0; i < choice->n; i++)
    {
      const SearchRow *row = search_row_find (rows, n, choice->row[i].action);

      if (row != NULL && row->mean >= least && (best == NULL || choice->row[i].value > most))
        {
          best = row;
          most = choice->row[i].value;
        }
    }

  return best;
}

/*
 * Tree search takes others for players who do not know their hands. These small shares solve the
 * positions of tests/positions that `simple` solves.
 */
static const SearchPrudence of_tree = { .sure = 1, .margin = 0.05, .equal = 0.08 };

/* Solved values are exact, except that others do not see all cards. */
static const SearchPrudence of_ending = { .margin = 0.06, .equal = 0.06 };

/* Values are exact if the stock is known. */
static const SearchPrudence of_known = { 0 };

/* With a stock, others play by rules of thumb and know their hands. */
static const SearchPrudence of_talon = { .sure = 1, .margin = 0.1, .equal = 0.08 };

/* Trials compare actions within each world, so a small margin suffices. */
static const SearchPrudence of_trials = { .sure = 1, .margin = 0.02 };

/* Returns the most promising row, or the favourite of the rules of thumb if @prudence keeps it. */
static const SearchRow *
best_row (const Choice *choice, const SearchRow *rows, unsigned n, double deviation,
          const SearchPrudence *prudence)
{
  const SearchRow *rule = rule_of_thumb (choice, rows, n, -INFINITY);
  const SearchRow *best = rule;
  double most = -INFINITY;

  if (rule != NULL)
    most = rule->mean + prudence->sure * rule->error + prudence->margin * deviation;
  for (unsigned i = 0; i < n; i++)
    if (&rows[i] != rule && rows[i].mean - prudence->sure * rows[i].error > most)
      {
        best = &rows[i];
        most = rows[i].mean - prudence->sure * rows[i].error;
      }
  if (best != rule)
    best = rule_of_thumb (choice, rows, n, best->mean - prudence->equal * deviation);

  return best != NULL ? best : &rows[0];
}

/* Puts the best of @rows first in @choice. */
static void
judge_by_rows (const SearchRow *rows, unsigned n, double deviation, const SearchPrudence *prudence,
               Choice *choice)
{
  const SearchRow *best;
  double least = 0;

  if (n == 0)
    return;
  best = best_row (choice, rows, n, deviation, prudence);
  for (unsigned i = 0; i < n; i++)
    least = MIN (least, rows[i].mean);
  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      const SearchRow *found = search_row_find (rows, n, row->action);

      if (found == NULL)
        {
          row->value = least - 1;
          continue;
        }
      row->value = found == best ? best->mean : MIN (found->mean, best->mean - 1e-6);
      row->standard_error = found->error;
    }
}

/* ---- Search effort --------------------------------------------------------------------------- */

static const SearchPlan plan_of_others
    = { .kind = SEARCH_ANY_KIND, .policy = GUIDE_BY_RULES, .share = 1 };

#define BELIEFS_MAX 200   /* most weighed worlds; more trials raise it */
#define FOR_PROMISES 1000 /* worlds weighed by promises, without trials */
#define CALLS_USUAL 8     /* usual decisions before play */
#define DRAWN_LEAST 200   /* least iterations with a stock */
#define DRAWN_BELIEFS_MAX 2000

static const SearchPlan *
plan_of (const Deal *seen)
{
  const PlayerGame *game = player_game (seen->game);

  for (unsigned i = 0; i < game->n_plans; i++)
    if (game->plans[i].kind == SEARCH_ANY_KIND || game->plans[i].kind == seen->options.value[0])
      return &game->plans[i];

  return &plan_of_others;
}

static bool
plan_has (const SearchPlan *plan, SearchTrait trait)
{
  return (plan->traits & trait) != 0;
}

static unsigned
count_iterations (const SearchPlan *plan, const Player *player)
{
  unsigned n = (unsigned) (plan->share * player->worlds);

  return plan_has (plan, SEARCH_DRAWN) ? MAX (n, DRAWN_LEAST) : n;
}

/* Returns the number of worlds to weigh, fewer after more plays. */
static unsigned
count_beliefs (const Observation *observation, const SearchPlan *plan, const Player *player)
{
  unsigned most = MAX (plan->tried * player->trials, BELIEFS_MAX);
  unsigned n_judged = plan->n_judged * (most / BELIEFS_MAX);

  if (plan_has (plan, SEARCH_DRAWN)) /* a world per iteration; nothing was called */
    return observation->seen.n_played > 0 ? MIN (count_iterations (plan, player), DRAWN_BELIEFS_MAX)
                                          : 0;
  if (plan_has (plan, SEARCH_PROMISED))
    return plan->tried > 0 ? most : FOR_PROMISES;

  return MIN (most, n_judged / (observation->seen.n_played + CALLS_USUAL));
}

/* Returns true if the rules of thumb prefer a play or the plan's verb to an announcement. */
static bool
is_searched (const Observation *observation, const SearchPlan *plan, const Choice *choice)
{
  const ChoiceRow *best = &choice->row[0];

  for (unsigned i = 1; i < choice->n; i++)
    if (choice->row[i].value > best->value)
      best = &choice->row[i];

  return action_is_play (observation->seen.game, best->action)
         || (plan->verb != VERB_NONE && action_verb (best->action) == plan->verb);
}

/* ---- Search of worlds ------------------------------------------------------------------------ */

static void
draw_from (const SearchGround *ground, Rng *rng, Deal *world)
{
  if (ground->beliefs != NULL)
    *world = *beliefs_draw (ground->beliefs, rng);
  else
    worlds_draw (ground->worlds, rng, world);
}

static unsigned
rows_of (const SearchGround *ground, SearchRow *rows)
{
  if (ground->rollout != NULL)
    return rollout_rows (ground->rollout, rows);

  return ground->tree != NULL ? tree_rows (ground->tree, rows) : ending_rows (ground->ending, rows);
}

static void
clear_ground (SearchGround *ground)
{
  g_clear_pointer (&ground->worlds, worlds_free);
  g_clear_pointer (&ground->beliefs, beliefs_free);
  g_clear_pointer (&ground->rollout, rollout_free);
  g_clear_pointer (&ground->tree, tree_free);
  g_clear_pointer (&ground->ending, ending_free);
}

/* Exploration weight, which lets the second best be visited nearly as often as the best. */
#define EXPLORE 4

/* Exploration weight with PlayerStock priors. */
#define EXPLORE_BY_RULES 1.5

/*
 * Number of joined trees, for any number of threads. One tree may be as strong (strength-notes.md).
 */
#define TREES 2

typedef struct
{
  const SearchGround *ground;
  const ThreadPool *pool;
  unsigned n_iterations; /* total of all trees */
  Rng rng;               /* origin of the trees' random streams */
  Tree *tree[TREES];
  const PlayerStock *stock; /* for SEARCH_DRAWN, or NULL */
} Growing;

static void
grow_tree (gpointer data, unsigned index, unsigned worker G_GNUC_UNUSED)
{
  const Growing *growing = data;
  const SearchGround *ground = growing->ground;
  unsigned n = growing->n_iterations / TREES + (index < growing->n_iterations % TREES ? 1 : 0);
  Rng rng = rng_new (growing->rng.state, index);

  for (unsigned i = 0; i < n; i++)
    {
      Deal world;

      if (i % ITERATIONS_A_LOOK == 0 && thread_pool_is_cancelled (growing->pool))
        break;
      draw_from (ground, &rng, &world);
      if (growing->stock != NULL)
        growing->stock->shuffle (&world, &rng);
      tree_iterate (growing->tree[index], &world, &rng);
    }
}

static void
search_trees (SearchGround *ground, const Observation *observation, const SearchPlan *plan,
              unsigned n_iterations, Rng *rng, const ThreadPool *pool)
{
  const PlayerStock *stock
      = plan_has (plan, SEARCH_DRAWN) ? player_game (observation->seen.game)->stock : NULL;
  TreeRules rules = { .policy = plan->policy,
                      .explore = stock != NULL ? EXPLORE_BY_RULES : EXPLORE,
                      .stock = stock };
  StockRest *rest[TREES] = { NULL };
  Growing growing = { .ground = ground,
                      .pool = pool,
                      .n_iterations = n_iterations,
                      .rng = rng_new (rng_next (rng), 0),
                      .stock = stock };

  for (unsigned i = 0; i < TREES; i++)
    {
      if (stock != NULL)
        rules.rest = rest[i] = stock->begin (&observation->seen);
      growing.tree[i] = tree_new (&rules);
    }
  thread_pool_work (pool, TREES, grow_tree, &growing);
  for (unsigned i = 0; stock != NULL && i < TREES; i++)
    stock->end (rest[i]);
  ground->tree = growing.tree[0];
  for (unsigned i = 1; i < TREES; i++)
    {
      tree_join (ground->tree, growing.tree[i]);
      tree_free (growing.tree[i]);
    }
}

/* Keeps the favourite of the rules of thumb unless another action is clearly better. */
static void
judge_by_trials (const Rollout *rollout, const SearchPrudence *prudence, Choice *choice)
{
  SearchRow rows[ACTIONS_MAX];
  unsigned n = rollout_rows (rollout, rows);
  Action best = rollout_best (rollout, prudence->sure, prudence->margin);
  const SearchRow *found = search_row_find (rows, n, best);
  double least = found->mean;

  for (unsigned i = 0; i < n; i++)
    least = MIN (least, rows[i].mean);
  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      const SearchRow *tried = search_row_find (rows, n, row->action);

      row->value = tried == NULL    ? least - 1
                   : tried == found ? found->mean
                                    : MIN (tried->mean, found->mean - 1e-6);
      row->standard_error = tried != NULL ? tried->error : 0;
    }
}

#define SOLVED_MAX 60 /* most worlds solved */

static bool
are_listed (const Worlds *worlds)
{
  return worlds_are_listed (worlds) && worlds_count (worlds) >= 1;
}

static unsigned
count_solved (const SearchGround *ground)
{
  if (ground->beliefs != NULL)
    return MIN (beliefs_count (ground->beliefs), SOLVED_MAX);

  return are_listed (ground->worlds) ? MIN ((unsigned) worlds_count (ground->worlds), SOLVED_MAX)
                                     : SOLVED_MAX;
}

/* Fills @world with number @index of @n to solve; returns its weight. */
static double
take_solved (const SearchGround *ground, unsigned index, unsigned n, Rng *rng, Deal *world)
{
  double weight = 1;

  if (ground->beliefs != NULL && beliefs_count (ground->beliefs) == n)
    *world = *beliefs_at (ground->beliefs, index, &weight);
  else if (ground->beliefs != NULL)
    *world = *beliefs_at_share (ground->beliefs, (index + 0.5) / n);
  else if (are_listed (ground->worlds))
    worlds_at (ground->worlds, index * (unsigned) worlds_count (ground->worlds) / n, world, rng);
  else
    worlds_draw (ground->worlds, rng, world);

  return weight;
}

/* Solves each distinct world; returns false without a result. */
static bool
solve_ending (SearchGround *ground, Rng *rng, const ThreadPool *pool)
{
  unsigned n_worlds = count_solved (ground);
  g_autofree EndingWorld *worlds = g_new (EndingWorld, n_worlds);
  SearchRow rows[ACTIONS_MAX];
  unsigned n = 0;

  for (unsigned i = 0; i < n_worlds && !thread_pool_is_cancelled (pool); i++)
    {
      EndingWorld *next = &worlds[n];

      next->weight = take_solved (ground, i, n_worlds, rng, &next->deal);
      if (n > 0 && memcmp (next->deal.hand, next[-1].deal.hand, sizeof next->deal.hand) == 0)
        next[-1].weight += next->weight;
      else if (next->weight > 0)
        n++;
    }
  ground->ending = ending_new (pool->cancellable);
  ending_add (ground->ending, worlds, n, pool);
  if (ending_rows (ground->ending, rows) > 0)
    return true;
  g_clear_pointer (&ground->ending, ending_free);

  return false;
}

/* Largest stock with few enough orders to solve. */
#define DRAWN_KNOWN 2

/*
 * Returns true if few enough cards are left to solve worlds; a certain world ignores negative
 * `more_cards`.
 */
static bool
is_to_be_solved (const SearchGround *ground, const SearchPlan *plan, const Player *player,
                 const Observation *observation)
{
  int n_cards = (int) player->ending + plan->more_cards;
  bool is_certain = ground->beliefs != NULL
                        ? beliefs_count (ground->beliefs) == 1
                        : are_listed (ground->worlds) && worlds_count (ground->worlds) <= 1;

  if (is_certain)
    n_cards = MAX (n_cards, (int) player->ending);

  return (player->ending > 0 || plan_has (plan, SEARCH_DRAWN))
         && ending_is_near (&observation->seen, (unsigned) MAX (n_cards, 0),
                            observation->n_elsewhere <= 1 ? DRAWN_KNOWN : 0);
}

static void
judge_by_ground (const SearchGround *ground, const SearchPlan *plan, Choice *choice)
{
  SearchRow rows[ACTIONS_MAX];
  unsigned n = rows_of (ground, rows);

  if (ground->rollout != NULL)
    judge_by_trials (ground->rollout, plan->prudence != NULL ? plan->prudence : &of_trials, choice);
  else if (ground->tree != NULL)
    judge_by_rows (rows, n, tree_deviation (ground->tree),
                   plan_has (plan, SEARCH_DRAWN) ? &of_talon : &of_tree, choice);
  else
    judge_by_rows (rows, n, ending_deviation (ground->ending),
                   ground->is_known ? &of_known : &of_ending, choice);
}

static void
look_at_worlds (SearchGround *ground, const Observation *observation, const SearchPlan *plan,
                const Player *player, const Choice *choice, Rng *rng, const ThreadPool *pool)
{
  unsigned n_beliefs = player->inference ? count_beliefs (observation, plan, player) : 0;
  Trials trials = { .n = plan->tried * player->trials,
                    .n_deep = plan_has (plan, SEARCH_DEEP) ? player->trials : 0,
                    .n_open = plan_has (plan, SEARCH_OPEN) ? player->open : 0 };

  if (n_beliefs > 0)
    ground->beliefs = beliefs_new (observation, n_beliefs, rng, pool);
  else
    ground->worlds = worlds_new (observation);
  ground->is_known = plan_has (plan, SEARCH_DRAWN) && observation->n_elsewhere <= 1;
  if (thread_pool_is_cancelled (pool)
      || (is_to_be_solved (ground, plan, player, observation) && solve_ending (ground, rng, pool)))
    return;
  if (trials.n > 0)
    trials_make (ground, observation, choice, &trials, rng, pool);
  else
    search_trees (ground, observation, plan, count_iterations (plan, player), rng, pool);
}

/* Judges calls by rules of thumb or playouts, cards by worlds. */
void
search_judge (const Observation *observation, const Player *player, Rng *rng,
              GCancellable *cancellable, Choice *choice)
{
  const ThreadPool pool = { player->threads, cancellable };
  PlayerJudge judge = player_game (observation->seen.game)->judge;
  const SearchPlan *plan = plan_of (&observation->seen);
  SearchGround ground = { 0 };

  for (unsigned i = 0; i < choice->n; i++)
    choice->row[i].reason = REASON_LEAST_BAD;
  if (judge != NULL)
    judge (observation, choice);
  if (player->calls > 0)
    calls_dare (observation, choice);
  if (calls_are_played_on (observation, player))
    calls_judge (observation, player, rng, &pool, choice);
  if (observation->seen.phase != PHASE_PLAY || !is_searched (observation, plan, choice))
    return;

  look_at_worlds (&ground, observation, plan, player, choice, rng, &pool);
  if (!thread_pool_is_cancelled (&pool))
    judge_by_ground (&ground, plan, choice);
  clear_ground (&ground);
}
