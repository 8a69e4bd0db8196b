/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/prove/prove.h"

#include <math.h>

#include "rules/trick-score.h"
#include "workshop/prove/average.h"
#include "workshop/prove/plan.h"
#include "workshop/prove/recount.h"

#define OPEN_MOST 6000000   /* actions tried for an exact value */
#define EXACT_MOST 40000000 /* actions tried for a chance with known cards */
#define FAIR_MOST 120000000 /* actions tried for a chance by fair play */
#define SHARE_MOST 80000000 /* most actions tried when counting a share */
#define EXACT_LAYOUTS 1000  /* layouts drawn for a chance with known cards */
#define FAIR_LAYOUTS 240    /* layouts drawn for a chance by fair play */
#define SPLIT_LAYOUTS 48    /* layouts of a quick search with known cards */
#define FEW_FAIR 60         /* layouts of a quick search by fair play */
#define FAIR_WORLDS 6       /* layouts that a seat places for each of its actions */
#define HAND_EXACT 5        /* greatest hand played exactly after a card */
#define HAND_AFTER_CALL 3   /* greatest hand played exactly after a call */
#define SURE_LAYOUTS 512    /* layouts of a sure win */
#define PLAN_MOST 1000000   /* actions tried for a plan without sight */
#define NEARLY 0.02         /* precision of written figures */
#define POINTS_LEAST 5      /* least margin in card points of a decided deal */
#define MARGIN_LEAST 0.1    /* least margin in points of the score */

G_DEFINE_QUARK (problem_error, problem_error)

static const char *const reasons[PROBLEM_ERRORS] = {
  [PROBLEM_ERROR_WRONG] = "wrong",      [PROBLEM_ERROR_NAME] = "name",
  [PROBLEM_ERROR_PLACE] = "place",      [PROBLEM_ERROR_TOO_LONG] = "too-long",
  [PROBLEM_ERROR_MARGIN] = "margin",    [PROBLEM_ERROR_BEATS] = "refutation",
  [PROBLEM_ERROR_EXACT] = "exact-play", [PROBLEM_ERROR_FAIR] = "fair-play",
  [PROBLEM_ERROR_JUDGED] = "judgement",
};

const char *
problem_error_name (ProblemError reason)
{
  return reasons[reason];
}

typedef struct
{
  const Problem *problem;
  Exact *exact;
  ActionList offers; /* actions asked about */
} Proof;

static bool fail (const Proof *self, ProblemError code, GError **error, Action action,
                  const char *format, ...) G_GNUC_PRINTF (5, 6);

/* Sets @error to "TOKEN: …", or without token; returns false. */
static bool
fail (const Proof *self, ProblemError code, GError **error, Action action, const char *format, ...)
{
  const Deal *deal = &self->problem->deal;
  char token[TOKEN_MAX];
  va_list args;

  va_start (args, format);
  *error = g_error_new_valist (PROBLEM_ERROR, (int) code, format, args);
  va_end (args);
  if (action != ACTION_NONE)
    g_prefix_error (error, "%s: ", action_to_token (deal->game, deal_pack (deal), action, token));

  return false;
}

static bool
is_right (const Proof *self, Action action)
{
  return action_list_has (&self->problem->right, action);
}

/* Finds the value for the seat at turn after @action. */
static bool
value_after (const Proof *self, const Deal *deal, Action action, SolveObjective objective,
             int *value, GError **error)
{
  exact_allow (self->exact, OPEN_MOST);
  exact_begin (self->exact, deal, (int) objective, (unsigned) deal->turn);
  *value = exact_after (self->exact, action);

  return !exact_is_spent (self->exact)
         || fail (self, PROBLEM_ERROR_TOO_LONG, error, action, "too many cards to be proved");
}

/* ---- Refutations ----------------------------------------------------------------------------- */

/*
 * Proves that every wrong action has a playable refutation of its cost; the margin is the least
 * cost.
 */
