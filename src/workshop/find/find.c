/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/find/find.h"

#include <glib.h>
#include <math.h>
#include <string.h>

#include "players/analysis/imagined.h"
#include "players/problems/counted.h"
#include "players/problems/problem-fact.h"
#include "workshop/find/find-themes.h"
#include "workshop/find/offers.h"
#include "workshop/find/same.h"
#include "workshop/find/sure.h"
#include "players/analysis/analysis.h"
#include "rules/game.h"
#include "rules/trick-score.h"

#define HAND_MOST 5       /* greatest hand for exact endings */
#define NODES_MAX 3000000 /* solver nodes per question */
#define CLOSED_MOST 20000 /* actions tried for a sure win */

/* Seeds of two judgements that must agree on a chance or call. */
static const uint64_t seeds[2] = { ANALYSIS_SEED, 2 };

struct Finder
{
  Solver *solver;
  Layouts layouts;
};

Finder *
finder_new (void)
{
  Finder *self = g_new0 (Finder, 1);

  self->solver = solver_new ();
  solver_set_limit (self->solver, NODES_MAX);

  return self;
}

void
finder_free (Finder *self)
{
  solver_free (self->solver);
  g_free (self);
}

/* ---- Worth asking -------------------------------------------------------------------------- */

/* Returns true if the natural action, or the choice of a weaker level, is wrong. */
static bool
is_missed (const Problem *problem)
{
  return !action_list_has (&problem->right, problem_natural (&problem->deal))
         || !action_list_has (&problem->right, problem_choose (problem, PLAYER_LEVEL_SIMPLE, 1))
         || !action_list_has (&problem->right, problem_choose (problem, PLAYER_LEVEL_CLUB, 1));
}

/* Returns true if a wrong action differs from the right ones by its card. */
static bool
is_about_cards (const Problem *problem, const ActionList *legal)
{
  CardSet right = problem_right_cards (problem);

  for (unsigned i = 0; i < legal->n; i++)
    {
      Card card = action_card (problem->deal.game, legal->at[i]);

      if (!action_list_has (&problem->right, legal->at[i])
          && (card == CARD_NONE || !card_set_has (right, card)))
        return true;
    }

  return false;
}

/* Returns true if one of the right actions is a claim to have enough points. */
static bool
is_claimed (const Problem *problem)
{
  for (unsigned i = 0; i < problem->right.n; i++)
    if (problem_is_claim (&problem->deal, problem->right.at[i]))
      return true;

  return false;
}

/* Returns true if the question is about an announcement outside the play of cards. */
static bool
is_announcement (const Problem *problem)
{
  return problem->deal.phase != PHASE_PLAY
         && (problem_themes (problem) & (ProblemThemes) 1 << THEME_ANNOUNCE) != 0;
}

FindObjection
find_objection (const Problem *problem)
{
  ActionList answers;

  if (problem->kind == PROBLEM_COUNT)
    return FIND_WORTH;
  problem_list_answers (problem, &answers);
  if (is_claimed (problem))
    return FIND_CLAIM;
  if (problem->kind == PROBLEM_CHANCE && answers.n <= 2)
    return FIND_COIN;
  if (is_announcement (problem))
    return FIND_ANNOUNCE;
  if (problem->right.n == 0 || 2 * problem->right.n > answers.n
      || !is_about_cards (problem, &answers))
    return FIND_MOST;

  return is_missed (problem) ? FIND_WORTH : FIND_NATURAL;
}

double
find_least_margin (const Deal *deal, SolveObjective objective)
{
  const Pack *pack = deal_pack (deal);
  CardSet all = ~(CardSet) 0 >> (CARDS_MAX - pack->n_cards);

  return objective == SOLVE_DEAL ? 1 : ceil (0.06 * trick_points (deal_order (deal), all));
}

/* ---- Building a problem ---------------------------------------------------------------------- */

/* Returns true unless all right actions are cards. */
static bool
is_call (const Problem *problem)
{
  bool is_card = problem->deal.phase == PHASE_PLAY;

  for (unsigned i = 0; i < problem->right.n; i++)
    is_card &= action_is_play (problem->deal.game, problem->right.at[i]);

  return !is_card;
}

