/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Kraken by example: the rows are section 12 of games/klaverjas/rules.md, and its rules. */

#include <glib.h>
#include <string.h>

#include "klaverjas-support.h"

#include "rules/games/klaverjas/klaverjas-roem.h"

#define GAME (&klaverjas_game)
#define KRAKEN "game=kraken"

/* ---- Kraak: K-6.13 to K-6.17 -------------------------------------------------------- */

/* Seat 1 named hearts. Walks on; then who acts, what is legal, and the level. */
static void
test_kraak (void)
{
  static const struct
  {
    const char *row;
    const char *actions;
    const char *next; /* "SEAT level legal …" */
  } rows[] = {
    { "K-6.13 the left opponent", "", "2 0 legal kraak pass" },
    { "K-6.13 then the right opponent", "2 pass", "0 0 legal kraak pass" },
    { "K-6.13 both passed: declarations, forehand first", "2 pass 0 pass",
      "0 0 legal declare:all declare:none" },
    { "K-6.13 kraak ends the step, K-6.14 the maker", "2 kraak", "1 1 legal herkraak pass" },
    { "K-6.13 the right opponent doubles", "2 pass 0 kraak", "1 1 legal herkraak pass" },
    { "K-6.14 then the partner", "2 kraak 1 pass", "3 1 legal herkraak pass" },
    { "K-6.14 both passed", "2 kraak 1 pass 3 pass", "0 1 legal declare:all declare:none" },
    { "K-6.15 the left opponent, whoever said kraak", "2 pass 0 kraak 1 herkraak",
      "2 2 legal pass superkraak" },
    { "K-6.15 then the right one", "2 kraak 1 pass 3 herkraak 2 pass",
      "0 2 legal pass superkraak" },
    { "K-6.15 both passed", "2 kraak 1 herkraak 2 pass 0 pass",
      "0 2 legal declare:all declare:none" },
    { "K-6.15 no further doubling", "2 kraak 1 herkraak 2 superkraak",
      "0 3 legal declare:all declare:none" },
    { "invariant 8: six at most", "2 pass 0 kraak 1 pass 3 herkraak 2 pass 0 superkraak",
      "0 3 legal declare:all declare:none" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *legal = NULL;
      g_autofree char *next = NULL;
      Deal deal;

      support_deal (&deal, GAME, KRAKEN, NULL);
      support_act (&deal, "pass trump:D");
      support_walk (rows[i].row, &deal, rows[i].actions);
      legal = support_legal (&deal);
      next = g_strdup_printf ("%d %u legal %s", deal.turn, deal.own.klaverjas.n_kraaks, legal);
      support_check (rows[i].row, next, rows[i].next);
    }
}

/* E-17, step by step */
static void
test_e17 (void)
{
  static const char *const steps[][2] = {
    { "0 legal trump:C trump:D trump:H trump:S", "trump:H" },
    { "1 legal kraak pass", "pass" },
    { "3 legal kraak pass", "kraak" },
    { "0 legal herkraak pass", "pass" },
    { "2 legal herkraak pass", "herkraak" },
    { "1 legal pass superkraak", "superkraak" },
    { "0 legal declare:all declare:none declare:nostuk", "declare:nostuk" },
    { "1 legal declare:all declare:none", "declare:none" },
    { "2 legal declare:all declare:none", "declare:none" },
    { "3 legal declare:all declare:none", "declare:none" },
    { "0 legal play:7C play:8C play:9C play:JH play:JS play:KH play:KH:stuk play:QH play:QH:stuk "
      "play:QS",
      "play:QH:stuk" },
  };
  const KlaverjasState *own;
  Deal deal;

  support_deal (&deal, GAME, "game=kraken trump=utrecht", NULL);
  own = &deal.own.klaverjas;
  for (unsigned i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      support_check_turn ("E-17", &deal, steps[i][0]);
      if (i == G_N_ELEMENTS (steps) - 1)
        g_assert_true (own->roem[0] == 40 && own->roem[1] == 0 && own->n_marks == 2);
      support_act (&deal, steps[i][1]);
    }
  g_assert_cmpuint (own->roem[0], ==, 60); /* K-8.8: before the trick is complete */
  g_assert_cmpuint (own->n_kraaks, ==, 3);
}

/* ---- Combinations of a hand: K-8.6 -------------------------------------------------- */

static void
test_combinations (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *hand;
    const char *values; /* "VALUE+RANK[SUIT] …" in order */
  } rows[] = {
    { "E-15 a card in a four and in a run", "", "AS KS QS JS AH AD AC 7C", "100A 50AS" },
    { "E-15 a long run is never split", "", "7S 8S 9S TS JS QS KS AS", "100AS" },
    { "E-15 seed", "", "JC JS JH JD 9C 9S 9H 9D", "100J" },
    { "E-15 table", "hand_fours=table", "JC JS JH JD 9C 9S 9H 9D", "200J" },
    { "E-15 nines", "hand_fours=nines", "JC JS JH JD 9C 9S 9H 9D", "200J 1509" },
    { "K-8.6 table with all100", "hand_fours=table four_kind=all100", "JC JS JH JD 9C 9S 9H 9D",
      "100J 1009" },
    { "K-8.6 seed: aces and kings", "", "AC AS AH AD KC KS KH KD", "100A 100K" },
    { "K-8.6 seed: no tens", "", "TC TS TH TD QC QS QH QD", "100Q" },
    { "K-8.6 table: tens", "hand_fours=table", "TC TS TH TD QC QS QH QD", "100Q 100T" },
    { "K-8.6 nines: no tens", "hand_fours=nines", "TC TS TH TD QC QS QH QD", "100Q" },
    { "K-8.6 sevens and eights", "", "7C 7S 7H 7D 8C 8S 8H 8D", "" },
    { "K-8.6 sevens and eights, all100", "hand_fours=table four_kind=all100",
      "7C 7S 7H 7D 8C 8S 8H 8D", "1008 1007" },
    { "K-8.6 runs by suit S H D C", "", "7C 8C 9C 7D 8D 9D AS AH", "209D 209C" },
    { "K-8.6 runs by suit S H D C", "", "TH JH QH KH 7S 8S 9S 7C", "209S 50KH" },
    { "K-8.6 two runs of a suit from the top", "", "QS KS AS 7S 8S 9S TC AC", "20AS 209S" },
    { "K-8.6 five and more are 100", "", "7H 8H 9H TH JH QC KC AC", "100JH 20AC" },
    { "K-8.6 no run around the corner", "", "AS 7S 8S KS 9C AC 7D 8H", "" },
    { "K-8.6 stuk is none of them", "", "KH QH 7C 8C TC AS 7S 9D", "" },
    { "K-8.6 a four and two runs", "", "AC AS AH AD KS QS KH QH", "100A 20AS 20AH" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *settings = g_strconcat (KRAKEN " ", rows[i].settings, NULL);
      Options options = support_options (GAME, settings);
      g_autoptr (GString) text = g_string_new (NULL);
      KlaverjasCombination list[KLAVERJAS_COMBINATIONS_MAX];
      unsigned n = klaverjas_combinations (
          &options, support_cards (klaverjas_main_pack (), rows[i].hand), list);

      for (unsigned k = 0; k < n; k++)
        {
          g_string_append_printf (text, "%s%u%c", k > 0 ? " " : "", list[k].value,
                                  rank_letter (list[k].rank));
          if (list[k].suit != SUIT_NONE)
            g_string_append_c (text, suit_letter (list[k].suit));
        }
      support_check (rows[i].row, text->str, rows[i].values);
    }
}

/* ---- Declarations: K-8.5 to K-8.9 --------------------------------------------------- */

/* Nobody has doubled; forehand, seat 0, is about to declare, or to lead with roem=auto. */
static void
begin_declarations (Deal *deal, const char *settings, char trump, const char *hands)
{
  g_auto (GStrv) hand = g_strsplit (hands, "/", -1);
  g_autofree char *all = g_strconcat (KRAKEN " ", settings, NULL);

  klaverjas_set_up (deal, all, trump, 0, "");
  deal->phase = KLAVERJAS_PHASE_KRAAK;
  deal->turn = 1;
  deal->own.klaverjas.to_speak = seats_of (1) | seats_of (3);
  for (unsigned seat = 0; hand[seat] != NULL; seat++)
    deal->hand[seat] = support_cards (klaverjas_main_pack (), g_strstrip (hand[seat]));
  support_act (deal, "pass pass");
}

/* What is said, seat 0 first, and what is written. */
static void
test_declarations (void)
{
  static const char *const e16 = "TS JS QS KS/7H 8H 9H JD QD KD/AC/TH JH QH";
  static const struct
  {
    const char *row;
    const char *settings;
    char trump;
    const char *hands; /* "" for what does not matter */
    const char *says;  /* a all, n none, s nostuk */
    const char *marks; /* "UNIT:VALUE …" */
  } rows[] = {
    { "E-16 both", "", 'C', e16, "aana", "0:50 1:20 1:20 1:20" },
    { "E-16 highest", "hand_roem=highest", 'C', e16, "aana", "0:50" },
    { "E-16 most", "hand_roem=most", 'C', e16, "aana", "1:20 1:20 1:20" },
    { "E-16 both, equal", "", 'C', "TS JS QS/9H TH JH/AC/AD", "aann", "0:20 1:20" },
    { "E-16 most, equal", "hand_roem=most", 'C', "TS JS QS/9H TH JH/AC/AD", "aann", "0:20 1:20" },
    { "E-16 highest, the higher rank", "hand_roem=highest", 'C', "TS JS QS/9H TH JH/AC/AD", "aann",
      "0:20" },
    { "K-8.7 highest, the suit: S > H", "hand_roem=highest", 'C', "TH JH QH/TS JS QS/AC/AD", "aann",
      "1:20" },
    { "K-8.7 highest, the suit: H > D", "hand_roem=highest", 'C', "TH JH QH/TD JD QD/AC/AS", "aann",
      "0:20" },
    { "K-8.7 highest, the suit: D > C", "hand_roem=highest", 'H', "TC JC QC/TD JD QD/AC/AS", "aann",
      "1:20" },
    { "K-8.7 highest: a four by its rank", "hand_roem=highest", 'H',
      "KC KS KH KD/TC/7S/7D 8D 9D TD JD", "anna", "0:100" },
    { "K-8.7 highest: a run by its top", "hand_roem=highest", 'H',
      "JC JS JH JD/AC/7S/8D 9D TD 7D 8S 9S TS QS", "anna", "0:100" },
    { "K-8.7 highest: points first", "hand_roem=highest", 'H', "QS KS AS/7D 8D 9D TD/AC/JH", "aann",
      "1:50" },
    { "K-8.7 highest: all of that side", "hand_roem=highest", 'C', "7S 8S 9S/TH JH QH/QS KS AS/7D",
      "aaan", "0:20 0:20" },
    { "K-8.7 only one side declared", "hand_roem=highest", 'C', e16, "nana", "1:20 1:20 1:20" },
    { "K-8.7 nobody declared", "hand_roem=most", 'C', e16, "nnnn", "" },
    { "K-8.7 what is not declared does not beat", "hand_roem=highest", 'C', e16, "nann",
      "1:20 1:20" },
    { "K-8.6 a four first, then runs", "", 'C', "AS KS QS JS AH AD AC 7C/TC/8C/9C", "annn",
      "0:100 0:50" },
    { "K-8.5 stuk with a combination", "", 'H', "QH KH AH/TC/8C/9C", "annn", "0:20 0:20" },
    { "K-8.5 all but stuk", "", 'H', "QH KH AH/TC/8C/9C", "snnn", "0:20" },
    { "K-8.5 stuk alone", "", 'H', "QH KH/TC/8C/9C", "annn", "0:20" },
    { "E-15 eight trumps and stuk", "", 'S', "7S 8S 9S TS JS QS KS AS/TC/8C/9C", "annn",
      "0:100 0:20" },
    { "K-8.8 stuk is never compared", "hand_roem=highest", 'H', "QH KH/7S 8S 9S/8C/9C", "aann",
      "1:20 0:20" },
    { "K-8.8 stuk of the side that is struck out", "hand_roem=most", 'H',
      "QH KH AH/7S 8S 9S TS/8C/9C", "aann", "1:50 0:20" },
    { "K-10.8 stuk after the combinations of all", "", 'H', "QH KH AH/7S 8S 9S/8C/9C", "aann",
      "0:20 1:20 0:20" },
    { "K-8.9 by itself, without stuk", "roem=auto", 'H', "QH KH AH/7S 8S 9S/8C/9C", "",
      "0:20 1:20" },
    { "K-8.9 by itself, highest", "roem=auto hand_roem=highest", 'C', e16, "", "0:50" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      const KlaverjasState *own;
      unsigned sum[2] = { 0, 0 };
      Deal deal;

      begin_declarations (&deal, rows[i].settings, rows[i].trump, rows[i].hands);
      for (const char *word = rows[i].says; *word != '\0'; word++)
        support_act (&deal, *word == 'a'   ? "declare:all"
                            : *word == 's' ? "declare:nostuk"
                                           : "declare:none");
      g_assert_cmpint (deal.phase, ==, PHASE_PLAY);
      g_assert_cmpint (deal.turn, ==, 0);
      own = &deal.own.klaverjas;
      for (unsigned k = 0; k < own->n_marks; k++)
        {
          g_string_append_printf (text, "%s%u:%u", k > 0 ? " " : "", own->mark[k].unit,
                                  own->mark[k].value);
          sum[own->mark[k].unit] += own->mark[k].value;
        }
      support_check (rows[i].row, text->str, rows[i].marks);
      g_assert_true (sum[0] == own->roem[0] && sum[1] == own->roem[1]);
    }
}

/* K-8.5: what may be declared */
static void
test_declarable (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *hand; /* trump H */
    const char *legal;
  } rows[] = {
    { "K-8.5 nothing", "", "7C 9C JC KC AS TS 8S QD", "declare:none" },
    { "K-8.5 a run", "", "7C 8C 9C KC AS TS 8S QD", "declare:all declare:none" },
    { "K-8.5 stuk only", "", "KH QH 9C KC AS TS 8S QD", "declare:all declare:none" },
    { "K-8.5 both", "", "KH QH 9C 8C 7C TS 8S QD", "declare:all declare:none declare:nostuk" },
    { "K-8.5 king and queen of another suit", "", "KS QS 9C AC 7C TS 8S QD", "declare:none" },
    { "K-8.6 four nines by the seed are nothing", "", "9C 9S 9H 9D AC KC AS KS", "declare:none" },
    { "K-8.6 four nines", "hand_fours=nines", "9C 9S 9H 9D AC KC AS KS",
      "declare:all declare:none" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *legal = NULL;
      Deal deal;

      begin_declarations (&deal, rows[i].settings, 'H', rows[i].hand);
      legal = support_legal (&deal);
      support_check (rows[i].row, legal, rows[i].legal);
    }
}

/* Seat 0 leads; trump H. The tokens of everybody, what seat 0 may then play, R and the marks. */
static void
test_stuk (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *hands;
    const char *says;
    const char *tokens;
    const char *after; /* "legal, R0:R1, marks" */
  } rows[] = {
    { "K-8.8 with either card", "", "KH QH 7C/8C/9C/7D", "nnnn", "",
      "play:7C play:KH play:KH:stuk play:QH play:QH:stuk, 0:0," },
    { "K-8.8 not when it is declared", "", "KH QH 7C/8C/9C/7D", "annn", "",
      "play:7C play:KH play:QH, 20:0, 20" },
    { "K-8.8 announced with the first", "", "KH QH 7C/8C/9C/7D", "nnnn",
      "play:KH:stuk play:8C play:9C play:7D", "play:7C play:QH, 20:0, 20" },
    { "K-8.8 or with the second", "", "KH QH 7C/8C/9C/7D", "nnnn",
      "play:KH play:8C play:9C play:7D", "play:7C play:QH play:QH:stuk, 0:0," },
    { "K-8.8 king and queen in two hands", "", "KH 7C/QH 8C/9C/7D", "nnnn", "",
      "play:7C play:KH, 0:0," },
    { "K-8.9 with the first of them", "roem=auto", "KH QH 7C/8C/9C/7D", "",
      "play:QH play:8C play:9C play:7D", "play:7C play:KH, 20:0, 20" },
    { "K-8.9 not before", "roem=auto", "KH QH 7C/8C/9C/7D", "", "",
      "play:7C play:KH play:QH, 0:0," },
    { "K-10.8 stuk before the trick it is announced in", "", "KH QH 7C/TH 8C/JH 9C/7D", "nnnn",
      "play:QH:stuk play:TH play:JH play:7D", "roem silent, 20:0, 20" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *legal = NULL;
      const KlaverjasState *own;
      Deal deal;

      begin_declarations (&deal, rows[i].settings, 'H', rows[i].hands);
      for (const char *word = rows[i].says; *word != '\0'; word++)
        support_act (&deal, *word == 'a' ? "declare:all" : "declare:none");
      support_act (&deal, rows[i].tokens);
      legal = support_legal (&deal);
      own = &deal.own.klaverjas;
      g_string_printf (text, "%s, %d:%d,", legal, own->roem[0], own->roem[1]);
      for (unsigned k = 0; k < own->n_marks; k++)
        g_string_append_printf (text, " %u", own->mark[k].value);
      support_check (rows[i].row, text->str, rows[i].after);
    }
}

/* Section 14: everybody knows the cards of what was declared, and of stuk. */
static void
test_shown (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *says;
    const char *tokens;
    const char *shown; /* of seat 0; trump H */
  } rows[] = {
    { "K-14 all", "", "annn", "", "QH KH AH 7D 8D 9D" },
    { "K-14 the run holds king and queen too", "", "snnn", "", "QH KH AH 7D 8D 9D" },
    { "K-14 nothing said", "", "nnnn", "", "" },
    { "K-14 what is played is no longer in the hand", "", "annn", "play:9D play:8C play:9C play:JD",
      "QH KH AH 7D 8D" },
    { "K-14 stuk", "", "nnnn", "play:KH:stuk", "QH" },
    { "K-14 with roem=auto all combinations", "roem=auto", "", "", "QH KH AH 7D 8D 9D" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *shown = NULL;
      g_autofree char *seen = NULL;
      Observation observation;
      Deal deal;

      begin_declarations (&deal, rows[i].settings, 'H', "QH KH AH 7D 8D 9D AC 7C/8C/9C/JD");
      for (const char *word = rows[i].says; *word != '\0'; word++)
        support_act (&deal, *word == 'a'   ? "declare:all"
                            : *word == 's' ? "declare:nostuk"
                                           : "declare:none");
      support_act (&deal, rows[i].tokens);
      shown = support_codes (klaverjas_main_pack (), game_shown (&deal, 0));
      support_check (rows[i].row, shown, rows[i].shown);
      observation_make (&observation, &deal, 1);
      seen = support_codes (klaverjas_main_pack (), observation.seen.hand[0]);
      support_check (rows[i].row, seen, rows[i].shown);
    }
}

/* ---- Scoring: K-9.4, K-9.5, K-9.7 --------------------------------------------------- */

static void
test_scoring (void)
{
  static const char *const contracts[2][2]
      = { { "0 2 failed", "0 2 made" }, { "1 3 failed", "1 3 made" } };
  static const struct
  {
    const char *row;
    const char *settings;
    unsigned kraaks;
    char trump;
    int cards[2]; /* of the maker's side, of the others */
    int roem[2];
    int score[2];
  } rows[] = {
    { "E-13 k=0", "", 0, 'H', { 92, 70 }, { 20, 20 }, { 112, 90 } },
    { "E-13 k=0 spades", "", 0, 'S', { 92, 70 }, { 20, 20 }, { 224, 180 } },
    { "E-13 k=1", "", 1, 'H', { 92, 70 }, { 20, 20 }, { 404, 0 } },
    { "E-13 k=1, the others have more", "", 1, 'H', { 70, 92 }, { 20, 20 }, { 0, 404 } },
    { "E-13 kraak_roem=no", "kraak_roem=no", 1, 'H', { 92, 70 }, { 20, 20 }, { 364, 0 } },
    { "E-13 kraak_roem=no spades", "kraak_roem=no", 0, 'S', { 92, 70 }, { 20, 20 }, { 204, 160 } },
    { "E-14 a tie: k=1", "", 1, 'H', { 91, 71 }, { 0, 20 }, { 364, 0 } },
    { "E-14 a tie: k=2", "", 2, 'H', { 91, 71 }, { 0, 20 }, { 0, 728 } },
    { "E-14 a tie: k=3", "", 3, 'H', { 91, 71 }, { 0, 20 }, { 1456, 0 } },
    { "E-14 a tie: k=3 spades", "", 3, 'S', { 91, 71 }, { 0, 20 }, { 2912, 0 } },
    { "E-14 a tie: k=0", "", 0, 'H', { 91, 71 }, { 0, 20 }, { 0, 182 } },
    { "K-9.7 spades=single", "spades=single", 1, 'S', { 92, 70 }, { 20, 20 }, { 404, 0 } },
    { "K-9.7 nat with kraak_roem=no", "kraak_roem=no", 0, 'S', { 70, 92 }, { 20, 20 }, { 0, 364 } },
    { "K-9.7 who wins is decided unmultiplied",
      "kraak_roem=no",
      3,
      'H',
      { 70, 92 },
      { 50, 20 },
      { 1366, 0 } },
    { "K-9.5 k=2, the maker's side has more", "", 2, 'H', { 92, 70 }, { 0, 0 }, { 648, 0 } },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    for (unsigned maker = 0; maker < 4; maker++)
      {
        g_autofree char *settings = g_strconcat (KRAKEN " ", rows[i].settings, NULL);
        unsigned m = maker & 1;
        int cards[2] = { rows[i].cards[m], rows[i].cards[1 - m] };
        int roem[2] = { rows[i].roem[m], rows[i].roem[1 - m] };
        DealResult result;
        Deal deal;

        klaverjas_set_up_over (&deal, settings, cards, roem);
        deal.declarer = (int8_t) maker;
        deal_set_trump (&deal, (unsigned) suit_from_letter (rows[i].trump));
        deal.own.klaverjas.n_kraaks = (uint8_t) rows[i].kraaks;
        deal_result (&deal, &result);
        support_check_contract (rows[i].row, &deal, contracts[m][rows[i].score[0] != 0]);
        for (unsigned u = 0; u < 2; u++)
          if (result.score[u] != rows[i].score[u ^ m] || result.points[u] != cards[u] + roem[u])
            support_fail ("%s, maker %u: side %u got points %d score %d, expected %d and %d",
                          rows[i].row, maker, u, result.points[u], result.score[u],
                          cards[u] + roem[u], rows[i].score[u ^ m]);
      }
}

static void
test_complete_deals (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *policy;
    unsigned actions;
    const char *outcome; /* "C R score trump maker k / marks / marks" */
  } rows[] = {
    { "E-27", "game=kraken trump=utrecht", "rot", 42,
      "25:137 60:0 0:1776 trump C maker 0 k 3 / 20 20 20 /" },
    { "E-30", "game=kraken trump=random random_second=name roem=auto", "first", 41,
      "94:68 60:80 1208:0 trump D maker 0 k 2 / 20 20 20 / 20 20 20 20" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *figures = NULL;
      const KlaverjasState *own;
      unsigned n;
      Deal deal;

      n = klaverjas_play_policy (&deal, rows[i].settings, rows[i].policy);
      figures = klaverjas_figures (&deal);
      own = &deal.own.klaverjas;
      g_string_printf (text, "%s trump %c maker %d k %u", figures, suit_letter (deal.trump),
                       deal.declarer, own->n_kraaks);
      for (unsigned u = 0; u < 2; u++)
        {
          g_string_append (text, " /");
          for (unsigned k = 0; k < own->n_marks; k++)
            if (own->mark[k].unit == u)
              g_string_append_printf (text, " %u", own->mark[k].value);
        }
      support_check (rows[i].row, text->str, rows[i].outcome);
      g_assert_cmpuint (n, ==, rows[i].actions);
    }
}

/* ---- The sheet: K-10.7 -------------------------------------------------------------- */

static void
test_sheet (void)
{
  static const struct
  {
    const char *row;
    unsigned kraaks;
    char trump;
    int cards[2]; /* maker seat 0 */
    const char *marks;
    const char *sheet;
    const char *labels;
  } rows[] = {
    { "K-10.7 k=0",
      0,
      'H',
      { 92, 70 },
      "0:20 1:150",
      "NAT 0 | 162 I OV",
      "Cards in tricks|Last trick|Roem|Points|Nat: all to the others|Written" },
    { "K-10.7 spades",
      0,
      'S',
      { 92, 70 },
      "0:20",
      "×2: 92 I | 70 ",
      "Cards in tricks|Last trick|Roem|Points|Times two|Written" },
    { "K-10.7 the winner takes all",
      1,
      'H',
      { 92, 70 },
      "0:20 1:20",
      "×2: 162 I I | 0 0",
      "Cards in tricks|Last trick|Roem|Points|Kraak: the winner takes all|Times two|Written" },
    { "K-10.7 the maker loses",
      2,
      'H',
      { 70, 92 },
      "",
      "×4: NAT 0 | 162 ",
      "Cards in tricks|Last trick|Points|Kraak: the winner takes all|Times four|Written" },
    { "K-10.7 three kraaks",
      3,
      'H',
      { 92, 70 },
      "",
      "×8: 162  | 0 0",
      "Cards in tricks|Last trick|Points|Kraak: the winner takes all|Times eight|Written" },
    { "K-10.7 three kraaks and spades",
      3,
      'S',
      { 92, 70 },
      "",
      "×16: 162  | 0 0",
      "Cards in tricks|Last trick|Points|Kraak: the winner takes all|Times sixteen|Written" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      static const int no_roem[] = { 0, 0 };
      g_autofree char *sheet = NULL;
      g_autofree char *labels = NULL;
      Match match = { .game = GAME };
      Deal deal;

      klaverjas_set_up_over (&deal, KRAKEN, rows[i].cards, no_roem);
      deal_set_trump (&deal, (unsigned) suit_from_letter (rows[i].trump));
      deal.own.klaverjas.n_kraaks = (uint8_t) rows[i].kraaks;
      klaverjas_add_marks (&deal, rows[i].marks);
      sheet = klaverjas_sheet_text (&match, &deal);
      support_check (rows[i].row, sheet, rows[i].sheet);
      labels = klaverjas_breakdown_labels (&deal);
      support_check (rows[i].row, labels, rows[i].labels);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/klaverjas-kraken/kraak", test_kraak);
  g_test_add_func ("/klaverjas-kraken/e17", test_e17);
  g_test_add_func ("/klaverjas-kraken/combinations", test_combinations);
  g_test_add_func ("/klaverjas-kraken/declarations", test_declarations);
  g_test_add_func ("/klaverjas-kraken/declarable", test_declarable);
  g_test_add_func ("/klaverjas-kraken/stuk", test_stuk);
  g_test_add_func ("/klaverjas-kraken/shown", test_shown);
  g_test_add_func ("/klaverjas-kraken/scoring", test_scoring);
  g_test_add_func ("/klaverjas-kraken/complete-deals", test_complete_deals);
  g_test_add_func ("/klaverjas-kraken/sheet", test_sheet);

  return g_test_run ();
}