static bool
prove_refutations (const Proof *self, const double *costs, GError **error)
{
  double least = INFINITY;

  for (unsigned i = 0; i < self->offers.n; i++)
    {
      Action action = self->offers.at[i];
      const ProblemRefutation *refutation = problem_find_refutation (self->problem, action);
      g_autoptr (MatchLog) log = NULL;

      if (is_right (self, action) || problem_is_claim (&self->problem->deal, action))
        continue;
      if (refutation == NULL)
        return fail (self, PROBLEM_ERROR_WRONG, error, action, "nothing beats it");
      log = problem_play_line (self->problem, refutation);
      if (log == NULL)
        return fail (self, PROBLEM_ERROR_WRONG, error, action, "its line cannot be played");
      if (costs != NULL && fabs (costs[i] - refutation->cost) > NEARLY)
        return fail (self, PROBLEM_ERROR_WRONG, error, action, "costs %.2f, not %.2f", costs[i],
                     refutation->cost);
      least = MIN (least, refutation->cost);
    }
  if (fabs (least - self->problem->margin) > NEARLY)
    return fail (self, PROBLEM_ERROR_WRONG, error, ACTION_NONE, "the margin is %.2f, not %.2f",
                 least, self->problem->margin);

  return true;
}

/* Returns the greatest hand that is played exactly. */
static unsigned
hand_of (const Proof *self)
{
  unsigned n = card_set_count (self->problem->deal.hand[self->problem->deal.turn]);

  return n <= HAND_EXACT ? HAND_EXACT : HAND_AFTER_CALL;
}

/* Fills @deal with the position before the wrong action of @refutation; false if it is illegal. */
static bool
lay_refutation (const Positions *positions, const ProblemRefutation *refutation, Deal *deal)
{
  if (refutation->n_layout > 0)
    return refutation->n_layout == positions->hidden.n
           && positions_lay (positions, refutation->layout, deal);
  *deal = positions->problem->deal;

  return true;
}

/*
 * Returns the lead at the end of the line of @refutation, where hands are too great for exact play;
 * without end, or with small hands, more than any lead.
 */
static int
end_of_line (const Proof *self, const ProblemRefutation *refutation)
{
  const Deal *deal = &self->problem->deal;
  g_autoptr (MatchLog) log = NULL;

  if (deal->phase == PHASE_PLAY && card_set_count (deal->hand[deal->turn]) <= HAND_EXACT)
    return G_MAXINT;
  log = problem_play_line (self->problem, refutation);

  return log != NULL && deal_is_over (&log->deal)
             ? exact_end (&log->deal, EXACT_LEAD, (unsigned) deal->turn)
             : G_MAXINT;
}

/* Proves that the wrong action of @refutation ends worse in its layout than a right one. */
static bool
prove_loss (const Proof *self, const Positions *positions, const ProblemRefutation *refutation,
            GError **error)
{
  Fair fair = { self->exact, true, 1, hand_of (self), rng_new (1, 8) };
  int values[ACTIONS_MAX], best = G_MININT, wrong = G_MAXINT;
  Deal deal;

  if (!lay_refutation (positions, refutation, &deal))
    return fail (self, PROBLEM_ERROR_WRONG, error, refutation->wrong, "the layout does not fit");
  exact_allow (self->exact, OPEN_MOST);
  fair_values (&fair, &deal, &self->offers, values);
  if (exact_is_spent (self->exact))
    return fail (self, PROBLEM_ERROR_TOO_LONG, error, refutation->wrong,
                 "too many cards to be proved");
  for (unsigned i = 0; i < self->offers.n; i++)
    if (is_right (self, self->offers.at[i]))
      best = MAX (best, values[i]);
    else if (self->offers.at[i] == refutation->wrong)
      wrong = values[i];
  if (MIN (wrong, end_of_line (self, refutation)) < best)
    return true;

  return fail (self, PROBLEM_ERROR_BEATS, error, refutation->wrong,
               "loses nothing in the layout that should beat it");
}

static bool
prove_losses (const Proof *self, const Positions *positions, GError **error)
{
  for (unsigned i = 0; i < self->problem->refutations->len; i++)
    if (!prove_loss (self, positions,
                     &g_array_index (self->problem->refutations, ProblemRefutation, i), error))
      return false;

  return true;
}

