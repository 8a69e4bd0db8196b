/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/find/sure.h"

#include <glib.h>

#include "rules/talon-play.h"
#include "rules/trick-score.h"

bool
layouts_are_drawn (const Deal *deal)
{
  Observation observation;
  TalonPlay talon;

  observation_make (&observation, deal, (unsigned) deal->turn);

  return observation.n_elsewhere > 0 && talon_play_make (&talon, deal) && talon.closer == NO_SEAT;
}

bool
layouts_list (const Deal *deal, Layouts *layouts)
{
  Observation observation;
  Rng rng = rng_new (1, 1);
  Worlds *worlds;

  if (deal->phase != PHASE_PLAY || layouts_are_drawn (deal))
    return false;
  observation_make (&observation, deal, (unsigned) deal->turn);
  worlds = worlds_new (&observation);
  layouts->n = worlds_are_listed (worlds) ? (unsigned) worlds_count (worlds) : 0;
  if (layouts->n > LAYOUTS_MOST)
    layouts->n = 0;
  for (unsigned i = 0; i < layouts->n; i++)
    worlds_at (worlds, i, &layouts->at[i], &rng);
  worlds_free (worlds);

  return layouts->n > 1;
}

static bool
is_good (const Deal *deal, unsigned seat, int value)
{
  TrickScore score;

  trick_score_make (&score, deal);

  return (seats_have (score.side, seat) ? value : -value) > 0;
}

static bool
wins (const Deal *deal, unsigned seat, Solver *solver)
{
  SolveAnswer answer;

  if (deal_is_over (deal))
    return is_good (deal, seat, solve_end (deal, SOLVE_DEAL));
  solve_deal (solver, deal, SOLVE_DEAL, &answer);

  return answer.low == answer.high && is_good (deal, seat, answer.low);
}

bool
sure_wins_open (const Deal *deal, Action action, Solver *solver)
{
  unsigned seat = (unsigned) deal->turn;
  Deal next = *deal;

  deal_apply (&next, action);

  return wins (&next, seat, solver);
}

int
sure_find_loss (const Layouts *layouts, Action action, Solver *solver)
{
  for (unsigned i = 0; i < layouts->n; i++)
    if (!sure_wins_open (&layouts->at[i], action, solver))
      return (int) i;

  return -1;
}

/* ---- Wins by visible cards ------------------------------------------------------------------- */

typedef struct
{
  unsigned seat;
  unsigned left; /* budget: actions that may still be applied */
  Solver *solver;
} Search;

static bool wins_all (Search *self, const Layouts *layouts);

/*
 * Returns the layouts after @action, where it is legal and, if @only is given, is the choice in
 * @only.
 */
static Layouts *
act (Search *self, const Layouts *layouts, Action action, const Action *only)
{
  Layouts *next = g_malloc (sizeof *next - sizeof next->at + layouts->n * sizeof next->at[0]);

  next->n = 0;
  for (unsigned i = 0; i < layouts->n && self->left > 0; i++)
    {
      ActionList legal;

      deal_legal (&layouts->at[i], &legal);
      if (!action_list_has (&legal, action) || (only != NULL && only[i] != action))
        continue;
      self->left--;
      next->at[next->n] = layouts->at[i];
      deal_apply (&next->at[next->n++], action);
    }

  return next;
}

static bool
wins_with (Search *self, const Layouts *layouts, Action action, const Action *only)
{
  g_autofree Layouts *next = act (self, layouts, action, only);

  return self->left > 0 && wins_all (self, next);
}

/* Tries one action for all layouts: the seat cannot distinguish them. */
static bool
wins_by_own (Search *self, const Layouts *layouts)
{
  ActionList legal;

  deal_legal (&layouts->at[0], &legal);
  for (unsigned i = 0; i < legal.n && self->left > 0; i++)
    if (sure_find_loss (layouts, legal.at[i], self->solver) < 0
        && wins_with (self, layouts, legal.at[i], NULL))
      return true;

  return false;
}

/* Chooses the first winning action in each layout. */
static bool
wins_by_partner (Search *self, const Layouts *layouts)
{
  g_autofree Action *chosen = g_new (Action, layouts->n);
  ActionList tried = { 0 };

  for (unsigned i = 0; i < layouts->n; i++)
    {
      ActionList legal;
      unsigned k = 0;

      deal_legal (&layouts->at[i], &legal);
      for (; k < legal.n; k++)
        {
          Deal next = layouts->at[i];

          deal_apply (&next, legal.at[k]);
          if (wins (&next, self->seat, self->solver))
            break;
        }
      if (k == legal.n)
        return false;
      chosen[i] = legal.at[k];
    }
  for (unsigned i = 0; i < layouts->n; i++)
    {
      if (action_list_has (&tried, chosen[i]))
        continue;
      action_list_add (&tried, chosen[i]);
      if (!wins_with (self, layouts, chosen[i], chosen))
        return false;
    }

  return true;
}

/* Tries every action of an opponent in any layout. */
static bool
wins_against (Search *self, const Layouts *layouts)
{
  ActionList tried = { 0 };

  for (unsigned i = 0; i < layouts->n; i++)
    {
      ActionList legal;

      deal_legal (&layouts->at[i], &legal);
      for (unsigned k = 0; k < legal.n; k++)
        {
          if (action_list_has (&tried, legal.at[k]))
            continue;
          action_list_add (&tried, legal.at[k]);
          if (!wins_with (self, layouts, legal.at[k], NULL))
            return false;
        }
    }

  return true;
}

/* Returns true if all @layouts, which are won with open cards, are won by visible cards. */
static bool
wins_all (Search *self, const Layouts *layouts)
{
  const Deal *first = &layouts->at[0];

  if (deal_is_over (first))
    return true;
  if (first->turn == (int) self->seat)
    return wins_by_own (self, layouts);

  return seats_have (deal_partners (first, self->seat), (unsigned) first->turn)
             ? wins_by_partner (self, layouts)
             : wins_against (self, layouts);
}

bool
sure_wins_closed (const Layouts *layouts, Action action, unsigned most, Solver *solver)
{
  Search self = { (unsigned) layouts->at[0].turn, most, solver };

  return wins_with (&self, layouts, action, NULL);
}
