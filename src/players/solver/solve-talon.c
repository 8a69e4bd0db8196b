/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/solver/solve-talon.h"

#include <glib.h>

#include "players/solver/talon-search.h"
#include "rules/game.h"

#define FIRST_STEP 8 /* points from the first question to the second */
#define MOST 400     /* points that nobody has in a deal, whatever is announced */

typedef struct
{
  TrickPlay trick;
  TalonPlay talon;
  TalonSearch search;
  TalonState state;
  unsigned turn;
  ActionList choices;
} Inquiry;

/* A claim is a choice only where the deal is what counts (records.md §5). */
static void
list_choices (Inquiry *self, const Deal *deal)
{
  ActionList legal;

  deal_legal_sorted (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    if (self->search.objective == SOLVE_DEAL
        || action_verb (legal.at[i]) != self->search.talon->claim_verb)
      action_list_add (&self->choices, legal.at[i]);
}

/* The best that can be had with choices @first to @last, as far as @need asks. */
static int
ask (Inquiry *self, unsigned first, unsigned last, int need)
{
  int result = self->turn == 0 ? INT16_MIN : INT16_MAX;

  for (unsigned i = first; i <= last; i++)
    {
      int value = talon_search_action (&self->search, &self->state, self->choices.at[i], need);

      result = self->turn == 0 ? MAX (result, value) : MIN (result, value);
      if ((self->turn == 0 ? result >= need : result < need) || self->search.gave_up)
        break;
    }

  return result;
}

/* As solver_search_settle (). */
static void
settle (Inquiry *self, unsigned first, unsigned last, int *low, int *high)
{
  int most = self->search.objective == SOLVE_DEAL ? 4 : MOST;
  int need = 1;

  *low = self->search.objective == SOLVE_CARDS ? 0 : -most;
  *high = most;
  for (int step = most <= 4 ? 1 : FIRST_STEP; *low < *high; step *= 2)
    {
      int value = ask (self, first, last, need);

      if (self->search.gave_up)
        return;
      if (value >= need)
        *low = MIN (value, *high);
      else
        *high = MAX (value, *low);
      need = *high == most ? *low + step : *high - step;
      if (*high != most && need <= *low)
        need = (*low + *high + 1) / 2;
      need = CLAMP (need, *low + 1, MAX (*high, *low + 1));
    }
}

static Action
find_best (Inquiry *self, int value)
{
  for (unsigned i = 0; i + 1 < self->choices.n; i++)
    {
      int need = self->turn == 0 ? value : value + 1;

      if ((ask (self, i, i, need) >= need) == (self->turn == 0))
        return self->choices.at[i];
      if (self->search.gave_up)
        return self->choices.at[0];
    }

  return self->choices.at[self->choices.n - 1];
}

static void
begin (Inquiry *self, TalonTable *table, const Deal *deal, SolveObjective objective,
       const Patience *patience)
{
  trick_play_make (&self->trick, deal);
  talon_play_make (&self->talon, deal);
  self->search = (TalonSearch) { .trick = &self->trick,
                                 .talon = &self->talon,
                                 .objective = objective,
                                 .table = table,
                                 .patience = *patience };
  patience_begin (&self->search.patience);
  self->turn = (unsigned) deal->turn;
  self->choices.n = 0;
  talon_state_make (&self->state, deal, &self->trick, &self->talon);
  list_choices (self, deal);
}

void
solve_talon (TalonTable *table, bool is_known, const Deal *deal, SolveObjective objective,
             const Patience *patience, SolveAnswer *answer)
{
  Inquiry self;
  int before;

  begin (&self, table, deal, objective, patience);
  if (!is_known || !talon_table_is_of (table, deal, &self.trick))
    talon_table_clear (table, deal, &self.trick);
  before = talon_so_far (&self.search, &self.state);
  settle (&self, 0, self.choices.n - 1, &answer->low, &answer->high);
  answer->best = self.choices.at[0];
  if (!self.search.gave_up)
    answer->best = find_best (&self, answer->low);
  answer->low += before;
  answer->high += before;
  answer->nodes = self.search.nodes;
}

unsigned
solve_each_by_talon (TalonTable *table, const Deal *deal, SolveObjective objective,
                     const Patience *patience, SolveRow *rows)
{
  Inquiry self;
  int before;

  begin (&self, table, deal, objective, patience);
  talon_table_clear (table, deal, &self.trick);
  before = talon_so_far (&self.search, &self.state);
  for (unsigned i = 0; i < self.choices.n; i++)
    {
      settle (&self, i, i, &rows[i].low, &rows[i].high);
      rows[i].action = self.choices.at[i];
      rows[i].low += before;
      rows[i].high += before;
    }

  return self.choices.n;
}
