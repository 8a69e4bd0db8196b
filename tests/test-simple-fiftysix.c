/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The level `simple` in 56: positions with one clearly right action, whole matches, fairness. */

#include <glib.h>
#include <string.h>

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

/* ---- Calls -------------------------------------------------------------------------------- */

/* Seat 1 calls first, as the dealer is seat 0; the row tells what the seats before called. */
static void
test_calls (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *before;
    const char *hand;
    const char *wanted; /* one of these */
  } rows[] = {
    /* opening */
    { "opens with the suit of both jacks", "", "", "JH JH 9H AH TH AS KC QD",
      "bid:28:H bid:29:H bid:30:H plus:H" },
    { "opens forced with the longest suit", "opening=forced", "", "QC KS QS AH TH KH QH TD",
      "minus:H minus:4:H" },
    /* let it stand */
    { "passes a poor hand to the enemy's 28", "", "bid:28:H", "QC KC QS KS TH QH TD KD", "pass" },
    { "leaves the partner his suit", "", "bid:28:H pass", "9H AC KC TS QS KD QD TD", "pass" },
    { "does not raise 28 to 39 for nothing", "", "bid:28:H pass", "JH TH KC TS QS KD QD AD",
      "pass" },
    { "lets the partner's sure contract alone at 56", "", "bid:56:H pass",
      "JH 9H AH TH JS JC JD QD", "pass" },
    /* tiers */
    { "goes for a higher tier with jacks and partner's trumps", "", "bid:30:H pass",
      "9H AH AH TH JS JS JD JC", "bid:40:H bid:48:H" },
    /* double and redouble */
    { "doubles 56", "", "bid:56:H", "JC 9C AS KS QH KD TD QD", "double" },
    { "doubles 48 with the jacks", "", "bid:48:S", "JS JC 9C JD JH KD TD QD", "double" },
    { "doubles an opening pass with jacks", "", "pass", "JS JC 9C JD JH JH JD QD", "double" },
    { "does not double 28 with a poor hand", "", "bid:28:S", "QC KC QS KS TH QH TD KD", "pass" },
    { "redoubles what cannot fail", "", "bid:28:H double", "JH 9H 9H AH JS JS JC JD", "redouble" },
    { "plus scores: redoubles as well", "dblscore=plus redouble=ends", "bid:28:H double",
      "JH 9H 9H AH JS JS JC JD", "redouble" },
    { "does not redouble with a poor hand", "", "bid:40:H double", "QC KC QS KS TH QH TD KD",
      "pass" },
    /* rescue */
    { "rescues the partner's lone card", "", "plus:S pass minus:1:D pass",
      "JH JH 9H AH TH KH AS QC", "plus:H bid:31:H bid:32:H bid:33:H bid:40:H" },
    { "rescues the partner from no trump with a long suit", "", "pass pass",
      "JH 9H 9H AH TH KH AS QC", "plus:H bid:29:H bid:30:H bid:31:H" },
    { "does not run from a doubled contract into a worse one", "", "bid:33:H double",
      "QC KC QS KS TH QH TD KD", "pass" },
    /* other tables */
    { "four players: passes a poor hand", "players=4", "bid:28:H",
      "QC KC QS KS TH QH TD KD QD AC TS QC", "pass" },
    { "four players: doubles 56", "players=4", "bid:56:H", "JC KC QS KS TH QH TD KD QD AC TS QC",
      "double" },
    { "eight players: opens with both jacks", "players=8", "", "JH JH 9H AH TH 8S 7C QD",
      "bid:28:H bid:29:H bid:30:H plus:H" },
    { "eight players: doubles 56", "players=8", "bid:56:H", "JC KC QS 7S TH QH TD 8D", "double" },
    { "opener left of the dealer", "opener=left", "", "JH JH 9H AH TH AS KC QD",
      "bid:28:H bid:29:H bid:30:H plus:H" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Deal deal;

      support_deal (&deal, GAME, rows[i].settings, NULL);
      support_act (&deal, rows[i].before);
      set_hands (&deal, rows[i].hand);
      player_support_check_choice (rows[i].row, &deal, rows[i].wanted);
    }
}

