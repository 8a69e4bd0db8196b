/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The level `simple` in Cego: positions with one clearly right action, and fairness. */

#include <glib.h>
#include <string.h>

#include "player-support.h"
#include "players/games/cego/cego-position.h"
#include "rules/games/cego/cego-state.h"

#define GAME (&cego_game)

/* A deal, dealer 0, in which seat @seat holds @hand; the other cards in pack order. */
static void
deal_hand (Deal *deal, const char *settings, unsigned seat, const char *hand)
{
  Options options = support_options (GAME, settings);
  const Pack *pack = game_pack (GAME, &options);
  unsigned n_seats = game_count_seats (GAME, &options);
  unsigned size = cego_hand_size (&options);
  unsigned first = (seat + n_seats - 1) % n_seats * size;
  CardSet cards = support_cards (pack, hand);
  CardSet rest = (((CardSet) 1 << pack->n_cards) - 1) & ~cards;
  Card order[CARDS_MAX];

  g_assert_cmpuint (card_set_count (cards), ==, size);
  for (unsigned i = 0; i < pack->n_cards; i++)
    {
      CardSet *from = i >= first && i < first + size ? &cards : &rest;

      order[i] = card_set_first (*from);
      *from = card_set_rest (*from);
    }
  support_deal (deal, GAME, settings, order);
}

typedef struct
{
  const char *row;
  const char *settings;
  unsigned seat;
  const char *hand;
  const char *before; /* what is said until @seat is to act */
  const char *wanted; /* one of these tokens */
} CallRow;

static void
check_calls (const CallRow *rows, unsigned n_rows)
{
  for (unsigned i = 0; i < n_rows; i++)
    {
      Deal deal;

      deal_hand (&deal, rows[i].settings, rows[i].seat, rows[i].hand);
      support_act (&deal, rows[i].before);
      g_assert_cmpint (deal.turn, ==, (int) rows[i].seat);
      player_support_check_choice (rows[i].row, &deal, rows[i].wanted);
    }
}

/* ---- Calls --------------------------------------------------------------------------- */

static void
test_solo (void)
{
  static const CallRow rows[] = {
    { "announces a duty hand", "", 1, "02 03 04 05 06 07 08 09 10 KH QD", "", "solo" },
    { "also when others might go against it", "players=3", 1,
      "02 03 04 05 06 07 08 09 10 KH QD JC TS", "", "solo" },
    { "also with the milder duty", "solo_duty=eight", 1, "02 03 04 05 06 07 08 09 QH JH 2H", "",
      "solo" },
    { "eight high trumps with kings", "solo_duty=none", 1, "09 14 15 16 18 20 21 22 KH QH KD", "",
      "solo" },
    { "not with three trumps", "", 1, "04 09 13 KH QH 2H 3D JS 9S NC 8C", "", "pass" },
    { "nor as the last to speak", "", 0, "04 09 13 KH QH 2H 3D JS 9S NC 8C", "pass pass pass",
      "pass" },
    { "Ultimo with ten trumps, 01 among them", "", 1, "01 13 14 15 16 17 18 20 21 22 KH", "",
      "ultimo" },
    { "Ultimo over another's Solo", "", 2, "01 13 14 15 16 17 18 20 21 22 KH", "solo", "ultimo" },
    { "no Ultimo with 01 among few trumps", "", 1, "01 05 09 KH QH 2H 3D JS 9S NC 8C", "", "pass" },
    { "Durchmarsch when every card wins", "", 1, "12 13 14 15 16 17 18 19 20 21 22", "", "march" },
    { "no Durchmarsch with a loser", "", 1, "13 14 15 16 17 18 19 20 21 22 4H", "", "solo" },
  };

  check_calls (rows, G_N_ELEMENTS (rows));
}

