/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/solver/solve-levels.h"

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "players/solver/solver-search.h"

/** The condition for reaching a level. */
typedef enum
{
  GOAL_SUM,  /* the sum alone */
  GOAL_LOSS, /* the sum, or a tie or loss with few enough bonus points of both sides */
  GOAL_ALL,  /* the sum, and enough bonus points */
  GOAL_EACH, /* the sum, raised where bonus points weigh less than card points */
} Goal;

typedef struct
{
  int worth; /* score for the side of the search */
  int need;
  Goal goal;
} Level;

typedef struct
{
  Solver *solver;
  const Deal *deal;
  TrickScore score;
  SolverScore asked; /* present scoring of the solver */
  Level *goal;       /* level that set the scoring; NULL for GOAL_SUM */
  bool is_turned;    /* true if the scoring counts for the other side */
  GArray *levels;    /* ascending Level; the first is always reached */

  /* figures of a contest, for the side that must have more */
  int ahead;      /* lead if the others win the rest */
  int cards;      /* card points of both sides in the end */
  int bonus;      /* bonus of both sides so far */
  int more_bonus; /* lead in bonus so far */
} Inquiry;

static Level *
level_at (const Inquiry *self, int i)
{
  return &g_array_index (self->levels, Level, i);
}

/* Keeps levels ascending; the first of equal ones stays. */
static void
add_level (Inquiry *self, int worth, int need, Goal goal)
{
  Level level = { .worth = worth, .need = need, .goal = goal };
  unsigned i = self->levels->len;

  while (i > 0 && level_at (self, (int) i - 1)->worth > worth)
    i--;
  if (i == 0 || level_at (self, (int) i - 1)->worth < worth)
    g_array_insert_val (self->levels, i, level);
}

/* ---- The levels of a contest ----------------------------------------------------------------- */

/* K-9.3, Z-9.3: returns the score of a lost contest. */
static int
worth_of_loss (const Inquiry *self, int bonus)
{
  const TrickContest *contest = &self->score.contest;

  return -(contest->card_factor * self->cards + contest->bonus_factor * bonus + contest->pot);
}

static int
worth_of_tie (const Inquiry *self, int bonus)
{
  const TrickContest *contest = &self->score.contest;

  return contest->is_tie_disputed ? -contest->card_factor * (self->cards + bonus) / 2
                                  : worth_of_loss (self, bonus);
}

/* Returns the deduction from the sum for @level after @count tens of bonus points. */
static int
lacking_for (const Inquiry *self, const Level *level, unsigned count)
{
  const TrickContest *contest = &self->score.contest;
  int bonus = self->bonus + 10 * (int) count;
  int more = self->more_bonus + 10 * ((int) count - SOLVER_COUNTS / 2);
  int missing;

  switch (level->goal)
    {
    case GOAL_LOSS:
      return worth_of_loss (self, bonus) >= level->worth  ? -SOLVER_NEVER
             : worth_of_tie (self, bonus) >= level->worth ? -1
                                                          : 0;
    case GOAL_ALL:
      return contest->card_factor * self->cards + contest->bonus_factor * bonus >= level->worth
                 ? 0
                 : SOLVER_NEVER;
    case GOAL_EACH:
      missing = level->worth - (contest->bonus_factor - contest->card_factor) * more;
      return missing <= contest->card_factor
                 ? 0
                 : (missing + contest->card_factor - 1) / contest->card_factor - 1;
    case GOAL_SUM:
    default:
      return 0;
    }
}

static void
set_goal (Inquiry *self, Level *level)
{
  SolverScore *asked = &self->asked;

  if (level->goal == GOAL_SUM)
    level = NULL;
  if (level == self->goal)
    return;

  self->goal = level;
  asked->count = level == NULL              ? SOLVER_COUNT_NONE
                 : level->goal == GOAL_EACH ? SOLVER_COUNT_DIFFERENCE
                                            : SOLVER_COUNT_SUM;
  asked->cap = SOLVER_COUNTS - 1;
  asked->is_pair_free = level != NULL;
  asked->is_bonus_free = level != NULL && self->score.is_bonus_claimed;
  for (unsigned count = 0; level != NULL && count < SOLVER_COUNTS; count++)
    asked->lacking[count] = (int16_t) lacking_for (self, level, count);

  /* equal counters at the end are merged */
  while (asked->count == SOLVER_COUNT_SUM && asked->cap > 0
         && asked->lacking[asked->cap - 1] == asked->lacking[asked->cap])
    asked->cap--;
  solver_search_set_score (self->solver, asked);
}