static Problem *
begin (const MatchLog *log, ProblemKind kind)
{
  Problem *problem = g_new0 (Problem, 1);

  problem->kind = kind;
  problem->from = -1;
  problem->deal = log->deal;
  problem->refutations = g_array_new (FALSE, FALSE, sizeof (ProblemRefutation));
  problem->log = match_log_copy (log);

  return problem;
}

/* Adds a refutation. Rounds its cost as it is written, so that readers find the same best one. */
static void
add_refutation (Problem *problem, Action wrong, double cost)
{
  ProblemRefutation refutation = { .wrong = wrong, .cost = round (100 * cost) / 100 };

  g_array_append_val (problem->refutations, refutation);
}

/* Names @problem, or frees it and returns NULL if it is not worth asking. */
static Problem *
finish (Problem *problem)
{
  char name[PROBLEM_NAME_DIGITS + 1];

  if (find_objection (problem) != FIND_WORTH
      || (problem->kind != PROBLEM_COUNT && is_call (problem) != (problem->kind == PROBLEM_CALL)))
    {
      problem_free (problem);
      return NULL;
    }
  problem_make_name (problem, name);
  problem->name = g_strdup (name);

  return problem;
}

static bool
is_ending (const Deal *deal)
{
  return deal->phase == PHASE_PLAY && card_set_count (deal->hand[deal->turn]) <= HAND_MOST
         && !layouts_are_drawn (deal) && solve_refuse (deal, SOLVE_DEAL) == NULL;
}

/* ---- Open problems --------------------------------------------------------------------------- */

/* Sets answers and costs by @objective; returns false if the answer is not clear. */
static bool
judge_open (Finder *self, Problem *problem, SolveObjective objective)
{
  const Deal *deal = &problem->deal;
  SolveRow rows[ACTIONS_MAX];
  TrickScore score;
  unsigned n;
  int sign, best = G_MININT;

  if (solve_refuse (deal, objective) != NULL)
    return false;
  trick_score_make (&score, deal);
  sign = seats_have (score.side, (unsigned) deal->turn) ? 1 : -1;
  solver_forget (self->solver);
  n = solve_each (self->solver, deal, objective, rows);
  for (unsigned i = 0; i < n; i++)
    {
      if (rows[i].low != rows[i].high)
        return false;
      best = MAX (best, sign * rows[i].low);
    }
  problem->objective = objective;
  problem->right.n = 0;
  problem->margin = INFINITY;
  g_array_set_size (problem->refutations, 0);
  for (unsigned i = 0; i < n; i++)
    if (sign * rows[i].low == best)
      action_list_add (&problem->right, rows[i].action);
    else
      {
        double cost = best - sign * rows[i].low;

        problem->margin = MIN (problem->margin, cost);
        add_refutation (problem, rows[i].action, cost);
      }

  return 2 * problem->right.n <= n && problem->margin >= find_least_margin (deal, objective);
}

static Problem *
find_open (Finder *self, const MatchLog *log, const ActionList *legal)
{
  Problem *problem;

  if (legal->n < 3 || !is_ending (&log->deal))
    return NULL;
  problem = begin (log, PROBLEM_OPEN);
  if (judge_open (self, problem, SOLVE_DEAL) || judge_open (self, problem, SOLVE_POINTS))
    return finish (problem);
  problem_free (problem);

  return NULL;
}

/* ---- Sure wins ------------------------------------------------------------------------------- */

/* Returns the cost of @wrong in @layout, in the deal's score. */
static double
cost_in (Finder *self, const Deal *layout, Action right, Action wrong)
{
  TrickScore score;
  int value[2];

  trick_score_make (&score, layout);
  for (unsigned i = 0; i < 2; i++)
    {
      Deal next = *layout;
      SolveAnswer answer;

      deal_apply (&next, i == 0 ? right : wrong);
      solver_forget (self->solver);
      solve_deal (self->solver, &next, SOLVE_DEAL, &answer);
      value[i] = answer.low;
    }

  return seats_have (score.side, (unsigned) layout->turn) ? value[0] - value[1]
                                                          : value[1] - value[0];
}

/*
 * Returns true if a beginner would fail: the natural action or that of level simple loses in some
 * layout.
 */
static bool
is_trap (Finder *self, const Problem *problem)
{
  Action simple = problem_choose (problem, PLAYER_LEVEL_SIMPLE, 1);
  Action natural = problem_natural (&problem->deal);

  return sure_find_loss (&self->layouts, simple, self->solver) >= 0
         || (natural != simple && sure_find_loss (&self->layouts, natural, self->solver) >= 0);
}

