/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Klaverjassen for three by example: section 12 of games/klaverjas/rules.md, and its rules. */

#include <glib.h>
#include <string.h>

#include "klaverjas-support.h"

#define GAME (&klaverjas_game)
#define THREE "game=three"

static const int no_roem[] = { 0, 0, 0 };

/* ---- Dealing, trump choice, extra cards: K-5.4, K-6.5, K-6.11, K-6.12 --------------- */

static void
test_dealing (void)
{
  static const char *const hands[]
      = { "7C 8C 9C TC JS QS KS AH 7D 8D", "JC QC KC AC AS 7H 8H 9D TD JD",
          "7S 8S 9S TS 9H TH JH QD KD AD" };
  g_autofree char *extra = NULL;
  Deal deal;

  support_deal (&deal, GAME, THREE, NULL);
  g_assert_cmpuint (deal.n_seats, ==, 3);
  g_assert_cmpint (deal.dealer, ==, 2); /* K-5.1 */
  for (unsigned seat = 0; seat < 3; seat++)
    {
      g_autofree char *hand = support_codes (klaverjas_main_pack (), deal.hand[seat]);

      support_check ("E-1 K-5.4", hand, hands[seat]);
    }
  extra = support_codes (klaverjas_main_pack (), deal.own.klaverjas.extra);
  support_check ("E-1 K-5.4 the two extra cards", extra, "QH KH");
}

