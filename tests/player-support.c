/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "player-support.h"

#include <math.h>

/* ---- One position -------------------------------------------------------------------- */

static void
choose_with_stream (const Observation *observation, uint64_t stream, Choice *choice)
{
  Rng rng = rng_new (stream, 1);

  player_choose (observation, player_of_level (PLAYER_LEVEL_SIMPLE), &rng, NULL, choice);
}

void
player_support_choose (const Deal *deal, Choice *choice)
{
  Observation observation;

  observation_make (&observation, deal, (unsigned) deal->turn);
  choose_with_stream (&observation, 1, choice);
}

bool
player_support_deal_called (Deal *deal, const Game *game, const char *settings, Rng *rng)
{
  Card pack[CARDS_MAX];

  support_shuffled (pack, support_pack (game, settings)->n_cards, rng);
  support_deal (deal, game, settings, pack);
  while (!deal_is_over (deal) && deal->phase != PHASE_PLAY)
    {
      Choice choice;

      player_support_choose (deal, &choice);
      deal_apply (deal, choice.row[0].action);
    }

  return !deal_is_over (deal) && deal->declarer != NO_SEAT;
}

/* The token of what is done; @token has TOKEN_MAX bytes. */
static const char *
token_of (const Deal *deal, const Choice *choice, char *token)
{
  return action_to_token (deal->game, deal_pack (deal), choice->row[0].action, token);
}

void
player_support_check_choice (const char *row, const Deal *deal, const char *wanted)
{
  bool is_bar = wanted[0] == '-';
  g_auto (GStrv) tokens = g_strsplit (wanted + is_bar, " ", -1);
  char buffer[TOKEN_MAX];
  const char *token;
  Choice choice;

  player_support_choose (deal, &choice);
  token = token_of (deal, &choice, buffer);
  if (g_strv_contains ((const char *const *) tokens, token) == is_bar)
    support_fail ("%s: %s, wanted %s", row, token, wanted);
}

void
player_support_chooses (Example *example, const char *cell)
{
  player_support_check_choice (example->row, example_deal (example), cell);
}

void
player_support_plays (Example *example, const char *cell)
{
  const Deal *deal = example_deal (example);
  char token[TOKEN_MAX];
  Choice choice;

  player_support_choose (deal, &choice);
  if (!card_set_has (support_cards (deal_pack (deal), cell),
                     (Card) action_arg (choice.row[0].action)))
    support_fail ("%s: %s, wanted %s", example->row, token_of (deal, &choice, token), cell);
}

char *
player_support_tell_reason (Example *example)
{
  static const char *const names[] = {
    [REASON_ONLY_ACTION] = "only action",
    [REASON_DRAW_TRUMPS] = "draw trumps",
    [REASON_CASH_WINNER] = "cash winner",
    [REASON_WIN_TRICK] = "win trick",
    [REASON_WIN_CHEAPLY] = "win cheaply",
    [REASON_FEED_PARTNER] = "feed partner",
    [REASON_KEEP_POINTS] = "keep points",
    [REASON_DISCARD] = "discard",
    [REASON_AVOID_BONUS] = "avoid bonus",
    [REASON_SAFE_LEAD] = "safe lead",
    [REASON_LIKELY_WON] = "likely won",
    [REASON_BETTER_CARD] = "better card",
    [REASON_DUCK] = "duck",
    [REASON_CATCH] = "catch",
    [REASON_ENOUGH_POINTS] = "enough points",
    [REASON_BONUS_WAITS] = "bonus waits",
    [REASON_BEST_SO_FAR] = NULL,
  };
  const char *name;
  Choice choice;

  player_support_choose (example_deal (example), &choice);
  name = names[choice.row[0].reason];

  return g_strdup (name != NULL ? name : "another");
}

/* ---- Whole deals and matches --------------------------------------------------------- */

void
player_support_random_deal (Deal *deal, const Game *game, Rng *rng)
{
  Options options = support_random_options (game, rng);
  Card pack[CARDS_MAX];
  Match match;

  match_init (&match, game, &options, (int) rng_below (rng, game_count_seats (game, &options)));
  support_shuffled (pack, game_pack (game, &options)->n_cards, rng);
  match_deal (&match, pack, deal);
}

void
player_support_play_match (const Game *game, const Options *options, unsigned max_deals, Rng *rng,
                           void (*over) (const Deal *deal))
{
  Match match;

  match_init (&match, game, options, NO_SEAT);
  while (!match.over)
    {
      Card pack[CARDS_MAX];
      Deal deal;

      g_assert_cmpuint (match.n_deals, <, max_deals);
      support_shuffled (pack, game_pack (game, options)->n_cards, rng);
      match_deal (&match, pack, &deal);
      while (!deal_is_over (&deal))
        {
          Observation observation;
          Choice choice;

          observation_make (&observation, &deal, (unsigned) deal.turn);
          choose_with_stream (&observation, 1, &choice);
          g_assert_true (action_list_has (&observation.legal, choice.row[0].action));
          deal_apply (&deal, choice.row[0].action);
        }
      if (over != NULL)
        over (&deal);
      match_book (&match, &deal);
    }
}

/* ---- Fairness ------------------------------------------------------------------------ */

/* Another deal that @observation could be of. */
static void
deal_anew (const Observation *observation, Rng *rng, Deal *deal)
{
  Card cards[CARDS_MAX];
  unsigned n = 0;

  for (CardSet set = observation->unseen; set != 0; set = card_set_rest (set), n++)
    {
      unsigned k = rng_below (rng, n + 1);

      cards[n] = cards[k];
      cards[k] = card_set_first (set);
    }
  observation_fill (observation, cards, deal);
}

