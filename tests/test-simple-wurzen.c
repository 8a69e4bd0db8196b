/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The level `simple` in Wurzen: positions in examples/simple-wurzen.txt, fairness, matches. */

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "add-tests.h"
#include "player-support.h"
#include "players/games/wurzen/wurzen.h"
#include "rules/games/wurzen/wurzen-state.h"
#include "rules/games/wurzen/wurzen-tables.h"

#define GAME (&wurzen_game)

/* Parses "TRUMP-CARD CARDS": the trump card, drawn or not, and the number of cards in the talon. */
static void
set_talon (Example *example, const char *cell)
{
  g_auto (GStrv) words = g_strsplit (cell, " ", -1);
  Deal *deal = example_begin (example);
  Card under = support_card (deal_pack (deal), words[0]);

  deal->turn = 0;
  deal->dealer = 1;
  deal_set_trump (deal, pack_suit (deal_pack (deal), under));
  example->cards = card_set_of (under);
  example->leader = (unsigned) atoi (words[1]); /* so many are still to be put there */
  deal->own.wurzen.under = example->leader > 0 ? under : CARD_NONE;
}

static void
set_other (Example *example, const char *cell)
{
  example_deal (example)->hand[1] = example_cards (example, cell);
}

/* Sets the eyes of both players; a player with eyes also gets a trick. */
static void
set_eyes (Example *example, const char *cell)
{
  Deal *deal = example_deal (example);
  int eyes[2];

  example_numbers (cell, eyes, 2);
  for (unsigned s = 0; s < 2; s++)
    {
      deal->card_points[s] = (uint16_t) eyes[s];
      deal->tricks_won[s] = eyes[s] > 0 ? 3 : 0;
      deal->n_played = (uint8_t) (deal->n_played + 2 * deal->tricks_won[s]);
    }
}

/*
 * The card that the other has led, or nothing. The other hand and the stock get the cards that are
 * left, from the end of the pack.
 */
static void
set_led (Example *example, const char *cell)
{
  Deal *deal = example_deal (example);
  CardSet led = example_cards (example, cell);
  CardSet rest = ~(deal->hand[0] | deal->hand[1] | example->cards | led);
  unsigned size = card_set_count (deal->hand[0]) - card_set_count (led);

  for (Card c = deal_pack (deal)->n_cards; c-- > 0;)
    {
      if (!card_set_has (rest, c))
        continue;
      if (card_set_count (deal->hand[1]) < size)
        deal->hand[1] |= card_set_of (c);
      else if (deal->own.wurzen.n_stock + 1u < example->leader)
        deal->own.wurzen.stock[deal->own.wurzen.n_stock++] = c;
    }
  if (led == 0)
    return;
  deal->turn = 1;
  deal->hand[1] |= led;
  deal_put_card (deal, deal_order (deal), card_set_first (led));
  deal->turn = 0;
}

static const ExampleColumn columns[] = {
  PLAYER_COLUMNS,
  { "talon", .set = set_talon },
  { "other", .set = set_other },
  { "eyes", .set = set_eyes },
  { "led", .set = set_led },
  { NULL },
};

static void
test_cut (void)
{
  Choice choice;
  Deal deal;

  support_deal (&deal, GAME, "", NULL);
  player_support_choose (&deal, &choice);
  g_assert_cmpuint (choice.row[0].action, ==, ACTION (WURZEN_VERB_CUT, 0));
}

/* ---- The ending against brute force -------------------------------------------------- */

static int brute_force (const Deal *deal);

/* What @action brings the seat at turn if both go on at their best. */
static int
brute_value (const Deal *deal, Action action)
{
  Deal next = *deal;
  DealResult result;

  deal_apply (&next, action);
  if (!deal_is_over (&next))
    return next.turn == deal->turn ? brute_force (&next) : -brute_force (&next);

  deal_result (&next, &result);

  return result.score[deal->turn] - result.score[deal->turn ^ 1];
}

static bool
is_false_claim (const Deal *deal, Action action)
{
  return action_verb (action) == WURZEN_VERB_CLAIM
         && wurzen_eyes (deal, (unsigned) deal->turn) < wurzen_mode (&deal->options)->target;
}

