/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/problems/problem-fact.h"

/* Returns the height of @card, with trumps above all. */
static int
height_of (const TrickOrder *order, Card card)
{
  return order->strength[card] + (order->group[card] == order->trump ? CARDS_MAX : 0);
}

/* Rates how natural @card looks to a beginner. */
static int
liking_of_card (const Deal *deal, Card card)
{
  const TrickOrder *order = deal_order (deal);
  bool takes
      = deal->trick.n == 0 || card_set_has (order->beaters[trick_best_card (&deal->trick)], card);

  return takes ? 1000 + height_of (order, card)
               : 500 - 10 * order->points[card] - height_of (order, card);
}

Action
problem_natural (const Deal *deal)
{
  Action best = ACTION_NONE;
  int most = 0;
  ActionList legal;

  deal_legal_sorted (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    {
      Card card = action_card (deal->game, legal.at[i]);
      int liking = card == CARD_NONE ? -(int) deal_verb_place (deal, legal.at[i])
                                     : liking_of_card (deal, card);

      if (best == ACTION_NONE || liking > most)
        {
          best = legal.at[i];
          most = liking;
        }
    }

  return best;
}

/* Returns true if hidden cards of @line differ from the record. */
static bool
is_elsewhere (const Problem *problem, const MatchLog *line, unsigned n)
{
  const Deal *deal = &problem->deal;
  bool is_other = false;
  Deal other;

  match_log_at (line, line->deals->len - 1, n, NULL, &other);
  for (unsigned i = 0; i < deal->n_seats; i++)
    is_other |= other.hand[i] != deal->hand[i];

  return is_other;
}

/* Most nodes searched in a layout: about 0.2 seconds. */
#define NODES_MAX 4000000

/* Returns true if a right action can win the deal with the hidden cards of @line. */
static bool
can_be_won (const Problem *problem, const MatchLog *line, unsigned n)
{
  Solver *solver = solver_new ();
  bool can_win = false;
  Deal deal;

  solver_set_limit (solver, NODES_MAX);
  match_log_at (line, line->deals->len - 1, n, NULL, &deal);
  for (unsigned i = 0; i < problem->right.n && !can_win; i++)
    {
      unsigned seat = (unsigned) deal.turn;
      Deal after = deal;
      DealResult result;

      deal_apply (&after, problem->right.at[i]);
      if (!deal_is_over (&after)
          && (after.phase != PHASE_PLAY || solve_refuse (&after, SOLVE_DEAL) != NULL
              || !solve_play_on (solver, &after, SOLVE_DEAL)))
        continue;
      deal_result (&after, &result);
      can_win = deal_result_lead (&result, deal_unit (&after, seat)) > 0;
    }
  solver_free (solver);

  return can_win;
}

void
problem_find_fact (const Problem *problem, Action wrong, LineFact *fact)
{
  const ProblemRefutation *refutation = problem_find_refutation (problem, wrong);
  unsigned n = match_log_get_deal (problem->log, problem->log->deals->len - 1)->n_done;
  g_autoptr (MatchLog) worse = NULL;
  g_autoptr (MatchLog) better = NULL;

  *fact = (LineFact) { .card = CARD_NONE, .lost = CARD_NONE };
  if (refutation != NULL)
    worse = problem_play_line (problem, refutation);
  if (worse == NULL)
    return;
  if (problem->n_best > 0 && !is_elsewhere (problem, worse, n))
    better = problem_play_line (problem, NULL);
  line_fact_find (worse, better, n, fact);
  /* a deal that was lost before is not charged to the card */
  if (better == NULL && fact->is_deal_lost)
    fact->is_deal_lost = can_be_won (problem, worse, n);
}

/* Returns true if @fact shows something, or with @lost a lost deal. */
static bool
tells (const LineFact *fact, bool lost)
{
  return lost ? fact->is_deal_lost : fact->kind != LINE_FACT_NONE;
}

static Action
find_tempting (const Problem *problem, bool lost, LineFact *fact)
{
  Action tempting = problem_natural (&problem->deal);
  double most = 0;

  problem_find_fact (problem, tempting, fact);
  if (tells (fact, lost))
    return tempting;
  tempting = ACTION_NONE;
  for (unsigned i = 0; i < problem->refutations->len; i++)
    {
      const ProblemRefutation *refutation
          = &g_array_index (problem->refutations, ProblemRefutation, i);
      LineFact found;

      problem_find_fact (problem, refutation->wrong, &found);
      if (!tells (&found, lost) || refutation->cost <= most)
        continue;
      tempting = refutation->wrong;
      most = refutation->cost;
      *fact = found;
    }

  return tempting;
}

Action
problem_find_tempting (const Problem *problem, LineFact *fact)
{
  Action tempting = find_tempting (problem, false, fact);

  return tempting != ACTION_NONE ? tempting : find_tempting (problem, true, fact);
}
