/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cego by example: the rows are section 12 of games/cego/rules.md, and its rules. */

#include <glib.h>
#include <string.h>

#include "rules/games/cego/cego-score.h"
#include "rules/games/cego/cego-state.h"
#include "rules/games/cego/cego-tables.h"
#include "support.h"

#define GAME (&cego_game)
#define HANDS_MAX 5 /* forehand first, the Blind last */

/* ---- Cards and deals from text ---------------------------------------------------------- */

/* The cards of "02..07 19 KH"; "" is none. */
static CardSet
cards_of (const Pack *pack, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  CardSet set = 0;

  for (unsigned i = 0; words[i] != NULL; i++)
    {
      const char *range = strstr (words[i], "..");
      unsigned first, last;

      if (words[i][0] == '\0')
        continue;
      if (range == NULL)
        {
          set |= card_set_of (support_card (pack, words[i]));
          continue;
        }
      first = (unsigned) atoi (words[i]);
      last = (unsigned) atoi (range + 2);
      g_assert_true (first >= 1 && first < last && last <= 22);
      for (unsigned trump = first; trump <= last; trump++)
        set |= card_set_of ((Card) (trump - 1));
    }

  return set;
}

static unsigned
add_set (Card *pack, unsigned n, CardSet set)
{
  for (; set != 0; set = card_set_rest (set))
    pack[n++] = card_set_first (set);

  return n;
}

/*
 * The first deal of a match, dealer 0: @hands begin with forehand's, the last is the Blind. Hands
 * that are too short get what is left, in pack order.
 */
static void
deal_hands (Deal *deal, const char *settings, const char *const *hands)
{
  Options options = support_options (GAME, settings);
  const Pack *pack = game_pack (GAME, &options);
  unsigned n_hands = game_count_seats (GAME, &options) + 1;
  CardSet left = ((CardSet) 1 << pack->n_cards) - 1;
  Card cards[CARDS_MAX];
  unsigned n = 0;

  for (unsigned i = 0; i < n_hands; i++)
    {
      CardSet hand = cards_of (pack, hands[i]);

      g_assert_cmphex (hand & ~left, ==, 0);
      left &= ~hand;
    }
  for (unsigned i = 0; i < n_hands; i++)
    {
      CardSet hand = cards_of (pack, hands[i]);
      unsigned size = cego_hand_size (&options) - (i == n_hands - 1);

      g_assert_cmpuint (card_set_count (hand), <=, size);
      for (; card_set_count (hand) < size; left = card_set_rest (left))
        hand |= card_set_of (card_set_first (left));
      n = add_set (cards, n, hand);
    }
  g_assert_cmpuint (n, ==, pack->n_cards);
  support_deal (deal, GAME, settings, cards);
}

static char *
describe_score (const Deal *deal)
{
  GString *text = g_string_new (NULL);
  DealResult result;

  deal_result (deal, &result);
  for (unsigned seat = 0; seat < result.n_units; seat++)
    g_string_append_printf (text, result.score[seat] != 0 ? "%s%+d" : "%s%d", seat > 0 ? " " : "",
                            result.score[seat]);

  return g_string_free (text, FALSE);
}

static char *
describe_points (const Deal *deal)
{
  GString *text = g_string_new (NULL);
  DealResult result;

  deal_result (deal, &result);
  for (unsigned seat = 0; seat < result.n_units; seat++)
    g_string_append_printf (text, "%s%d", seat > 0 ? " " : "", result.points[seat]);

  return g_string_free (text, FALSE);
}

static const char *
ending_of (const Deal *deal)
{
  static const char *const endings[] = {
    [CEGO_ENDING_WON] = "won",         [CEGO_ENDING_LOST] = "lost",
    [CEGO_ENDING_BUERGER] = "buerger", [CEGO_ENDING_LOSERS] = "losers",
    [CEGO_ENDING_CAUGHT] = "caught",   [CEGO_ENDING_FALSE_DEMAND] = "false_demand",
  };
  CegoOutcome outcome;

  cego_outcome (deal, &outcome);

  return endings[outcome.ending];
}

/* ---- The pack: CE-3 --------------------------------------------------------------------- */

static void
test_packs (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *plain; /* the codes behind 01 … 22 */
    unsigned raw;
    unsigned n_full;
    unsigned n_leere;
  } rows[] = {
    { "CE-3.7 four players", "",
      "KC QC NC JC TC 9C 8C 7C KS QS NS JS TS 9S 8S 7S "
      "KH QH NH JH 1H 2H 3H 4H KD QD ND JD 1D 2D 3D 4D",
      106, 19, 16 },
    { "CE-3.7 three players", "players=3",
      "KC QC NC JC TC 9C 8C KS QS NS JS TS 9S 8S KH QH NH JH 1H 2H 3H 4H KD QD ND JD 1D 2D 3D", 103,
      19, 13 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (GAME, rows[i].settings);
      const Pack *pack = game_pack (GAME, &options);
      const TrickOrder *order = game_order (GAME, &options, SUIT_TRUMPS);
      CardSet all = ((CardSet) 1 << pack->n_cards) - 1;
      CardSet blanks = 0;
      g_autofree char *plain = support_codes (pack, all & ~CEGO_TRUMPS);

      support_check (rows[i].row, plain, rows[i].plain);
      for (unsigned trump = 1; trump <= 22; trump++)
        {
          g_autofree char *code = g_strdup_printf ("%02u", trump);

          g_assert_cmpuint (support_card (pack, code), ==, trump - 1);
          g_assert_cmpuint (order->group[trump - 1], ==, order->trump);
        }
      for (unsigned c = 0; c < pack->n_cards; c++)
        blanks |= order->points[c] == 1 ? card_set_of ((Card) c) : 0;
      g_assert_cmpuint (trick_points (order, all), ==, rows[i].raw);
      g_assert_cmphex (cego_full_cards (&options), ==, all & ~blanks);
      g_assert_cmpuint (card_set_count (all & ~blanks), ==, rows[i].n_full);
      g_assert_cmphex (cego_all_leere (&options), ==, blanks & ~CEGO_TRUMPS);
      g_assert_cmpuint (card_set_count (cego_all_leere (&options)), ==, rows[i].n_leere);
      for (unsigned suit = 0; suit < SUITS; suit++)
        g_assert_cmphex (cego_leere (&options, suit), ==,
                         cego_all_leere (&options) & order->members[suit]);
    }
}

/* CE-3.6 */
static void
test_values (void)
{
  static const struct
  {
    const char *cards;
    unsigned value;
  } rows[] = {
    { "KC KS KH KD 01 21 22", 5 },
    { "QC QS QH QD", 4 },
    { "NC NS NH ND", 3 },
    { "JC JS JH JD", 2 },
    { "02..20 TC 9C 8C 7C TS 9S 8S 7S 1H 2H 3H 4H 1D 2D 3D 4D", 1 },
  };
  const Pack *pack = support_pack (GAME, "");
  Options options = OPTIONS_DEFAULT;

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    for (CardSet set = cards_of (pack, rows[i].cards); set != 0; set = card_set_rest (set))
      {
        Card card = card_set_first (set);
        unsigned value = game_order (GAME, &options, SUIT_TRUMPS)->points[card];

        if (value != rows[i].value)
          support_fail ("CE-3.6 %s: got %u, expected %u", pack_code (pack, card), value,
                        rows[i].value);
      }
}

/* CE-5.1, CE-5.2 with the pack not shuffled */
static void
test_dealing (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    int seat; /* -1: the Blind */
    const char *cards;
  } rows[] = {
    { "CE-5.2 forehand", "", 1, "01 02 03 04 05 06 07 08 09 10 11" },
    { "CE-5.2 next", "", 2, "12 13 14 15 16 17 18 19 20 21 22" },
    { "CE-5.2 dealer", "", 0, "JS TS 9S 8S 7S KH QH NH JH 1H 2H" },
    { "CE-5.2 the Blind", "", -1, "3H 4H KD QD ND JD 1D 2D 3D 4D" },
    { "CE-5.2 three: forehand", "players=3", 1, "01 02 03 04 05 06 07 08 09 10 11 12 13" },
    { "CE-5.2 three: dealer", "players=3", 0, "TC 9C 8C KS QS NS JS TS 9S 8S KH QH NH" },
    { "CE-5.2 three: the Blind", "players=3", -1, "JH 1H 2H 3H 4H KD QD ND JD 1D 2D 3D" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *cards = NULL;
      Deal deal;

      support_deal (&deal, GAME, rows[i].settings, NULL);
      g_assert_cmpuint (deal.dealer, ==, 0);
      g_assert_cmpint (deal.turn, ==, 1);
      g_assert_cmpuint (deal.trump, ==, SUIT_TRUMPS);
      cards = support_codes (deal_pack (&deal),
                             rows[i].seat < 0 ? deal.own.cego.blind : deal.hand[rows[i].seat]);
      support_check (rows[i].row, cards, rows[i].cards);
    }
}

/* ---- Before the first lead: CE-6 -------------------------------------------------------- */

/* */
static const char *const hands_auction[HANDS_MAX] = {
  "KC QC NC JC 1H 2H KS QS NS JS TS", "05 06 07 08 09 TC 9C KH QH NH JH",
  "01 02 03 04 10 11 KD QD 1D 9S 8S", "12..18 ND JD 2D 3D",
  "19 20 21 22 8C 7C 7S 3H 4H 4D",
};

/* no trump in the Blind */
static const char *const hands_bare_blind[HANDS_MAX] = {
  "02..09 TC 9C TS", "10..18 1H 2H", "", "", "KC QC NC JC KS QS NS JS KH QH",
};

/* The same with three players. */
static const char *const hands_three[HANDS_MAX] = {
  "02..05 KC QC NC JC 1H 2H KS QS NS",
  "01 06..10 TC 9C KH QH NH JH JS",
  "11..18 ND JD 1D 2D TS",
  "19..22 8C 9S 8S 3H 4H KD QD 3D",
  NULL,
};

/* */
static const char *const hands_ultimo[HANDS_MAX]
    = { "01 13..22", "02..05", "06..08", "09..12", "KC QC NC JC TC 9C 8C 7C KS QS" };