/* ---- Open ------------------------------------------------------------------------------------ */

static bool
prove_open (const Proof *self, GError **error)
{
  const Problem *problem = self->problem;
  double costs[ACTIONS_MAX];
  int values[ACTIONS_MAX];
  int best = G_MININT;

  for (unsigned i = 0; i < self->offers.n; i++)
    {
      if (!value_after (self, &problem->deal, self->offers.at[i], problem->objective, &values[i],
                        error))
        return false;
      best = MAX (best, values[i]);
    }
  for (unsigned i = 0; i < self->offers.n; i++)
    {
      costs[i] = best - values[i];
      if (is_right (self, self->offers.at[i]) != (values[i] == best))
        return fail (self, PROBLEM_ERROR_WRONG, error, self->offers.at[i],
                     "its value is %d, the best %d", values[i], best);
    }

  return prove_refutations (self, costs, error);
}

/* ---- Sure ------------------------------------------------------------------------------------ */

static bool
prove_sure_win (const Proof *self, const GArray *deals, Action action, GError **error)
{
  unsigned seat = (unsigned) self->problem->deal.turn;
  Plan plan = { self->exact, seat, PLAN_MOST };

  for (unsigned i = 0; i < deals->len; i++)
    {
      int value;

      if (!value_after (self, &g_array_index (deals, Deal, i), action, SOLVE_DEAL, &value, error))
        return false;
      if (value <= 0)
        return fail (self, PROBLEM_ERROR_WRONG, error, action, "does not win in layout %u", i);
    }
  exact_allow (self->exact, EXACT_MOST);
  if (plan_wins_with (&plan, &g_array_index (deals, Deal, 0), deals->len, action)
      && !exact_is_spent (self->exact))
    return true;
  if (plan.left == 0 || exact_is_spent (self->exact))
    return fail (self, PROBLEM_ERROR_TOO_LONG, error, action, "too many plans to be proved");

  return fail (self, PROBLEM_ERROR_WRONG, error, action,
               "wins only for who knows the hidden cards");
}

static bool
prove_sure_loss (const Proof *self, const Positions *positions, Action action, double *cost,
                 GError **error)
{
  const ProblemRefutation *refutation = problem_find_refutation (self->problem, action);
  int wrong, right;
  Deal deal;

  if (refutation == NULL || refutation->n_layout == 0)
    return fail (self, PROBLEM_ERROR_WRONG, error, action, "no layout beats it");
  if (!lay_refutation (positions, refutation, &deal))
    return fail (self, PROBLEM_ERROR_WRONG, error, action, "the layout does not fit");
  if (!value_after (self, &deal, action, SOLVE_DEAL, &wrong, error)
      || !value_after (self, &deal, self->problem->right.at[0], SOLVE_DEAL, &right, error))
    return false;
  if (wrong > 0)
    return fail (self, PROBLEM_ERROR_WRONG, error, action, "wins in the layout that beats it");
  *cost = right - wrong;

  return true;
}

static bool
prove_sure (const Proof *self, GError **error)
{
  g_autoptr (GArray) deals = NULL;
  double costs[ACTIONS_MAX] = { 0 };
  Positions positions;

  positions_make (&positions, self->problem);
  deals = positions_list (&positions, SURE_LAYOUTS);
  if (deals == NULL || deals->len < 2)
    return fail (self, PROBLEM_ERROR_WRONG, error, ACTION_NONE, "its layouts cannot be listed");
  for (unsigned i = 0; i < self->offers.n; i++)
    {
      Action action = self->offers.at[i];

      if (problem_is_claim (&self->problem->deal, action))
        continue;
      if (is_right (self, action) ? !prove_sure_win (self, deals, action, error)
                                  : !prove_sure_loss (self, &positions, action, &costs[i], error))
        return false;
    }

  return prove_refutations (self, costs, error);
}

/* ---- Chances and calls ----------------------------------------------------------------------- */