static void
test_trumps (void)
{
  static const struct
  {
    const char *row;
    const char *hand;
    const char *wanted;
  } rows[] = {
    { "the long suit with jacks", "JH JH 9H AH TH AS KC QD", "trump:H" },
    { "another suit than the one called", "JS JS 9S 9S TS KS QH KC", "trump:S" },
    { "no trump with jacks everywhere", "JS JC JH JD JS JH JD QC", "trump:N" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Deal deal;

      support_deal (&deal, GAME, "trump=free", NULL);
      support_act (&deal, "bid:28:H pass pass pass pass pass");
      set_hands (&deal, rows[i].hand);
      player_support_check_choice (rows[i].row, &deal, rows[i].wanted);
    }
}

/* ---- Cards -------------------------------------------------------------------------------- */

/* Seat 1 leads after @calls; the cards of @played have fallen, and the seat at turn holds @hand. */
static void
set_up_play (Deal *deal, const char *settings, const char *calls, const char *played,
             const char *hand)
{
  g_auto (GStrv) codes = g_strsplit (played, " ", -1);
  CardSet used = 0;

  support_deal (deal, GAME, settings, NULL);
  support_act (deal, calls);
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
  set_hands (deal, hand);
}

#define HEARTS "bid:28:H pass pass pass pass pass" /* trumps of seats 1, 3 and 5 */
#define NO_TRUMP "bid:28:N pass pass pass pass pass"

static void
test_cards (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *calls;
    const char *played;
    const char *hand;
    const char *wanted; /* one of these */
  } rows[] = {
    /* following */
    { "gives the nine to the partner's sure jack", "", HEARTS, "KC QC JC QC",
      "9C KC 9S TS QD KD TD QH", "play:9C" },
    { "throws the queen into the enemy's trick", "", HEARTS, "JC", "9C QC AC 9S TS QD KD TD",
      "play:QC" },
    { "does not waste a jack on the enemy's jack: the first of twins wins", "", HEARTS, "JC KC QC",
      "JC QC 9S TS QD KD TD AD", "play:QC" },
    { "takes the trick with the jack when last", "", HEARTS, "9C QC AC TC KC",
      "JC QC 9S TS QD KD TD AD", "play:JC" },
    { "takes cheaply when last", "", NO_TRUMP, "KC QC TC QC KC", "JC AC 9S TS QD KD TD AD",
      "play:AC" },
    { "ruffs the enemy's points when last", "", HEARTS, "JC TC 9C QC AC", "QH JH 9S TS QD KD TD AD",
      "play:QH" },
    { "does not ruff the partner's sure trick", "", HEARTS, "KC JC AC 9C TC",
      "QH JH KS QS QD KD TD AD", "play:TD play:AD" },
    { "discards the king or queen into the enemy's trick", "", NO_TRUMP, "JC",
      "AH JH 9S TS QD JD TD AD", "play:QD" },
    { "gives the ace to a partner who has won", "", NO_TRUMP, "KC JC QC KC QC",
      "AD KD QD KS QS KH QH QH", "play:AD" },
    /* leading */
    { "cashes jacks without trumps", "", NO_TRUMP, "", "JC JC 9C QS KS QD KD QH", "play:JC" },
    { "a defender does not lead trumps", "", "pass bid:29:H pass pass pass pass pass", "",
      "TH AH JS QS KS QD KD TD", "play:JS" },
    { "does not lead the nine into two jacks", "", NO_TRUMP, "", "9C QC QS KS QD KD QH KH",
      "play:QC play:QS play:KS play:QD play:KD play:QH play:KH" },
    { "leads the nine once the jacks are gone", "", NO_TRUMP, "JC JC QC KC QC KC",
      "9C QS KS QD KD QH KH", "play:9C" },
    /* other tables */
    { "four players: gives the nine to the partner's jack", "players=4", "bid:28:H pass pass pass",
      "KC JC AC", "9C KC 9S TS QD KD TD QH QS KS AD AH", "play:9C" },
    { "eight players: the useless seven under the jack", "players=8",
      "bid:28:H pass pass pass pass pass pass pass", "JC", "9C 7C AC 9S TS QD KD TD", "play:7C" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Deal deal;

      set_up_play (&deal, rows[i].settings, rows[i].calls, rows[i].played, rows[i].hand);
      player_support_check_choice (rows[i].row, &deal, rows[i].wanted);
    }
}

static void
test_reasons (void)
{
  static const struct
  {
    const char *row;
    const char *calls;
    const char *played;
    const char *hand;
    PlayerReason wanted;
  } rows[] = {
    { "cashes", NO_TRUMP, "", "JC JC 9C QS KS QD KD QH", REASON_CASH_WINNER },
    { "feeds", HEARTS, "KC QC JC QC", "9C KC 9S TS QD KD TD QH", REASON_FEED_PARTNER },
    { "keeps points", HEARTS, "JC", "9C QC AC 9S TS QD KD TD", REASON_KEEP_POINTS },
    { "takes", HEARTS, "9C QC AC TC KC", "JC QC 9S TS QD KD TD AD", REASON_WIN_TRICK },
    { "takes cheaply", NO_TRUMP, "KC QC TC QC KC", "JC AC 9S TS QD KD TD AD", REASON_WIN_CHEAPLY },
    { "has no choice", HEARTS, "KC", "JC TS 9S TS QD KD TD AD", REASON_ONLY_ACTION },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Deal deal;

      set_up_play (&deal, "", rows[i].calls, rows[i].played, rows[i].hand);
      player_support_check_reason (rows[i].row, &deal, rows[i].wanted);
    }
}

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
  g_test_add_func ("/simple/fiftysix/calls", test_calls);
  g_test_add_func ("/simple/fiftysix/trumps", test_trumps);
  g_test_add_func ("/simple/fiftysix/cards", test_cards);
  g_test_add_func ("/simple/fiftysix/reasons", test_reasons);
  g_test_add_func ("/simple/fiftysix/raises", test_raises);
  g_test_add_func ("/simple/fiftysix/estimate", test_estimate);
  g_test_add_func ("/simple/fiftysix/matches", test_matches);
  g_test_add_func ("/simple/fiftysix/fairness", test_fairness);

  return g_test_run ();
}
