/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/find/find-themes.h"

#include <string.h>

#include "players/argue.h"
#include "workshop/find/card-themes.h"
#include "rules/game.h"

#define BIT(theme) ((ProblemThemes) 1 << (theme))
#define NEARLY 0.01 /* points: closer costs count as equal */

/* ---- Questions ------------------------------------------------------------------------------- */

static ProblemThemes
themes_of_question (const Problem *problem)
{
  bool is_trump = problem->group == deal_order (&problem->deal)->trump;

  if (problem->asked == ASKED_POINTS)
    return BIT (THEME_COUNT_POINTS);

  return is_trump ? BIT (THEME_COUNT_TRUMPS) : BIT (THEME_COUNT_SUIT);
}

/* ---- Calls, claims and announcements --------------------------------------------------------- */

static bool
doubles (const GameContract *before, const GameContract *after)
{
  bool is_same = before->seat == after->seat && before->trump == after->trump;

  return is_same && (before->multiplier != after->multiplier || before->doubled != after->doubled);
}

static bool
lifts_double (const GameContract *before, const GameContract *after)
{
  return before->doubled != NULL && after->doubled == NULL;
}

static bool
has_verb (const Deal *deal, unsigned verb)
{
  ActionList legal;

  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    if (action_verb (legal.at[i]) == verb)
      return true;

  return false;
}

