/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The level `simple` in 56: positions in examples/simple-fiftysix.txt, whole matches, fairness. */

#include <glib.h>
#include <string.h>

#include "add-tests.h"
#include "player-support.h"
#include "players/games/fiftysix/fiftysix-estimate.h"

#define GAME (&fiftysix_game)

/* ---- Positions ---------------------------------------------------------------------------- */

/* A copy of @code that is not in @used; twins are taken one after the other. */
static Card
take_card (const Pack *pack, const char *code, CardSet *used)
{
  CardSet free_copies = pack_copies (pack, support_card (pack, code)) & ~*used;
  Card card;

  g_assert_cmphex (free_copies, !=, 0);
  card = card_set_first (free_copies);
  *used |= card_set_of (card);

  return card;
}

/* Gives the seat at turn the cards of @hand, and the others what is left, in pack order. */
static void
set_hands (Deal *deal, const char *hand)
{
  g_auto (GStrv) codes = g_strsplit (hand, " ", -1);
  const Pack *pack = deal_pack (deal);
  unsigned seat = (unsigned) deal->turn;
  unsigned size[SEATS_MAX];
  CardSet used = 0;

  for (unsigned s = 0; s < deal->n_seats; s++)
    size[s] = pack->n_cards / deal->n_seats;
  for (unsigned i = 0; i < deal->n_played; i++)
    {
      used |= card_set_of (deal->played[i]);
      size[deal->played_by[i]]--;
    }
  memset (deal->hand, 0, sizeof deal->hand);
  for (unsigned i = 0; codes[i] != NULL; i++)
    deal->hand[seat] |= card_set_of (take_card (pack, codes[i], &used));
  g_assert_cmpuint (card_set_count (deal->hand[seat]), ==, size[seat]);
  for (unsigned s = 0; s < deal->n_seats; s++)
    for (Card card = 0; card < pack->n_cards && card_set_count (deal->hand[s]) < size[s]; card++)
      if (!card_set_has (used, card))
        {
          deal->hand[s] |= card_set_of (card);
          used |= card_set_of (card);
        }
}

/* The same, for a row. */
static void
set_holds (Example *example, const char *cell)
{
  set_hands (example_deal (example), cell);
}

/* These cards have fallen, whatever was legal. */
static void
set_fallen (Example *example, const char *cell)
{
  g_auto (GStrv) codes = g_strsplit (cell, " ", -1);
  Deal *deal = example_deal (example);
  CardSet used = 0;

  g_assert_cmpuint (deal->phase, ==, PHASE_PLAY);
  for (unsigned i = 0; codes[i] != NULL && codes[i][0] != '\0'; i++)
    {
      Card card = take_card (deal_pack (deal), codes[i], &used);

      deal->hand[deal->turn] = card_set_of (card);
      deal_put_card (deal, deal_order (deal), card);
      deal->turn = deal->trick.n < deal->n_seats
                       ? (int8_t) deal_seat_after (deal, (unsigned) deal->turn, 1)
                       : (int8_t) deal_take_trick (deal);
    }
}

static const ExampleColumn columns[] = {
  PLAYER_COLUMNS,
  { "holds", .set = set_holds },
  { "fallen", .set = set_fallen },
  { NULL },
};

/* ---- What is not called -------------------------------------------------------------------- */

#define DEALS 300
#define LEAST_CHANCE 0.4

/* The partner's contract, which nobody doubts, is not raised to one that fails in most deals. */
static void
check_raise (const Observation *observation, Action action)
{
  const Deal *seen = &observation->seen;
  const FiftysixState *own = &seen->own.fiftysix;
  FiftysixEstimate estimate;

  if (!fiftysix_is_value_call (seen, action) || own->high_caller == NO_SEAT || own->level > 0
      || deal_unit (seen, (unsigned) own->high_caller) != deal_unit (seen, observation->seat))
    return;
  fiftysix_estimate_make (&estimate, observation);
  g_assert_cmpfloat (fiftysix_chance_to_make (&estimate, true, action_suit (&fiftysix_game, action),
                                              fiftysix_value_after (seen, action)),
                     >=, LEAST_CHANCE);
}

/* The bold as well. */
static void
test_raises (void)
{
  Player bold = *player_of_level (PLAYER_LEVEL_SIMPLE);
  Rng rng = rng_new (3, 1);

  bold.temperament = TEMPERAMENT_BOLD;
  for (unsigned i = 0; i < DEALS; i++)
    {
      Deal deal;

      player_support_random_deal (&deal, &fiftysix_game, &rng);
      while (deal.phase == FIFTYSIX_PHASE_CALL)
        {
          Observation observation;
          Choice choice;

          observation_make (&observation, &deal, (unsigned) deal.turn);
          player_choose (&observation, &bold, &rng, NULL, &choice);
          if (option_is (&deal.options, FIFTYSIX_TRUMP, FIFTYSIX_TRUMP_CALL))
            check_raise (&observation, choice.row[0].action);
          deal_apply (&deal, choice.row[0].action);
        }
    }
}

/* ---- What a partner doubled ---------------------------------------------------------------- */

/* Of a hundred doubles so many may be cancelled by the own side. */
#define MOST_CANCELLED 5

/* Doubles are rare, most of all where they score only one point more. */
#define DOUBLED_DEALS 1000