static const struct
{
  const char *row;
  const char *settings;
  const char *const *hands;
  const char *actions; /* "SEAT:token …" */
  const char *next;    /* "SEAT legal …" */
} call_rows[] = {
  /* the Solo question */
  { "X-12 CE-6.2 no 01", "", hands_auction, "", "1 legal march pass solo" },
  { "X-12 CE-6.2 with 01", "", hands_auction, "1:pass 2:pass", "3 legal march pass solo ultimo" },
  { "X-15 CE-6.2 after solo, with 01", "", hands_auction, "1:pass 2:solo",
    "3 legal march pass ultimo" },
  { "X-15 CE-6.2 after solo", "", hands_auction, "1:pass 2:solo 3:pass", "0 legal march pass" },
  { "CE-6.2 after ultimo", "", hands_auction, "1:pass 2:pass 3:ultimo", "0 legal march pass" },
  { "CE-6.2 ultimo over solo", "", hands_auction, "1:solo 2:pass 3:ultimo", "0 legal march pass" },
  { "CE-6.3 march ends it, CE-7.1 D leads", "", hands_three, "1:pass 2:march",
    "2 legal play:01 play:06 play:07 play:08 play:09 play:10 play:9C play:JH play:JS play:KH "
    "play:NH play:QH play:TC" },
  { "CE-6.4 nobody may go against ultimo", "", hands_auction, "1:solo 2:pass 3:ultimo 0:pass",
    "3 legal play:01 play:02 play:03 play:04 play:10 play:11 play:1D play:8S play:9S play:KD "
    "play:QD" },
  { "CE-6.2 march over ultimo", "", hands_auction, "1:pass 2:pass 3:ultimo 0:march",
    "0 legal play:12 play:13 play:14 play:15 play:16 play:17 play:18 play:2D play:3D play:JD "
    "play:ND" },

  /* the auction */
  { "X-12 CE-6.9 one suit of Leere, no 01", "", hands_auction, "1:pass 2:pass 3:pass 0:pass",
    "2 legal bid:eine bid:leere bid:zwei pass" },
  { "X-12 CE-6.9", "", hands_auction, "1:pass 2:pass 3:pass 0:pass 2:bid:eine",
    "3 legal bid:leere bid:mann bid:versch bid:zwei pass" },
  { "X-12 CE-6.9 pass alone", "", hands_auction,
    "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:bid:zwei", "0 legal pass" },
  { "X-12 CE-6.11 forehand again", "", hands_auction,
    "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:bid:zwei 0:pass", "1 legal bid:versch pass" },
  { "X-12 CE-6.10", "", hands_auction,
    "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:bid:zwei 0:pass 1:pass", "2 legal pass" },
  { "CE-6.10 a pass is for good", "", hands_auction,
    "1:pass 2:pass 3:pass 0:pass 2:pass 3:bid:eine 0:pass 1:bid:leere",
    "3 legal bid:mann bid:versch bid:zwei pass" },
  { "CE-6.13 all pass: forehand chooses", "", hands_auction,
    "1:pass 2:pass 3:pass 0:pass 2:pass 3:pass 0:pass",
    "1 legal game:bettel game:cego game:drescher game:picolo game:raeuber" },
  { "CE-6.13 without special games", "specials=off", hands_auction,
    "1:pass 2:pass 3:pass 0:pass 2:pass 3:pass 0:pass",
    "1 legal keep:1H keep:2H keep:JC keep:JS keep:KC keep:KS keep:NC keep:NS keep:QC keep:QS "
    "keep:TS" },
  { "CE-6.13 three players have none", "players=3", hands_three,
    "1:pass 2:pass 0:pass 2:pass 0:pass",
    "1 legal keep:02 keep:03 keep:04 keep:05 keep:1H keep:2H keep:JC keep:KC keep:KS keep:NC "
    "keep:NS keep:QC keep:QS" },
  { "CE-6.13 forehand overbid and back has no choice", "", hands_auction,
    "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:pass 0:pass 1:bid:leere 2:pass",
    "1 legal keep:1H keep:2H keep:TS" },
  { "CE-6.14 cego", "", hands_auction,
    "1:pass 2:pass 3:pass 0:pass 2:pass 3:pass 0:pass 1:game:cego",
    "1 legal keep:1H keep:2H keep:JC keep:JS keep:KC keep:KS keep:NC keep:NS keep:QC keep:QS "
    "keep:TS" },
  { "CE-6.14 the hands as dealt", "", hands_auction,
    "1:pass 2:pass 3:pass 0:pass 2:pass 3:pass 0:pass 1:game:raeuber",
    "1 legal play:1H play:2H play:JC play:JS play:KC play:KS play:NC play:NS play:QC play:QS "
    "play:TS" },

  /* against a Solo */
  { "X-15 CE-6.12", "", hands_auction, "1:pass 2:solo 3:pass 0:pass",
    "3 legal bid:cego bid:eine bid:leere bid:mann bid:versch bid:zwei pass" },
  { "X-15 CE-6.9 cego against Solo", "", hands_auction, "1:pass 2:solo 3:pass 0:pass 3:pass",
    "0 legal bid:cego bid:eine bid:leere bid:zwei pass" },
  { "X-15 CE-6.9 over cego", "", hands_auction, "1:pass 2:solo 3:pass 0:pass 3:pass 0:bid:cego",
    "1 legal bid:eine bid:leere bid:versch bid:zwei pass" },
  { "X-15 CE-6.12 the soloist never acts", "", hands_auction,
    "1:pass 2:solo 3:pass 0:pass 3:pass 0:bid:cego 1:bid:eine", "0 legal bid:leere bid:zwei pass" },
  { "X-15 CE-6.13 no choice of games against Solo", "", hands_auction,
    "1:pass 2:solo 3:pass 0:pass 3:pass 0:bid:cego 1:pass",
    "0 legal keep:12 keep:13 keep:14 keep:15 keep:16 keep:17 keep:18 keep:2D keep:3D keep:JD "
    "keep:ND" },
  { "CE-6.13 nobody against: the soloist leads", "", hands_auction,
    "1:pass 2:solo 3:pass 0:pass 3:pass 0:pass 1:pass",
    "2 legal play:05 play:06 play:07 play:08 play:09 play:9C play:JH play:KH play:NH play:QH "
    "play:TC" },

  /* kept cards, demand, discard */
  { "X-13 CE-6.15 zwei", "", hands_auction,
    "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:bid:zwei 0:pass 1:pass 2:pass",
    "3 legal keep:8S keep:9S" },
  { "X-13 CE-6.15 the second", "", hands_auction,
    "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:bid:zwei 0:pass 1:pass 2:pass 3:keep:9S",
    "3 legal keep:8S" },
  { "X-13 CE-6.17", "", hands_auction,
    "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:bid:zwei 0:pass 1:pass 2:pass 3:keep:9S 3:keep:8S",
    "3 legal demand trust" },
  { "X-13 CE-6.18 the lowest trump of the Blind", "", hands_auction,
    "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:bid:zwei 0:pass 1:pass 2:pass 3:keep:9S 3:keep:8S "
    "3:trust",
    "3 legal discard:19" },
  { "CE-6.16 no duty, no demand", "solo_duty=none", hands_auction,
    "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:bid:zwei 0:pass 1:pass 2:pass 3:keep:9S 3:keep:8S",
    "3 legal discard:19" },
  { "CE-6.18 versch: the highest trump of the Blind", "", hands_auction,
    "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:bid:versch 0:pass 1:pass 2:pass 3:keep:1D 3:keep:8S "
    "3:trust",
    "3 legal discard:22" },
  { "X-14 CE-6.15 versch", "", hands_bare_blind,
    "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:pass 0:pass 1:bid:versch 2:pass",
    "1 legal keep:9C keep:TC keep:TS" },
  { "X-14 CE-6.15 another suit", "", hands_bare_blind,
    "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:pass 0:pass 1:bid:versch 2:pass 1:keep:TC",
    "1 legal keep:TS" },
  { "X-14 CE-6.18 no trump in the Blind", "", hands_bare_blind,
    "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:pass 0:pass 1:bid:versch 2:pass 1:keep:TC 1:keep:TS "
    "1:trust",
    "1 legal discard:JC discard:JS discard:KC discard:KH discard:KS discard:NC discard:NS "
    "discard:QC discard:QH discard:QS" },
  { "CE-6.18 the same with zwei", "", hands_bare_blind,
    "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:pass 0:pass 1:bid:zwei 2:pass 1:keep:TC 1:keep:9C "
    "1:trust",
    "1 legal discard:JC discard:JS discard:KC discard:KH discard:KS discard:NC discard:NS "
    "discard:QC discard:QH discard:QS" },
  { "CE-6.15 zwei needs two of a suit", "", hands_bare_blind,
    "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:pass 0:pass 1:bid:zwei 2:pass",
    "1 legal keep:9C keep:TC" },
  { "CE-6.15 cego: not the same card twice", "specials=off", hands_bare_blind,
    "1:pass 2:pass 3:pass 0:pass 2:pass 3:pass 0:pass 1:keep:TC",
    "1 legal keep:02 keep:03 keep:04 keep:05 keep:06 keep:07 keep:08 keep:09 keep:9C keep:TS" },
  { "CE-6.18 cego: any card of the hand", "specials=off", hands_bare_blind,
    "1:pass 2:pass 3:pass 0:pass 2:pass 3:pass 0:pass 1:keep:TC 1:keep:09 1:trust",
    "1 legal discard:09 discard:JC discard:JS discard:KC discard:KH discard:KS discard:NC "
    "discard:NS discard:QC discard:QH discard:QS discard:TC" },
  { "CE-6.17 leere has no discard, CE-7.4 leads it", "", hands_bare_blind,
    "1:pass 2:pass 3:pass 0:pass 2:pass 3:bid:eine 0:pass 1:bid:leere 3:pass 1:keep:TS 1:trust",
    "1 legal play:TS" },
  { "CE-6.17 eine leads what it likes", "", hands_auction,
    "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:pass 0:pass 1:pass 2:keep:09 2:trust",
    "2 legal play:09 play:19 play:20 play:21 play:22 play:3H play:4D play:4H play:7C play:7S "
    "play:8C" },
  { "CE-6.17 demand ends the deal", "", hands_auction,
    "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:pass 0:pass 1:pass 2:keep:09 2:demand", "over" },
  { "X-19 CE-6.10 kleiner Mann ends the auction", "players=3", hands_three,
    "1:pass 2:pass 0:pass 2:bid:mann", "2 legal keep:01" },
  { "X-19 CE-7.4", "players=3", hands_three, "1:pass 2:pass 0:pass 2:bid:mann 2:keep:01 2:trust",
    "2 legal play:01" },
};

static void
test_calls (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (call_rows); i++)
    {
      bool three = call_rows[i].hands == hands_three;
      Deal deal;

      deal_hands (&deal, three ? "players=3" : call_rows[i].settings, call_rows[i].hands);
      support_walk (call_rows[i].row, &deal, call_rows[i].actions);
      support_check_turn (call_rows[i].row, &deal, call_rows[i].next);
    }
}