/*
 * Finds right actions, and a losing layout for others in @loss. Returns false if they are unclear
 * or easy, or need knowledge of hidden cards.
 */
static bool
judge_sure (Finder *self, Problem *problem, const ActionList *legal, int *loss)
{
  const Layouts *layouts = &self->layouts;

  if (!is_trap (self, problem))
    return false;
  for (unsigned i = 0; i < legal->n; i++)
    {
      loss[i] = sure_find_loss (layouts, legal->at[i], self->solver);
      if (loss[i] < 0)
        action_list_add (&problem->right, legal->at[i]);
    }
  if (problem->right.n == 0 || 2 * problem->right.n > legal->n)
    return false;
  for (unsigned i = 0; i < problem->right.n; i++)
    if (!sure_wins_closed (layouts, problem->right.at[i], CLOSED_MOST, self->solver))
      return false;

  return true;
}

static Problem *
find_sure (Finder *self, const MatchLog *log, const ActionList *legal)
{
  const Deal *deal = &log->deal;
  Layouts *layouts = &self->layouts;
  Problem *problem;
  int loss[ACTIONS_MAX];

  if (legal->n < 2 || !is_ending (deal) || !layouts_list (deal, layouts))
    return NULL;
  problem = begin (log, PROBLEM_SURE);
  if (!judge_sure (self, problem, legal, loss))
    {
      problem_free (problem);
      return NULL;
    }
  problem->margin = INFINITY;
  for (unsigned i = 0; i < legal->n; i++)
    if (loss[i] >= 0)
      {
        const Deal *layout = &layouts->at[loss[i]];
        ProblemRefutation refutation = { .wrong = legal->at[i] };

        refutation.cost = cost_in (self, layout, problem->right.at[0], legal->at[i]);
        refutation.n_layout
            = observation_list_hidden (layout, (unsigned) deal->turn, refutation.layout);
        problem->margin = MIN (problem->margin, refutation.cost);
        g_array_append_val (problem->refutations, refutation);
      }

  return finish (problem);
}

/* ---- Chances and calls ----------------------------------------------------------------------- */

static unsigned
index_of (const Analysis *analysis, Action action)
{
  return (unsigned) (analysis_find (analysis, action) - analysis->row);
}

/* Returns the lead of @best over @action; @error receives its standard error. */
static double
behind (const Analysis *analysis, Action best, Action action, double *error)
{
  unsigned a = index_of (analysis, best);
  unsigned b = index_of (analysis, action);

  *error = analysis_error_between (analysis, a, b);

  return analysis->row[a].value - analysis->row[b].value;
}

/*
 * Least lead of right over wrong cards of a large hand, in standard errors of one judgement. Four
 * more judgements follow, and the averages of a proof have preceded it (promising_plan ()).
 */
#define LARGE_HAND_ERRORS 2

/* Sorts @legal into right and wrong by @n judgements; returns false if they disagree. */
static bool
judge_chance (Problem *problem, const ActionList *legal, Analysis *const *analyses, unsigned n)
{
  const Deal *deal = &problem->deal;
  bool is_large = deal->phase == PHASE_PLAY && card_set_count (deal->hand[deal->turn]) > HAND_MOST;
  double errors = is_large ? LARGE_HAND_ERRORS : FIND_ERRORS;
  Action best = analyses[0]->row[0].action;
  double least = FIND_LEAST_COST * analyses[0]->deviation;

  if (analyses[0]->n_worlds == 0)
    return false;
  problem->right.n = 0;
  problem->margin = INFINITY;
  g_array_set_size (problem->refutations, 0);
  for (unsigned i = 0; i < legal->n; i++)
    {
      bool is_right = true, is_wrong = true;
      double cost = 0;

      for (unsigned k = 0; k < n; k++)
        {
          double error, by = behind (analyses[k], best, legal->at[i], &error);

          is_right &= analysis_are_equal (analyses[k], index_of (analyses[k], best),
                                          index_of (analyses[k], legal->at[i]));
          is_wrong &= by > errors * error;
          cost += by / n;
        }
      if ((!is_right && !is_wrong) || (is_wrong && cost < least))
        return false;
      if (!is_wrong)
        action_list_add (&problem->right, legal->at[i]);
      else
        {
          problem->margin = MIN (problem->margin, cost);
          add_refutation (problem, legal->at[i], cost);
        }
    }

  return problem->right.n < legal->n;
}

