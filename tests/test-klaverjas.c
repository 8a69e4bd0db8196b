/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Klaverjassen by example: the rows are section 12 of games/klaverjas/rules.md, and its rules. */

#include <glib.h>
#include <string.h>

#include "klaverjas-support.h"

#include "rules/games/klaverjas/klaverjas-roem.h"

#define GAME (&klaverjas_game)

static const int no_roem[] = { 0, 0 };

/* ---- Dealing: K-5 ------------------------------------------------------------------- */

static void
test_dealing (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    unsigned seat;
    const char *hand;
  } rows[] = {
    { "E-1 K-5.2 seat 0", "", 0, "7C 8C 9C JS QS JH QH KH" },
    { "E-1 K-5.2 seat 3", "", 3, "8S 9S TS 9H TH QD KD AD" },
    { "E-1 K-5.3 seat 0", "deal=44", 0, "7C 8C 9C TC 7H 8H 9H TH" },
    { "K-5.3 seat 3", "deal=44", 3, "JS QS KS AS JD QD KD AD" },
    { "K-3.2 the low cards are never dealt", "trump=random", 0, "7C 8C 9C JS QS JH QH KH" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *hand = NULL;
      Deal deal;

      support_deal (&deal, GAME, rows[i].settings, NULL);
      g_assert_cmpint (deal.dealer, ==, 3); /* K-5.1 */
      hand = support_codes (klaverjas_main_pack (), deal.hand[rows[i].seat]);
      support_check (rows[i].row, hand, rows[i].hand);
    }
}

/* ---- Trump choice: K-6 -------------------------------------------------------------- */

/* Low cards of a 52-card pack in this order, after the unshuffled main pack. */
static void
pack_with_turned (Card *cards, const char *low)
{
  const Pack *pack;
  Options options = support_options (GAME, "trump=random");
  g_auto (GStrv) wanted = g_strsplit (low, " ", -1);

  pack = game_pack (GAME, &options);
  support_unshuffled (cards, pack->n_cards);
  for (unsigned i = 0; wanted[i] != NULL; i++)
    for (unsigned k = klaverjas_main_pack ()->n_cards; k < pack->n_cards; k++)
      if (strcmp (pack_code (pack, cards[k]), wanted[i]) == 0)
        {
          Card swap = cards[32 + i];

          cards[32 + i] = cards[k];
          cards[k] = swap;
        }
}

/* Walks through a trump choice: "3 pass", "0 pass" …; then who acts and what is legal. */
static void
test_trump_choice (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *turned; /* the low cards on top, or NULL */
    const char *actions;
    const char *next;  /* "SEAT legal …" */
    const char *trump; /* "MAKER SUIT" or "" */
  } rows[] = {
    { "K-6.1 choose", "", NULL, "", "0 legal pass trump:C trump:D trump:H trump:S", "" },
    { "K-6.2 forehand speaks first", "", NULL, "0 pass 1 pass",
      "2 legal pass trump:C trump:D trump:H trump:S", "" },
    { "K-6.2 the first trump ends it, K-6.18", "", NULL, "0 pass 1 trump:D",
      "0 legal play:7C play:8C play:9C play:JH play:JS play:KH play:QH play:QS", "1 D" },
    { "K-6.2 a suit not held", "", NULL, "0 trump:D",
      "0 legal play:7C play:8C play:9C play:JH play:JS play:KH play:QH play:QS", "0 D" },
    { "K-6.3 forehand must name", "", NULL, "0 pass 1 pass 2 pass 3 pass",
      "0 legal trump:C trump:D trump:H trump:S", "" },
    { "E-19 K-6.4 dealer first", "first_speaker=dealer", NULL, "",
      "3 legal pass trump:C trump:D trump:H trump:S", "" },
    { "E-19 K-6.4 dealer must name", "first_speaker=dealer", NULL, "3 pass 0 pass 1 pass 2 pass",
      "3 legal trump:C trump:D trump:H trump:S", "" },
    { "E-19 K-6.18 forehand leads", "first_speaker=dealer", NULL,
      "3 pass 0 pass 1 pass 2 pass 3 trump:S",
      "0 legal play:7C play:8C play:9C play:JH play:JS play:KH play:QH play:QS", "3 S" },
    { "K-6.6 forced", "trump=utrecht", NULL, "", "0 legal trump:C trump:D trump:H trump:S", "" },
    { "E-18 K-6.7 offer", "trump=random", "5H 3H", "", "0 legal pass trump:H", "" },
    { "K-6.7 accepted", "trump=random", "5H 3C", "0 pass 1 pass 2 trump:H",
      "0 legal play:7C play:8C play:9C play:JH play:JS play:KH play:QH play:QS", "2 H" },
    { "E-18 K-6.8 same suit again", "trump=random random_second=turn", "5H 3H",
      "0 pass 1 pass 2 pass 3 pass",
      "0 legal play:7C play:8C play:9C play:JH play:JS play:KH play:QH play:QS", "0 H" },
    { "K-6.8 next card alone", "trump=random random_second=turn", "5H 3C",
      "0 pass 1 pass 2 pass 3 pass",
      "0 legal play:7C play:8C play:9C play:JH play:JS play:KH play:QH play:QS", "0 C" },
    { "E-18 K-6.8 same suit passed over", "trump=random", "5H 3H 2C", "0 pass 1 pass 2 pass 3 pass",
      "0 legal play:7C play:8C play:9C play:JH play:JS play:KH play:QH play:QS", "0 C" },
    { "K-6.8 next card of another suit", "trump=random", "5H 3S 2C", "0 pass 1 pass 2 pass 3 pass",
      "0 legal play:7C play:8C play:9C play:JH play:JS play:KH play:QH play:QS", "0 S" },
    { "K-6.8 all low hearts first", "trump=random", "5H 3H 2H 4H 6H 6D",
      "0 pass 1 pass 2 pass 3 pass",
      "0 legal play:7C play:8C play:9C play:JH play:JS play:KH play:QH play:QS", "0 D" },
    { "E-18 K-6.9 another suit", "trump=random random_second=name", "5H 3H",
      "0 pass 1 pass 2 pass 3 pass", "0 legal trump:C trump:D trump:S", "" },
    { "K-6.9 forehand is the maker", "trump=random random_second=name", "5H 3H",
      "0 pass 1 pass 2 pass 3 pass 0 trump:S",
      "0 legal play:7C play:8C play:9C play:JH play:JS play:KH play:QH play:QS", "0 S" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *trump = NULL;
      Card pack[CARDS_MAX];
      Deal deal;

      if (rows[i].turned != NULL)
        pack_with_turned (pack, rows[i].turned);
      support_deal (&deal, GAME, rows[i].settings, rows[i].turned != NULL ? pack : NULL);
      support_walk (rows[i].row, &deal, rows[i].actions);
      support_check_turn (rows[i].row, &deal, rows[i].next);
      trump = deal.declarer == NO_SEAT
                  ? g_strdup ("")
                  : g_strdup_printf ("%d %c", deal.declarer, suit_letter (deal.trump));
      support_check (rows[i].row, trump, rows[i].trump);
    }
}