/* What is said about a lead must be true of it. */
static void
assert_true_of_lead (const Deal *deal, const Observation *observation, Card card,
                     PlayerReason reason)
{
  const TrickOrder *order = deal_order (deal);
  CardSet others = 0;
  CardSet possible = observation->unseen;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (seat != observation->seat && seats_have (deal->playing, seat))
      {
        others |= deal->hand[seat];
        possible |= observation->seen.hand[seat];
      }
  if (reason == REASON_DRAW_TRUMPS)
    {
      g_assert_cmpuint (order->group[card], ==, order->trump);
      g_assert_cmphex (possible & order->members[order->trump], !=, 0);
      g_assert_false (game_duties (deal)->free);
    }
  if (reason == REASON_CASH_WINNER)
    g_assert_cmphex (others & order->beaters[card] & order->members[order->group[card]], ==, 0);
  g_assert_cmpint (reason, !=, REASON_WIN_TRICK);
  g_assert_cmpint (reason, !=, REASON_WIN_CHEAPLY);
}

/* The same of a card that follows. */
static void
assert_true_of_follow (const Observation *observation, Card card, PlayerReason reason)
{
  const Deal *seen = &observation->seen;
  const TrickOrder *order = deal_order (seen);
  CardSet beaters = order->beaters[trick_best_card (&seen->trick)];

  if (reason == REASON_WIN_TRICK || reason == REASON_WIN_CHEAPLY)
    g_assert_true (card_set_has (beaters, card));
  if (reason == REASON_WIN_CHEAPLY)
    for (unsigned i = 0; i < observation->legal.n; i++)
      {
        Card other = action_card (seen->game, observation->legal.at[i]);

        if (other != CARD_NONE && order->group[other] == order->group[card]
            && card_set_has (order->beaters[other], card))
          g_assert_false (card_set_has (beaters, other));
      }
  g_assert_cmpint (reason, !=, REASON_DRAW_TRUMPS);
  g_assert_cmpint (reason, !=, REASON_CASH_WINNER);
}

static void
assert_true_reason (const Deal *deal, const Observation *observation, const ChoiceRow *row)
{
  Card card = action_card (deal->game, row->action);

  if (!action_is_play (deal->game, row->action) || row->reason == REASON_ONLY_ACTION)
    return;
  if (deal->trick.n == 0)
    assert_true_of_lead (deal, observation, card, row->reason);
  else
    assert_true_of_follow (observation, card, row->reason);
}

static void
assert_sound_choice (const Choice *choice, const Observation *observation)
{
  g_assert_cmpuint (choice->n, ==, observation->legal.n);
  for (unsigned i = 0; i < choice->n; i++)
    {
      g_assert_true (action_list_has (&observation->legal, choice->row[i].action));
      g_assert_true (isfinite (choice->row[i].value));
      g_assert_true (i == 0 || choice->row[i - 1].value >= choice->row[i].value);
      g_assert_cmpint (choice->row[i].reason, !=, REASON_NONE);
    }
}

static void
assert_same_choice (const Choice *a, const Choice *b)
{
  g_assert_cmpuint (a->n, ==, b->n);
  for (unsigned i = 0; i < a->n; i++)
    {
      g_assert_cmpuint (a->row[i].action, ==, b->row[i].action);
      g_assert_true (a->row[i].value == b->row[i].value);
      g_assert_cmpint (a->row[i].reason, ==, b->row[i].reason);
    }
}

/* What `simple` does, after a look at whether it does it for what @observation tells alone. */
static Action
choose_fairly (const Deal *deal, const Observation *observation, const FairPlay *play, Rng *rng)
{
  Observation again;
  Choice choice[2];
  Deal other;

  choose_with_stream (observation, 1, &choice[0]);
  assert_sound_choice (&choice[0], observation);
  deal_anew (observation, rng, &other);
  if (play->disguise != NULL)
    play->disguise (&other, rng);
  observation_make (&again, &other, observation->seat);
  choose_with_stream (&again, 2, &choice[1]);
  assert_same_choice (&choice[0], &choice[1]);
  for (unsigned i = 0; i < choice[0].n; i++)
    assert_true_reason (deal, observation, &choice[0].row[i]);

  return choice[0].row[0].action;
}

void
player_support_play_fairly (Deal *deal, const FairPlay *play, Rng *rng)
{
  while (!deal_is_over (deal))
    {
      Observation observation;
      Action action;

      observation_make (&observation, deal, (unsigned) deal->turn);
      if (play->acting != NULL)
        play->acting (deal, &observation);
      action = choose_fairly (deal, &observation, play, rng);
      if (rng_below (rng, 10) < play->n_odd)
        action = support_random_action (deal, rng);
      deal_apply (deal, action);
    }
}

void
player_support_assert_sound_view (const Deal *deal, const Observation *observation,
                                  const TrickView *view)
{
  for (unsigned s = 0; s < deal->n_seats; s++)
    if (s != observation->seat && seats_have (deal->playing, s))
      g_assert_cmphex (deal->hand[s] & ~view->facts.may_hold[s], ==, 0);
  for (CardSet set = view->facts.out; set != 0; set = card_set_rest (set))
    {
      double sum = 0;

      for (unsigned s = 0; s < deal->n_seats; s++)
        sum += view->chances.held[s][card_set_first (set)];
      g_assert_cmpfloat (sum, >=, 0);
      g_assert_cmpfloat (sum, <=, 1 + 1e-4);
      if (observation->n_elsewhere == 0)
        g_assert_cmpfloat_with_epsilon (sum, 1, 1e-4);
    }
}
