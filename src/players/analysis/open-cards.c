/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/analysis/open-cards.h"

#include <string.h>

#include "players/analysis/lines.h"
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

/* ---- Lines ----------------------------------------------------------------------------------- */

/* Plays @first and the rest perfectly; false if too long. */
static bool
play_line (const LineTable *table, const Deal *deal, Action first, Solver *solver,
           AnalysisLine *line)
{
  Deal after = *deal;

  deal_apply (&after, first);
  if (!deal_is_over (&after) && !solve_play_on (solver, &after, SOLVE_DEAL))
    return false;
  line_read (table, deal, &after, line);

  return true;
}

/* Inserts @row with @line behind the rows that are as good, and those of other kinds. */
static void
insert (Analysis *self, unsigned n_fixed, AnalysisRow row, const AnalysisLine *line)
{
  unsigned to = self->n;

  while (to > n_fixed && row.is_tried
         && (!self->row[to - 1].is_tried || self->row[to - 1].value < row.value))
    to--;
  memmove (&self->row[to + 1], &self->row[to], (self->n - to) * sizeof row);
  memmove (&self->line[to + 1], &self->line[to], (self->n - to) * sizeof *line);
  self->row[to] = row;
  self->line[to] = *line;
  self->n++;
}

/*
 * Returns the lines of all @rows, that of @best first; those that end better are not tried. NULL if
 * one is too long.
 */
static Analysis *
play_lines (const Deal *deal, const Analysis *closed, Action best, const SolveRow *rows, unsigned n,
            Solver *solver)
{
  Analysis *self = g_atomic_rc_box_new0 (Analysis);
  LineTable table;

  line_table_make (&table, deal);
  self->choice = closed->choice;
  self->usual = closed->usual;
  self->is_contract = closed->is_contract;
  self->is_exact = true;
  self->n_worlds = 1;
  self->line = g_new0 (AnalysisLine, n);
  for (unsigned pass = 0; pass < 2; pass++)
    for (unsigned i = 0; i < n; i++)
      {
        AnalysisLine line;

        if ((rows[i].action == best) != (pass == 0))
          continue;
        if (!play_line (&table, deal, rows[i].action, solver, &line))
          {
            analysis_free (self);
            return NULL;
          }
        insert (self, pass,
                (AnalysisRow) { .action = rows[i].action,
                                .is_tried = pass == 0 || line.lead <= self->row[0].value,
                                .value = line.lead,
                                .margin = line.margin,
                                .n_won = line.is_won,
                                .n_trick = line.takes_trick },
                &line);
      }

  return self;
}

static bool
is_even (const Analysis *lines)
{
  for (unsigned i = 1; i < lines->n; i++)
    if (!analysis_are_alike (lines, 0, i))
      return false;

  return true;
}

/* ---- Judging --------------------------------------------------------------------------------- */

void
open_cards_look (const Deal *deal, const Analysis *closed, Solver *solver, OpenCards *open)
{
  Action action = closed->row[0].action;
  SolveRow rows[ACTIONS_MAX];
  const SolveRow *best;
  unsigned n;
  Trick lost, won;

  *open = (OpenCards) { .better = action, .seat = NO_SEAT, .card = CARD_NONE, .suit = SUIT_NONE };
  if (deal->phase != PHASE_PLAY || !action_is_play (deal->game, action)
      || solve_refuse (deal, SOLVE_DEAL) != NULL || is_hidden_stock (deal))
    return;
  n = solve_each (solver, deal, SOLVE_DEAL, rows);
  best = find_best (deal, rows, n, action);
  if (best == NULL)
    return;
  open->kind = OPEN_SAME;
  open->cost = ABS (best->low - find_row (rows, n, action)->low);
  if (open->cost > open_cards_least (closed))
    {
      open->kind = OPEN_BETTER;
      open->better = best->action;
      if (play_trick (deal, action, solver, &lost) && play_trick (deal, best->action, solver, &won)
          && is_own (deal, &won))
        find_fact (deal, &lost, open);
    }
  open->lines = play_lines (deal, closed, open->better, rows, n, solver);
  if (open->lines == NULL)
    open->kind = OPEN_UNKNOWN;
  else if (open->kind == OPEN_SAME && is_even (open->lines))
    open->kind = OPEN_EVEN;
}

void
open_cards_clear (OpenCards *open)
{
  g_clear_pointer (&open->lines, analysis_free);
}