/* A partner's double is left in: the own side hardly ever calls over it. */
static void
test_doubles (void)
{
  Rng rng = rng_new (4, 1);
  unsigned n_doubles = 0;
  unsigned n_cancelled = 0;

  for (unsigned i = 0; i < DOUBLED_DEALS; i++)
    {
      Deal deal;

      player_support_random_deal (&deal, &fiftysix_game, &rng);
      while (deal.phase == FIFTYSIX_PHASE_CALL)
        {
          const FiftysixState *own = &deal.own.fiftysix;
          Observation observation;
          Choice choice;
          Action action;

          observation_make (&observation, &deal, (unsigned) deal.turn);
          player_choose (&observation, player_of_level (PLAYER_LEVEL_SIMPLE), &rng, NULL, &choice);
          action = choice.row[0].action;
          n_doubles += action_verb (action) == FIFTYSIX_VERB_DOUBLE;
          n_cancelled += own->level == 1 && fiftysix_is_value_call (&deal, action)
                         && deal_unit (&deal, (unsigned) own->high_caller)
                                != deal_unit (&deal, (unsigned) deal.turn);
          deal_apply (&deal, action);
        }
    }
  g_assert_cmpuint (n_doubles, >, DOUBLED_DEALS / 20);
  g_assert_cmpuint (n_cancelled * 100, <=, n_doubles * MOST_CANCELLED);
}

/* ---- What is believed --------------------------------------------------------------------- */

/* Seat 4 looks at what seats 1, 2 and 3 told. */
static void
estimate_after (const char *calls, const char *hand, FiftysixEstimate *estimate, Deal *deal)
{
  static Observation observation;

  support_deal (deal, GAME, "", NULL);
  support_act (deal, calls);
  set_hands (deal, hand);
  observation_make (&observation, deal, (unsigned) deal->turn);
  fiftysix_estimate_make (estimate, &observation);
}

static void
test_estimate (void)
{
  const char *hand = "JC JC 9C QC AS KS QD KH";
  FiftysixEstimate told, silent;
  Deal deal;
  unsigned jack_of_hearts;

  estimate_after ("plus:H minus:5:S nos", hand, &told, &deal);
  jack_of_hearts = fiftysix_class (support_card (deal_pack (&deal), "JH"));
  g_assert_cmpfloat (told.held[1][jack_of_hearts], >, 0.9);
  g_assert_cmpfloat_with_epsilon (told.length[2][SUIT_SPADES], 5, 0.7);
  g_assert_cmpfloat (told.length[3][SUIT_SPADES], <, 0.2);
  for (unsigned s = 0; s < deal.n_seats; s++)
    {
      double sum = 0;

      for (unsigned suit = 0; suit < SUITS; suit++)
        sum += told.length[s][suit];
      g_assert_cmpfloat_with_epsilon (sum, 8, 0.5);
    }

  /* the jack is with the enemy */
  estimate_after ("pass pass pass", hand, &silent, &deal);
  g_assert_cmpfloat (told.mean[SUIT_HEARTS], <, silent.mean[SUIT_HEARTS]);
  g_assert_cmpfloat (silent.mean[SUIT_CLUBS], >, silent.mean[SUIT_DIAMONDS]);
  g_assert_cmpfloat (fiftysix_chance_to_make (&silent, true, SUIT_CLUBS, 28), >,
                     fiftysix_chance_to_make (&silent, true, SUIT_CLUBS, 40));

  /* D-18: claims that the own cards contradict are not believed */
  estimate_after ("plus:C plus:S plus:D", hand, &told, &deal);
  g_assert_true (told.heard.is_bluffer[1]);
  g_assert_false (told.heard.is_bluffer[2]);
  g_assert_false (told.heard.is_bluffer[3]);
}

/* ---- Whole matches ------------------------------------------------------------------------ */

/* Every preset and every value of every option, played to the end. */
static void
test_matches (void)
{
  enum
  {
    MAX_DEALS = 500,
  };
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_free);

  for (const OptionPreset *preset = GAME->options->presets; preset->key != NULL; preset++)
    g_ptr_array_add (all, g_strdup (preset->settings));
  for (const OptionInfo *info = GAME->options->list; info->key != NULL; info++)
    for (unsigned v = 1; v < option_count_values (info); v++)
      g_ptr_array_add (all, g_strdup_printf ("%s=%s", info->key, info->values[v].key));

  for (unsigned i = 0; i < all->len; i++)
    {
      Options options = support_options (GAME, g_ptr_array_index (all, i));
      Rng rng = rng_new (56, i);

      player_support_play_match (GAME, &options, MAX_DEALS, &rng, NULL);
    }
}

/* ---- Fairness ----------------------------------------------------------------------------- */

/* Over random deals: the choice is legal, in order, and follows from the observation alone. */
static void
test_fairness (void)
{
  enum
  {
    N_DEALS = 200,
  };
  static const FairPlay play = { .n_odd = 2 };

  for (unsigned n = 0; n < N_DEALS; n++)
    {
      Rng rng = rng_new (0x6a6173, n);
      Deal deal;

      player_support_random_deal (&deal, GAME, &rng);
      player_support_play_fairly (&deal, &play, &rng);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/simple-fiftysix", test_raises, test_doubles, test_estimate, test_matches,
             test_fairness);
  examples_add ("simple-fiftysix", GAME, columns);

  return g_test_run ();
}