/* Refuses what @average does not tell; @code names the way of playing. */
static bool
take_average (const Proof *self, const Average *average, ProblemError code, GError **error)
{
  const Deal *deal = &self->problem->deal;
  char right[TOKEN_MAX];

  if (average->verdict == AVERAGE_PROVED)
    return true;
  if (average->verdict == AVERAGE_SPENT)
    return fail (self, PROBLEM_ERROR_TOO_LONG, error, ACTION_NONE,
                 "too many cards to be played out");
  if (average->verdict == AVERAGE_EMPTY)
    return fail (self, PROBLEM_ERROR_WRONG, error, ACTION_NONE, "no layout fits the record");
  action_to_token (deal->game, deal_pack (deal), average->right, right);

  return fail (self, code, error, average->wrong, "%s: %s leads by %.2f, error %.2f, %u layouts",
               average->verdict == AVERAGE_REVERSED  ? "reversed"
               : average->verdict == AVERAGE_UNEQUAL ? "not as good"
                                                     : "not clear",
               right, average->by, average->error, average->n);
}

/* Returns true if @deal has a score: it is in play, or has a declarer. */
static bool
has_score (const Deal *deal)
{
  return deal->phase == PHASE_PLAY || deal->declarer != NO_SEAT;
}

static bool
prove_average (const Proof *self, const Positions *positions, bool is_open, GError **error)
{
  Fair fair = { self->exact, is_open, FAIR_WORLDS, hand_of (self), rng_new (1, 8) };
  Average average;
  TrickScore score;

  exact_allow (self->exact, is_open ? EXACT_MOST : FAIR_MOST);
  average_make (&average, positions, &self->offers, &fair, is_open ? EXACT_LAYOUTS : FAIR_LAYOUTS);
  if (!take_average (self, &average, is_open ? PROBLEM_ERROR_EXACT : PROBLEM_ERROR_FAIR, error))
    return false;
  if (!is_open || !average.is_decided || self->problem->margin >= POINTS_LEAST
      || !has_score (&self->problem->deal))
    return true;
  trick_score_make (&score, &self->problem->deal);
  if (score.kind == TRICK_SCORE_CONTEST && score.contest.card_factor > 0)
    return fail (self, PROBLEM_ERROR_MARGIN, error, ACTION_NONE,
                 "a margin of %.2f points in a decided deal", self->problem->margin);

  return true;
}

/*
 * Counts the share: layouts in which the right action does better than the best wrong one, and
 * worse. Returns false if that takes too long.
 */
static bool
count_share (const Proof *self, const Positions *positions, unsigned *n_better, unsigned *n_worse)
{
  Fair fair = { self->exact, true, FAIR_WORLDS, hand_of (self), rng_new (1, 8) };
  const ProblemRefutation *second = problem_find_second (self->problem);

  if (second == NULL)
    return false;
  exact_allow (self->exact, SHARE_MOST);

  return average_share (positions, self->problem->right.at[0], second->wrong, &fair, n_better,
                        n_worse);
}

static bool
prove_share (const Proof *self, const Positions *positions, GError **error)
{
  const Problem *problem = self->problem;
  unsigned n_better, n_worse;

  if (!problem->has_share)
    return true;
  if (!count_share (self, positions, &n_better, &n_worse))
    return fail (self, PROBLEM_ERROR_TOO_LONG, error, ACTION_NONE, "too many cards for its share");
  if (n_better == problem->n_better && n_worse == problem->n_worse)
    return true;

  return fail (self, PROBLEM_ERROR_WRONG, error, ACTION_NONE, "the share is %u %u, not %u %u",
               n_better, n_worse, problem->n_better, problem->n_worse);
}

static bool
prove_chance (const Proof *self, GError **error)
{
  Positions positions;

  if (self->problem->margin < MARGIN_LEAST)
    return fail (self, PROBLEM_ERROR_MARGIN, error, ACTION_NONE, "a margin of %.2f points",
                 self->problem->margin);
  positions_make (&positions, self->problem);

  return prove_refutations (self, NULL, error) && prove_losses (self, &positions, error)
         && prove_average (self, &positions, true, error)
         && prove_average (self, &positions, false, error) && prove_share (self, &positions, error);
}

