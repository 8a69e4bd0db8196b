/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/prove/plan.h"

#include "rules/game.h"

static bool plan_wins (Plan *self, const Deal *deals, unsigned n);

static bool
is_won_open (Plan *self, const Deal *deal)
{
  if (deal_is_over (deal))
    return exact_end (deal, SOLVE_DEAL, self->seat) > 0;
  exact_begin (self->exact, deal, SOLVE_DEAL, self->seat);

  return exact_value (self->exact) > 0;
}

/* Does @action in the deals where @chosen has it (NULL: where it is legal), and plays on. */
static bool
wins_after (Plan *self, const Deal *deals, unsigned n, Action action, const Action *chosen)
{
  g_autofree Deal *next = g_new (Deal, n);
  unsigned n_next = 0;

  for (unsigned i = 0; i < n; i++)
    {
      ActionList legal;

      deal_legal (&deals[i], &legal);
      if (!action_list_has (&legal, action) || (chosen != NULL && chosen[i] != action))
        continue;
      if (self->left == 0)
        return false;
      self->left--;
      next[n_next] = deals[i];
      deal_apply (&next[n_next], action);
      if (!is_won_open (self, &next[n_next]))
        return false;
      if (!deal_is_over (&next[n_next]))
        n_next++;
    }

  return n_next == 0 || plan_wins (self, next, n_next);
}

bool
plan_wins_with (Plan *self, const Deal *deals, unsigned n, Action action)
{
  return wins_after (self, deals, n, action, NULL);
}

/* Returns the actions that are legal in any of @deals. */
static void
list_actions (const Deal *deals, unsigned n, ActionList *actions)
{
  actions->n = 0;
  for (unsigned i = 0; i < n; i++)
    {
      ActionList legal;

      deal_legal_sorted (&deals[i], &legal);
      for (unsigned k = 0; k < legal.n; k++)
        if (!action_list_has (actions, legal.at[k]))
          action_list_add (actions, legal.at[k]);
    }
}

/* Returns true if the partner at turn, who sees all cards, has a winning action in each deal. */
static bool
wins_by_partner (Plan *self, const Deal *deals, unsigned n, const ActionList *actions)
{
  g_autofree Action *chosen = g_new0 (Action, n);

  for (unsigned i = 0; i < n; i++)
    {
      ActionList legal;

      deal_legal_sorted (&deals[i], &legal);
      for (unsigned k = 0; k < legal.n && chosen[i] == ACTION_NONE; k++)
        {
          Deal next = deals[i];

          deal_apply (&next, legal.at[k]);
          if (is_won_open (self, &next))
            chosen[i] = legal.at[k];
        }
      if (chosen[i] == ACTION_NONE)
        return false;
    }
  for (unsigned k = 0; k < actions->n; k++)
    if (!wins_after (self, deals, n, actions->at[k], chosen))
      return false;

  return true;
}

static bool
plan_wins (Plan *self, const Deal *deals, unsigned n)
{
  unsigned turn = (unsigned) deals[0].turn;
  bool is_own = turn == self->seat;
  ActionList actions;

  list_actions (deals, n, &actions);
  if (!is_own && seats_have (game_allies (&deals[0], self->seat), turn))
    return wins_by_partner (self, deals, n, &actions);
  for (unsigned k = 0; k < actions.n; k++)
    if (wins_after (self, deals, n, actions.at[k], NULL) == is_own)
      return is_own;

  return !is_own;
}