/* Where the cards are after the Blind is taken: CE-6.15, CE-6.16, CE-6.18, CE-6.19 */
static void
test_blind (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *const *hands;
    const char *actions;
    unsigned declarer;
    const char *hand;
    const char *laid_aside;
    const char *blind;
    const char *taken; /* marked in the hand, as what came from the Blind */
  } rows[] = {
    { "CE-6.15 the hand stays until the last is named", "", hands_auction,
      "1:pass 2:pass 3:pass 0:pass 2:pass 3:bid:zwei 0:pass 1:pass 3:keep:9S", 3,
      "01..04 10 11 KD QD 1D 9S 8S", "", "19..22 8C 7C 7S 3H 4H 4D", "" },
    { "CE-6.16 zwei", "", hands_auction,
      "1:pass 2:pass 3:pass 0:pass 2:pass 3:bid:zwei 0:pass 1:pass 3:keep:9S 3:keep:8S", 3,
      "9S 8S 19..22 8C 7C 7S 3H 4H 4D", "01..04 10 11 KD QD 1D", "", "19..22 8C 7C 7S 3H 4H 4D" },
    { "CE-6.17 zwei: none is demanded", "", hands_auction,
      "1:pass 2:pass 3:pass 0:pass 2:pass 3:bid:zwei 0:pass 1:pass 3:keep:9S 3:keep:8S 3:trust", 3,
      "9S 8S 19..22 8C 7C 7S 3H 4H 4D", "01..04 10 11 KD QD 1D", "", "19..22 8C 7C 7S 3H 4H 4D" },
    { "CE-6.18, CE-6.19 zwei", "", hands_auction,
      "1:pass 2:pass 3:pass 0:pass 2:pass 3:bid:zwei 0:pass 1:pass 3:keep:9S 3:keep:8S 3:trust "
      "3:discard:19",
      3, "9S 8S 20..22 8C 7C 7S 3H 4H 4D", "01..04 10 11 KD QD 1D 19", "", "" },
    { "CE-6.19 eine", "", hands_auction,
      "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:pass 0:pass 1:pass 2:keep:09 2:trust", 2,
      "09 19..22 8C 7C 7S 3H 4H 4D", "05..08 TC 9C KH QH NH JH", "", "" },
    { "CE-6.17 eine: nothing is laid aside", "", hands_auction,
      "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:pass 0:pass 1:pass 2:keep:09", 2,
      "09 19..22 8C 7C 7S 3H 4H 4D", "05..08 TC 9C KH QH NH JH", "", "" },
    { "CE-6.18 cego: a kept card may go too", "specials=off", hands_auction,
      "1:pass 2:pass 3:pass 0:pass 2:pass 3:pass 0:pass 1:keep:KC 1:keep:QC 1:trust 1:discard:KC",
      1, "QC 19..22 8C 7C 7S 3H 4H 4D", "KC NC JC 1H 2H KS QS NS JS TS", "", "" },
    { "CE-6.14 Bettel: the Blind stays untouched", "", hands_auction,
      "1:pass 2:pass 3:pass 0:pass 2:pass 3:pass 0:pass 1:game:bettel", 1,
      "KC QC NC JC 1H 2H KS QS NS JS TS", "", "19..22 8C 7C 7S 3H 4H 4D", "" },
    { "CE-6.19 Solo: unseen", "", hands_auction, "1:solo 2:pass 3:pass 0:pass 2:pass 3:pass 0:pass",
      1, "KC QC NC JC 1H 2H KS QS NS JS TS", "", "19..22 8C 7C 7S 3H 4H 4D", "" },
    { "X-19 thirteen and twelve", "players=3", hands_three,
      "1:pass 2:pass 0:pass 2:bid:mann 2:keep:01 2:trust", 2, "01 19..22 8C 9S 8S 3H 4H KD QD 3D",
      "06..10 TC 9C KH QH NH JH JS", "", "" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Pack *pack = support_pack (GAME, rows[i].settings);
      Deal deal;

      deal_hands (&deal, rows[i].settings, rows[i].hands);
      support_walk (rows[i].row, &deal, rows[i].actions);
      if (deal.declarer != (int) rows[i].declarer
          || deal.hand[rows[i].declarer] != cards_of (pack, rows[i].hand)
          || deal.own.cego.laid_aside != cards_of (pack, rows[i].laid_aside)
          || deal.own.cego.blind != cards_of (pack, rows[i].blind)
          || game_taken (&deal, rows[i].declarer) != cards_of (pack, rows[i].taken)
          || game_taken (&deal, rows[i].declarer ^ 1) != 0)
        {
          g_autofree char *hand = support_codes (pack, deal.hand[rows[i].declarer]);
          g_autofree char *aside = support_codes (pack, deal.own.cego.laid_aside);
          g_autofree char *blind = support_codes (pack, deal.own.cego.blind);
          g_autofree char *taken = support_codes (pack, game_taken (&deal, rows[i].declarer));

          support_fail ("%s: got declarer %d, hand %s, laid aside %s, Blind %s, taken %s",
                        rows[i].row, deal.declarer, hand, aside, blind, taken);
        }
    }
}

/* CE-6.5 */
static void
test_solo_duty (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *hand;
    bool duty;
  } rows[] = {
    { "X-11 nine trumps", "", "02..10 KH QD", true },
    { "X-11 eight, two of them above 17", "", "02..07 18 19 KH QH 1D", true },
    { "X-11 only one above 17", "", "02..07 17 19 KH QH 1D", false },
    { "X-11 three suits", "", "02..07 18 19 KH QC 1D", false },
    { "CE-6.5 eight, one suit", "", "02..07 21 22 KH QH 1H", true },
    { "CE-6.5 seven with three high", "", "02..05 20..22 KH QH 1H 2H", false },
    { "CE-6.5 ten low trumps", "", "02..11 KH", true },
    { "X-11 eight: seventeen and nineteen", "solo_duty=eight", "02..07 17 19 KH QH 1D", true },
    { "X-11 eight: seven, two above 18", "solo_duty=eight", "02..06 19 20 KH QH 1D 2D", true },
    { "X-11 eight: only one above 18", "solo_duty=eight", "02..06 18 20 KH QH 1D 2D", false },
    { "CE-6.5 eight: seven in three suits", "solo_duty=eight", "02..06 19 20 KH QH 1D KC", false },
    { "CE-6.5 eight: six", "solo_duty=eight", "02..03 19..22 KH QH 1H 2H 3H", false },
    { "CE-6.5 none", "solo_duty=none", "12..22", false },
    { "CE-6.5 three players, nine", "players=3", "02..10 KH QD KC KS", true },
    { "CE-6.5 three players, eight", "players=3", "02..07 18 19 KH QH 1H 1D 2D", true },
    { "CE-6.5 three players, three suits", "players=3", "02..07 18 19 KH QH 1H 1D KC", false },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (GAME, rows[i].settings);
      CardSet hand = cards_of (game_pack (GAME, &options), rows[i].hand);

      g_assert_cmpuint (card_set_count (hand), ==, cego_hand_size (&options));
      if (cego_is_duty_hand (&options, hand) != rows[i].duty)
        support_fail ("%s: %s: got %s", rows[i].row, rows[i].hand,
                      rows[i].duty ? "no duty" : "duty");
    }
}

/* CE-6.8 */
static void
test_possible_bids (void)
{
  static const struct
  {
    const char *hand;
    const char *bids;
  } rows[] = {
    { "02 KC", "cego eine" },
    { "TC KC", "cego eine leere" },
    { "4D 02", "cego eine leere" },
    { "TC 7C", "cego eine leere zwei" },
    { "1H 4H", "cego eine leere zwei" },
    { "TC 7S", "cego eine leere versch" },
    { "1H 1D", "cego eine leere versch" },
    { "TC 9C 7S", "cego eine leere zwei versch" },
    { "01 KC", "cego eine mann" },
    { "01 TC 9S 8S", "cego eine leere zwei versch mann" },
  };
  static const char *const names[] = { "cego", "eine", "leere", "zwei", "versch", "mann" };
  Options options = OPTIONS_DEFAULT;

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);

      for (unsigned bid = CEGO_CEGO; bid <= CEGO_MANN; bid++)
        if (cego_is_possible (&options, bid, cards_of (support_pack (GAME, ""), rows[i].hand)))
          g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", names[bid - CEGO_CEGO]);
      support_check (rows[i].hand, text->str, rows[i].bids);
    }
}

/* ---- Play: CE-7 ------------------------------------------------------------------------- */

/* A deal of @settings in the middle of a @game of seat @declarer; no cards are anywhere. */
static void
set_up (Deal *deal, const char *settings, CegoGame game, unsigned declarer)
{
  Options options = support_options (GAME, settings);

  deal_init (deal, GAME, &options);
  deal->phase = PHASE_PLAY;
  deal_set_trump (deal, SUIT_TRUMPS);
  deal->turn = deal->declarer = (int8_t) declarer;
  deal->own.cego.game = (uint8_t) game;
  deal->own.cego.soloist = deal->own.cego.holder = NO_SEAT;
  deal->own.cego.discard = CARD_NONE;
}

/* The cards of @table fall, seat 0 leading. */
static void
put_cards (Deal *deal, const char *table)
{
  g_auto (GStrv) cards = g_strsplit (table, " ", -1);

  deal->turn = 0;
  for (unsigned i = 0; cards[i] != NULL; i++)
    {
      deal_put_card (deal, deal_order (deal), support_card (deal_pack (deal), cards[i]));
      deal->turn = (int8_t) ((deal->turn + 1) % deal->n_seats);
    }
}