/* Walks through the calls; then who acts and what is legal, how many cards the hands hold. */
static void
test_calls (void)
{
  static const struct
  {
    const char *row;
    const char *actions;
    const char *next; /* "SEAT cards legal …" */
  } rows[] = {
    { "K-6.5 forehand first", "", "0 10 10 10 legal pass trump:C trump:D trump:H trump:S" },
    { "K-6.5 in turn", "0 pass", "1 10 10 10 legal pass trump:C trump:D trump:H trump:S" },
    { "K-6.5 the dealer last", "0 pass 1 pass",
      "2 10 10 10 legal pass trump:C trump:D trump:H trump:S" },
    { "E-21 K-6.5 redeal", "0 pass 1 pass 2 pass", "-1 10 10 10 legal " },
    { "E-21 K-6.11 twelve cards, any of them may be laid away", "0 pass 1 trump:C",
      "1 10 12 10 legal discard:7H discard:8H discard:9D discard:AC discard:AS discard:JC "
      "discard:JD discard:KC discard:KH discard:QC discard:QH discard:TD" },
    { "E-21 K-6.12 the second", "0 pass 1 trump:C 1 discard:KH",
      "1 10 11 10 legal discard:7H discard:8H discard:9D discard:AC discard:AS discard:JC "
      "discard:JD discard:KC discard:QC discard:QH discard:TD" },
    { "E-21 K-6.18 forehand leads", "0 pass 1 trump:C 1 discard:KH 1 discard:JC",
      "0 10 10 10 legal play:7C play:7D play:8C play:8D play:9C play:AH play:JS play:KS play:QS "
      "play:TC" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *legal = NULL;
      g_autofree char *next = NULL;
      Deal deal;

      support_deal (&deal, GAME, THREE, NULL);
      support_walk (rows[i].row, &deal, rows[i].actions);
      legal = support_legal (&deal);
      next = g_strdup_printf ("%d %u %u %u legal %s", deal.turn, card_set_count (deal.hand[0]),
                              card_set_count (deal.hand[1]), card_set_count (deal.hand[2]), legal);
      support_check (rows[i].row, next, rows[i].next);
    }
}

/* E-21, K-6.5: a redeal counts for nothing, and the same dealer deals again */
static void
test_redeal (void)
{
  Options options = support_options (GAME, THREE);
  g_autofree char *labels = NULL;
  g_autofree char *sheet = NULL;
  Card pack[CARDS_MAX];
  DealResult result;
  Match match;
  Deal deal;

  support_unshuffled (pack, 32);
  match_init (&match, GAME, &options, NO_SEAT);
  match.score[1] = 100;
  match.n_counted = 11;
  match_deal (&match, pack, &deal);
  support_act (&deal, "pass pass pass");
  g_assert_true (deal_is_over (&deal));
  deal_result (&deal, &result);
  for (unsigned u = 0; u < 3; u++)
    g_assert_true (result.points[u] == 0 && result.score[u] == 0);
  match_book (&match, &deal);
  g_assert_false (match.over);
  g_assert_cmpuint (match.dealer, ==, 2);
  g_assert_cmpuint (match.n_counted, ==, 11);
  g_assert_cmpuint (match.n_deals, ==, 1);
  g_assert_cmpint (match.score[1], ==, 100);
  sheet = klaverjas_sheet_text (&match, &deal);
  support_check ("K-6.5 nothing on the sheet", sheet, "–  | –  | – ");
  labels = klaverjas_breakdown_labels (&deal);
  support_check ("K-6.5 nothing to break down", labels, "Written");
}

/* ---- Play: K-7, K-8 ----------------------------------------------------------------- */

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
    { "E-8 K-7.7a nobody is a partner", "7C KC", "8H QH AS", "play:8H play:QH", "play:8H play:QH" },
    { "E-8 K-7.7b no undertrumping", "7C KH", "8H QH AS", "play:AS", "play:8H play:QH" },
    { "D-22 seat 0 wins: still an opponent", "AC 7C", "8H QH AS", "play:8H play:QH",
      "play:8H play:QH" },
    { "K-7.7c only lower trumps", "7C KH", "8H QH", "play:8H play:QH", "play:8H play:QH" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    for (unsigned rotterdam = 0; rotterdam < 2; rotterdam++)
      {
        g_autofree char *legal = NULL;
        Deal deal;

        klaverjas_set_up (&deal, rotterdam ? "game=three rules=rotterdam" : THREE, 'H', 0,
                          rows[i].table);
        deal.hand[2] = support_cards (klaverjas_main_pack (), rows[i].hand);
        legal = support_legal (&deal);
        support_check (rows[i].row, legal, rotterdam ? rows[i].rotterdam : rows[i].amsterdam);
      }
}

/* K-8.2, K-8.3: a trick of three cards; only the winner is asked */
static void
test_roem (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *table;
    const char *last;    /* seat 2 */
    const char *answers; /* "SEAT TOKEN" or "" */
    const char *after;   /* "SEAT R" */
  } rows[] = {
    { "E-9 run with stuk", THREE, "JH QH", "KH", "0 roem", "0 40:0:0" },
    { "E-9 three queens are nothing", THREE, "QH QS", "QD", "", "0 0:0:0" },
    { "K-8.2 stuk", THREE, "7H QH", "KH", "2 roem", "2 0:0:20" },
    { "K-8.3 nobody else is asked", THREE, "7S 8S", "9S", "2 silent", "2 0:0:0" },
    { "K-8.4 by itself", "game=three roem=auto", "7S 8S", "9S", "", "2 0:0:20" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) words = g_strsplit (rows[i].answers, " ", -1);
      g_autofree char *after = NULL;
      const uint16_t *roem;
      Deal deal;

      klaverjas_set_up (&deal, rows[i].settings, 'H', 0, rows[i].table);
      for (unsigned seat = 0; seat < 3; seat++)
        deal.hand[seat] = card_set_of (support_card (klaverjas_main_pack (), "7D")) << seat;
      deal.hand[2] |= card_set_of (support_card (klaverjas_main_pack (), rows[i].last));
      deal_apply (&deal, ACTION (VERB_PLAY, support_card (klaverjas_main_pack (), rows[i].last)));
      if (words[0] != NULL)
        {
          g_autofree char *seat = g_strdup_printf ("%d", deal.turn);

          support_check (rows[i].row, seat, words[0]);
          support_act (&deal, words[1]);
        }
      roem = deal.own.klaverjas.roem;
      after = g_strdup_printf ("%d %d:%d:%d", deal.turn, roem[0], roem[1], roem[2]);
      support_check (rows[i].row, after, rows[i].after);
    }
}