static void
test_bids (void)
{
  static const CallRow rows[] = {
    { "Eine with 22 and many courts", "", 2, "22 KC QC KS QS KH QH KD QD JD 7S",
      "pass pass pass pass", "bid:eine bid:leere" },
    { "passes with nothing to lay aside", "", 2, "05 08 11 TC 8C 9S 7S 2H 4H 1D 3D",
      "pass pass pass pass", "pass" },
    { "passes with an average hand", "", 2, "05 08 11 KC 8C 9S JS 2H QH 1D 3D",
      "pass pass pass pass", "pass" },
    { "a very rich hand bids high", "players=3", 2, "01 KC QC NC KS QS NS KH QH KD QD ND 21",
      "pass pass pass", "bid:eine bid:leere bid:mann" },
    { "does not go against a Solo without courts", "", 2, "05 08 11 TC 8C 9S 7S 2H 4H 1D 3D",
      "solo pass pass pass", "pass" },
    { "goes against it with a very rich hand", "", 2, "22 KC QC KS QS KH QH KD QD JD 7S",
      "solo pass pass pass", "bid:cego bid:eine" },
  };

  check_calls (rows, G_N_ELEMENTS (rows));
}

static void
test_choice (void)
{
#define ALL_PASS "pass pass pass pass pass pass pass"
  static const CallRow rows[] = {
    { "Cego with 22, 21 and points", "", 1, "21 22 08 KC QC KS QS KH JH KD 7S", ALL_PASS,
      "game:cego" },
    { "Bettel with low cards only", "", 1, "7C 8C 9C 7S 8S 9S 2H 3H 4H 3D 4D", ALL_PASS,
      "game:bettel" },
    { "Picolo with the 22 and low cards", "", 1, "22 8C 9C 7S 8S 9S 2H 3H 4H 3D 4D", ALL_PASS,
      "game:picolo" },
    { "no Bettel with trumps; Räuber with a weak scattered hand", "", 1,
      "04 06 TC 8C TS 8S 1H 2H 1D 2D JC", ALL_PASS, "game:raeuber game:drescher" },
    { "sheet: nothing is won by a Räuber", "payment=sheet", 1, "21 22 08 KC QC KS QS KH JH KD 7S",
      ALL_PASS, "game:cego" },
  };
#undef ALL_PASS

  check_calls (rows, G_N_ELEMENTS (rows));
}

/* ---- The taker's hand ---------------------------------------------------------------- */

static void
test_hand (void)
{
#define CEGO "pass pass pass pass pass pass pass game:cego"
#define EINE "pass pass pass pass bid:eine pass pass pass"
  static const CallRow rows[] = {
    { "keeps the highest trump", "", 1, "05 22 08 KC QC 8S QS KH JH KD 7S", CEGO, "keep:22" },
    { "and then the next", "", 1, "05 22 08 KC QC 8S QS KH JH KD 7S", CEGO " keep:22", "keep:08" },
    { "lays courts and 01 aside, even without other trumps", "", 1,
      "01 KC QC 8C 9S QS KH JH KD 3D 4H", CEGO, "keep:8C keep:9S keep:3D keep:4H" },
    { "Eine: keeps 21", "", 2, "05 21 08 KC QC 8S QS KH JH KD 7S", EINE, "keep:21" },
    { "eine Leere: where its own courts lie aside", "", 2, "05 21 08 KC QC 8C 9S KH JH KD 3D",
      "pass pass pass pass bid:leere pass pass pass", "keep:8C" },
    { "trusts when many trumps are in sight", "", 1, "05 22 08 KC QC 8S QS KH JH KD 7S",
      CEGO " keep:22 keep:08", "trust" },
  };
#undef CEGO
#undef EINE

  check_calls (rows, G_N_ELEMENTS (rows));
}

/* ---- Playing ------------------------------------------------------------------------- */

/*
 * Seat 0 plays @game and has led, the cards of @played have fallen, whatever was legal, and the
 * seat at turn holds @hand. The other cards are in pack order with the others, then laid aside.
 */