static void
test_legal_cards (void)
{
  static const struct
  {
    const char *row;
    const char *table;
    const char *hand;
    const char *legal;
  } rows[] = {
    { "X-9 follow", "4H", "05 17 KH 2H 9S", "play:2H play:KH" },
    { "X-9 trump", "KC", "05 17 KH 2H 9S", "play:05 play:17" },
    { "X-9 no duty to overtrump", "20", "05 17 KH 2H 9S", "play:05 play:17" },
    { "X-9 no trump to follow with", "20", "KH 2H 9S", "play:2H play:9S play:KH" },
    { "X-9 nothing of it", "8C", "KH 2H 9S", "play:2H play:9S play:KH" },
    { "CE-7.2 no duty to go over a ruff", "KC 10", "05 17 KH", "play:05 play:17" },
    { "CE-7.2 following a ruffed suit", "KC 10", "05 9C 8C", "play:8C play:9C" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *legal = NULL;
      Deal deal;

      set_up (&deal, "", CEGO_EINE, 0);
      put_cards (&deal, rows[i].table);
      deal.hand[deal.turn] = cards_of (deal_pack (&deal), rows[i].hand);
      legal = support_legal (&deal);
      support_check (rows[i].row, legal, rows[i].legal);
    }
}

static void
test_trick_winner (void)
{
  static const struct
  {
    const char *row;
    const char *table;
    const char *winner;
  } rows[] = {
    { "X-10 the 1 is the highest red pip card", "4H 1H 2H KD", "1H" },
    { "X-10 jack over ten", "7S TS 9S JS", "JS" },
    { "X-10 the lowest trump", "KC 01 QC NC", "01" },
    { "X-10 the highest trump", "KC 03 21 22", "22" },
    { "X-10 other suits never win", "3D KS KH KC", "3D" },
    { "CE-3.4 knight between queen and jack", "JC NC QC TC", "QC" },
    { "CE-3.4 knight over jack", "JH NH 1H 2H", "NH" },
    { "CE-3.4 a black ten over nine", "9C TC 8C 7C", "TC" },
    { "CE-3.4 a red two over three", "3D 2D 4D 4H", "2D" },
    { "CE-3.3 ten over nine", "09 10 02 01", "10" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Deal deal;

      set_up (&deal, "", CEGO_EINE, 0);
      put_cards (&deal, rows[i].table);
      support_check (rows[i].row, pack_code (deal_pack (&deal), trick_best_card (&deal.trick)),
                     rows[i].winner);
    }
}

#define TO_ZWEI                                                                                    \
  "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:bid:zwei 0:pass 1:pass 2:pass 3:keep:8S 3:keep:9S "    \
  "3:trust 3:discard:19 "

/* CE-7.4, CE-7.5: the kept Leere are led whoever wins them */
static void
test_forced_leads (void)
{
  static const struct
  {
    const char *row;
    const char *actions;
    const char *next;
  } rows[] = {
    { "X-13 trick 1", TO_ZWEI, "3 legal play:8S play:9S" },
    { "X-13 no spade", TO_ZWEI "3:play:8S",
      "0 legal play:12 play:13 play:14 play:15 play:16 play:17 play:18" },
    { "X-13 five spades", TO_ZWEI "3:play:8S 0:play:12",
      "1 legal play:JS play:KS play:NS play:QS play:TS" },
    { "X-13 five trumps", TO_ZWEI "3:play:8S 0:play:12 1:play:TS",
      "2 legal play:05 play:06 play:07 play:08 play:09" },
    { "X-13 seat 0 won, seat 3 leads", TO_ZWEI "3:play:8S 0:play:12 1:play:TS 2:play:05",
      "3 legal play:9S" },
    { "X-13 then seat 0",
      TO_ZWEI "3:play:8S 0:play:12 1:play:TS 2:play:05 "
              "3:play:9S 0:play:13 1:play:JS 2:play:06",
      "0 legal play:14 play:15 play:16 play:17 play:18 play:2D play:3D play:JD play:ND" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Deal deal;

      deal_hands (&deal, "", hands_auction);
      support_walk (rows[i].row, &deal, rows[i].actions);
      support_check_turn (rows[i].row, &deal, rows[i].next);
    }
}

static void
test_reasons (void)
{
  static const struct
  {
    const char *row;
    const char *actions;
    const char *card; /* of the seat at turn */
    TrickReason reason;
  } rows[] = {
    { "CE-7.4 kept", TO_ZWEI, "8S", TRICK_LEGAL },
    { "CE-7.4 not kept", TO_ZWEI, "22", TRICK_MUST_LEAD },
    { "CE-7.4 trick 2", TO_ZWEI "3:play:8S 0:play:12 1:play:TS 2:play:05", "7S", TRICK_MUST_LEAD },
    { "CE-7.2 must trump", TO_ZWEI "3:play:8S", "2D", TRICK_MUST_RUFF },
    { "CE-7.2 must follow", TO_ZWEI "3:play:8S 0:play:12", "KC", TRICK_MUST_FOLLOW },
    { "CE-7.2 no duty to beat", TO_ZWEI "3:play:8S 0:play:12 1:play:TS", "05", TRICK_LEGAL },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      TrickReason reason;
      Deal deal;

      deal_hands (&deal, "", hands_auction);
      support_walk (rows[i].row, &deal, rows[i].actions);
      reason = game_reason (&deal, (unsigned) deal.turn,
                            support_card (deal_pack (&deal), rows[i].card));
      support_check_number (rows[i].row, "reason", reason, rows[i].reason);
    }
}

/* ---- Counting: CE-9.1 to CE-9.5 --------------------------------------------------------- */

#define WHOLE_PACK                                                                                 \
  "01..22 KC QC NC JC TC 9C 8C KS QS NS JS TS 9S 8S KH QH NH JH 1H 2H 3H 4H KD QD ND JD 1D 2D 3D"

static void
test_count (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *pile;
    int points;
  } rows[] = {
    { "X-1 three full", "", "KC JC 21", 10 },
    { "X-1 two full", "", "QH NH 17", 6 },
    { "X-1 one full", "", "KC 2H 05", 5 },
    { "X-1 none", "", "7C 2H 05", 1 },
    { "X-2 two blanks", "", "7C 2H", 1 },
    { "X-2 one blank", "", "7C", 0 },
    { "X-2 one full card", "", "QC", 4 },
    { "X-2 full and blank", "", "QC 7C", 4 },
    { "X-2 three full and a blank", "", "KC QC NC 7C", 10 },
    { "X-2 two full and three blanks", "", "KC QC 7C 8C 9C", 9 },
    { "X-2 four full", "", "KC QC NC JC", 12 },
    { "CE-9.2 nothing", "", "", 0 },
    { "X-2 the whole pack", "", WHOLE_PACK " 7C 7S 4D", 70 },
    { "X-2 the whole pack by twos", "count=twos", WHOLE_PACK " 7C 7S 4D", 79 },
    { "X-2 51 cards", "players=3", WHOLE_PACK, 70 },
    { "X-2 51 cards by twos", "players=3 count=twos", WHOLE_PACK, 79 },
    { "X-2 by twos", "count=twos", "KC QC 7C 05", 9 },
    { "X-2 three players by twos", "players=3 count=twos", "KC QC NC JC 22 21 01 02..09", 31 },
    { "CE-9.3 three players, even", "players=3 count=twos", "KC QC 9C 05", 10 },
    { "CE-9.2 three players: one more", "players=3", "KC JC 21", 11 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (GAME, rows[i].settings);
      CardSet pile = cards_of (game_pack (GAME, &options), rows[i].pile);
      Counted counted;
      Deal deal;

      support_check_number (rows[i].row, rows[i].pile, cego_count (&options, pile), rows[i].points);

      /* section 15: laid out in groups it is as much */
      set_up (&deal, rows[i].settings, CEGO_EINE, 1);
      deal.phase = PHASE_OVER;
      deal.won[1] = pile;
      g_assert_true (game_counted (&deal, &counted));
      support_check_number (rows[i].row, "groups", counted.total, rows[i].points);
    }
}

/* "KC QC 7C: 8, 8C 9C: 1": the groups of @counted. */
static char *
write_groups (const Deal *deal, const Counted *counted)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < counted->n_groups; i++)
    {
      const CountedGroup *group = &counted->group[i];

      g_string_append (text, i > 0 ? ", " : "");
      for (unsigned k = 0; k < group->n_cards; k++)
        g_string_append_printf (text, "%s%s", k > 0 ? " " : "",
                                pack_code (deal_pack (deal), group->card[k]));
      g_string_append_printf (text, ": %d", group->points);
    }

  return g_string_free (text, FALSE);
}

/* CE-9.2, section 15: full cards first, the Blind of a Solo and what was laid aside among them */
static void
test_groups (void)
{
  static const struct
  {
    const char *settings;
    CegoGame game;
    const char *won;
    const char *aside;
    const char *groups;
  } rows[] = {
    { "", CEGO_EINE, "KC QC 7C 8C", "9C", "KC QC 7C: 8, 8C 9C: 1" },
    { "", CEGO_SOLO, "KC 05 06", "21 22 JC", "KC 22 21: 13, JC 06 05: 2" },
    { "count=twos", CEGO_EINE, "KC 2H", "QC 05", "KC QC: 8, 2H 05: 1" },
    { "players=3", CEGO_EINE, "KC 2H 05", "", "KC 2H 05: 5, : 1" },
    { "", CEGO_BETTEL, "KC", "", NULL },
    { "", CEGO_RAEUBER, "KC", "", NULL },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *groups = NULL;
      Counted counted;
      Deal deal;
      CardSet aside;

      set_up (&deal, rows[i].settings, rows[i].game, 1);
      deal.phase = PHASE_OVER;
      deal.won[1] = cards_of (deal_pack (&deal), rows[i].won);
      aside = cards_of (deal_pack (&deal), rows[i].aside);
      *(rows[i].game == CEGO_SOLO ? &deal.own.cego.blind : &deal.own.cego.laid_aside) = aside;
      g_assert_cmpint (game_counted (&deal, &counted), ==, rows[i].groups != NULL);
      if (rows[i].groups == NULL)
        continue;
      groups = write_groups (&deal, &counted);
      g_assert_cmpstr (groups, ==, rows[i].groups);
    }
}

static void
test_factor (void)
{
  static const struct
  {
    const char *settings;
    int first;
    int last;
    int factor;
  } rows[] = {
    { "", 36, 40, 1 },           { "", 41, 45, 2 },           { "", 46, 50, 3 },
    { "", 51, 55, 4 },           { "", 56, 60, 5 },           { "", 61, 65, 6 },
    { "", 66, 69, 7 },           { "", 70, 70, 8 },           { "count=twos", 40, 44, 1 },
    { "count=twos", 45, 49, 2 }, { "count=twos", 50, 54, 3 }, { "count=twos", 55, 59, 4 },
    { "count=twos", 60, 64, 5 }, { "count=twos", 65, 69, 6 }, { "count=twos", 70, 74, 7 },
    { "count=twos", 75, 78, 8 }, { "count=twos", 79, 79, 9 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (GAME, rows[i].settings);

      for (int points = rows[i].first; points <= rows[i].last; points++)
        if (cego_factor (&options, points) != rows[i].factor)
          support_fail ("X-3 CE-9.5 %s %d: got %d, expected %d", rows[i].settings, points,
                        cego_factor (&options, points), rows[i].factor);
    }
}

/* ---- Paying: CE-9.6 to CE-9.14 ---------------------------------------------------------- */

/* Some pile of the whole pack that counts @points. */
static CardSet
pile_of (const Options *options, int points)
{
  unsigned n_cards = game_pack (GAME, options)->n_cards;
  Rng rng = rng_new (36, 0);

  for (unsigned tries = 0; tries < 1000000; tries++)
    {
      unsigned n = rng_below (&rng, n_cards + 1);
      Card cards[CARDS_MAX];
      CardSet pile = 0;

      support_shuffled (cards, n_cards, &rng);
      for (unsigned i = 0; i < n; i++)
        pile |= card_set_of (cards[i]);
      if (cego_count (options, pile) == points)
        return pile;
    }
  g_error ("no pile counts %d", points);
}

/* A game by points of seat 1 that is over, with @points for him. */
static void
set_up_counted (Deal *deal, const char *settings, CegoGame game, bool against, int points)
{
  set_up (deal, settings, game, 1);
  deal->phase = PHASE_OVER;
  deal->turn = NO_SEAT;
  deal->own.cego.against = against;
  deal->won[1] = pile_of (&deal->options, points);
}

static void
test_payment (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    CegoGame game;
    bool against;
    int points;
    const char *outcome; /* "ENDING factor F score S… points P…" */
  } rows[] = {
    { "X-4", "payment=each", CEGO_ZWEI, false, 47,
      "won factor 3 score -12 +36 -12 -12 points 23 47 23 23" },
    { "X-4 CE-9.8 the default", "", CEGO_ZWEI, false, 47,
      "won factor 3 score 0 +12 0 0 points 23 47 23 23" },
    { "CE-9.8 lost", "", CEGO_EINE, false, 29, "lost factor 2 score 0 -4 0 0 points 41 29 41 41" },
    { "CE-9.8 Bürgermeister", "", CEGO_ZWEI, false, 35,
      "buerger factor 1 score 0 -4 0 0 points 35 35 35 35" },
    { "X-4", "payment=each", CEGO_ZWEI, false, 36,
      "won factor 1 score -4 +12 -4 -4 points 34 36 34 34" },
    { "X-5", "payment=each", CEGO_EINE, false, 29,
      "lost factor 2 score +4 -12 +4 +4 points 41 29 41 41" },
    { "X-5", "payment=each loss=single", CEGO_EINE, false, 29,
      "lost factor 1 score +2 -6 +2 +2 points 41 29 41 41" },
    { "X-5", "payment=each", CEGO_EINE, false, 34,
      "lost factor 1 score +2 -6 +2 +2 points 36 34 36 36" },
    { "X-6", "payment=each", CEGO_ZWEI, false, 35,
      "buerger factor 1 score +4 -12 +4 +4 points 35 35 35 35" },
    { "X-6", "payment=each buerger=unit", CEGO_ZWEI, false, 35,
      "buerger factor 1 score +1 -3 +1 +1 points 35 35 35 35" },
    { "X-6 CE-9.7", "payment=each loss=single", CEGO_ZWEI, false, 35,
      "buerger factor 1 score +4 -12 +4 +4 points 35 35 35 35" },
    { "X-7", "payment=each count=twos", CEGO_CEGO, false, 34,
      "lost factor 2 score +2 -6 +2 +2 points 45 34 45 45" },
    { "X-7", "payment=each count=twos", CEGO_EINE, false, 41,
      "won factor 1 score -2 +6 -2 -2 points 38 41 38 38" },
    { "X-7", "payment=each count=twos", CEGO_LEERE, false, 39,
      "lost factor 1 score +3 -9 +3 +3 points 40 39 40 40" },
    { "CE-4.3 no Bürgermeister by twos", "payment=each count=twos buerger=unit", CEGO_EINE, false,
      35, "lost factor 1 score +2 -6 +2 +2 points 44 35 44 44" },
    { "X-8", "payment=each", CEGO_SOLO, false, 41,
      "won factor 2 score -4 +12 -4 -4 points 29 41 29 29" },
    { "X-8", "payment=each", CEGO_SOLO, false, 29,
      "lost factor 2 score +2 -6 +2 +2 points 41 29 41 41" },
    { "X-8", "payment=each", CEGO_SOLO, false, 35,
      "buerger factor 1 score +1 -3 +1 +1 points 35 35 35 35" },
    { "CE-9.6 Cego against Solo", "payment=each", CEGO_CEGO, true, 36,
      "won factor 1 score -2 +6 -2 -2 points 34 36 34 34" },
    { "CE-9.6 kleiner Mann against Solo", "payment=each", CEGO_MANN, true, 30,
      "lost factor 1 score +7 -21 +7 +7 points 40 30 40 40" },
    { "CE-9.6 against Solo, Bürgermeister", "payment=each", CEGO_VERSCH, true, 35,
      "buerger factor 1 score +6 -18 +6 +6 points 35 35 35 35" },
    { "CE-8.2 CE-9.7 all", "payment=each", CEGO_VERSCH, false, 70,
      "won factor 8 score -40 +120 -40 -40 points 0 70 0 0" },
    { "CE-9.7 all by twos", "payment=each count=twos", CEGO_MANN, false, 79,
      "won factor 9 score -54 +162 -54 -54 points 0 79 0 0" },
    { "CE-9.8 three players", "payment=each players=3", CEGO_LEERE, false, 46,
      "won factor 3 score -9 +18 -9 points 24 46 24" },
    { "CE-9.8 three players, sheet, lost", "players=3 payment=sheet", CEGO_LEERE, false, 24,
      "lost factor 3 score 0 -9 0 points 46 24 46" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *score = NULL;
      g_autofree char *points = NULL;
      g_autofree char *text = NULL;
      CegoOutcome outcome;
      Deal deal;

      set_up_counted (&deal, rows[i].settings, rows[i].game, rows[i].against, rows[i].points);
      cego_outcome (&deal, &outcome);
      score = describe_score (&deal);
      points = describe_points (&deal);
      text = g_strdup_printf ("%s factor %d score %s points %s", ending_of (&deal), outcome.factor,
                              score, points);
      support_check (rows[i].row, text, rows[i].outcome);
      support_check_contract (rows[i].row, &deal,
                              g_str_has_prefix (rows[i].outcome, "won") ? "1 made" : "1 failed");
    }
}

/* CE-9.1: what belongs to D's pile */
static void
test_pile (void)
{
  Deal deal;
  CegoOutcome outcome;

  set_up (&deal, "", CEGO_EINE, 1);
  deal.phase = PHASE_OVER;
  deal.own.cego.laid_aside = cards_of (deal_pack (&deal), "KC QC NC");
  deal.won[1] = cards_of (deal_pack (&deal), "KS QS 7S 8S");
  deal.won[2] = cards_of (deal_pack (&deal), "KH QH 1H 2H");
  cego_outcome (&deal, &outcome);
  g_assert_cmpint (outcome.points, ==, 18); /* 23 - 4 - 1 */

  set_up (&deal, "", CEGO_SOLO, 1);
  deal.phase = PHASE_OVER;
  deal.own.cego.blind = cards_of (deal_pack (&deal), "KC QC NC 7C");
  deal.won[1] = cards_of (deal_pack (&deal), "KS QS");
  cego_outcome (&deal, &outcome);
  g_assert_cmpint (outcome.points, ==, 18); /* 22 - 4 */
}

/* The tricks of the four seats. */
static const char *const x17[] = { "KC QC NC 7C", "KS QS NS 7S", "02 03 04 05", "06 07 08 09" };

/* CE-9.10 */
static void
test_raeuber (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    unsigned forehand;
    const char *score;
    const char *points;
  } rows[] = {
    { "X-17 f = 2", "payment=each", 2, "-10 -10 +10 +10", "10 10 1 1" },
    { "X-17 f = 2, sheet", "", 2, "-5 -5 0 0", "10 10 1 1" },
    { "X-17 f = 2, by twos", "payment=each count=twos", 2, "-10 -10 +10 +10", "11 11 2 2" },
    { "X-17 f = 1", "payment=each", 1, "+5 -15 +5 +5", "10 10 1 1" },
    { "X-17 f = 1, double", "payment=each raeuber=double", 1, "+10 -30 +10 +10", "10 10 1 1" },
    { "X-17 f = 0, double, sheet", "raeuber=double", 0, "-10 0 0 0", "10 10 1 1" },
    { "CE-9.10 double only for the forehand", "payment=each raeuber=double", 3, "-10 -10 +10 +10",
      "10 10 1 1" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *score = NULL;
      g_autofree char *points = NULL;
      Deal deal;

      set_up (&deal, rows[i].settings, CEGO_RAEUBER, rows[i].forehand);
      deal.phase = PHASE_OVER;
      for (unsigned seat = 0; seat < 4; seat++)
        deal.won[seat] = cards_of (deal_pack (&deal), x17[seat]);
      deal.own.cego.blind = cards_of (deal_pack (&deal), "KH QH NH JH KD QD ND JD 21 22");
      score = describe_score (&deal);
      points = describe_points (&deal);
      support_check (rows[i].row, score, rows[i].score);
      support_check (rows[i].row, points, rows[i].points);
      support_check (rows[i].row, ending_of (&deal), "losers");
      support_check_contract (rows[i].row, &deal, "none");
    }
}

/* CE-9.10: of several with the most points forehand pays alone, and is told so */
static void
test_raeuber_verdict (void)
{
  static const struct
  {
    const char *row;
    CegoGame game;
    unsigned forehand;
    const char *verdict;
  } rows[] = {
    { "two others", CEGO_RAEUBER, 2, "Räuber: whoever has the most points pays the others." },
    { "forehand and another", CEGO_RAEUBER, 1,
      "Räuber: {declarer} is not alone in having the most points, but chose the game and pays "
      "alone." },
    { "the last trick", CEGO_DRESCHER, 1,
      "Drescher: whoever took the last trick pays the others." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Breakdown breakdown;
      Deal deal;

      set_up (&deal, "", rows[i].game, rows[i].forehand);
      deal.phase = PHASE_OVER;
      for (unsigned seat = 0; seat < 4; seat++)
        deal.won[seat] = cards_of (deal_pack (&deal), x17[seat]);
      game_breakdown (&deal, &breakdown);
      support_check (rows[i].row, breakdown.verdict->text, rows[i].verdict);
    }
}

/* CE-6.6, CE-9.12, CE-9.13 */
static const char *const hands_one_hides[HANDS_MAX] = { "", "02..10 KD QD", "", "", "" };
static const char *const hands_two_hide[HANDS_MAX]
    = { "KC QC NC JC TC 9C 8C 7C KS QS NS", "02..10 KD QD", "", "11..19 KH QH", "" };
static const char *const hands_all_hide[HANDS_MAX]
    = { "11..19 KC QC TC TS", "02..10 KD QD ND JD", "", "", NULL };

#define ALL_PASS "1:pass 2:pass 3:pass 0:pass 2:pass 3:pass 0:pass "

static void
test_demand (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *const *hands;
    const char *actions;
    const char *outcome;
  } rows[] = {
    { "X-16", "payment=each", hands_one_hides, ALL_PASS "1:game:cego 1:keep:01 1:keep:11 1:demand",
      "caught 0 +8 -8 0" },
    { "X-16 each", "payment=each schinden=each", hands_one_hides,
      ALL_PASS "1:game:cego 1:keep:01 1:keep:11 1:demand", "caught +8 +8 -24 +8" },
    { "X-16 sheet", "", hands_one_hides, ALL_PASS "1:game:cego 1:keep:01 1:keep:11 1:demand",
      "caught 0 +8 -8 0" },
    { "X-16 sheet and each CE-4.3", "schinden=each", hands_one_hides,
      ALL_PASS "1:game:cego 1:keep:01 1:keep:11 1:demand", "caught 0 +8 -8 0" },
    { "X-16 nobody guilty", "payment=each", hands_auction,
      ALL_PASS "1:game:cego 1:keep:KC 1:keep:QC 1:demand", "false_demand +8 -24 +8 +8" },
    { "CE-9.13 sheet", "", hands_auction, ALL_PASS "1:game:cego 1:keep:KC 1:keep:QC 1:demand",
      "false_demand 0 -8 0 0" },
    { "CE-9.12 two culprits", "payment=each", hands_two_hide,
      ALL_PASS "1:game:cego 1:keep:KC 1:keep:QC 1:demand", "caught -8 +16 -8 0" },
    { "CE-9.12 two culprits, each", "payment=each schinden=each", hands_two_hide,
      ALL_PASS "1:game:cego 1:keep:KC 1:keep:QC 1:demand", "caught -16 +16 -16 +16" },
    { "CE-9.12 two culprits, sheet", "", hands_two_hide,
      ALL_PASS "1:game:cego 1:keep:KC 1:keep:QC 1:demand", "caught -8 +16 -8 0" },
    { "CE-9.12 against Solo, sheet", "", hands_two_hide,
      "1:pass 2:pass 3:solo 0:pass 0:pass 1:bid:cego 2:pass 1:keep:KC 1:keep:QC 1:demand",
      "caught 0 +16 -16 0" },
    { "CE-9.12 the value of the bid", "payment=each", hands_two_hide,
      "1:pass 2:pass 3:pass 0:pass 2:pass 3:pass 0:bid:eine 1:bid:zwei 0:pass 1:keep:TC 1:keep:9C "
      "1:demand",
      "caught -32 +64 -32 0" },
    { "CE-6.6 D himself is no culprit", "players=3 payment=each", hands_all_hide,
      "1:pass 2:pass 0:pass 2:bid:eine 0:pass 1:pass 2:keep:02 2:demand", "caught 0 -16 +16" },
    { "CE-6.6 a pass after Solo is no guilt, CE-9.13 against Solo", "payment=each", hands_two_hide,
      "1:solo 2:pass 3:pass 0:pass 2:pass 3:bid:cego 0:pass 3:keep:01 3:keep:20 3:demand",
      "false_demand +16 +16 +16 -48" },
    { "CE-6.6 a pass before Solo is, CE-9.12 against Solo", "payment=each", hands_two_hide,
      "1:pass 2:pass 3:solo 0:pass 0:pass 1:bid:cego 2:pass 1:keep:KC 1:keep:QC 1:demand",
      "caught 0 +16 -16 0" },
    { "CE-6.6 the soloist is no culprit", "payment=each", hands_two_hide,
      "1:pass 2:solo 3:pass 0:pass 3:bid:cego 0:pass 1:pass 3:keep:01 3:keep:20 3:demand",
      "false_demand +16 +16 +16 -48" },
    { "CE-6.6 an overbid soloist is no culprit of his hand", "payment=each", hands_two_hide,
      "1:pass 2:pass 3:pass 0:solo 1:bid:cego 2:pass 3:pass 1:keep:KC 1:keep:QC 1:demand",
      "caught 0 +16 -16 0" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *score = NULL;
      g_autofree char *points = NULL;
      g_autofree char *text = NULL;
      Deal deal;

      deal_hands (&deal, rows[i].settings, rows[i].hands);
      support_walk (rows[i].row, &deal, rows[i].actions);
      g_assert_true (deal_is_over (&deal));
      score = describe_score (&deal);
      points = describe_points (&deal);
      text = g_strdup_printf ("%s %s", ending_of (&deal), score);
      support_check (rows[i].row, text, rows[i].outcome);
      support_check (rows[i].row, points, deal.n_seats == 3 ? "0 0 0" : "0 0 0 0");
    }
}

/* CE-7.6, CE-8, CE-9.9, CE-9.11: seat 1 is D; the others play the first legal card. */
static const char *const hands_bettel[HANDS_MAX]
    = { "22 7C 8C 9C TC 7S 8S 9S TS 4H 3H", "", "", "", "" };
static const char *const hands_low[HANDS_MAX]
    = { "7C 8C 9C 7S 8S 9S 2H 3H 4H 3D 4D", "", "", "", "" };
static const char *const hands_little_wins[HANDS_MAX]
    = { "01 13..22 KC QC", "", "", "02..12 TC", NULL };

static void
test_fixed_games (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *const *hands;
    const char *calls;
    const char *preferred; /* what seat 1 plays as soon as he may, in this order */
    const char *outcome;   /* "ENDING cards N score S… points P…" */
  } rows[] = {
    { "X-18 Bettel", "payment=each", hands_bettel, ALL_PASS "1:game:bettel", "22",
      "lost cards 4 score +10 -30 +10 +10 points 0 1 0 0" },
    { "CE-8 Bettel won", "payment=each", hands_low, ALL_PASS "1:game:bettel", "4H",
      "won cards 44 score -10 +30 -10 -10 points 0 0 0 11" },
    { "X-18 Ultimo", "payment=each", hands_ultimo, "1:ultimo 2:pass 3:pass 0:pass",
      "22 21 20 19 18 17 16 15 14 13 01", "won cards 44 score -24 +72 -24 -24 points 0 11 0 0" },
    { "X-18 01 led to trick 1", "payment=each", hands_ultimo, "1:ultimo 2:pass 3:pass 0:pass", "01",
      "lost cards 4 score +24 -72 +24 +24 points 1 0 0 0" },
    { "X-18 even if it wins", "players=3 payment=each", hands_little_wins, "1:ultimo 2:pass 0:pass",
      "01", "lost cards 3 score +24 -48 +24 points 0 1 0" },
    { "CE-7.6 Ultimo, 01 in the last but one", "payment=each", hands_ultimo,
      "1:ultimo 2:pass 3:pass 0:pass", "22 21 20 19 18 17 16 15 14 01 13",
      "lost cards 40 score +24 -72 +24 +24 points 0 10 0 0" },
    { "CE-8 Durchmarsch", "payment=each", hands_ultimo, "1:march",
      "22 21 20 19 18 17 16 15 14 13 01", "won cards 44 score -48 +144 -48 -48 points 0 11 0 0" },
    { "CE-7.6 Durchmarsch lost", "payment=each", hands_ultimo, "1:march", "22 01",
      "lost cards 8 score +48 -144 +48 +48 points 1 1 0 0" },
    { "CE-9.9 sheet", "", hands_ultimo, "1:march", "22 01",
      "lost cards 8 score 0 -48 0 0 points 1 1 0 0" },
    { "CE-7.6 Picolo, the second trick", "payment=each", hands_ultimo, ALL_PASS "1:game:picolo",
      "22 21", "lost cards 8 score +10 -30 +10 +10 points 0 2 0 0" },
    { "CE-9.11 Drescher", "payment=each", hands_ultimo, ALL_PASS "1:game:drescher",
      "22 21 20 19 18 17 16 15 14 13 01", "losers cards 44 score +5 -15 +5 +5 points 0 11 0 0" },
    { "CE-9.11 Drescher is never double", "raeuber=double", hands_ultimo,
      ALL_PASS "1:game:drescher", "22 21 20 19 18 17 16 15 14 13 01",
      "losers cards 44 score 0 -5 0 0 points 0 11 0 0" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *score = NULL;
      g_autofree char *points = NULL;
      g_autofree char *text = NULL;
      Deal deal;

      deal_hands (&deal, rows[i].settings, rows[i].hands);
      support_walk (rows[i].row, &deal, rows[i].calls);
      while (!deal_is_over (&deal))
        {
          g_auto (GStrv) wanted = g_strsplit (rows[i].preferred, " ", -1);
          Action action;
          ActionList list;

          deal_legal (&deal, &list);
          action = list.at[0];
          for (unsigned k = deal.turn == 1 ? g_strv_length (wanted) : 0; k-- > 0;)
            {
              Action own = ACTION (VERB_PLAY, support_card (deal_pack (&deal), wanted[k]));

              action = action_list_has (&list, own) ? own : action;
            }
          deal_apply (&deal, action);
        }
      score = describe_score (&deal);
      points = describe_points (&deal);
      text = g_strdup_printf ("%s cards %u score %s points %s", ending_of (&deal), deal.n_played,
                              score, points);
      support_check (rows[i].row, text, rows[i].outcome);
      support_check_contract (rows[i].row, &deal,
                              g_str_has_prefix (rows[i].outcome, "won")    ? "1 made"
                              : g_str_has_prefix (rows[i].outcome, "lost") ? "1 failed"
                                                                           : "none");
    }
}

/* CE-8: the aims of Bettel and Picolo when all tricks are played */
static void
test_trick_aims (void)
{
  static const struct
  {
    CegoGame game;
    unsigned tricks;
    const char *outcome;
  } rows[] = {
    { CEGO_BETTEL, 0, "won -10 +30 -10 -10" },  { CEGO_BETTEL, 1, "lost +10 -30 +10 +10" },
    { CEGO_PICOLO, 0, "lost +10 -30 +10 +10" }, { CEGO_PICOLO, 1, "won -10 +30 -10 -10" },
    { CEGO_PICOLO, 2, "lost +10 -30 +10 +10" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *score = NULL;
      g_autofree char *text = NULL;
      Deal deal;

      set_up (&deal, "payment=each", rows[i].game, 1);
      deal.phase = PHASE_OVER;
      deal.tricks_won[1] = (uint8_t) rows[i].tricks;
      score = describe_score (&deal);
      text = g_strdup_printf ("%s %s", ending_of (&deal), score);
      support_check ("CE-8 CE-9.9", text, rows[i].outcome);
    }
}

/* ---- Complete deals: X-20 to X-22 ------------------------------------------------------- */

/* Passes when that is legal, else takes the last token. */
static void
play_last (Deal *deal)
{
  while (!deal_is_over (deal))
    {
      Action pass = ACTION (VERB_PASS, 0);
      ActionList list;

      deal_legal_sorted (deal, &list);
      deal_apply (deal, action_list_has (&list, pass) ? pass : list.at[list.n - 1]);
    }
}

static void
test_complete_deals (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    CegoGame game;
    const char *tricks;
    const char *points;
    const char *score;
    const char *aside;   /* the discard apart; NULL: not in the rules file */
    const char *discard; /* NULL: none */
  } rows[] = {
    { "X-20", "players=3 payment=each", CEGO_CEGO, "1 4 8", "28 42 28", "-2 +4 -2",
      "01 05 06 10 11 16 21 JC 8S 1H 3D", "TC" },
    { "X-21", "specials=off count=twos payment=each", CEGO_CEGO, "2 5 3 1", "45 34 45 45",
      "+2 -6 +2 +2", NULL, "TS" },
    { "X-22", "payment=each", CEGO_RAEUBER, NULL, "18 13 20 11", "+5 +5 -15 +5", "", NULL },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Pack *pack = support_pack (GAME, rows[i].settings);
      g_autoptr (GString) tricks = g_string_new (NULL);
      g_autofree char *aside = NULL;
      g_autofree char *points = NULL;
      g_autofree char *score = NULL;
      Card cards[CARDS_MAX];
      Card discard;
      Deal deal;

      for (unsigned k = 0; k < pack->n_cards; k++)
        cards[k] = (Card) (5 * k % pack->n_cards);
      support_deal (&deal, GAME, rows[i].settings, cards);
      play_last (&deal);
      for (unsigned seat = 0; seat < deal.n_seats; seat++)
        g_string_append_printf (tricks, "%s%u", seat > 0 ? " " : "", deal.tricks_won[seat]);
      points = describe_points (&deal);
      score = describe_score (&deal);
      discard = deal.own.cego.discard;
      aside = support_codes (pack, discard == CARD_NONE
                                       ? deal.own.cego.laid_aside
                                       : deal.own.cego.laid_aside & ~card_set_of (discard));
      g_assert_cmpint (deal.declarer, ==, 1);
      g_assert_cmpuint (deal.own.cego.game, ==, rows[i].game);
      support_check (rows[i].row, points, rows[i].points);
      support_check (rows[i].row, score, rows[i].score);
      support_check (rows[i].row, discard != CARD_NONE ? pack_code (pack, discard) : NULL,
                     rows[i].discard);
      if (rows[i].tricks != NULL)
        support_check (rows[i].row, tricks->str, rows[i].tricks);
      if (rows[i].aside != NULL)
        support_check (rows[i].row, aside, rows[i].aside);
    }
}

/* ---- Options: CE-4 ---------------------------------------------------------------------- */

static void
test_options (void)
{
  static const struct
  {
    const char *settings;
    bool valid;
  } rows[] = {
    { "", true },
    { "players=3", true },
    { "players=3 solo_duty=none", true },
    { "solo_duty=eight", true },
    { "players=3 solo_duty=eight", false },
    { "players=3 specials=off raeuber=double", true },
    { "count=twos buerger=unit", true },
    { "schinden=each", true },
    { "payment=each schinden=each", true },
    { "solo_duty=none schinden=each", true },
  };
  Options options = OPTIONS_DEFAULT;

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options chosen = OPTIONS_DEFAULT;

      g_assert_true (options_set_all (&chosen, GAME, rows[i].settings, NULL));
      if (options_validate (&chosen, GAME, NULL) != rows[i].valid)
        support_fail ("X-11 CE-4.2 '%s': must be %s", rows[i].settings,
                      rows[i].valid ? "valid" : "invalid");
    }

  /* CE-4.2: the only one of all combinations */
  for (unsigned players = 0; players < 2; players++)
    for (unsigned duty = 0; duty < 3; duty++)
      {
        options.value[CEGO_PLAYERS] = (uint8_t) players;
        options.value[CEGO_SOLO_DUTY] = (uint8_t) duty;
        g_assert_cmpint (options_validate (&options, GAME, NULL), ==,
                         !(players == CEGO_PLAYERS_3 && duty == CEGO_SOLO_DUTY_EIGHT));
      }
}

static void
test_presets (void)
{
  static const struct
  {
    const char *key;
    const char *settings; /* what differs from the defaults */
  } rows[] = {
    { "cego", "" },
    { "cent", "payment=each" },
    { "schwarzwald", "count=twos solo_duty=none raeuber=double" },
    { "three", "players=3" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const OptionPreset *preset = &GAME->options->presets[i];
      Options options = support_options (GAME, preset->settings);
      g_autofree char *settings = options_to_string (&options, GAME);

      g_assert_cmpstr (preset->key, ==, rows[i].key);
      support_check (rows[i].key, settings, rows[i].settings);
    }
  g_assert_null (GAME->options->presets[G_N_ELEMENTS (rows)].key);
}

/* ---- Match and sheet: CE-10 ------------------------------------------------------------- */

static void
test_match (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    unsigned n_counted; /* before the deal, which seat 1 wins with 12 */
    int before[4];
    const char *after;
  } rows[] = {
    { "CE-10.1 running sums", "payment=each", 0, { 0, 0, 0, 0 }, "-12 36 -12 -12 on" },
    { "CE-9.8 the declarer alone", "", 0, { 0, 0, 0, 0 }, "0 12 0 0 on" },
    { "CE-10.1 the last of 24", "payment=each", 23, { 10, -10, 0, 0 }, "-2 26 -12 -12 over 1" },
    { "CE-10.1 the last but one", "payment=each", 22, { 0, 0, 0, 0 }, "-12 36 -12 -12 on" },
    { "CE-10.1 twelve", "payment=each deals=12", 11, { 60, -60, 0, 0 }, "48 -24 -12 -12 over 0" },
    { "CE-10.1 48", "payment=each deals=48", 47, { 0, 0, 0, 0 }, "-12 36 -12 -12 over 1" },
    { "CE-10.1 48, half of it", "payment=each deals=48", 23, { 0, 0, 0, 0 }, "-12 36 -12 -12 on" },
    { "CE-10.1 one", "payment=each deals=1", 0, { 0, 0, 0, 0 }, "-12 36 -12 -12 over 1" },
    { "CE-10.1 all with the highest score",
      "payment=each deals=1",
      0,
      { 0, 0, 48, 48 },
      "-12 36 36 36 over 123" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (GAME, rows[i].settings);
      g_autoptr (GString) text = g_string_new (NULL);
      Match match;
      Deal deal;

      match_init (&match, GAME, &options, NO_SEAT);
      g_assert_cmpuint (match.dealer, ==, 0); /* CE-5.1 */
      g_assert_cmpuint (match.n_units, ==, 4);
      match.n_counted = (uint16_t) rows[i].n_counted;
      for (unsigned seat = 0; seat < 4; seat++)
        match.score[seat] = rows[i].before[seat];
      set_up_counted (&deal, rows[i].settings, CEGO_ZWEI, false, 47);
      match_book (&match, &deal);
      for (unsigned seat = 0; seat < 4; seat++)
        g_string_append_printf (text, "%d ", match.score[seat]);
      g_string_append (text, match.over ? "over " : "on");
      for (unsigned seat = 0; seat < 4; seat++)
        if (seats_have (match.winners, seat))
          g_string_append_printf (text, "%u", seat);
      support_check (rows[i].row, text->str, rows[i].after);
      g_assert_cmpuint (match.dealer, ==, 1);
    }
}

/* CE-10.2, and the labels of the breakdown */
static void
test_sheet (void)
{
  static const struct
  {
    const char *row;
    CegoGame game;
    bool against;
    int points;
    const char *sheet; /* "contract figures: " and what is written for seats 0 and 1 */
    const char *labels;
    bool lost;
  } rows[] = {
    { "CE-10.2 won", CEGO_ZWEI, false, 47, "2L 47 ×3: −12 | +36", "Value|By the factor|Paid",
      false },
    { "CE-10.2 against Solo", CEGO_VERSCH, true, 36, "2V/S 36 ×1: −6 | +18", "Value|Paid", false },
    { "CE-10.2 lost", CEGO_EINE, false, 29, "E 29 ×2: +4 | −12", "Value|By the factor|Paid", true },
    { "CE-10.2 Bürgermeister", CEGO_MANN, false, 35, "KM 35 Bm: +6 | −18", "Bürgermeister|Paid",
      true },
    { "CE-10.2 Solo", CEGO_SOLO, false, 41, "S 41 ×2: −4 | +12", "Value|By the factor|Paid",
      false },
    { "CE-10.2 Cego", CEGO_CEGO, false, 36, "C 36 ×1: −1 | +3", "Value|Paid", false },
    { "CE-10.2 eine Leere", CEGO_LEERE, false, 36, "L 36 ×1: −3 | +9", "Value|Paid", false },
    { "CE-10.2 Bettel", CEGO_BETTEL, false, 0, "B : −10 | +30", "Value|Paid", false },
    { "CE-10.2 Picolo", CEGO_PICOLO, false, 0, "P : +10 | −30", "Value|Paid", true },
    { "CE-10.2 Ultimo", CEGO_ULTIMO, false, 0, "U : +24 | −72", "Value|Paid", true },
    { "CE-10.2 Durchmarsch", CEGO_MARCH, false, 0, "D : +48 | −144", "Value|Paid", true },
    { "CE-10.2 Räuber", CEGO_RAEUBER, false, 10, "R : +5 | −15", "Counted points|Value|Paid",
      true },
    { "CE-10.2 Drescher", CEGO_DRESCHER, false, 0, "Dr : −15 | +5", "Tricks|Value|Paid", false },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) labels = g_string_new (NULL);
      g_autofree char *text = NULL;
      Match match = { .game = GAME, .n_deals = 7, .score = { 100, 200, 300, 400 } };
      Breakdown breakdown;
      SheetRow row;
      Deal deal;

      set_up_counted (&deal, "payment=each", rows[i].game, rows[i].against, rows[i].points);
      game_sheet_row (&match, &deal, &row);
      text = g_strdup_printf ("%s %s: %s | %s", row.contract, row.figures, row.unit[0].written,
                              row.unit[1].written);
      support_check (rows[i].row, text, rows[i].sheet);
      g_assert_cmpuint (row.number, ==, 7);
      g_assert_cmpint (row.dealer, ==, 0);
      /* CE-8 */
      g_assert_cmpint (
          row.declarer, ==,
          (rows[i].game == CEGO_RAEUBER || rows[i].game == CEGO_DRESCHER ? NO_SEAT : 1));
      g_assert_cmpint (row.unit[2].total, ==, 300);
      if (row.unit[1].lost != rows[i].lost)
        support_fail ("%s: lost is wrong", rows[i].row);
      game_breakdown (&deal, &breakdown);
      for (unsigned r = 0; r < breakdown.n_rows; r++)
        g_string_append_printf (labels, "%s%s", r > 0 ? "|" : "", breakdown.row[r].label);
      support_check (rows[i].row, labels->str, rows[i].labels);
    }
}

/* CE-10.2: `!` and `?` */
static void
test_sheet_of_demand (void)
{
  static const struct
  {
    const char *const *hands;
    const char *figures;
    bool lost[4];
  } rows[] = {
    { hands_one_hides, "!", { false, false, true, false } },
    { hands_auction, "?", { false, true, false, false } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Match match = { .game = GAME, .n_deals = 1 };
      SheetRow row;
      Deal deal;

      deal_hands (&deal, "", rows[i].hands);
      support_walk ("CE-10.2", &deal, ALL_PASS "1:game:cego");
      for (unsigned k = 0; k < 2; k++)
        {
          ActionList list;

          deal_legal (&deal, &list);
          deal_apply (&deal, list.at[0]);
        }
      support_walk ("CE-10.2", &deal, "1:demand");
      game_sheet_row (&match, &deal, &row);
      support_check ("CE-10.2", row.figures, rows[i].figures);
      for (unsigned seat = 0; seat < 4; seat++)
        g_assert_cmpint (row.unit[seat].lost, ==, rows[i].lost[seat]);
    }
}

/* ---- Who may see what: CE-14 ------------------------------------------------------------ */

#define TO_KEEP_ZWEI "1:pass 2:pass 3:pass 0:pass 2:pass 3:bid:zwei 0:pass 1:pass "

static void
test_sight (void)
{
  static const struct
  {
    const char *row;
    const char *actions;
    unsigned seat;     /* whose eyes */
    unsigned owner;    /* whose hand */
    const char *hand;  /* what is seen of it */
    const char *aside; /* and of the laid-aside cards */
    const char *blind; /* and of the Blind */
    unsigned n_elsewhere;
  } rows[] = {
    { "CE-14 the Blind before", "", 1, 2, "", "", "", 10 },
    { "CE-14 not even D in KEEP", TO_KEEP_ZWEI "3:keep:9S", 3, 3, "01..04 10 11 KD QD 1D 9S 8S", "",
      "", 10 },
    { "CE-14 a kept Leere is shown when named", TO_KEEP_ZWEI "3:keep:9S", 1, 3, "9S", "", "", 10 },
    { "CE-14 kept Leere lie open", TO_KEEP_ZWEI "3:keep:9S 3:keep:8S", 1, 3, "9S 8S", "", "", 9 },
    { "CE-14 D sees what he laid aside", TO_KEEP_ZWEI "3:keep:9S 3:keep:8S", 3, 3,
      "9S 8S 19..22 8C 7C 7S 3H 4H 4D", "01..04 10 11 KD QD 1D", "", 0 },
    { "CE-14 the discarded trump", TO_KEEP_ZWEI "3:keep:9S 3:keep:8S 3:trust 3:discard:19", 0, 3,
      "9S 8S", "", "", 10 },
    { "CE-14 a led Leere is gone",
      TO_KEEP_ZWEI "3:keep:9S 3:keep:8S 3:trust 3:discard:19 3:play:9S", 1, 3, "8S", "", "", 10 },
    { "CE-14 kept cards of Eine are secret",
      "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:pass 0:pass 1:pass 2:keep:09", 1, 2, "", "", "",
      10 },
    { "CE-14 kept cards of Cego too", ALL_PASS "1:game:cego 1:keep:KC", 2, 1, "", "", "", 10 },
    { "CE-14 the soloist does not see the Blind",
      "1:solo 2:pass 3:pass 0:pass 2:pass 3:pass 0:pass", 1, 2, "", "", "", 10 },
    { "CE-14 demand opens the hands", ALL_PASS "1:game:cego 1:keep:KC 1:keep:QC 1:demand", 3, 2,
      "05..09 TC 9C KH QH NH JH", "NC JC 1H 2H KS QS NS JS TS", "", 0 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Pack *pack = support_pack (GAME, "");
      static Observation observation;
      const CegoState *own = &observation.seen.own.cego;
      Deal deal;

      deal_hands (&deal, "", hands_auction);
      support_walk (rows[i].row, &deal, rows[i].actions);
      observation_make (&observation, &deal, rows[i].seat);
      if (observation.seen.hand[rows[i].owner] != cards_of (pack, rows[i].hand)
          || own->laid_aside != cards_of (pack, rows[i].aside)
          || own->blind != cards_of (pack, rows[i].blind)
          || observation.n_elsewhere != rows[i].n_elsewhere)
        {
          g_autofree char *hand = support_codes (pack, observation.seen.hand[rows[i].owner]);
          g_autofree char *aside = support_codes (pack, own->laid_aside);

          support_fail ("%s: got hand %s, laid aside %s, %u elsewhere", rows[i].row, hand, aside,
                        observation.n_elsewhere);
        }
      if (!deal_is_over (&deal) && deal.declarer != (int) rows[i].seat)
        g_assert_cmpuint (own->discard, ==, CARD_NONE);
    }
}

/* What only D may see him do. */
static void
test_private (void)
{
  static const struct
  {
    const char *actions;
    const char *token;
    bool is_private;
  } rows[] = {
    { TO_KEEP_ZWEI, "keep:9S", false },
    { TO_KEEP_ZWEI "3:keep:9S 3:keep:8S", "trust", false },
    { TO_KEEP_ZWEI "3:keep:9S 3:keep:8S 3:trust", "discard:19", true },
    { TO_KEEP_ZWEI "3:keep:9S 3:keep:8S 3:trust 3:discard:19", "play:9S", false },
    { ALL_PASS "1:game:cego", "keep:KC", true },
    { ALL_PASS "1:game:cego 1:keep:KC 1:keep:QC 1:trust", "discard:KC", true },
    { "1:pass 2:pass 3:pass 0:pass 2:bid:eine 3:pass 0:pass 1:pass", "keep:09", true },
    { "1:pass 2:pass 3:pass 0:pass 2:bid:leere 3:pass 0:pass 1:pass", "keep:9C", false },
    { "1:pass 2:pass 3:pass 0:pass 2:pass 3:bid:mann", "keep:01", false },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Action action;
      Deal deal;

      deal_hands (&deal, "", hands_auction);
      support_walk (rows[i].token, &deal, rows[i].actions);
      action = action_from_token (GAME, deal_pack (&deal), rows[i].token);
      if (game_is_private (&deal, action) != rows[i].is_private)
        support_fail ("CE-14 %s after %s: must be %s", rows[i].token, rows[i].actions,
                      rows[i].is_private ? "private" : "open");
    }
}

/* CE-15: the trump of zwei and versch is turned up after the deal, the card of Cego is not. */
static void
test_open_cards (void)
{
  static const struct
  {
    const char *actions;
    const char *open; /* after the deal; "" for none */
  } rows[] = {
    { TO_KEEP_ZWEI "3:keep:9S 3:keep:8S 3:trust 3:discard:19", "19" },
    { ALL_PASS "1:game:cego 1:keep:KC 1:keep:QC 1:trust 1:discard:KC", "" },
    { ALL_PASS "1:game:bettel", "" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Card open[CARDS_MAX];
      Deal deal;

      deal_hands (&deal, "", hands_auction);
      support_walk (rows[i].open, &deal, rows[i].actions);
      while (!deal_is_over (&deal))
        {
          ActionList list;

          g_assert_cmpuint (game_open_cards (&deal, open), ==, 0);
          deal_legal (&deal, &list);
          deal_apply (&deal, list.at[0]);
        }
      g_assert_cmpuint (game_open_cards (&deal, open), ==, rows[i].open[0] != '\0');
      if (rows[i].open[0] != '\0')
        support_check ("CE-15", pack_code (deal_pack (&deal), open[0]), rows[i].open);
    }
}

/* The pile of D in words: what lies face down, what crosswise apart, what is open. */
static char *
write_aside (const Deal *deal)
{
  Pile piles[PILES_MAX];
  unsigned n = game_piles (deal, piles);

  for (unsigned i = 0; i < n; i++)
    if (piles[i].owner == deal->declarer)
      return g_strdup_printf (
          "%u hidden%s%s %u open", piles[i].n_hidden, piles[i].under_hidden ? " + apart" : "",
          piles[i].under != CARD_NONE ? pack_code (deal_pack (deal), piles[i].under) : "",
          piles[i].n_open);

  return g_strdup ("none");
}

/* CE-15: the trump of zwei and versch lies crosswise apart, face down until the deal is over. */
static void
test_aside (void)
{
  static const struct
  {
    const char *actions;
    const char *now;
    const char *at_end;
  } rows[] = {
    { TO_KEEP_ZWEI, "none", NULL },
    { TO_KEEP_ZWEI "3:keep:9S 3:keep:8S", "9 hidden 0 open", NULL },
    { TO_KEEP_ZWEI "3:keep:9S 3:keep:8S 3:demand", "0 hidden 9 open", NULL },
    { TO_KEEP_ZWEI "3:keep:9S 3:keep:8S 3:trust 3:discard:19", "9 hidden + apart 0 open",
      "9 hidden19 0 open" },
    { ALL_PASS "1:game:cego 1:keep:KC 1:keep:QC 1:trust 1:discard:KC", "10 hidden 0 open",
      "10 hidden 0 open" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Deal deal;
      g_autofree char *now = NULL;
      g_autofree char *at_end = NULL;

      deal_hands (&deal, "", hands_auction);
      support_walk (rows[i].now, &deal, rows[i].actions);
      now = write_aside (&deal);
      g_assert_cmpstr (now, ==, rows[i].now);
      while (rows[i].at_end != NULL && !deal_is_over (&deal))
        {
          ActionList list;

          list.n = 0;
          deal_legal (&deal, &list);
          deal_apply (&deal, list.at[0]);
        }
      at_end = write_aside (&deal);
      g_assert_cmpstr (at_end, ==, rows[i].at_end != NULL ? rows[i].at_end : rows[i].now);
    }
}

/* CE-6.4, CE-6.10, CE-6.11: whose what would be played is, and forehand's "Cego" */
static void
test_bidder (void)
{
  static const struct
  {
    const char *actions;
    int seat;
    const char *contract;
  } rows[] = {
    { "", NO_SEAT, NULL },
    { "1:pass", NO_SEAT, NULL },
    { "1:pass 2:solo", 2, "Solo" },
    { "1:pass 2:solo 3:ultimo", 3, "Ultimo" },
    { "1:pass 2:pass 3:pass 0:pass", 1, "Cego" },
    { "1:pass 2:pass 3:pass 0:pass 2:bid:leere", 2, "Eine Leere" },
    { "1:pass 2:solo 3:pass 0:pass", 2, "Solo" },
    { "1:pass 2:solo 3:pass 0:pass 3:bid:zwei", 3, "Zwei Leere" },
    { ALL_PASS, NO_SEAT, NULL }, /* forehand has not chosen yet */
    { ALL_PASS "1:game:bettel", NO_SEAT, "Bettel" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GameContract contract;
      Deal deal;

      deal_hands (&deal, "", hands_auction);
      support_walk (rows[i].actions, &deal, rows[i].actions);
      contract = game_contract (&deal);
      g_assert_cmpint (contract.is_open ? contract.seat : NO_SEAT, ==, rows[i].seat);
      g_assert_cmpstr (contract.name, ==, rows[i].contract);
    }
}

/* CE-6.5: who must announce a Solo is told so while one is free, and nobody else. */
static void
test_prompt (void)
{
  static const struct
  {
    const char *settings;
    const char *actions;
    bool must;
  } rows[] = {
    { "", "1:pass", true },
    { "", "1:pass 2:pass", false },
    { "solo_duty=none", "1:pass", false },
    { "", "1:solo", false },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      unsigned value;
      Suit suit;
      Deal deal;

      deal_hands (&deal, rows[i].settings, hands_one_hides);
      support_walk (rows[i].actions, &deal, rows[i].actions);
      g_assert_cmpint (strstr (game_prompt (&deal, &value, &suit), "must") != NULL, ==,
                       rows[i].must);
    }
}

static void
test_unasked (void)
{
  Deal before, deal;
  unsigned seat = 9;

  deal_hands (&deal, "", hands_auction);
  support_walk ("CE-6.11", &deal, "1:pass 2:pass 3:pass");
  before = deal;
  g_assert_cmpuint (game_unasked (&before, &before, &seat), ==, ACTION_NONE);
  support_walk ("CE-6.11", &deal, "0:pass");
  g_assert_cmpuint (game_unasked (&before, &deal, &seat), ==, ACTION (CEGO_VERB_BID_CEGO, 0));
  g_assert_cmpuint (seat, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cego/packs", test_packs);
  g_test_add_func ("/cego/values", test_values);
  g_test_add_func ("/cego/dealing", test_dealing);
  g_test_add_func ("/cego/calls", test_calls);
  g_test_add_func ("/cego/blind", test_blind);
  g_test_add_func ("/cego/solo-duty", test_solo_duty);
  g_test_add_func ("/cego/possible-bids", test_possible_bids);
  g_test_add_func ("/cego/legal-cards", test_legal_cards);
  g_test_add_func ("/cego/trick-winner", test_trick_winner);
  g_test_add_func ("/cego/forced-leads", test_forced_leads);
  g_test_add_func ("/cego/reasons", test_reasons);
  g_test_add_func ("/cego/count", test_count);
  g_test_add_func ("/cego/groups", test_groups);
  g_test_add_func ("/cego/factor", test_factor);
  g_test_add_func ("/cego/payment", test_payment);
  g_test_add_func ("/cego/pile", test_pile);
  g_test_add_func ("/cego/raeuber", test_raeuber);
  g_test_add_func ("/cego/raeuber-verdict", test_raeuber_verdict);
  g_test_add_func ("/cego/demand", test_demand);
  g_test_add_func ("/cego/fixed-games", test_fixed_games);
  g_test_add_func ("/cego/trick-aims", test_trick_aims);
  g_test_add_func ("/cego/complete-deals", test_complete_deals);
  g_test_add_func ("/cego/options", test_options);
  g_test_add_func ("/cego/presets", test_presets);
  g_test_add_func ("/cego/match", test_match);
  g_test_add_func ("/cego/sheet", test_sheet);
  g_test_add_func ("/cego/sheet-of-demand", test_sheet_of_demand);
  g_test_add_func ("/cego/sight", test_sight);
  g_test_add_func ("/cego/private", test_private);
  g_test_add_func ("/cego/open-cards", test_open_cards);
  g_test_add_func ("/cego/aside", test_aside);
  g_test_add_func ("/cego/bidder", test_bidder);
  g_test_add_func ("/cego/prompt", test_prompt);
  g_test_add_func ("/cego/unasked", test_unasked);

  return g_test_run ();
}
