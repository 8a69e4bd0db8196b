/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/solver/solve.h"

#include <glib.h>
#include <string.h>

#include "players/solver/solve-levels.h"
#include "players/solver/solver-search.h"
#include "players/solver/talon-search.h"
#include "rules/game.h"

/* ---- Deals with a stock --------------------------------------------------------------------- */

#define FIRST_STEP 8 /* first step between thresholds, in points */
#define MOST 400     /* more points than anybody has */

typedef struct
{
  TrickPlay trick;
  TalonPlay talon;
  TalonSearch search;
  TalonState state;
  unsigned turn;
  ActionList choices;
} Inquiry;

/* Lists the choices, claims only if the score of the deal counts (records.md §5). */
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

/* Returns a bound of the best choice from @first to @last: lower if at least @need, else upper. */
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

/* Narrows *@low and *@high to the value of the best choice. */
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

/*
 * Solves @deal of talon-play.h; @is_known keeps bounds of the same deal and @objective in @table.
 */
static void
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

static unsigned
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

/* K-8.3: returns true if a seat must answer a question about a complete trick. */
static bool
is_asked_about_trick (const Deal *deal)
{
  return deal->trick.n == deal_count_players (deal);
}

static bool
share_a_unit (const Deal *deal, SeatSet seats)
{
  unsigned units = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    units |= seats_have (seats, seat) ? 1u << deal_unit (deal, seat) : 0;

  return (units & (units - 1)) == 0;
}

static bool
has_two_sides (const Deal *deal, const TrickScore *score)
{
  SeatSet others = deal->playing & (SeatSet) ~score->side;
  TrickPlay play;

  trick_play_make (&play, deal);

  return solver_has_two_sides (&play, score->side)
         && (score->total > 0 || score->kind == TRICK_SCORE_END
             || (share_a_unit (deal, score->side) && share_a_unit (deal, others)));
}

static bool
is_thrown_in (const Deal *deal)
{
  DealOutcome outcome;

  if (!deal_is_over (deal))
    return false;
  game_outcome (deal, &outcome);

  return outcome.thrown_in;
}

static const char *const objectives[SOLVE_OBJECTIVES] = { "cards", "points", "deal" };

const char *
solve_objective_name (SolveObjective objective)
{
  return objectives[objective];
}

int
solve_objective_find (const char *name)
{
  for (int i = 0; i < SOLVE_OBJECTIVES; i++)
    if (strcmp (objectives[i], name) == 0)
      return i;

  return -1;
}

const char *
solve_refuse (const Deal *deal, SolveObjective objective)
{
  TrickScore score;

  if (!deal_is_over (deal) && deal->phase != PHASE_PLAY && !is_asked_about_trick (deal))
    return "the cards are not played yet; solve answers from the first lead on";
  if (is_thrown_in (deal))
    return game_count_units (deal->game, &deal->options) > 2
               ? "three or more play each for themselves; solve answers where two sides play"
               : NULL;
  trick_score_make (&score, deal);
  if (!has_two_sides (deal, &score))
    return "three or more play each for themselves; solve answers where two sides play";
  if (score.kind == TRICK_SCORE_END && objective != SOLVE_DEAL)
    return "the game has a fixed price; solve answers it with --objective deal";

  return NULL;
}

static int
sum_of (const Deal *deal, const int32_t *by_unit, SeatSet side)
{
  int sum = 0;
  unsigned units = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (seats_have (side, seat) && ((units >> deal_unit (deal, seat)) & 1) == 0)
      {
        units |= 1u << deal_unit (deal, seat);
        sum += by_unit[deal_unit (deal, seat)];
      }

  return sum;
}

static int
sweep_of (const Deal *deal, const TrickScore *score)
{
  if (!score->is_sweep_of_tricks || (score->winners & (score->winners - 1)) != 0
      || (score->winners & ~score->sweepers) != 0)
    return 0;

  return seats_have (score->winners, deal_unit (deal, 0)) ? score->sweep_points
                                                          : -score->sweep_points;
}