/* ---- Legal cards: K-7 --------------------------------------------------------------- */

static void
check_playable (const char *row, const char *settings, const char *table, const char *hand,
                const char *wanted)
{
  g_autofree char *legal = NULL;
  CardSet cards = 0;
  ActionList list;
  Deal deal;

  klaverjas_set_up (&deal, settings, 'H', 0, table);
  deal.hand[deal.turn] = support_cards (klaverjas_main_pack (), hand);
  deal_legal (&deal, &list);
  for (unsigned i = 0; i < list.n; i++)
    cards |= card_set_of (action_card (GAME, list.at[i]));
  legal = support_codes (klaverjas_main_pack (), cards);
  if (cards != support_cards (klaverjas_main_pack (), wanted))
    support_fail ("%s (%s): %s to %s: got %s, expected %s", row, settings, hand, table, legal,
                  wanted);
}

static void
test_legal_cards (void)
{
  static const struct
  {
    const char *row;
    const char *table; /* seat 0 led */
    const char *hand;
    const char *amsterdam;
    const char *rotterdam;
  } rows[] = {
    { "E-2 K-7.6 K-7.7a", "AC", "7H QH 9S KD", "7H QH", "7H QH" },
    { "E-3 K-7.6 K-7.7b", "AC QH", "8H 7S AD", "7S AD", "8H" },
    { "E-4 K-7.6 K-7.7e", "AC QH AD", "9H 7H TS", "9H TS", "9H" },
    { "E-4 K-7.6 K-7.7e second hand", "AC QH AD", "7H TS JD", "TS JD", "7H" },
    { "E-5 K-7.7c", "AC QH", "7H 8H", "7H 8H", "7H 8H" },
    { "E-5 K-7.7e", "AC QH AD", "7H 8H", "7H 8H", "7H 8H" },
    { "E-6 K-7.6 K-7.7d", "AC 7C", "JH 7H 8S", "JH 7H 8S", "JH 7H" },
    { "E-7 K-7.3 over", "TH 7H", "AH 8H KC", "AH", "AH" },
    { "E-7 K-7.3 cannot go over", "TH 7H", "KH 8H KC", "KH 8H", "KH 8H" },
    { "E-7 K-7.3 void", "TH 7H", "KC 7S", "KC 7S", "KC 7S" },
    { "K-7.3 over the partner too", "7H 8H 9H", "JH QH 7C", "JH", "JH" },
    { "K-7.3 the highest so far counts", "KH 9H 7H", "AH JH", "JH", "JH" },
    { "K-7.4 no duty to beat", "TC", "AC 7C AH", "AC 7C", "AC 7C" },
    { "K-7.4 though it was ruffed", "TC 7H", "AC 7C AH", "AC 7C", "AC 7C" },
    { "K-7.5 neither suit nor trump", "TC 7H", "7S 8D", "7S 8D", "7S 8D" },
    { "K-7.7a over the ruff", "AC 8H", "7H 9H TS", "9H", "9H" },
    { "K-7.7d only then free", "7C AC 8C", "7H TS", "TS 7H", "7H" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      check_playable (rows[i].row, "", rows[i].table, rows[i].hand, rows[i].amsterdam);
      check_playable (rows[i].row, "rules=rotterdam", rows[i].table, rows[i].hand,
                      rows[i].rotterdam);
    }
}

/* K-7.8, K-3.3, K-3.4; K-7.9, K-9.1: who wins, and the card points */
static void
test_trick_winner (void)
{
  static const struct
  {
    const char *row;
    const char *table; /* seat 0 led */
    unsigned winner;
    unsigned points;
  } rows[] = {
    { "K-3.4 ten over king", "KC TC 9C JC", 1, 16 },
    { "K-3.4 ace over ten", "TC KC AC QC", 2, 28 },
    { "K-3.4 a plain nine is low", "9C TC JC 8C", 1, 12 },
    { "K-3.3 nine over ace", "AH 9H TH KH", 1, 39 },
    { "K-3.3 jack over nine", "9H JH 7H 8H", 1, 34 },
    { "K-7.8 any trump over the suit led", "AC TC 7H KC", 2, 25 },
    { "K-7.8 the higher of two trumps", "AC 8H 7H KC", 1, 15 },
    { "K-7.8 discards never win", "7C AS AD 8C", 3, 22 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Deal deal;
      unsigned winner;

      klaverjas_set_up (&deal, "", 'H', 0, rows[i].table);
      winner = deal_take_trick (&deal);
      if (winner != rows[i].winner || deal.card_points[winner & 1] != rows[i].points)
        support_fail ("%s: got winner %u with %u points, expected %u with %u", rows[i].row, winner,
                      deal.card_points[winner & 1], rows[i].winner, rows[i].points);
    }
}

/* ---- Roem: K-8 ---------------------------------------------------------------------- */

static void
test_roem_value (void)
{
  static const struct
  {
    const char *row;
    const char *trick;
    unsigned seed;
    unsigned all_100;
  } rows[] = {
    { "E-9 three with stuk", "AH KH QH 7C", 40, 40 },
    { "E-9 four with stuk", "TH JH QH KH", 70, 70 },
    { "E-9 four with stuk", "JH QH KH AH", 70, 70 },
    { "E-9 four", "9H TH JH QH", 50, 50 },
    { "E-9 stuk alone", "KH 7H QH AS", 20, 20 },
    { "E-9 three in a plain suit", "KS QS AS 7H", 20, 20 },
    { "E-9 king and queen of no trump", "KS QS 7S 8C", 0, 0 },
    { "E-9 four in a plain suit", "7D 8D 9D TD", 50, 50 },
    { "E-9 the ten stands between nine and jack", "8C TC 9C AH", 20, 20 },
    { "E-9 four jacks", "JC JS JH JD", 200, 100 },
    { "E-9 four tens", "TC TS TH TD", 100, 100 },
    { "E-9 four nines", "9C 9S 9H 9D", 0, 100 },
    { "K-8.2 four aces", "AC AS AH AD", 100, 100 },
    { "K-8.2 four kings", "KC KS KH KD", 100, 100 },
    { "K-8.2 four queens", "QC QS QH QD", 100, 100 },
    { "K-8.2 four eights", "8C 8S 8H 8D", 0, 100 },
    { "K-8.2 four sevens", "7C 7S 7H 7D", 0, 100 },
    { "K-8.2 nothing", "7C 9C JC KC", 0, 0 },
    { "K-8.2 a gap of one", "7C 8C TC JC", 0, 0 },
    { "K-8.2 no run over two suits", "KC AC 7S 8S", 0, 0 },
    { "K-8.2 no run around the corner", "AC 7C 8C KC", 0, 0 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CardSet trick = support_cards (klaverjas_main_pack (), rows[i].trick);
      unsigned seed = klaverjas_roem_of (trick, SUIT_HEARTS, false);
      unsigned all_100 = klaverjas_roem_of (trick, SUIT_HEARTS, true);

      if (seed != rows[i].seed || all_100 != rows[i].all_100)
        support_fail ("%s: %s: got %u and %u (all100), expected %u and %u", rows[i].row,
                      rows[i].trick, seed, all_100, rows[i].seed, rows[i].all_100);
    }
}

/* K-8.3, K-8.4: the trick is on the table but for its last card; who is asked, who gets it. */
static void
test_roem_claim (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *table; /* seat 0 led */
    const char *last;  /* seat 3 */
    const char *answers;
    const char *after; /* "SEAT R0:R1" */
  } rows[] = {
    { "E-22 K-8.3 the partner claims", "", "7H 8H 9H", "JH", "3 silent 1 roem", "3 0:20" },
    { "K-8.3 the winner claims, nobody else is asked", "", "7H 8H 9H", "JH", "3 roem", "3 0:20" },
    { "K-8.3 nobody claims: lost", "", "7H 8H 9H", "JH", "3 silent 1 silent", "3 0:0" },
    { "K-8.3 the partner of seat 0", "", "AH 7C KH", "QH", "0 silent 2 roem", "0 40:0" },
    { "K-8.3 value 0: nobody is asked", "", "7H 8H TC", "JH", "", "3 0:0" },
    { "K-8.4 by itself", "roem=auto", "7H 8H 9H", "JH", "", "3 0:20" },
    { "K-8.2 option four_kind", "roem=auto four_kind=all100", "JC JS JD", "JH", "", "3 0:100" },
    { "K-8.2 option four_kind", "roem=auto", "JC JS JD", "JH", "", "3 0:200" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) words = g_strsplit (rows[i].answers, " ", -1);
      g_autofree char *after = NULL;
      Deal deal;

      klaverjas_set_up (&deal, rows[i].settings, 'H', 0, rows[i].table);
      for (unsigned seat = 0; seat < 4; seat++)
        deal.hand[seat] = card_set_of (support_card (klaverjas_main_pack (), "7D")) << seat;
      deal.hand[3] |= card_set_of (support_card (klaverjas_main_pack (), rows[i].last));
      deal_apply (&deal, ACTION (VERB_PLAY, support_card (klaverjas_main_pack (), rows[i].last)));
      for (unsigned k = 0; words[k] != NULL; k += 2)
        {
          g_autofree char *legal = support_legal (&deal);
          g_autofree char *seat = g_strdup_printf ("%d", deal.turn);

          support_check (rows[i].row, legal, "roem silent");
          support_check (rows[i].row, seat, words[k]);
          support_act (&deal, words[k + 1]);
        }
      g_assert_cmpint (deal.phase, ==, PHASE_PLAY);
      after = g_strdup_printf ("%d %d:%d", deal.turn, deal.own.klaverjas.roem[0],
                               deal.own.klaverjas.roem[1]);
      support_check (rows[i].row, after, rows[i].after);
    }
}

/* ---- Scoring: K-9 ------------------------------------------------------------------- */

static void
test_scoring (void)
{
  static const char *const contracts[2][2]
      = { { "0 2 failed", "0 2 made" }, { "1 3 failed", "1 3 made" } };
  static const struct
  {
    const char *row;
    int cards[2];
    int roem[2];
    int score[2];
  } rows[] = {
    { "E-10 K-9.3 nat by roem", { 92, 70 }, { 20, 50 }, { 0, 232 } },
    { "E-10 K-9.3 made", { 92, 70 }, { 20, 20 }, { 112, 90 } },
    { "E-10 K-9.3 a tie is nat", { 81, 81 }, { 0, 0 }, { 0, 162 } },
    { "E-10 K-9.3 82 is enough", { 82, 80 }, { 0, 0 }, { 82, 80 } },
    { "E-10 K-9.3 a tie by roem is nat", { 71, 91 }, { 40, 20 }, { 0, 222 } },
    { "K-9.3 roem saves the maker", { 71, 91 }, { 50, 20 }, { 121, 111 } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    for (unsigned maker = 0; maker < 4; maker++)
      {
        unsigned m = maker & 1;
        DealResult result;
        Deal deal;
        int cards[2] = { rows[i].cards[m], rows[i].cards[1 - m] };
        int roem[2] = { rows[i].roem[m], rows[i].roem[1 - m] };

        klaverjas_set_up_over (&deal, "", cards, roem);
        deal.declarer = (int8_t) maker;
        deal_result (&deal, &result);
        support_check_contract (rows[i].row, &deal, contracts[m][rows[i].score[0] != 0]);
        for (unsigned u = 0; u < 2; u++)
          {
            int points = rows[i].cards[u ^ m] + rows[i].roem[u ^ m];

            if (result.points[u] != points || result.score[u] != rows[i].score[u ^ m])
              support_fail ("%s, maker %u: side %u got points %d score %d, expected %d and %d",
                            rows[i].row, maker, u, result.points[u], result.score[u], points,
                            rows[i].score[u ^ m]);
          }
      }
}

/* The last trick of a deal: seat 0 leads, every hand holds one card. */
static void
test_last_trick (void)
{
  static const struct
  {
    const char *row;
    int cards[2]; /* C before the trick */
    const char *hands;
    const char *tokens;
    const char *result; /* "C R score", pit */
  } rows[] = {
    { "E-11 K-8.3 claimed",
      { 52, 100 },
      "9C 8C 7C 7D",
      "play:9C play:8C play:7C play:7D roem",
      "62:100 20:0 0:182" },
    { "E-11 K-8.3 silent",
      { 52, 100 },
      "9C 8C 7C 7D",
      "play:9C play:8C play:7C play:7D silent silent",
      "62:100 0:0 0:162" },
    { "K-9.1 ten for the last trick",
      { 72, 80 },
      "8C 9C 7C 7D",
      "play:8C play:9C play:7C play:7D roem",
      "72:90 0:20 0:182" },
    { "E-12 K-8.10 pit of the maker's side",
      { 152, 0 },
      "9C 8C 7C 7D",
      "play:9C play:8C play:7C play:7D roem",
      "162:0 120:0 282:0 pit 0" },
    { "E-12 K-8.10 pit of the others",
      { 0, 152 },
      "7C 9C 8S 7D",
      "play:7C play:9C play:8S play:7D",
      "0:162 0:100 0:262 pit 1" },
    { "K-8.10 one trick is no pit",
      { 0, 152 },
      "9C 7C 8S 7D",
      "play:9C play:7C play:8S play:7D",
      "10:152 0:0 0:162" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) hands = g_strsplit (rows[i].hands, " ", -1);
      g_autofree char *text = NULL;
      DealResult result;
      Deal deal;
      KlaverjasState *own = &deal.own.klaverjas;

      klaverjas_set_up (&deal, "", 'H', 0, "AS");
      deal.turn = 0;
      deal.trick.n = 0;
      deal.n_played = 28;
      for (unsigned u = 0; u < 2; u++)
        {
          deal.card_points[u] = (uint16_t) rows[i].cards[u];
          deal.won[u] = rows[i].cards[u] > 0
                            ? support_cards (klaverjas_main_pack (), u == 0 ? "AS" : "AD")
                            : 0;
        }
      for (unsigned seat = 0; seat < 4; seat++)
        deal.hand[seat] = support_cards (klaverjas_main_pack (), hands[seat]);
      support_act (&deal, rows[i].tokens);
      g_assert_true (deal_is_over (&deal));
      deal_result (&deal, &result);
      text = g_strdup_printf ("%d:%d %d:%d %d:%d%s", deal.card_points[0], deal.card_points[1],
                              own->roem[0], own->roem[1], result.score[0], result.score[1],
                              own->pit == 0   ? " pit 0"
                              : own->pit == 1 ? " pit 1"
                                              : "");
      support_check (rows[i].row, text, rows[i].result);
    }
}

/* ---- Complete deals: section 12, E-25 … --------------------------------------------- */

static void
test_complete_deals (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *policy;
    unsigned actions;
    const char *outcome; /* "C R score trump maker turned" */
  } rows[] = {
    { "E-25", "", "last", 35, "34:128 0:0 0:162 trump S maker 0 turned" },
    { "E-26", "rules=rotterdam", "rot", 34, "56:106 0:0 56:106 trump C maker 1 turned" },
    { "E-29", "trump=random random_second=turn", "first", 37,
      "32:130 20:0 0:182 trump C maker 0 turned 2C 3C" },
    { "K-6.8 turned until the suit differs", "trump=random", "first", 36,
      "40:122 0:0 0:162 trump S maker 0 turned 2C 3C 4C 5C 6C 2S" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *figures = NULL;
      g_autoptr (GString) text = g_string_new (NULL);
      Card open[CARDS_MAX];
      unsigned n_actions;
      Deal deal;

      n_actions = klaverjas_play_policy (&deal, rows[i].settings, rows[i].policy);
      figures = klaverjas_figures (&deal);
      g_string_printf (text, "%s trump %c maker %d turned", figures, suit_letter (deal.trump),
                       deal.declarer);
      for (unsigned k = 0; k < game_open_cards (&deal, open); k++)
        g_string_append_printf (text, " %s", pack_code (deal_pack (&deal), open[k]));
      support_check (rows[i].row, text->str, rows[i].outcome);
      g_assert_cmpuint (n_actions, ==, rows[i].actions);
    }
}

/* ---- Match: K-10 -------------------------------------------------------------------- */

static void
test_match (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    unsigned n_counted; /* before the deal */
    int before[2];
    int cards[2]; /* C of the deal; maker side 0 */
    const char *after;
  } rows[] = {
    { "K-10.1 running sums", "", 0, { 0, 0 }, { 100, 62 }, "100:62 on" },
    { "K-10.2 the last of 16", "", 15, { 900, 800 }, { 100, 62 }, "1000:862 over 02" },
    { "K-10.2 one before the last", "", 14, { 900, 800 }, { 100, 62 }, "1000:862 on" },
    { "K-10.2 twelve", "deals=12", 11, { 700, 900 }, { 100, 62 }, "800:962 over 13" },
    { "K-10.2 eight", "deals=8", 7, { 700, 500 }, { 100, 62 }, "800:562 over 02" },
    { "K-10.2 four", "deals=4", 3, { 300, 200 }, { 100, 62 }, "400:262 over 02" },
    { "K-10.2 no target in a boom", "", 3, { 3000, 200 }, { 100, 62 }, "3100:262 on" },
    { "K-10.3 target reached exactly",
      "end=target",
      3,
      { 1400, 200 },
      { 100, 62 },
      "1500:262 over 02" },
    { "K-10.3 one short", "end=target", 3, { 1399, 200 }, { 100, 62 }, "1499:262 on" },
    { "K-10.3 target 500",
      "end=target target=500",
      3,
      { 100, 450 },
      { 100, 62 },
      "200:512 over 13" },
    { "K-10.3 target 750", "end=target target=750", 3, { 700, 0 }, { 100, 62 }, "800:62 over 02" },
    { "K-10.3 target 1001",
      "end=target target=1001",
      3,
      { 901, 0 },
      { 100, 62 },
      "1001:62 over 02" },
    { "K-10.3 target 2000",
      "end=target target=2000",
      30,
      { 1899, 1900 },
      { 100, 62 },
      "1999:1962 on" },
    { "K-10.3 D-27 both above: the higher wins",
      "end=target",
      3,
      { 1450, 1450 },
      { 100, 62 },
      "1550:1512 over 02" },
    { "K-10.3 a tie above the target plays on",
      "end=target",
      3,
      { 1412, 1450 },
      { 100, 62 },
      "1512:1512 on" },
    { "K-10.4 a boom can be drawn", "deals=4", 3, { 362, 400 }, { 100, 62 }, "462:462 over 0123" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (GAME, rows[i].settings);
      g_autoptr (GString) text = g_string_new (NULL);
      Match match;
      Deal deal;

      match_init (&match, GAME, &options, NO_SEAT);
      match.n_counted = (uint16_t) rows[i].n_counted;
      for (unsigned u = 0; u < 2; u++)
        match.score[u] = rows[i].before[u];
      klaverjas_set_up_over (&deal, rows[i].settings, rows[i].cards, no_roem);
      match_book (&match, &deal);
      g_string_printf (text, "%d:%d %s", match.score[0], match.score[1],
                       match.over ? "over " : "on");
      for (unsigned seat = 0; seat < 4; seat++)
        if (match.winners & (1u << seat))
          g_string_append_printf (text, "%u", seat);
      support_check (rows[i].row, text->str, rows[i].after);
      g_assert_cmpuint (match.dealer, ==, 0); /* K-5.1: after seat 3 */
      g_assert_cmpuint (match.n_counted, ==, rows[i].n_counted + 1);
    }
}

/* K-10.7, K-10.8: what is written on the sheet for a deal of maker side 0 */
static void
test_sheet (void)
{
  static const struct
  {
    const char *row;
    int cards[2];
    const char *marks; /* "SIDE:VALUE …" in the order of writing */
    const char *sheet; /* "points marks | points marks" */
    bool no_bonus;
  } rows[] = {
    { "K-10.7 no roem: a stroke", { 100, 62 }, "", "100  | 62 ", true },
    { "K-10.8 every mark",
      { 100, 62 },
      "0:20 0:40 0:50 0:70 0:100 0:200",
      "100 I II V VI O OO | 62 ",
      false },
    { "K-10.8 the order of writing", { 100, 62 }, "0:50 1:20 0:20", "100 V I | 62 I", false },
    { "K-10.7 nat takes all marks", { 60, 102 }, "1:50 0:20 1:40", "NAT 0 | 162 V I II", false },
    { "K-10.7 nat without roem", { 60, 102 }, "", "NAT 0 | 162 ", true },
    { "K-10.8 pit last", { 162, 0 }, "0:20 0:100", "162 I O | 0 ", false },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = NULL;
      Match match = { .game = GAME, .n_deals = 7, .score = { 1000, 2000 } };
      SheetRow row;
      Deal deal;

      klaverjas_set_up_over (&deal, "", rows[i].cards, no_roem);
      klaverjas_add_marks (&deal, rows[i].marks);
      game_sheet_row (&match, &deal, &row);
      text = klaverjas_sheet_text (&match, &deal);
      support_check (rows[i].row, text, rows[i].sheet);
      if (row.no_bonus != rows[i].no_bonus)
        support_fail ("%s: the stroke is %s", rows[i].row, row.no_bonus ? "there" : "missing");
      g_assert_cmpuint (row.number, ==, 7);
      g_assert_cmpint (row.unit[0].total, ==, 1000);
      g_assert_cmpint (row.unit[1].total, ==, 2000);
      g_assert_cmpint (row.unit[0].lost, ==, rows[i].cards[0] == 60);
      g_assert_false (row.unit[1].lost);
    }
}

/* How the score came about: only rows that have something to say. */
static void
test_breakdown (void)
{
  static const struct
  {
    const char *row;
    int cards[2];
    const char *marks;     /* as above */
    int pit;               /* side, or -1 */
    const char *breakdown; /* labels, joined by | */
  } rows[] = {
    { "K-9.3 made", { 100, 62 }, "", -1, "Cards in tricks|Last trick|Written" },
    { "K-9.2 with roem", { 100, 62 }, "1:20", -1, "Cards in tricks|Last trick|Roem|Written" },
    { "K-9.3 nat",
      { 60, 102 },
      "",
      -1,
      "Cards in tricks|Last trick|Points|Nat: all to the others|Written" },
    { "K-8.10 pit and no other roem",
      { 162, 0 },
      "0:100",
      0,
      "Cards in tricks|Last trick|Pit (all tricks)|Written" },
    { "K-8.10 roem and pit",
      { 0, 162 },
      "1:20 1:100",
      1,
      "Cards in tricks|Last trick|Roem|Pit (all tricks)|Points|Nat: all to the others|Written" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *labels = NULL;
      Deal deal;

      klaverjas_set_up_over (&deal, "", rows[i].cards, no_roem);
      klaverjas_add_marks (&deal, rows[i].marks);
      if (rows[i].pit >= 0)
        deal.own.klaverjas.pit = (uint8_t) rows[i].pit;
      labels = klaverjas_breakdown_labels (&deal);
      support_check (rows[i].row, labels, rows[i].breakdown);
    }
}

/* ---- Tournament: K-10.5 ------------------------------------------------------------- */

/* Seat 0's side wins every deal of maker seat 0 with 100 : 62. */
static void
book_deals (Match *match, unsigned n)
{
  static const int cards[] = { 100, 62 };

  for (unsigned i = 0; i < n; i++)
    {
      Deal deal;

      klaverjas_set_up_over (&deal, "tournament=yes", cards, no_roem);
      deal.dealer = match->dealer;
      match_book (match, &deal);
    }
}

/* E-23, K-10.5: three rounds, each player with every other; the scores are the players' */
static void
test_tournament (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    unsigned n_deals;
    const char *after; /* players at the seats, their scores, sums of the round, over */
  } rows[] = {
    { "E-23 round 1", "deals=4 tournament=yes", 0, "0123 0 0 0 0 sides 0:0 on" },
    { "K-10.5 both players of a side", "deals=4 tournament=yes", 1,
      "0123 100 62 100 62 sides 100:62 on" },
    { "K-10.5 the last of round 1", "deals=4 tournament=yes", 4,
      "0213 400 248 400 248 sides 0:0 on" },
    { "E-23 round 2: 0 and 1 against 2 and 3", "deals=4 tournament=yes", 5,
      "0213 500 348 462 310 sides 100:62 on" },
    { "E-23 round 3: 0 and 3 against 1 and 2", "deals=4 tournament=yes", 9,
      "0132 900 710 710 596 sides 100:62 on" },
    { "E-23 12 deals", "deals=4 tournament=yes", 11, "0132 1100 834 834 796 sides 300:186 on" },
    { "E-23 over", "deals=4 tournament=yes", 12, "0132 1200 896 896 896 sides 400:248 over 0" },
    { "K-10.5 rounds of 16", "tournament=yes", 47, "0132 4700 3522 3522 3484 sides 1500:930 on" },
    { "K-10.5 48 deals", "tournament=yes", 48, "0132 4800 3584 3584 3584 sides 1600:992 over 0" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (GAME, rows[i].settings);
      g_autoptr (GString) text = g_string_new (NULL);
      const int32_t *player;
      unsigned n;
      Match match;

      match_init (&match, GAME, &options, NO_SEAT);
      book_deals (&match, rows[i].n_deals);
      player = match_standings (&match, &n);
      g_assert_cmpuint (n, ==, 4);
      for (unsigned seat = 0; seat < 4; seat++)
        g_string_append_printf (text, "%u", match_player_at (&match, seat));
      g_string_append_printf (text, " %d %d %d %d sides %d:%d %s", player[0], player[1], player[2],
                              player[3], match.score[0], match.score[1],
                              match.over ? "over " : "on");
      for (unsigned p = 0; p < 4; p++)
        if (match.winners & (1u << p))
          g_string_append_printf (text, "%u", p);
      support_check (rows[i].row, text->str, rows[i].after);
      g_assert_cmpuint (match.dealer, ==, (3 + rows[i].n_deals) % 4); /* by seat */
    }
}

/* K-10.4, K-10.7: a drawn tournament, and the running totals on the sheet at the end of a round */
static void
test_tournament_sheet (void)
{
  Options options = support_options (GAME, "deals=4 tournament=yes");
  static const int cards[] = { 62, 100 };
  SheetRow row;
  Match match;
  Deal deal;

  match_init (&match, GAME, &options, NO_SEAT);
  book_deals (&match, 3);
  klaverjas_set_up_over (&deal, "deals=4 tournament=yes", cards, no_roem); /* nat: 0:162 */
  match_book (&match, &deal);
  game_sheet_row (&match, &deal, &row);
  g_assert_cmpint (row.unit[0].total, ==, 300);
  g_assert_cmpint (row.unit[1].total, ==, 3 * 62 + 162);
  g_assert_cmpuint (row.block, ==, 1);
  g_assert_cmpuint (row.n_notes, ==, 1);
  g_assert_cmpint (row.note[0].kind, ==, SHEET_NOTE_PLAYERS);
  for (unsigned p = 0; p < 4; p++)
    g_assert_cmpint (row.note[0].value[p], ==, p % 2 == 0 ? 300 : 3 * 62 + 162);
  g_assert_cmpint (match.score[0], ==, 0);

  /* round 3, 0 and 3 against 1 and 2, who get 162: three players draw */
  match.own.klaverjas.player[0] = 1200;
  match.own.klaverjas.player[1] = match.own.klaverjas.player[2] = 1038;
  match.own.klaverjas.player[3] = 838;
  match.n_counted = 11;
  match_book (&match, &deal);
  game_sheet_row (&match, &deal, &row);
  g_assert_cmpuint (row.block, ==, 3);
  g_assert_true (match.over);
  g_assert_cmpuint (match.winners, ==, 1u << 0 | 1u << 1 | 1u << 2);
}

/* K-10.8: marks are written as they come, for the side that has them so far */
static void
test_marks_so_far (void)
{
  char marks[SHEET_MARKS_MAX] = "unwritten";
  Deal deal;

  klaverjas_set_up (&deal, "", 'H', 0, "");
  game_marks_so_far (&deal, 0, marks);
  g_assert_cmpstr (marks, ==, "");
  klaverjas_add_marks (&deal, "0:20 1:50 0:100");
  game_marks_so_far (&deal, 0, marks);
  g_assert_cmpstr (marks, ==, "I O");
  game_marks_so_far (&deal, 1, marks);
  g_assert_cmpstr (marks, ==, "V");
}

/* K-10.7: so many numbered lines are still empty after @n deals */
static void
test_lines_left (void)
{
  static const struct
  {
    const char *settings;
    unsigned n;
    unsigned left;
  } rows[] = {
    { "", 0, 16 },
    { "", 3, 13 },
    { "", 16, 0 },
    { "deals=4", 1, 3 },
    { "game=three", 0, 12 },
    { "end=target", 2, 0 },
    { "deals=4 tournament=yes", 3, 1 },
    { "deals=4 tournament=yes", 4, 0 }, /* nobody has seen the next partners yet */
    { "deals=4 tournament=yes", 5, 3 },
    { "deals=4 tournament=yes", 12, 0 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (GAME, rows[i].settings);
      Match match;

      match_init (&match, GAME, &options, NO_SEAT);
      book_deals (&match, rows[i].n);
      if (game_lines_left (&match) != rows[i].left)
        support_fail ("%s after %u deals: got %u, expected %u", rows[i].settings, rows[i].n,
                      game_lines_left (&match), rows[i].left);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/klaverjas/dealing", test_dealing);
  g_test_add_func ("/klaverjas/trump-choice", test_trump_choice);
  g_test_add_func ("/klaverjas/legal-cards", test_legal_cards);
  g_test_add_func ("/klaverjas/trick-winner", test_trick_winner);
  g_test_add_func ("/klaverjas/roem-value", test_roem_value);
  g_test_add_func ("/klaverjas/roem-claim", test_roem_claim);
  g_test_add_func ("/klaverjas/scoring", test_scoring);
  g_test_add_func ("/klaverjas/last-trick", test_last_trick);
  g_test_add_func ("/klaverjas/complete-deals", test_complete_deals);
  g_test_add_func ("/klaverjas/match", test_match);
  g_test_add_func ("/klaverjas/sheet", test_sheet);
  g_test_add_func ("/klaverjas/marks-so-far", test_marks_so_far);
  g_test_add_func ("/klaverjas/lines-left", test_lines_left);
  g_test_add_func ("/klaverjas/breakdown", test_breakdown);
  g_test_add_func ("/klaverjas/tournament", test_tournament);
  g_test_add_func ("/klaverjas/tournament-sheet", test_tournament_sheet);

  return g_test_run ();
}
