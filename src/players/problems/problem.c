/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Problems as values; problem-read.c reads and problem-write.c writes them. */

#include "players/problems/problem.h"

#include <string.h>

#include "rules/game.h"
#include "rules/talon-play.h"

static const char *const kind_names[PROBLEM_KINDS] = {
  [PROBLEM_EXAMPLE] = "example", [PROBLEM_OPEN] = "open", [PROBLEM_SURE] = "sure",
  [PROBLEM_CHANCE] = "chance",   [PROBLEM_CALL] = "call", [PROBLEM_COUNT] = "count",
};

static const char *const asked_names[ASKED_KINDS] = {
  [ASKED_NOTHING] = "nothing", [ASKED_OUT] = "out",         [ASKED_VOID] = "void",
  [ASKED_POINTS] = "points",   [ASKED_HIGHEST] = "highest",
};

static int
find_name (const char *const *names, unsigned n, const char *name)
{
  for (unsigned i = 0; i < n; i++)
    if (strcmp (names[i], name) == 0)
      return (int) i;

  return -1;
}

const char *
problem_kind_name (ProblemKind kind)
{
  return kind_names[kind];
}

int
problem_kind_find (const char *name)
{
  return find_name (kind_names, PROBLEM_KINDS, name);
}

const char *
problem_asked_name (ProblemAsked asked)
{
  return asked_names[asked];
}

int
problem_asked_find (const char *name)
{
  return find_name (asked_names, ASKED_KINDS, name);
}

void
problem_free (Problem *problem)
{
  g_free (problem->name);
  g_clear_pointer (&problem->log, match_log_free);
  g_clear_pointer (&problem->refutations, g_array_unref);
  g_free (problem->why);
  g_free (problem);
}

bool
problem_has_partner (const Problem *problem)
{
  return seats_count (game_allies (&problem->deal, (unsigned) problem->deal.turn)) > 1;
}

bool
problem_is_claim (const Deal *deal, Action action)
{
  TalonPlay play;

  return !action_is_play (deal->game, action) && deal->phase == PHASE_PLAY
         && talon_play_make (&play, deal) && action_verb (action) == play.claim_verb;
}

void
problem_list_offers (const Problem *problem, ActionList *offers)
{
  if (problem->offers.n > 0)
    *offers = problem->offers;
  else
    deal_legal_sorted (&problem->deal, offers);
}

void
problem_list_answers (const Problem *problem, ActionList *answers)
{
  ActionList offers;

  answers->n = 0;
  problem_list_offers (problem, &offers);
  for (unsigned i = 0; i < offers.n; i++)
    if (!problem_is_claim (&problem->deal, offers.at[i]))
      action_list_add (answers, offers.at[i]);
}

CardSet
problem_right_cards (const Problem *problem)
{
  const Deal *deal = &problem->deal;
  CardSet cards = 0;

  for (unsigned i = 0; i < problem->right.n; i++)
    {
      Card card = action_card (deal->game, problem->right.at[i]);

      if (card != CARD_NONE)
        cards |= pack_copies (deal_pack (deal), card);
    }

  return cards;
}

const ProblemRefutation *
problem_find_refutation (const Problem *problem, Action wrong)
{
  for (unsigned i = 0; i < problem->refutations->len; i++)
    {
      const ProblemRefutation *refutation
          = &g_array_index (problem->refutations, ProblemRefutation, i);

      if (refutation->wrong == wrong)
        return refutation;
    }

  return NULL;
}

const ProblemRefutation *
problem_find_second (const Problem *problem)
{
  const ProblemRefutation *second = NULL;

  for (unsigned i = 0; i < problem->refutations->len; i++)
    {
      const ProblemRefutation *refutation
          = &g_array_index (problem->refutations, ProblemRefutation, i);

      if (!problem_is_claim (&problem->deal, refutation->wrong)
          && (second == NULL || refutation->cost < second->cost))
        second = refutation;
    }

  return second;
}

void
problem_observe (const Deal *deal, Observation *observation)
{
  observation_make (observation, deal, (unsigned) deal->turn);
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    observation->signals[seat] = SIGNALS_USUAL;
}

void
problem_observe_offers (const Problem *problem, Observation *observation)
{
  problem_observe (&problem->deal, observation);
  if (problem->offers.n > 0)
    observation->legal = problem->offers;
}

Action
problem_choose (const Problem *problem, PlayerLevel level, uint64_t stream)
{
  Rng rng = rng_new (stream, 0);
  Observation observation;
  Choice choice;

  problem_observe_offers (problem, &observation);
  player_choose (&observation, player_of_level (level), &rng, NULL, &choice);

  return choice.row[0].action;
}