/* Chooses offers if @problem has too many actions to judge; returns false if that fails. */
static bool
limit_actions (Problem *problem, const ActionList *legal)
{
  return legal->n <= FIND_ACTIONS
         || (problem->kind == PROBLEM_CALL && problem->deal.phase != PHASE_PLAY
             && offers_choose (problem));
}

static Problem *
find_chance (const MatchLog *log, const ActionList *legal, ProblemKind kind)
{
  const Player *player = player_of_level (PLAYER_LEVEL_STRONG);
  Problem *problem;
  Observation observation;
  ActionList offers;
  Analysis *analyses[2];
  bool is_clear;
  unsigned n = 0;

  if (legal->n < 2 || (kind == PROBLEM_CHANCE && log->deal.phase != PHASE_PLAY))
    return NULL;
  problem = begin (log, kind);
  is_clear = limit_actions (problem, legal);
  problem_list_offers (problem, &offers);
  problem_observe_offers (problem, &observation);
  while (n < 2 && is_clear)
    {
      analyses[n] = analysis_new_of_all (&observation, player, seeds[n], NULL);
      n++;
      is_clear = judge_chance (problem, &offers, analyses, n)
                 && is_call (problem) == (kind == PROBLEM_CALL);
    }
  for (unsigned k = 0; k < n; k++)
    analysis_free (analyses[k]);
  if (is_clear)
    return finish (problem);
  problem_free (problem);

  return NULL;
}

/* ---- Counting -------------------------------------------------------------------------------- */

/* Returns true if something must be remembered for the answer. */
static bool
is_worth_counting (const Deal *deal, ProblemAsked asked, unsigned group, int answer)
{
  const TrickOrder *order = deal_order (deal);
  unsigned unit = deal_unit (deal, (unsigned) deal->turn);
  CardSet gone = 0;

  for (unsigned i = 0; i < deal->n_played; i++)
    gone |= card_set_of (deal->played[i]);
  switch (asked)
    {
    case ASKED_OUT:
      return card_set_count (gone & order->members[group]) >= 3 && answer < 9;
    case ASKED_VOID:
      return true;
    case ASKED_HIGHEST:
      return card_set_has (gone, order->ranked[order->first[group]])
             && card_set_count (order->members[group] & ~gone) >= 2;
    case ASKED_POINTS:
      return !deal->game->counts_at_end
             && card_set_count (deal->won[unit]) >= 2 * deal_count_players (deal) && answer > 0;
    case ASKED_NOTHING:
    case ASKED_KINDS:
      break;
    }

  return false;
}

static Problem *
find_count (const MatchLog *log, Rng *rng)
{
  const Deal *deal = &log->deal;
  ProblemAsked asked = 1 + rng_below (rng, ASKED_KINDS - 1);
  unsigned group = rng_below (rng, SUITS + 1);
  Problem *problem;
  int answer;

  if (deal->phase != PHASE_PLAY || deal->n_played < 2 * deal_count_players (deal)
      || (asked != ASKED_POINTS && deal_order (deal)->members[group] == 0)
      || !counted_answer (log, asked, group, &answer)
      || !is_worth_counting (deal, asked, group, answer))
    return NULL;
  problem = begin (log, PROBLEM_COUNT);
  problem->asked = asked;
  problem->group = asked == ASKED_POINTS ? 0 : (uint8_t) group;
  problem->answer = answer;

  return finish (problem);
}

Problem *
finder_find (Finder *self, const MatchLog *log, ProblemKind kind, Rng *rng)
{
  ActionList legal;

  deal_legal_sorted (&log->deal, &legal);
  switch (kind)
    {
    case PROBLEM_OPEN:
      return find_open (self, log, &legal);
    case PROBLEM_SURE:
      return find_sure (self, log, &legal);
    case PROBLEM_CHANCE:
    case PROBLEM_CALL:
      return find_chance (log, &legal, kind);
    case PROBLEM_COUNT:
      return find_count (log, rng);
    case PROBLEM_EXAMPLE:
    case PROBLEM_KINDS:
      break;
    }

  return NULL;
}