static void
set_up_play (Deal *deal, CegoGame game, const char *played, const char *hand)
{
  g_auto (GStrv) words = g_strsplit (played, " ", -1);
  const Pack *pack;
  const TrickOrder *order;
  CardSet rest = ((CardSet) 1 << 54) - 1;
  unsigned size[4] = { 11, 11, 11, 11 };
  CegoState *own = &deal->own.cego;

  support_deal (deal, GAME, "", NULL);
  pack = deal_pack (deal);
  order = deal_order (deal);
  memset (deal->hand, 0, sizeof deal->hand);
  deal->phase = PHASE_PLAY;
  deal->declarer = deal->turn = 0;
  own->game = (uint8_t) game;
  own->n_blind = cego_is_bid (game) ? 0 : 10;
  own->n_laid_aside = cego_is_bid (game) ? 10 : 0;
  for (unsigned i = 0; words[i] != NULL && words[i][0] != '\0'; i++)
    {
      Card card = support_card (pack, words[i]);

      rest &= ~card_set_of (card);
      size[deal->turn]--;
      deal_put_card (deal, order, card);
      deal->turn
          = deal->trick.n < 4 ? (int8_t) ((deal->turn + 1) % 4) : (int8_t) deal_take_trick (deal);
    }
  deal->hand[deal->turn] = support_cards (pack, hand);
  g_assert_cmpuint (card_set_count (deal->hand[deal->turn]), ==, size[deal->turn]);
  rest &= ~deal->hand[deal->turn];
  for (unsigned s = 0; s < 4; s++)
    for (; card_set_count (deal->hand[s]) < size[s]; rest = card_set_rest (rest))
      deal->hand[s] |= card_set_of (card_set_first (rest));
  *(cego_is_bid (game) ? &own->laid_aside : &own->blind) = rest;
}

typedef struct
{
  const char *row;
  CegoGame game;
  const char *played;
  const char *hand;
  const char *wanted;  /* one of these cards */
  PlayerReason reason; /* REASON_NONE: any */
} CardRow;

static void
check_cards (const CardRow *rows, unsigned n_rows)
{
  for (unsigned i = 0; i < n_rows; i++)
    {
      Deal deal;

      set_up_play (&deal, rows[i].game, rows[i].played, rows[i].hand);
      player_support_check_card (rows[i].row, &deal, rows[i].wanted);
      if (rows[i].reason != REASON_NONE)
        player_support_check_reason (rows[i].row, &deal, rows[i].reason);
    }
}