/* ---- Entry point ----------------------------------------------------------------------------- */

static bool
prove_count (const Proof *self, GError **error)
{
  int answer;

  if (!recount (self->problem, &answer))
    return fail (self, PROBLEM_ERROR_WRONG, error, ACTION_NONE, "the record has no answer");
  if (answer != self->problem->answer)
    return fail (self, PROBLEM_ERROR_WRONG, error, ACTION_NONE, "the answer is %d, not %d", answer,
                 self->problem->answer);

  return true;
}

static bool
prove (const Proof *self, GError **error)
{
  switch (self->problem->kind)
    {
    case PROBLEM_OPEN:
      return prove_open (self, error);
    case PROBLEM_SURE:
      return prove_sure (self, error);
    case PROBLEM_CHANCE:
    case PROBLEM_CALL:
      return prove_chance (self, error);
    case PROBLEM_COUNT:
      return prove_count (self, error);
    case PROBLEM_EXAMPLE:
    case PROBLEM_KINDS:
      break;
    }

  return fail (self, PROBLEM_ERROR_WRONG, error, ACTION_NONE, "nothing of it can be proved");
}

bool
problem_prove_loss (const Problem *problem, const ProblemRefutation *refutation)
{
  Proof self = { problem, exact_new (), { 0 } };
  g_autoptr (GError) error = NULL;
  Positions positions;
  bool is_proved;

  problem_list_offers (problem, &self.offers);
  positions_make (&positions, problem);
  is_proved = prove_loss (&self, &positions, refutation, &error);
  exact_free (self.exact);

  return is_proved;
}

bool
problem_prove (const Problem *problem, GError **error)
{
  Proof self = { problem, exact_new (), { 0 } };
  bool is_proved;

  problem_list_offers (problem, &self.offers);
  is_proved = prove (&self, error);
  exact_free (self.exact);

  return is_proved;
}

bool
problem_set_share (Problem *problem)
{
  Proof self = { problem, exact_new (), { 0 } };
  Positions positions;

  problem_list_offers (problem, &self.offers);
  positions_make (&positions, problem);
  problem->has_share = (problem->kind == PROBLEM_CHANCE || problem->kind == PROBLEM_CALL)
                       && count_share (&self, &positions, &problem->n_better, &problem->n_worse);
  exact_free (self.exact);

  return problem->has_share;
}

bool
problem_split (const Problem *problem, ActionList *right)
{
  Proof self = { problem, exact_new (), { 0 } };
  Fair fair = { self.exact, true, FAIR_WORLDS, hand_of (&self), rng_new (1, 8) };
  Positions positions;
  bool is_clear;

  problem_list_offers (problem, &self.offers);
  positions_make (&positions, problem);
  exact_allow (self.exact, EXACT_MOST);
  is_clear = average_split (&positions, &self.offers, &fair, SPLIT_LAYOUTS, right);
  exact_free (self.exact);

  return is_clear;
}

/* Returns true if fair play in few layouts promises a clear margin in all of them. */
static bool
may_be_fair (const Proof *self, const Positions *positions)
{
  Fair fair = { self->exact, false, FAIR_WORLDS, hand_of (self), rng_new (1, 8) };
  double share = sqrt ((double) FEW_FAIR / FAIR_LAYOUTS);
  Average average;

  exact_allow (self->exact, FAIR_MOST);
  average_make (&average, positions, &self->offers, &fair, FEW_FAIR);

  return average.verdict == AVERAGE_PROVED
         || (average.verdict == AVERAGE_OPEN
             && average.by > AVERAGE_ERRORS * share * average.error);
}

bool
problem_prove_average (const Problem *problem)
{
  Proof self = { problem, exact_new (), { 0 } };
  g_autoptr (GError) error = NULL;
  Positions positions;
  bool is_proved;

  problem_list_offers (problem, &self.offers);
  positions_make (&positions, problem);
  is_proved = prove_average (&self, &positions, true, &error) && may_be_fair (&self, &positions)
              && prove_average (&self, &positions, false, &error);
  exact_free (self.exact);

  return is_proved;
}