static int
points_in_the_end (const Deal *deal, const TrickScore *score)
{
  SeatSet others = deal->playing & (SeatSet) ~score->side;
  int own = sum_of (deal, score->points, score->side);

  if (score->total > 0)
    return 2 * own - score->total;

  return own + sum_of (deal, score->tricks, score->side) - sum_of (deal, score->points, others)
         - sum_of (deal, score->tricks, others) + sweep_of (deal, score);
}

static int
worth_in_the_end (const Deal *deal, const TrickScore *score)
{
  SeatSet others = deal->playing & (SeatSet) ~score->side;
  DealResult result;
  int own;

  deal_result (deal, &result);
  own = sum_of (deal, result.score, score->side);

  return own - (score->entry != TRICK_ENTRY_EACH ? 0 : sum_of (deal, result.score, others));
}

int
solve_end (const Deal *deal, SolveObjective objective)
{
  TrickScore score;

  if (is_thrown_in (deal))
    return 0;
  trick_score_make (&score, deal);
  if (objective == SOLVE_DEAL)
    return worth_in_the_end (deal, &score);
  if (deal->n_played == 0) /* CE-9.14: the cards were not played */
    return 0;

  return objective == SOLVE_CARDS ? sum_of (deal, score.points, score.side)
                                  : points_in_the_end (deal, &score);
}

/* ---- Questions between tricks: K-8.3 --------------------------------------------------------- */

/* Solves a question about a complete trick; its answers differ for SOLVE_DEAL only. */
static void
solve_claim (Solver *solver, const Deal *deal, SolveObjective objective, SolveAnswer *answer)
{
  ActionList legal;
  TrickScore score;
  bool is_own;

  trick_score_make (&score, deal);
  is_own = seats_have (score.side, (unsigned) deal->turn);
  deal_legal_sorted (deal, &legal);
  for (unsigned i = 0; i < (objective == SOLVE_DEAL ? legal.n : 1); i++)
    {
      Deal next = *deal;
      SolveAnswer after;

      deal_apply (&next, legal.at[i]);
      solve_deal (solver, &next, objective, &after);
      after.nodes += answer->nodes;
      if (i == 0)
        *answer = after;
      else if (is_own ? after.low > answer->low : after.high < answer->high)
        answer->best = legal.at[i];
      if (i == 0)
        answer->best = legal.at[i];
      answer->nodes = after.nodes;
      answer->low = is_own ? MAX (answer->low, after.low) : MIN (answer->low, after.low);
      answer->high = is_own ? MAX (answer->high, after.high) : MIN (answer->high, after.high);
    }
}

static TalonTable *
talon_table_of (Solver *solver)
{
  if (solver->talon_table == NULL)
    solver->talon_table = talon_table_new (TALON_TABLE_DEAL);

  return solver->talon_table;
}

void
solve_deal (Solver *solver, const Deal *deal, SolveObjective objective, SolveAnswer *answer)
{
  *answer = (SolveAnswer) { .best = ACTION_NONE };
  if (deal_is_over (deal))
    answer->low = answer->high = solve_end (deal, objective);
  else if (deal->phase != PHASE_PLAY)
    solve_claim (solver, deal, objective, answer);
  else if (deal->game->play->talon_play != NULL)
    solve_talon (talon_table_of (solver), solver->is_followed && objective == SOLVE_DEAL, deal,
                 objective, &solver->patience, answer);
  else
    solve_by_levels (solver, deal, objective, answer);
}

bool
solve_play_on (Solver *solver, Deal *deal, SolveObjective objective)
{
  Deal next = *deal;

  while (!deal_is_over (&next))
    {
      SolveAnswer answer;

      solve_deal (solver, &next, objective, &answer);
      if (answer.low != answer.high)
        return false;
      deal_apply (&next, answer.best);
      solver->is_followed = true;
    }
  *deal = next;

  return true;
}

unsigned
solve_each (Solver *solver, const Deal *deal, SolveObjective objective, SolveRow *rows)
{
  return deal->game->play->talon_play != NULL
             ? solve_each_by_talon (talon_table_of (solver), deal, objective, &solver->patience,
                                    rows)
             : solve_each_by_levels (solver, deal, objective, rows);
}