char *
problem_name_right (const Problem *problem)
{
  const Pack *pack = deal_pack (&problem->deal);
  g_autoptr (GString) names = g_string_new (NULL);

  if (problem->asked == ASKED_HIGHEST)
    g_string_append (names, pack_code (pack, (Card) problem->answer));
  else if (problem->asked != ASKED_NOTHING)
    g_string_append_printf (names, "%d", problem->answer);
  for (unsigned i = 0; i < problem->right.n; i++)
    {
      char token[TOKEN_MAX];

      if (i > 0)
        g_string_append_c (names, ' ');
      g_string_append (names,
                       action_to_token (problem->deal.game, pack, problem->right.at[i], token));
    }

  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* ---- Lines in other layouts ------------------------------------------------------------------ */

/* The replacement of hidden cards in a deal of the record. */
typedef struct
{
  const Problem *problem;
  unsigned n;
  Card from[CARDS_MAX]; /* hidden cards of the record */
  Card to[CARDS_MAX];   /* replacements of the hidden cards */
} Exchange;

static Card
exchange_card (const Exchange *exchange, Card card)
{
  for (unsigned i = 0; i < exchange->n; i++)
    if (exchange->from[i] == card)
      return exchange->to[i];

  return card;
}

/* Exchanges the card of a private action by another seat. */
static Action
exchange_action (const Exchange *exchange, const Deal *deal, Action action)
{
  unsigned seat = (unsigned) exchange->problem->deal.turn;
  Card card = action_card (deal->game, action);

  if ((unsigned) deal->turn == seat || card == CARD_NONE || !game_is_private (deal, action))
    return action;

  return (action & ~(Action) 0xff00) | (Action) exchange_card (exchange, card) << 8;
}

/* Returns false if @action is illegal. */
static bool
act (MatchLog *log, Action action, bool is_step)
{
  ActionList legal;

  deal_legal (&log->deal, &legal);
  if (!action_list_has (&legal, action))
    return false;
  match_log_act (log, action, is_step);

  return true;
}

/* Copies the match, with exchanged cards in its last deal. */
static MatchLog *
deal_again (const Exchange *exchange)
{
  const MatchLog *log = exchange->problem->log;
  unsigned last = log->deals->len - 1;
  const LogDeal *logged = match_log_get_deal (log, last);
  MatchLog *again = match_log_copy (log);
  Card pack[CARDS_MAX];

  match_log_cut (again, last);
  for (unsigned i = 0; i < CARDS_MAX; i++)
    pack[i] = exchange_card (exchange, logged->pack[i]);
  match_log_deal (again, exchange->n == 0 && logged->has_number ? &logged->number : NULL, pack);

  return again;
}

static bool
replay (MatchLog *again, const Exchange *exchange)
{
  const MatchLog *log = exchange->problem->log;
  const LogDeal *logged = match_log_get_deal (log, log->deals->len - 1);

  for (unsigned i = 0; i < logged->n_done; i++)
    {
      const LogAction *done = log_deal_get_action (logged, i);

      if (!act (again, exchange_action (exchange, &again->deal, done->action), done->is_step))
        return false;
    }

  return true;
}

MatchLog *
problem_play_line (const Problem *problem, const ProblemRefutation *refutation)
{
  const Action *line = refutation != NULL ? refutation->line : problem->best;
  unsigned n_line = refutation != NULL ? refutation->n_line : problem->n_best;
  unsigned seat = (unsigned) problem->deal.turn;
  g_autoptr (MatchLog) log = NULL;
  Exchange exchange = { problem };

  if (refutation != NULL && refutation->n_layout > 0)
    {
      exchange.n = observation_list_hidden (&problem->deal, seat, exchange.from);
      if (exchange.n != refutation->n_layout)
        return NULL;
      memcpy (exchange.to, refutation->layout, exchange.n);
    }
  log = deal_again (&exchange);
  if (!replay (log, &exchange) || log->deal.turn != (int) seat)
    return NULL;
  for (unsigned i = 0; i < n_line; i++)
    if (!act (log, line[i], log->deal.turn == (int) seat))
      return NULL;

  return g_steal_pointer (&log);
}

/* ---- Themes --------------------------------------------------------------------------------- */

static const char *const theme_names[THEMES] = {
  [THEME_DRAW_TRUMPS] = "draw-trumps",
  [THEME_KEEP_TRUMP] = "keep-trump",
  [THEME_RUFF] = "ruff",
  [THEME_FORCE] = "force",
  [THEME_HOLD_UP] = "hold-up",
  [THEME_UNBLOCK] = "unblock",
  [THEME_THROW_IN] = "throw-in",
  [THEME_FEED_PARTNER] = "feed-partner",
  [THEME_SAVE_POINTS] = "save-points",
  [THEME_CATCH_POINTS] = "catch-points",
  [THEME_MAKE_BONUS] = "make-bonus",
  [THEME_DENY_BONUS] = "deny-bonus",
  [THEME_ANNOUNCE] = "announce",
  [THEME_READ_SIGNAL] = "read-signal",
  [THEME_CLOSE] = "close",
  [THEME_COUNT_TO_GOAL] = "count-to-goal",
  [THEME_SAFETY] = "safety",
  [THEME_LAST_TRICK] = "last-trick",
  [THEME_EXIT] = "exit",
  [THEME_NAME_TRUMPS] = "name-trumps",
  [THEME_RAISE] = "raise",
  [THEME_DOUBLE] = "double",
  [THEME_CHOOSE_GAME] = "choose-game",
  [THEME_COUNT_TRUMPS] = "count-trumps",
  [THEME_COUNT_SUIT] = "count-suit",
  [THEME_COUNT_POINTS] = "count-points",
};

const char *
problem_theme_name (ProblemTheme theme)
{
  return theme_names[theme];
}

int
problem_theme_find (const char *name)
{
  return find_name (theme_names, THEMES, name);
}