/* Lists all scores with up to @most later bonus points. */
static void
list_contest (Inquiry *self, int most)
{
  const TrickContest *contest = &self->score.contest;
  int must = 1 - self->ahead;
  int low, high;

  solver_search_bounds (self->solver, &low, &high);
  high += self->ahead;
  for (int bonus = self->bonus + most; bonus >= self->bonus; bonus -= 10)
    {
      add_level (self, worth_of_loss (self, bonus), must, GOAL_LOSS);
      add_level (self, worth_of_tie (self, bonus), must, GOAL_LOSS);
      if (contest->takes_all)
        add_level (self, contest->card_factor * self->cards + contest->bonus_factor * bonus, must,
                   GOAL_ALL);
    }
  if (!contest->takes_all && contest->card_factor == contest->bonus_factor)
    for (int ahead = 1; ahead <= high; ahead++)
      add_level (self, contest->card_factor * ahead + contest->pot, ahead - self->ahead, GOAL_SUM);
  else if (!contest->takes_all)
    /*
     * if bonus weighs less, a won contest may have a negative worth, but above a lost one's: else
     * one side would have 326 more
     */
    for (int worth = worth_of_loss (self, self->bonus) + 1;
         worth <= contest->card_factor * high + most + abs (self->more_bonus); worth++)
      add_level (self, worth, must, GOAL_EACH);
}

/* ---- Setup by objective ---------------------------------------------------------------------- */

static unsigned
unit_of (const Deal *deal, SeatSet side)
{
  return deal_unit (deal, (unsigned) __builtin_ctz (side));
}

static void
list_sums (Inquiry *self, int factor, int constant, int low, int high)
{
  for (int sum = low; sum <= high; sum++)
    add_level (self, factor * sum + constant, sum, GOAL_SUM);
}

/* Lists card points, less the others' if @is_doubled. */
static void
ask_for_cards (Inquiry *self, SolverRest *rest, bool is_doubled)
{
  SeatSet side = self->score.side;
  int before = self->score.points[unit_of (self->deal, side)];
  int low, high, total;

  solver_search_begin (self->solver, rest, &self->asked);
  solver_search_bounds (self->solver, &low, &high);
  if (!is_doubled)
    {
      list_sums (self, 1, before, low, high);
      return;
    }

  total
      = self->score.total > 0
            ? self->score.total
            : before + self->solver->left
                  + self->score.points[unit_of (self->deal, rest->play.playing & (SeatSet) ~side)];
  list_sums (self, 2, 2 * before - total, low, high);
}

static void
ask_for_worth (Inquiry *self, SolverRest *rest)
{
  int before = self->score.points[unit_of (self->deal, self->score.side)];
  int low, high;

  solver_search_begin (self->solver, rest, &self->asked);
  solver_search_bounds (self->solver, &low, &high);
  for (int sum = low; sum <= high && before + sum < TRICK_WORTH_MAX; sum++)
    if (self->levels->len == 0
        || self->score.worth[before + sum] > level_at (self, (int) self->levels->len - 1)->worth)
      add_level (self, self->score.worth[before + sum], sum, GOAL_SUM);
}

/* Returns the sides of @units as SOLVER_WON_…. */
static SeatSet
sides_of (const Inquiry *self, const SolverRest *rest, SeatSet units)
{
  SeatSet others = rest->play.playing & (SeatSet) ~rest->side;

  return (SeatSet) ((seats_have (units, unit_of (self->deal, rest->side)) ? SOLVER_WON_SIDE : 0)
                    | (seats_have (units, unit_of (self->deal, others)) ? SOLVER_WON_OTHERS : 0));
}

/* Sets the scoring to points of tricks, less the others'. */
static void
weigh_tricks (Inquiry *self, const SolverRest *rest)
{
  const TrickScore *score = &self->score;

  self->asked.weight = 2;
  self->asked.bonus = score->trick_bonus;
  self->asked.sweep = score->sweep_points;
  self->asked.sweepers = sides_of (self, rest, score->sweepers);
  self->asked.won = sides_of (self, rest, score->winners);
}