static void
test_cards (void)
{
  static const CardRow rows[] = {
    /* opponents */
    { "puts a court on the friend's sure trick", CEGO_CEGO, "4H KH",
      "QH 3H 05 08 11 TC 8C 9S 7S 1D 3D", "QH", REASON_FEED_PARTNER },
    { "puts 01 on the friend's sure trick", CEGO_CEGO, "05 06 22",
      "01 08 QH 3H 2H TC 8C 9S 7S 1D 3D", "01", REASON_FEED_PARTNER },
    { "keeps the 21 from the declarer's 22", CEGO_CEGO, "22", "21 05 QH 3H 2H TC 8C 9S 7S 1D 3D",
      "05", REASON_KEEP_POINTS },
    { "keeps the court from the declarer's king", CEGO_CEGO, "KH 1H 3H",
      "QH 2H 05 08 11 TC 8C 9S 7S 1D 3D", "2H", REASON_KEEP_POINTS },
    { "ruffs the declarer's king cheaply when last", CEGO_CEGO, "KH 1H 2H",
      "05 20 22 TC 8C QC 9S 7S QS 1D 3D", "05", REASON_WIN_CHEAPLY },
    { "takes the declarer's queen with the king", CEGO_EINE, "QH",
      "KH 2H 05 08 11 TC 8C 9S 7S 1D 3D", "KH", REASON_WIN_TRICK },
    { "discards a blank on the declarer's trick", CEGO_SOLO, "22",
      "KH 2H QH TC 8C 9S 7S QS KD 1D 3D", "2H TC 8C 9S 7S 1D 3D", REASON_KEEP_POINTS },
    /* the declarer */
    { "ruffs a rich trick with a low trump", CEGO_CEGO, "4H KH 1H 2H KC QC NC",
      "22 20 03 02 KS 8S 7S KD 2D 3D", "02 03", REASON_WIN_CHEAPLY },
    { "saves 01 and 21 from the 22", CEGO_CEGO, "4H KH 1H 2H 22 02 03",
      "21 05 01 KS 8S 7S KD 2D 3D 4D", "05", REASON_KEEP_POINTS },
    { "does not put a king on a lost trick", CEGO_CEGO, "4H KH 1H 2H 22 02 03",
      "QH KS 8S 7S KD 2D 3D 4D KC 7C", "8S 7S 2D 3D 4D 7C", REASON_KEEP_POINTS },
    /* announced games */
    { "Ultimo: not 01, but a high trump", CEGO_ULTIMO, "", "01 12 13 14 15 16 19 20 21 22 KH",
      "16 19 20 21 22", REASON_DRAW_TRUMPS },
    { "Ultimo: ruffs with any trump but 01", CEGO_ULTIMO, "4H KH 1H 2H KC QC NC",
      "01 12 13 14 15 16 20 21 22 KS", "12 13 14 15 16 20 21 22", REASON_NONE },
    { "Durchmarsch: the opponent takes what he can", CEGO_MARCH, "QH",
      "KH 2H 05 08 11 TC 8C 9S 7S 1D 3D", "KH", REASON_WIN_TRICK },
  };

  check_cards (rows, G_N_ELEMENTS (rows));
}

static void
test_avoiding (void)
{
  static const CardRow rows[] = {
    { "Bettel: leads the lowest card", CEGO_BETTEL, "", "4H 7C 8C NC 7S 8S JS 3D 1D JD 2D",
      "4H 7C 7S 3D", REASON_SAFE_LEAD },
    { "Bettel: the highest card that loses", CEGO_BETTEL, "4H KH 1H 2H KC 8C 9C",
      "QC 7C 7S 8S 9S 2D 3D 4D TS JD", "QC", REASON_DUCK },
    { "Bettel: the last hunter stays below", CEGO_BETTEL, "1H 2H 4H",
      "3H KH 05 08 11 TC 8C 9S 7S 1D 3D", "3H", REASON_CATCH },
    { "Bettel: the hunter gets rid of high cards", CEGO_BETTEL, "2H JH",
      "3H KH 05 08 11 TC 8C 9S 7S 1D 3D", "KH", REASON_DISCARD },
    { "Räuber: a full card on another's trick", CEGO_RAEUBER, "22",
      "KH 3H QH TC 8C 9S 7S 1D 3D 2D 4D", "KH QH", REASON_DUCK },
    { "Räuber: does not take points", CEGO_RAEUBER, "QH NH JH", "KH 4H 05 08 11 TC 8C 9S 7S 1D 3D",
      "4H", REASON_DUCK },
    { "Drescher: high trumps first", CEGO_DRESCHER, "", "22 20 05 TC 8C 9S 7S 1D 3D 2H 4H", "22 20",
      REASON_NONE },
    { "Picolo: the one trick at once", CEGO_PICOLO, "", "22 4H 7C 8C 9C 7S 8S 3D 2D 4D 3H", "22",
      REASON_WIN_TRICK },
    { "Picolo: then no more", CEGO_PICOLO, "22 02 03 04", "4H 7C 8C NC 7S 8S JS 3D 1D JD",
      "4H 7C 7S 3D", REASON_SAFE_LEAD },
  };

  check_cards (rows, G_N_ELEMENTS (rows));
}

/* ---- Demanding ----------------------------------------------------------------------- */

