/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/analysis/open-cards.h"

#include "rules/game.h"
#include "rules/talon-play.h"

static bool
is_hidden_stock (const Deal *deal)
{
  TalonPlay talon;

  return talon_play_make (&talon, deal) && talon.talon > 0;
}

static const SolveRow *
find_row (const SolveRow *rows, unsigned n, Action action)
{
  for (unsigned i = 0; i < n; i++)
    if (rows[i].action == action)
      return &rows[i];

  return NULL;
}

/* Returns the best row, @closed if equal; NULL if unknown. */
static const SolveRow *
find_best (const Deal *deal, const SolveRow *rows, unsigned n, Action closed)
{
  const SolveRow *best = find_row (rows, n, closed);
  TrickScore score;
  bool is_own;

  trick_score_make (&score, deal);
  is_own = seats_have (score.side, (unsigned) deal->turn);
  for (unsigned i = 0; i < n && best != NULL; i++)
    {
      if (rows[i].low != rows[i].high)
        return NULL;
      if (is_own ? rows[i].low > best->low : rows[i].low < best->low)
        best = &rows[i];
    }

  return best;
}

/* Plays the trick with @first optimally; false if too long. */
static bool
play_trick (const Deal *deal, Action first, Solver *solver, Trick *trick)
{
  unsigned n = deal_count_players (deal);
  unsigned begin = deal->n_played - deal->trick.n;
  Deal after = *deal;

  deal_apply (&after, first);
  while (after.n_played < begin + n && !deal_is_over (&after))
    {
      SolveAnswer answer;

      solve_deal (solver, &after, SOLVE_DEAL, &answer);
      if (answer.low != answer.high)
        return false;
      deal_apply (&after, answer.best);
    }
  *trick = (Trick) { 0 };
  for (unsigned i = begin; i < after.n_played && trick->n < n; i++)
    trick_add (trick, deal_order (deal), after.played_by[i], after.played[i]);

  return trick->n == n;
}

static bool
is_own (const Deal *deal, const Trick *trick)
{
  return seats_have (game_allies (deal, (unsigned) deal->turn), trick_winner (trick));
}

/* Sets why the card played to @trick loses it. */
static void
find_fact (const Deal *deal, const Trick *trick, OpenCards *open)
{
  const TrickOrder *order = deal_order (deal);
  unsigned winner = trick_winner (trick);
  Card best = trick_best_card (trick);
  unsigned led = order->group[trick->card[0]];

  if (is_own (deal, trick) || !card_set_has (deal->hand[winner], best))
    return;
  open->seat = (int) winner;
  open->card = best;
  open->kind = OPEN_HIGHER;
  if (order->group[best] == led || order->group[best] != order->trump)
    return;
  open->kind = OPEN_RUFF;
  open->suit = pack_suit (deal_pack (deal), trick->card[0]);
}

void
open_cards_look (const Deal *deal, Action closed, double least, Solver *solver, OpenCards *open)
{
  SolveRow rows[ACTIONS_MAX];
  const SolveRow *best;
  unsigned n;
  Trick lost, won;

  *open = (OpenCards) { .better = closed, .seat = NO_SEAT, .card = CARD_NONE, .suit = SUIT_NONE };
  if (deal->phase != PHASE_PLAY || !action_is_play (deal->game, closed)
      || solve_refuse (deal, SOLVE_DEAL) != NULL || is_hidden_stock (deal))
    return;
  n = solve_each (solver, deal, SOLVE_DEAL, rows);
  best = find_best (deal, rows, n, closed);
  if (best == NULL)
    return;
  open->kind = OPEN_SAME;
  open->cost = ABS (best->low - find_row (rows, n, closed)->low);
  if (open->cost <= least)
    return;
  open->kind = OPEN_BETTER;
  open->better = best->action;
  if (play_trick (deal, closed, solver, &lost) && play_trick (deal, best->action, solver, &won)
      && is_own (deal, &won))
    find_fact (deal, &lost, open);
}