static void
ask_for_points (Inquiry *self, SolverRest *rest)
{
  const TrickScore *score = &self->score;
  unsigned own = unit_of (self->deal, rest->side);
  unsigned other = unit_of (self->deal, rest->play.playing & (SeatSet) ~rest->side);
  int low, high;

  weigh_tricks (self, rest);
  if (!score->is_sweep_of_tricks)
    self->asked.sweep = 0;
  solver_search_begin (self->solver, rest, &self->asked);
  solver_search_bounds (self->solver, &low, &high);
  list_sums (self, 1,
             score->points[own] + score->tricks[own] - score->points[other] - score->tricks[other]
                 - self->solver->left,
             low, high);
}

static void
ask_for_contest (Inquiry *self, SolverRest *rest)
{
  const TrickScore *score = &self->score;
  unsigned own = score->contest.must;
  SeatSet must = 0;
  unsigned other;
  int low, high;

  for (unsigned seat = 0; seat < self->deal->n_seats; seat++)
    if (seats_have (rest->play.playing, seat) && deal_unit (self->deal, seat) == own)
      must |= seats_of (seat);
  self->is_turned = must != rest->side;
  rest->side = must;
  other = unit_of (self->deal, rest->play.playing & (SeatSet) ~must);
  weigh_tricks (self, rest);
  self->asked.pair = score->pair;
  solver_search_begin (self->solver, rest, &self->asked);

  self->cards = score->points[own] + score->points[other] + self->solver->left;
  self->bonus = score->bonus[own] + score->bonus[other];
  self->more_bonus = score->bonus[own] - score->bonus[other];
  self->ahead = score->points[own] - score->points[other] + self->more_bonus - self->solver->left;
  solver_search_bounds (self->solver, &low, &high);
  list_contest (self, (MAX (high - 2 * self->solver->left, -low) + 9) / 10 * 10);
}

static void
ask_for_end (Inquiry *self, SolverRest *rest)
{
  solver_search_begin (self->solver, rest, &self->asked);
  add_level (self, self->score.lost, 0, GOAL_SUM);
  add_level (self, self->score.won, 1, GOAL_SUM);
}

static void
begin (Inquiry *self, SolveObjective objective)
{
  SolverRest rest;

  trick_score_make (&self->score, self->deal);
  solver_rest_take (&rest, self->deal, self->score.side);
  self->asked.weight = 1;
  if (objective == SOLVE_CARDS)
    ask_for_cards (self, &rest, false);
  else if (objective == SOLVE_POINTS
           && (self->score.trick_bonus != NULL || self->score.is_sweep_of_tricks))
    ask_for_points (self, &rest);
  else if (objective == SOLVE_POINTS)
    ask_for_cards (self, &rest, true);
  else if (self->score.kind == TRICK_SCORE_TABLE)
    ask_for_worth (self, &rest);
  else if (self->score.kind == TRICK_SCORE_CONTEST)
    ask_for_contest (self, &rest);
  else
    ask_for_end (self, &rest);
}

/* ---- Answers --------------------------------------------------------------------------------- */

typedef struct
{
  CardSet cards;
  unsigned how;
} Choice;

/* Returns true if @choice reaches level @i; *@value receives the bound. */
static bool
reaches (Inquiry *self, Choice choice, int i, int *value)
{
  Level *level = level_at (self, i);

  set_goal (self, level);
  *value = solver_search_ask (self->solver, choice.cards, choice.how, level->need);

  return *value >= level->need;
}

/* Returns the highest GOAL_SUM level from @low on that @value reaches. */
static int
raise_low (const Inquiry *self, int low, int value)
{
  while (low + 1 < (int) self->levels->len && level_at (self, low)->goal == GOAL_SUM
         && level_at (self, low + 1)->goal == GOAL_SUM && level_at (self, low + 1)->need <= value)
    low++;

  return low;
}

static int
lower_high (const Inquiry *self, int high, int value)
{
  while (high > 1 && level_at (self, high)->goal == GOAL_SUM
         && level_at (self, high - 1)->goal == GOAL_SUM && level_at (self, high - 1)->need > value)
    high--;

  return high;
}

static bool
are_all_sums (const Inquiry *self)
{
  for (int i = 0; i < (int) self->levels->len; i++)
    if (level_at (self, i)->goal != GOAL_SUM
        || level_at (self, i)->need != level_at (self, 0)->need + i)
      return false;

  return true;
}

static int
guess_level (const Inquiry *self, int *step)
{
  int n = (int) self->levels->len;
  int value;

  if (!are_all_sums (self) || !solver_search_guess (self->solver, &value))
    {
      *step = MAX (1, n / 20);
      return n / 2;
    }
  *step = 1;

  return CLAMP (value - level_at (self, 0)->need, 1, MAX (n - 1, 1));
}

