/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/games/wurzen/wurzen-rest.h"

#include <math.h>

#include "players/games/wurzen/wurzen-bummerl.h"
#include "players/search/guide.h"
#include "players/games/wurzen/wurzen-world.h"
#include "players/solver/talon-search.h"
#include "rules/game.h"
#include "rules/games/wurzen/wurzen-state.h"

struct TalonRest
{
  TrickPlay trick;
  TalonPlay talon;
  TalonSearch search;
  BummerlWorth worth;
  bool is_ready; /* a deal was solved: the order of the cards is known */
};

TalonRest *
talon_rest_new (const Deal *seen)
{
  TalonRest *self;
  TalonPlay talon;

  if (!talon_play_make (&talon, seen))
    return NULL;
  self = g_new0 (TalonRest, 1);
  self->search = (TalonSearch) { .trick = &self->trick,
                                 .talon = &self->talon,
                                 .objective = SOLVE_DEAL,
                                 .table = talon_table_new () };
  bummerl_worth_make (&self->worth, seen);

  return self;
}

void
talon_rest_free (TalonRest *self)
{
  if (self == NULL)
    return;
  talon_table_free (self->search.table);
  g_free (self);
}

/* The game points that seat 0 wins, the stock being closed or used up. */
static int
solve (TalonRest *self, const Deal *deal)
{
  int low = -BUMMERL_POINTS_MAX;
  int high = BUMMERL_POINTS_MAX;
  int need = 1;
  TalonState state;

  if (!self->is_ready)
    trick_play_make (&self->trick, deal);
  self->is_ready = true;
  talon_play_make (&self->talon, deal);
  talon_state_make (&state, deal, &self->trick, &self->talon);
  while (low < high)
    {
      int value = talon_search_rest (&self->search, &state, need);

      if (value >= need)
        low = MAX (low, MIN (value, high));
      else
        high = MIN (high, MAX (value, low));
      need = low < 0 && high > 0 ? 0 : low >= 0 ? low + 1 : high;
    }

  return low;
}

double
talon_rest_lead (TalonRest *self, Deal *deal)
{
  DealResult result;

  while (!deal_is_over (deal) && !wurzen_is_strict (deal))
    {
      ActionList list;

      guide_list (deal, &list);
      deal_apply (deal, simple_choose_in_world (deal, &self->worth, &list));
    }
  if (!deal_is_over (deal))
    return bummerl_worth (&self->worth, 0, solve (self, deal));
  deal_result (deal, &result);

  return bummerl_worth (&self->worth, 0, result.score[0] - result.score[1]);
}

/* An action worth that many eyes less by the rules of thumb is tried less than half as often. */
#define EYES_OF_DOUBT 4.0

void
talon_rest_shares (const TalonRest *self, const Deal *deal, const ActionList *list, double *share)
{
  Choice choice;
  double best = -INFINITY;
  double sum = 0;

  choice.n = list->n;
  for (unsigned i = 0; i < list->n; i++)
    choice.row[i] = (ChoiceRow) { .action = list->at[i] };
  if (list->n > 1)
    simple_judge_in_world (deal, &self->worth, &choice);
  for (unsigned i = 0; i < list->n; i++)
    best = MAX (best, choice.row[i].value);
  for (unsigned i = 0; i < list->n; i++)
    sum += share[i] = exp ((choice.row[i].value - best) / EYES_OF_DOUBT);
  for (unsigned i = 0; i < list->n; i++)
    share[i] /= sum;
}

void
talon_shuffle (Deal *deal, Rng *rng)
{
  Card *stock = deal->own.wurzen.stock;

  for (unsigned n = deal->own.wurzen.n_stock; n > 1; n--)
    {
      unsigned k = rng_below (rng, n);
      Card card = stock[k];

      stock[k] = stock[n - 1];
      stock[n - 1] = card;
    }
}