/* The best for the seat at turn by trying everything through the rules, but no false claim. */
static int
brute_force (const Deal *deal)
{
  ActionList list;
  int best = -9;

  deal_legal (deal, &list);
  for (unsigned i = 0; i < list.n; i++)
    if (!is_false_claim (deal, list.at[i]))
      best = MAX (best, brute_value (deal, list.at[i]));

  return best;
}

/* In the last four tricks the level's first choice brings what the best does. */
static void
test_ending (void)
{
  enum
  {
    N_DEALS = 400,
    N_CARDS = 4,
  };
  unsigned n_compared = 0;

  for (unsigned n = 0; n < N_DEALS; n++)
    {
      Rng rng = rng_new (0x77656c69, n);
      Deal deal;

      player_support_random_deal (&deal, GAME, &rng);
      while (!deal_is_over (&deal))
        {
          Action action = support_random_action (&deal, &rng);
          Choice choice;

          player_support_choose (&deal, &choice);
          if (deal.phase == PHASE_PLAY && wurzen_talon (&deal) == 0
              && card_set_count (deal.hand[deal.turn]) <= N_CARDS)
            {
              action = choice.row[0].action;
              g_assert_cmpint (brute_value (&deal, action), ==, brute_force (&deal));
              n_compared++;
            }
          else if (action_verb (action) == WURZEN_VERB_CLAIM
                   || action_verb (action) == WURZEN_VERB_CLOSE)
            {
              action = choice.row[0].action; /* else few deals get so far */
            }
          deal_apply (&deal, action);
        }
    }
  g_assert_cmpuint (n_compared, >, N_DEALS / 2);
}

/* ---- Fairness ------------------------------------------------------------------------ */

/* What a seat rules out is not there, and the chances add up. */
static void
assert_sound_position (const Deal *deal, const Observation *observation)
{
  WurzenPosition position;
  unsigned other = observation->seat ^ 1;

  if (deal->phase != PHASE_PLAY)
    return;
  wurzen_position_make (&position, observation);
  g_assert_cmphex (deal->hand[other] & ~(position.known | position.maybe), ==, 0);
  g_assert_cmpuint (card_set_count (deal->hand[other]), ==,
                    card_set_count (position.known) + position.n_hidden);
  g_assert_cmpfloat_with_epsilon (wurzen_chance_fewer (&position, ~(CardSet) 0, 9), 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (wurzen_expected_cards (&position, ~(CardSet) 0),
                                  observation->hand_size[other], 1e-9);
}

/* Over random deals: the choice is legal, in order, and follows from the observation alone. */
static void
test_fairness (void)
{
  enum
  {
    N_DEALS = 1500,
  };
  static const FairPlay play = { .n_odd = 2, .acting = assert_sound_position };

  for (unsigned n = 0; n < N_DEALS; n++)
    {
      Rng rng = rng_new (0x77757a65, n);
      Deal deal;

      player_support_random_deal (&deal, GAME, &rng);
      player_support_play_fairly (&deal, &play, &rng);
    }
}

/* ---- Whole matches ------------------------------------------------------------------- */

/* A claim of the level is never false. */
static void
assert_true_claim (const Deal *deal)
{
  g_assert_cmpint (deal->own.wurzen.end, !=, WURZEN_END_FALSE);
  g_assert_cmpint (deal->own.wurzen.end, !=, WURZEN_END_FALSE_CLOSER);
  g_assert_cmpint (deal->own.wurzen.end, !=, WURZEN_END_FALSE_AGAINST);
}

static void
test_matches (void)
{
  enum
  {
    N_MATCHES = 40,
    MAX_DEALS = 500,
  };
  Rng rng = rng_new (0x6d617463, 0);

  for (const OptionPreset *preset = GAME->options->presets; preset->key != NULL; preset++)
    {
      Options options = support_options (GAME, preset->settings);

      player_support_play_match (GAME, &options, MAX_DEALS, &rng, assert_true_claim);
    }
  for (unsigned n = 0; n < N_MATCHES; n++)
    {
      Options options = support_random_options (GAME, &rng);

      player_support_play_match (GAME, &options, MAX_DEALS, &rng, assert_true_claim);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/simple-wurzen", test_cut, test_ending, test_fairness, test_matches);
  examples_add ("simple-wurzen", GAME, columns);

  return g_test_run ();
}