/* K-8.10, K-9.1: the last trick brings ten, the discards, and pit to one player */
static void
test_last_trick (void)
{
  static const struct
  {
    const char *row;
    const char *won[3];
    const char *figures; /* C and R; JC and KS were laid away */
  } rows[] = {
    { "K-9.1 the discards go with the last trick", { "AS", "AD", "" }, "0:17:0 0:0:0" },
    { "K-8.10 pit", { "", "AD", "" }, "0:17:0 0:100:0" },
    { "K-8.10 two players are no pit", { "", "AD", "AS" }, "0:17:0 0:0:0" },
    { "K-8.10 the discards are no trick", { "AS", "", "" }, "0:17:0 0:0:0" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *figures = NULL;
      Deal deal;

      klaverjas_set_up (&deal, THREE, 'H', 0, "7C");
      deal.trick.n = 0;
      deal.turn = 0;
      deal.n_played = 27;
      deal.own.klaverjas.n_discarded = 2;
      deal.own.klaverjas.discarded = support_cards (klaverjas_main_pack (), "JC KS");
      for (unsigned seat = 0; seat < 3; seat++)
        if (rows[i].won[seat][0] != '\0')
          deal.won[seat] = support_cards (klaverjas_main_pack (), rows[i].won[seat]);
      deal.hand[0] = support_cards (klaverjas_main_pack (), "8D");
      deal.hand[1] = support_cards (klaverjas_main_pack (), "9D");
      deal.hand[2] = support_cards (klaverjas_main_pack (), "8S");
      deal.card_points[1] = 1; /* on top of 10, 2 and 4 */
      support_act (&deal, "play:8D play:9D play:8S");
      g_assert_true (deal_is_over (&deal));
      g_assert_cmphex (deal.won[1] & deal.own.klaverjas.discarded, ==,
                       deal.own.klaverjas.discarded);
      figures = klaverjas_figures (&deal);
      *strrchr (figures, ' ') = '\0';
      support_check (rows[i].row, figures, rows[i].figures);
    }
}

/* ---- Scoring and match: K-9.6, K-10 ------------------------------------------------- */

static void
test_scoring (void)
{
  static const struct
  {
    const char *row;
    int cards[3];
    int roem[3];
    const char *figures;
  } rows[] = {
    { "E-20 made", { 92, 40, 30 }, { 0, 0, 20 }, "92:40:30 0:0:20 92:40:50" },
    { "E-20 half of 182 is nat", { 91, 40, 31 }, { 0, 0, 20 }, "91:40:31 0:0:20 0:182:182" },
    { "E-20 82", { 82, 39, 41 }, { 0, 0, 0 }, "82:39:41 0:0:0 82:39:41" },
    { "E-20 81 of 162", { 81, 40, 41 }, { 0, 0, 0 }, "81:40:41 0:0:0 0:162:162" },
    { "K-9.6 more than each, not more than both",
      { 62, 50, 50 },
      { 0, 0, 0 },
      "62:50:50 0:0:0 0:162:162" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *figures = NULL;
      Deal deal;

      klaverjas_set_up_over (&deal, THREE, rows[i].cards, rows[i].roem);
      figures = klaverjas_figures (&deal);
      support_check (rows[i].row, figures, rows[i].figures);
    }
}

static void
test_complete_deal (void)
{
  g_autofree char *figures = NULL;
  g_autofree char *discards = NULL;
  Card open[CARDS_MAX];
  CardSet cards = 0;
  unsigned n;
  Deal deal;

  n = klaverjas_play_policy (&deal, THREE, "last");
  g_assert_cmpuint (n, ==, 33);
  figures = klaverjas_figures (&deal);
  support_check ("E-28", figures, "61:0:101 0:0:0 0:162:162");
  g_assert_cmpint (deal.trump, ==, SUIT_SPADES);
  g_assert_cmpint (deal.declarer, ==, 0);
  for (unsigned k = 0; k < game_open_cards (&deal, open); k++)
    cards |= card_set_of (open[k]);
  discards = support_codes (klaverjas_main_pack (), cards);
  support_check ("E-28 D-24 the discards lie open in the end", discards, "TC QS");
}

/* K-10.1 to K-10.4: three scores; everybody deals as often as in the game for four */
static void
test_match (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    unsigned n_counted; /* before the deal of 92:40:30 */
    int before[3];
    const char *after;
  } rows[] = {
    { "K-10.2 twelve of 16", THREE, 11, { 0, 100, 0 }, "92:140:30 over 1" },
    { "K-10.2 not earlier", THREE, 10, { 0, 100, 0 }, "92:140:30 on" },
    { "K-10.2 nine of 12", "game=three deals=12", 8, { 0, 0, 0 }, "92:40:30 over 0" },
    { "K-10.2 six of 8", "game=three deals=8", 5, { 0, 0, 100 }, "92:40:130 over 2" },
    { "K-10.2 three of 4", "game=three deals=4", 2, { 0, 52, 0 }, "92:92:30 over 01" },
    { "K-10.3 target", "game=three end=target target=500", 2, { 0, 0, 470 }, "92:40:500 over 2" },
    { "K-10.3 a tie plays on",
      "game=three end=target target=500",
      2,
      { 408, 460, 0 },
      "500:500:30 on" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      static const int cards[] = { 92, 40, 30 };
      Options options = support_options (GAME, rows[i].settings);
      g_autoptr (GString) text = g_string_new (NULL);
      Match match;
      Deal deal;

      match_init (&match, GAME, &options, NO_SEAT);
      match.n_counted = (uint16_t) rows[i].n_counted;
      for (unsigned u = 0; u < 3; u++)
        match.score[u] = rows[i].before[u];
      klaverjas_set_up_over (&deal, rows[i].settings, cards, no_roem);
      match_book (&match, &deal);
      g_string_printf (text, "%d:%d:%d %s", match.score[0], match.score[1], match.score[2],
                       match.over ? "over " : "on");
      for (unsigned seat = 0; seat < 3; seat++)
        if (match.winners & (1u << seat))
          g_string_append_printf (text, "%u", seat);
      support_check (rows[i].row, text->str, rows[i].after);
      g_assert_cmpuint (match.dealer, ==, 0);
    }
}

/* K-10.7: one column per player */
static void
test_sheet (void)
{
  static const struct
  {
    const char *row;
    int cards[3];
    const char *marks;
    const char *sheet;
    const char *labels;
  } rows[] = {
    { "K-10.7 made",
      { 92, 40, 30 },
      "0:20 2:40",
      "92 I | 40  | 30 II",
      "Cards in tricks|Cards laid away|Last trick|Roem|Written" },
    { "K-10.7 nat: all to each of the others",
      { 62, 70, 30 },
      "0:20 2:40",
      "NAT 0 | 162 I II | 162 I II",
      "Cards in tricks|Cards laid away|Last trick|Roem|Points|Nat: all to each of the others|"
      "Written" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *sheet = NULL;
      g_autofree char *labels = NULL;
      Match match = { .game = GAME };
      Deal deal;

      klaverjas_set_up_over (&deal, THREE, rows[i].cards, no_roem);
      klaverjas_add_marks (&deal, rows[i].marks);
      deal.own.klaverjas.n_discarded = 2;
      deal.own.klaverjas.discarded = support_cards (klaverjas_main_pack (), "AD AS");
      sheet = klaverjas_sheet_text (&match, &deal);
      support_check (rows[i].row, sheet, rows[i].sheet);
      labels = klaverjas_breakdown_labels (&deal);
      support_check (rows[i].row, labels, rows[i].labels);
      g_assert_null (game_unit_names (GAME, &deal.options));
    }
}

/* ---- Section 14 --------------------------------------------------------------------- */

static void
check_aside (const char *row, const Deal *deal, unsigned seat, const char *wanted)
{
  g_autofree char *extra = NULL;
  g_autofree char *discards = NULL;
  g_autofree char *text = NULL;
  Observation observation;

  observation_make (&observation, deal, seat);
  extra = support_codes (klaverjas_main_pack (), observation.seen.own.klaverjas.extra);
  discards = support_codes (klaverjas_main_pack (), observation.seen.own.klaverjas.discarded);
  text = g_strdup_printf ("%s / %s, %u elsewhere", extra, discards, observation.n_elsewhere);
  support_check (row, text, wanted);
}

/* D-24: only the maker knows the extra cards and the discards until the deal is over */
static void
test_information (void)
{
  ActionList list;
  Deal deal;

  support_deal (&deal, GAME, THREE, NULL);
  check_aside ("K-14 nobody before they are taken", &deal, 0, " / , 2 elsewhere");
  support_act (&deal, "pass trump:C");
  check_aside ("K-14 the maker", &deal, 1, "QH KH / , 0 elsewhere");
  check_aside ("K-14 the others", &deal, 0, " / , 0 elsewhere");
  deal_legal (&deal, &list);
  g_assert_true (game_is_private (&deal, list.at[0]));
  support_act (&deal, "discard:KH");
  check_aside ("K-14 one laid away", &deal, 2, " / , 1 elsewhere");
  support_act (&deal, "discard:9D");
  check_aside ("K-14 the maker in play", &deal, 1, "QH KH / KH 9D, 0 elsewhere");
  check_aside ("K-14 the others in play", &deal, 2, " / , 2 elsewhere");
  deal_legal (&deal, &list);
  g_assert_false (game_is_private (&deal, list.at[0]));
  while (!deal_is_over (&deal))
    {
      deal_legal (&deal, &list);
      deal_apply (&deal, list.at[0]);
    }
  check_aside ("K-14 everybody in the end", &deal, 2, "QH KH / KH 9D, 0 elsewhere");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/klaverjas-three/dealing", test_dealing);
  g_test_add_func ("/klaverjas-three/calls", test_calls);
  g_test_add_func ("/klaverjas-three/redeal", test_redeal);
  g_test_add_func ("/klaverjas-three/legal-cards", test_legal_cards);
  g_test_add_func ("/klaverjas-three/roem", test_roem);
  g_test_add_func ("/klaverjas-three/last-trick", test_last_trick);
  g_test_add_func ("/klaverjas-three/scoring", test_scoring);
  g_test_add_func ("/klaverjas-three/complete-deal", test_complete_deal);
  g_test_add_func ("/klaverjas-three/match", test_match);
  g_test_add_func ("/klaverjas-three/sheet", test_sheet);
  g_test_add_func ("/klaverjas-three/information", test_information);

  return g_test_run ();
}