/*
 * Searches the last level reached, *@low, by growing steps and bisection (MTD: Plaat and others,
 * Best-first fixed-depth minimax algorithms, 1996).
 */
static void
settle (Inquiry *self, Choice choice, int guess, int step, int *low, int *high)
{
  int n = (int) self->levels->len;
  int value;

  *low = 0;
  *high = n;
  for (; *high - *low > 1; step *= 2)
    {
      bool is_reached = reaches (self, choice, guess, &value);

      if (self->solver->gave_up)
        return;
      if (is_reached)
        *low = raise_low (self, guess, value);
      else
        *high = lower_high (self, guess, value);

      guess = *low == 0 ? *high - step : *high == n ? *low + step : (*low + *high) / 2;
      guess = CLAMP (guess, *low + 1, MAX (*high - 1, *low + 1));
    }
}

/* Returns the copies of the action's card, announced or silent; no cards for other actions. */
static Choice
choice_of (const Inquiry *self, Action action)
{
  const Deal *deal = self->deal;
  const Pack *pack = deal_pack (deal);
  Card card = action_card (deal->game, action);
  CardSet copies = card != CARD_NONE ? pack_copies (pack, card) & deal->hand[deal->turn] : 0;

  return (Choice) { .cards = solver_deck_translate (&self->solver->deck, copies),
                    .how = action_verb (action) == VERB_PLAY ? SOLVER_SILENT : SOLVER_SAYING };
}

/* Returns the first action by token that reaches the value. */
static Action
find_best (Inquiry *self, const ActionList *legal, int low)
{
  bool is_own = seats_have (self->solver->side, (unsigned) self->deal->turn);

  for (unsigned i = 0; i + 1 < legal->n; i++)
    {
      int level = is_own ? low : low + 1;
      int value;

      if (level == 0 || level == (int) self->levels->len
          || reaches (self, choice_of (self, legal->at[i]), level, &value) == is_own)
        return legal->at[i];
      if (self->solver->gave_up)
        return legal->at[0];
    }

  return legal->at[legal->n - 1];
}

static void
read_worth (const Inquiry *self, int low, int high, int *low_worth, int *high_worth)
{
  int worth[2] = { level_at (self, low)->worth, level_at (self, high - 1)->worth };

  *low_worth = self->is_turned ? -worth[1] : worth[0];
  *high_worth = self->is_turned ? -worth[0] : worth[1];
}

static int
clamp_level (const Inquiry *self, int level)
{
  return CLAMP (level, 1, MAX ((int) self->levels->len - 1, 1));
}

void
solve_by_levels (Solver *solver, const Deal *deal, SolveObjective objective, SolveAnswer *answer)
{
  g_autoptr (GArray) levels = g_array_new (FALSE, FALSE, sizeof (Level));
  Inquiry self = { .solver = solver, .deal = deal, .levels = levels };
  Choice any;
  ActionList legal;
  int guess, step, low, high;

  begin (&self, objective);
  deal_legal_sorted (deal, &legal);
  any = (Choice) { solver_search_cards (solver), SOLVER_SILENT | SOLVER_SAYING };
  guess = guess_level (&self, &step);
  settle (&self, any, clamp_level (&self, guess), step, &low, &high);
  answer->best = legal.at[0];
  if (!solver->gave_up)
    answer->best = find_best (&self, &legal, low);
  read_worth (&self, low, high, &answer->low, &answer->high);
  answer->nodes = solver->nodes;
}

/* Starts each action at the value of the one before, usually close. */
unsigned
solve_each_by_levels (Solver *solver, const Deal *deal, SolveObjective objective, SolveRow *rows)
{
  g_autoptr (GArray) levels = g_array_new (FALSE, FALSE, sizeof (Level));
  Inquiry self = { .solver = solver, .deal = deal, .levels = levels };
  ActionList legal;
  int low, high;

  begin (&self, objective);
  deal_legal_sorted (deal, &legal);
  low = (int) levels->len / 2;
  for (unsigned i = 0; i < legal.n; i++)
    {
      settle (&self, choice_of (&self, legal.at[i]), clamp_level (&self, low),
              MAX (1, (int) levels->len / 20), &low, &high);
      rows[i].action = legal.at[i];
      read_worth (&self, low, high, &rows[i].low, &rows[i].high);
    }

  return legal.n;
}
