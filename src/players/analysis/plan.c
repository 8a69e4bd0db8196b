/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/analysis/plan.h"

#include <glib.h>

#include "players/solver/solve.h"

#define POSITION 500 /* nodes that take as long as one position without any */

typedef struct
{
  const Deal *world;
  unsigned seat;
  Solver *solver;
  uint64_t left; /* nodes that may still be searched */
} Plan;

/* Worlds that have gone the same way so far. */
typedef struct
{
  unsigned n;
  unsigned index[PLAN_WORLDS]; /* place in Plan.world */
  Deal at[];
} Group;

static Group *
group_new (unsigned n)
{
  Group *self = g_malloc (sizeof *self + n * sizeof self->at[0]);

  self->n = 0;

  return self;
}

static Deal *
group_add (Group *self, const Group *from, unsigned i)
{
  self->index[self->n] = from->index[i];
  self->at[self->n] = from->at[i];

  return &self->at[self->n++];
}

static double play (Plan *self, const Group *group, AnalysisLine *line);

/* Reads the deals that are over; returns the sum of their leads. */
static double
end (const Plan *self, const Group *group, AnalysisLine *line)
{
  double sum = 0;

  for (unsigned i = 0; i < group->n; i++)
    {
      const Deal *world = &self->world[group->index[i]];
      LineTable table;

      line_table_make (&table, world);
      line_read (&table, world, &group->at[i], &line[group->index[i]]);
      sum += line[group->index[i]].lead;
    }

  return sum;
}

/* Plays on in the parts of @group with different @key; returns the sum of leads. */
static double
play_parts (Plan *self, const Group *group, const uint64_t *key, AnalysisLine *line)
{
  g_autofree bool *done = g_new0 (bool, group->n);
  double sum = 0;

  for (unsigned i = 0; i < group->n && self->left > 0; i++)
    {
      g_autofree Group *part = NULL;

      if (done[i])
        continue;
      part = group_new (group->n - i);
      for (unsigned k = i; k < group->n; k++)
        if (key[k] == key[i])
          {
            group_add (part, group, k);
            done[k] = true;
          }
      sum += play (self, part, line);
    }

  return sum;
}

/* The others do their best in each world; what they do tells the worlds apart. */
static double
play_others (Plan *self, const Group *group, AnalysisLine *line)
{
  g_autofree Group *next = group_new (group->n);
  g_autofree uint64_t *key = g_new (uint64_t, group->n);

  for (unsigned i = 0; i < group->n; i++)
    {
      SolveAnswer answer;

      if (self->left == 0)
        return 0;
      solve_deal (self->solver, &group->at[i], SOLVE_DEAL, &answer);
      self->left -= MIN (self->left, answer.nodes + POSITION);
      if (answer.low != answer.high)
        self->left = 0;
      key[i] = answer.best;
      deal_apply (group_add (next, group, i), answer.best);
    }

  return play_parts (self, next, key, line);
}

/* Does the action that is best in the mean of the worlds, which look alike to the seat. */
static double
play_own (Plan *self, const Group *group, AnalysisLine *line)
{
  g_autofree AnalysisLine *tried = NULL;
  double best = -G_MAXDOUBLE;
  ActionList legal;

  deal_legal (&group->at[0], &legal);
  tried = g_new0 (AnalysisLine, PLAN_WORLDS);
  for (unsigned a = 0; a < legal.n && self->left > 0; a++)
    {
      g_autofree Group *next = group_new (group->n);
      double sum;

      for (unsigned i = 0; i < group->n; i++)
        deal_apply (group_add (next, group, i), legal.at[a]);
      sum = play (self, next, tried);
      if (self->left == 0 || sum <= best)
        continue;
      best = sum;
      for (unsigned i = 0; i < group->n; i++)
        line[group->index[i]] = tried[group->index[i]];
    }

  return best;
}

/* Returns the sum of leads with the best plan, if nodes are left. */
static double
play (Plan *self, const Group *group, AnalysisLine *line)
{
  g_autofree uint64_t *hand = NULL;
  bool is_alike = true;

  if (deal_is_over (&group->at[0]))
    return end (self, group, line);
  if (group->at[0].turn != (int) self->seat)
    return play_others (self, group, line);
  /* drawn cards tell the worlds apart */
  hand = g_new (uint64_t, group->n);
  for (unsigned i = 0; i < group->n; i++)
    {
      hand[i] = group->at[i].hand[self->seat];
      is_alike = is_alike && hand[i] == hand[0];
    }

  return is_alike ? play_own (self, group, line) : play_parts (self, group, hand, line);
}

bool
plan_read (const Deal *world, unsigned n, Action action, uint64_t nodes, Solver *solver,
           AnalysisLine *line)
{
  Plan self = { world, (unsigned) world[0].turn, solver, nodes };
  g_autofree Group *group = group_new (n);
  g_autofree Group *next = group_new (n);

  group->n = n;
  for (unsigned i = 0; i < n; i++)
    {
      group->index[i] = i;
      group->at[i] = world[i];
    }
  for (unsigned i = 0; i < n; i++)
    deal_apply (group_add (next, group, i), action);
  play (&self, next, line);

  return self.left > 0;
}