static bool
may_end (const Deal *deal)
{
  ActionList legal;

  deal_legal (deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    {
      Deal next = *deal;

      deal_apply (&next, legal.at[i]);
      if (deal_is_over (&next))
        return true;
    }

  return false;
}

/* Returns the theme of a call, none for a pass. */
static ProblemThemes
theme_of_call (const Deal *deal, Action action)
{
  GameContract before = game_contract (deal), after;
  Deal next = *deal;

  if (action_verb (action) == VERB_PASS)
    return 0;
  deal_apply (&next, action);
  after = game_contract (&next);

  if (doubles (&before, &after))
    return BIT (THEME_DOUBLE);
  if (has_verb (deal, VERB_TRUMP))
    return BIT (THEME_NAME_TRUMPS);
  if (before.seat != after.seat || before.name != after.name || before.value != after.value)
    return (after.value == 0 && (before.seat == NO_SEAT || before.seat == deal->turn)
                ? BIT (THEME_CHOOSE_GAME)
                : BIT (THEME_RAISE))
           | (lifts_double (&before, &after) ? BIT (THEME_DOUBLE) : 0);
  if (deal->hand[deal->turn] == next.hand[deal->turn]
      && action_card (deal->game, action) == CARD_NONE && !may_end (deal))
    return deal->hand[deal->turn] != 0 ? BIT (THEME_ANNOUNCE) : 0;

  return BIT (THEME_CHOOSE_GAME);
}

/* Returns true if one more card may suffice to go out. */
static bool
is_near_goal (const Deal *deal)
{
  const TrickOrder *order = deal_order (deal);
  OwnCount count = { .text = NULL };
  unsigned highest = 0;

  for (unsigned card = 0; card < deal_pack (deal)->n_cards; card++)
    highest = MAX (highest, order->points[card]);
  game_count (deal, (unsigned) deal->turn, &count);

  return count.value + highest >= count.needed;
}

/* Returns the theme of a claim, announcement or closing. */
static ProblemThemes
theme_beside_cards (const Deal *deal, Action action)
{
  TalonPlay play;

  memset (&play, 0, sizeof play);
  if (talon_play_make (&play, deal) && action_verb (action) == play.close_verb)
    return BIT (THEME_CLOSE);
  if (play.claim_verb != VERB_NONE && action_verb (action) == play.claim_verb)
    return is_near_goal (deal) ? BIT (THEME_COUNT_TO_GOAL) : 0; /* otherwise nobody would claim */
  if (game_announces (deal, action).points > 0)
    return BIT (THEME_ANNOUNCE);

  return 0;
}

/* Returns the theme of an action besides cards; questions about bonuses are no calls. */
static ProblemThemes
theme_beside (const Deal *deal, Action action)
{
  const TrickClaim *claim = game_trick_claim (deal);

  if (deal->phase == PHASE_PLAY)
    return theme_beside_cards (deal, action);
  if (claim != NULL && has_verb (deal, claim->silent))
    return action_verb (action) == claim->claim ? BIT (THEME_ANNOUNCE) : 0;

  return theme_of_call (deal, action);
}

/* ---- Wrong actions --------------------------------------------------------------------------- */

static const ProblemRefutation *
refutation_at (const Problem *problem, unsigned index)
{
  return &g_array_index (problem->refutations, ProblemRefutation, index);
}

static double
least_cost (const Problem *problem)
{
  double least = G_MAXDOUBLE;

  for (unsigned i = 0; i < problem->refutations->len; i++)
    least = MIN (least, refutation_at (problem, i)->cost);

  return least;
}

/* Lists the wrong actions with the least cost, or all if none is refuted. */
static void
list_nearest (const Problem *problem, ActionList *list)
{
  double least = least_cost (problem);
  ActionList offers;

  list->n = 0;
  for (unsigned i = 0; i < problem->refutations->len; i++)
    if (refutation_at (problem, i)->cost <= least + NEARLY)
      action_list_add (list, refutation_at (problem, i)->wrong);
  if (list->n > 0)
    return;
  problem_list_offers (problem, &offers);
  for (unsigned i = 0; i < offers.n; i++)
    if (!action_list_has (&problem->right, offers.at[i]))
      action_list_add (list, offers.at[i]);
}

typedef struct
{
  unsigned n;
  unsigned n_held[THEMES];
} Tally;

static void
tally_add (Tally *tally, ProblemThemes held)
{
  tally->n++;
  for (unsigned t = 0; t < THEMES; t++)
    tally->n_held[t] += held >> t & 1;
}

/* Returns the themes of at least @least counted actions, or of half of them if 0. */
static ProblemThemes
tally_themes (const Tally *tally, unsigned least)
{
  ProblemThemes themes = 0;

  for (unsigned t = 0; t < THEMES; t++)
    if (tally->n_held[t] > 0
        && (least > 0 ? tally->n_held[t] >= least : 2 * tally->n_held[t] >= tally->n))
      themes |= BIT (t);

  return themes;
}

static void
tally_add_list (Tally *tally, const Deal *deal, const ActionList *list)
{
  for (unsigned i = 0; i < list->n; i++)
    tally_add (tally, theme_beside (deal, list->at[i]));
}

/*
 * Returns the themes of actions other than plain cards.
 *
 * A call has themes of half of the right actions, else of half of the nearest wrong ones, and those
 * of all wrong ones. During play, right and wrong must differ.
 */
static ProblemThemes
themes_beside (const Problem *problem)
{
  const Deal *deal = &problem->deal;
  Tally right = { 0 }, wrong = { 0 };
  ProblemThemes of_right;
  ActionList nearest;

  list_nearest (problem, &nearest);
  tally_add_list (&right, deal, &problem->right);
  tally_add_list (&wrong, deal, &nearest);
  if (deal->phase == PHASE_PLAY)
    {
      of_right = tally_themes (&right, 1);
      return (of_right & ~tally_themes (&wrong, wrong.n)) | (tally_themes (&wrong, 0) & ~of_right);
    }
  of_right = tally_themes (&right, 0);

  return of_right != 0 ? of_right | tally_themes (&wrong, wrong.n) : tally_themes (&wrong, 0);
}

/* ---- Cards ----------------------------------------------------------------------------------- */

/* Returns the right cards, or none if another action is right, too. */
static CardSet
right_cards (const Problem *problem)
{
  CardSet cards = 0;

  for (unsigned i = 0; i < problem->right.n; i++)
    {
      Card card = theme_card (&problem->deal, problem->right.at[i]);

      if (card == CARD_NONE)
        return 0;
      cards |= card_set_of (card);
    }

  return cards;
}

/* Chooses as `simple` does, with the usual signals. */
static void
choose_by_thumb (const Problem *problem, Observation *observation, Choice *choice)
{
  Rng rng = rng_new (1, 0);

  observation_make (observation, &problem->deal, (unsigned) problem->deal.turn);
  for (unsigned s = 0; s < problem->deal.n_seats; s++)
    if (game_has_signals (problem->deal.game, &problem->deal.options))
      observation->signals[s] = SIGNALS_USUAL;
  player_choose (observation, player_of_level (PLAYER_LEVEL_SIMPLE), &rng, NULL, choice);
}

/*
 * Returns true if a partner asked for the right suit, it wins, and the nearest wrong cards are of
 * other suits.
 */
static bool
is_asked_for (const ThemeLine *best, const PlayerMessage *message, CardSet right)
{
  const TrickOrder *order = best->order;
  ActionList nearest;

  if (message->kind != MESSAGE_ASKED || (right & ~order->members[message->suit]) != 0
      || !theme_line_is_ours (best, 0))
    return false;
  list_nearest (best->problem, &nearest);
  for (unsigned i = 0; i < nearest.n; i++)
    {
      Card card = theme_card (&best->start, nearest.at[i]);

      if (card == CARD_NONE || order->group[card] == message->suit)
        return false;
    }

  return true;
}

/* Returns themes of simple's choice: it fails in one layout, or a partner's signal asks for it. */
static ProblemThemes
themes_of_thumb (const ThemeLine *best, CardSet right)
{
  const Problem *problem = best->problem;
  const ProblemRefutation *refutation;
  PlayerArgument argument;
  Observation observation;
  Choice choice;

  choose_by_thumb (problem, &observation, &choice);
  refutation = problem_find_refutation (problem, choice.row[0].action);
  if (refutation != NULL)
    return problem->kind == PROBLEM_SURE && refutation->n_layout > 0 ? BIT (THEME_SAFETY) : 0;
  if (!action_list_has (&problem->right, choice.row[0].action))
    return 0;
  player_argue (&observation, &choice, &argument);

  return is_asked_for (best, &argument.message, right) ? BIT (THEME_READ_SIGNAL) : 0;
}

/* Returns themes that hold against half of the nearest, or half of all, wrong cards. */
static ProblemThemes
themes_of_cards (const Problem *problem)
{
  CardSet right = right_cards (problem);
  double least = least_cost (problem);
  g_autofree ThemeLine *best = NULL;
  Tally nearest = { 0 }, all = { 0 };

  if (right == 0 || problem->deal.phase != PHASE_PLAY || problem->n_best == 0)
    return 0;
  best = theme_line_new (problem, NULL);
  if (best == NULL)
    return 0;

  for (unsigned i = 0; i < problem->refutations->len; i++)
    {
      const ProblemRefutation *refutation = refutation_at (problem, i);
      g_autofree ThemeLine *wrong = NULL;
      ProblemThemes held;

      if (theme_card (&problem->deal, refutation->wrong) == CARD_NONE)
        continue;
      wrong = theme_line_new (problem, refutation);
      if (wrong == NULL)
        continue;
      held = card_themes_of (best, wrong, right);
      tally_add (&all, held);
      if (refutation->cost <= least + NEARLY)
        tally_add (&nearest, held);
    }

  return tally_themes (&nearest, 0) | tally_themes (&all, 0) | themes_of_thumb (best, right);
}

ProblemThemes
problem_themes (const Problem *problem)
{
  ProblemThemes themes;

  if (problem->kind == PROBLEM_COUNT)
    return themes_of_question (problem);
  themes = themes_beside (problem) | themes_of_cards (problem);

  /* with open hands there is no signal to read */
  return problem->kind == PROBLEM_OPEN ? themes & ~BIT (THEME_READ_SIGNAL) : themes;
}