/*
 * Forehand plays Cego and holds the Blind; in both there are @trumps and cards of suits, and the
 * others hold the rest of the trumps. Nobody has announced a Solo.
 */
static void
set_up_demand (Deal *deal, const char *settings, const char *trumps)
{
  Options options = support_options (GAME, settings);
  const Pack *pack = game_pack (GAME, &options);
  unsigned size = cego_hand_size (&options);
  CardSet all = ((CardSet) 1 << pack->n_cards) - 1;
  CardSet own = support_cards (pack, trumps);
  Card order[CARDS_MAX];
  Choice choice;

  for (CardSet set = all & ~CEGO_TRUMPS; card_set_count (own) < 2 * size - 1;
       set = card_set_rest (set))
    own |= card_set_of (card_set_first (set));
  all &= ~own;
  for (unsigned i = 0; i < pack->n_cards; i++)
    {
      CardSet *from = i < size || i >= pack->n_cards - size + 1 ? &own : &all;

      order[i] = card_set_first (*from);
      *from = card_set_rest (*from);
    }
  support_deal (deal, GAME, settings, order);
  while (deal->phase == CEGO_PHASE_SOLO || deal->phase == CEGO_PHASE_BID)
    support_act (deal, "pass");
  if (deal->phase == CEGO_PHASE_CHOOSE)
    support_act (deal, "game:cego");
  while (deal->phase == CEGO_PHASE_KEEP)
    {
      player_support_choose (deal, &choice);
      deal_apply (deal, choice.row[0].action);
    }
}

/* Three players: with four trumps in sight one of the others holds nine and has passed. */
static void
test_demand (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *trumps; /* in the declarer's hand and the Blind */
    const char *wanted;
  } rows[] = {
    { "certain guilt is caught", "players=3", "02 04 06 08", "demand" },
    { "with more trumps in sight nobody need be guilty", "players=3", "02 04 06 08 10 12 14",
      "trust" },
    { "where each settles too", "players=3 payment=each", "02 04 06 08", "demand" },
    { "four players: never certain", "", "02 04 06 08", "trust" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Deal deal;

      set_up_demand (&deal, rows[i].settings, rows[i].trumps);
      player_support_check_choice (rows[i].row, &deal, rows[i].wanted);
    }
}

/* ---- Fairness ------------------------------------------------------------------------ */

/* Whole matches of all options; @n_odd of 10 actions are by lot, so that odd positions come up. */
static void
play_matches (unsigned n_matches, unsigned n_odd)
{
  FairPlay play = { .n_odd = n_odd };

  for (unsigned n = 0; n < n_matches; n++)
    {
      Rng rng = rng_new (0x6365676f, n);
      Options options = support_random_options (GAME, &rng);
      Card pack[CARDS_MAX];
      Match match;
      Deal deal;

      match_init (&match, GAME, &options,
                  (int) rng_below (&rng, game_count_seats (GAME, &options)));
      while (!match.over)
        {
          support_shuffled (pack, game_pack (GAME, &options)->n_cards, &rng);
          match_deal (&match, pack, &deal);
          player_support_play_fairly (&deal, &play, &rng);
          match_book (&match, &deal);
        }
    }
}

static void
test_matches (void)
{
  play_matches (60, 0);
}

static void
test_fairness (void)
{
  play_matches (60, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/simple/cego/solo", test_solo);
  g_test_add_func ("/simple/cego/bids", test_bids);
  g_test_add_func ("/simple/cego/choice", test_choice);
  g_test_add_func ("/simple/cego/hand", test_hand);
  g_test_add_func ("/simple/cego/demand", test_demand);
  g_test_add_func ("/simple/cego/cards", test_cards);
  g_test_add_func ("/simple/cego/avoiding", test_avoiding);
  g_test_add_func ("/simple/cego/matches", test_matches);
  g_test_add_func ("/simple/cego/fairness", test_fairness);

  return g_test_run ();
}
