/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the score sheet says in full words to who listens or points at it. */

#include <glib.h>

#include "add-tests.h"
#include "model/words/score-words.h"
#include "model/words/telling.h"
#include "rules/games/cego/cego.h"

#define PLAYED_BY_1 1

/* A line of @game that says @contract with two cells, written down by @texts. */
static void
write_line (ScoreTexts *texts, const char *game, const char *settings, const SheetRow *row)
{
  const ScoreNames names
      = { NO_SEAT, { "Anna", "Jan", "Kees", "Piet" }, { "Anna", "Jan", "Kees", "Piet" } };
  const Breakdown nothing = { .verdict = &(const Sentence) { "" } };
  Options options = OPTIONS_DEFAULT;
  g_autoptr (GError) error = NULL;
  Deal deal;

  options_set_all (&options, game_find (game), settings, &error);
  g_assert_no_error (error);
  deal_init (&deal, game_find (game), &options);
  deal.declarer = row->declarer;
  deal_set_trump (&deal, row->trump);
  score_words_write (texts, &deal, row, &nothing, &names, SUITS_FRENCH);
}

static void
test_cells (void)
{
  static const struct
  {
    const char *game;
    const char *settings;
    const char *written;
    const char *marks;
    bool has_amount;
    int score;
    int total;
    const char *told; /* of unit 1 */
  } rows[] = {
    { "klaverjas", "", "100", "", false, 100, 340, "They: 100, 340 in all" },
    { "klaverjas", "", "162", "I OV", false, 332, 500, "They: 162, roem 20, roem 150, 500 in all" },
    { "klaverjas", "", "NAT", "0", false, 0, 20, "They: nat 0, 20 in all" },
    { "klaverjas", "game=kraken trump=utrecht", "162", "I", true, 364, 500,
      "They: 162, roem 20, counts 364, 500 in all" },
    { "zensern", "", "62+81", "A 70 B", false, 143, 300,
      "Jan: 62+81, Ansagen 70, Bella, 300 in all" },
    { "zensern", "", "–", "", false, 0, 12, "Jan: nothing, 12 in all" },
    { "cego", "", "−12", "", false, -12, 24, "Jan: −12, +24 in all" },
    { "fiftysix", "match=tables12", "12 → 10", "", false, -2, 10, "They: 12 → 10" },
    { "wurzen", "", "9", "", false, 2, 9, "Jan: 9" },
    { "wurzen", "", "", "●●", false, 0, 0, "Jan: Schneider: two black points" },
    { "wurzen", "", "", "", false, 0, 4, "Jan: 4 in all" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SheetRow row = { .n_units = 2, .declarer = PLAYED_BY_1, .trump = SUIT_HEARTS };
      SheetCell *cell = &row.unit[1];
      ScoreTexts texts = { 0 };

      row.multiplier = 1;
      row.has_amount = rows[i].has_amount;
      g_strlcpy (cell->written, rows[i].written, sizeof cell->written);
      g_strlcpy (cell->marks, rows[i].marks, sizeof cell->marks);
      cell->score = rows[i].score;
      cell->total = rows[i].total;
      write_line (&texts, rows[i].game, rows[i].settings, &row);
      g_assert_cmpstr (texts.cell[1], ==, rows[i].told);
      score_words_clear (&texts);
    }
}

/* The cell of the side that made trumps says so; closing the stock makes none. */
static void
test_maker (void)
{
  static const struct
  {
    const char *game;
    int declarer;
    const char *told[2];
  } rows[] = {
    { "klaverjas",
      1,
      { "We: 20, 20 in all", "They: 20, 20 in all. Trumps are hearts; Jan plays." } },
    { "klaverjas",
      2,
      { "We: 20, 20 in all. Trumps are hearts; Kees plays.", "They: 20, 20 in all" } },
    { "klaverjas", NO_SEAT, { "We: 20, 20 in all", "They: 20, 20 in all" } },
    { "wurzen", 1, { "Anna: 20", "Jan: 20" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      SheetRow row = { .n_units = 2, .trump = SUIT_HEARTS, .multiplier = 1 };
      ScoreTexts texts = { 0 };

      row.declarer = (int8_t) rows[i].declarer;
      g_strlcpy (row.contract, "{suit}", sizeof row.contract);
      for (guint u = 0; u < 2; u++)
        {
          g_strlcpy (row.unit[u].written, "20", sizeof row.unit[u].written);
          row.unit[u].total = 20;
        }
      write_line (&texts, rows[i].game, "", &row);
      for (guint u = 0; u < 2; u++)
        g_assert_cmpstr (texts.cell[u], ==, rows[i].told[u]);
      score_words_clear (&texts);
    }
}

static void
test_contracts (void)
{
  static const struct
  {
    const char *game;
    const char *contract;
    const char *told; /* as the game has it */
    const char *name; /* of what is played */
    unsigned value;
    unsigned multiplier;
    const char *figures;
    const char *wanted[2]; /* what was played, and the figures */
  } rows[] = {
    { "klaverjas", "", NULL, NULL, 0, 1, "", { "Not played", "" } },
    { "klaverjas",
      "{suit} ×2",
      NULL,
      NULL,
      0,
      2,
      "",
      { "Trumps are hearts; Jan plays. Everything is multiplied by 2.", "" } },
    { "cego",
      "2L/S",
      "{declarer} plays {game} against a Solo.",
      "Zwei Leere",
      0,
      1,
      "47 ×3",
      { "Jan plays Zwei Leere against a Solo.", "Points: 47 ×3" } },
    { "cego",
      "KM",
      "{declarer} plays {game}.",
      "Kleiner Mann",
      0,
      1,
      "35 Bm",
      { "Jan plays Kleiner Mann.", "Points: 35, Bürgermeister" } },
    { "fiftysix",
      "34 {suit} ×2",
      "{declarer} called {value} with {suit} as trumps and failed.",
      NULL,
      34,
      1,
      "30 : 26",
      { "Jan called 34 with hearts as trumps and failed.", "Points: 30 : 26" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Sentence told = { rows[i].told };
      SheetRow row = { .declarer = PLAYED_BY_1, .trump = SUIT_HEARTS };
      ScoreTexts texts = { 0 };

      row.told = rows[i].told != NULL ? &told : NULL;
      row.game = rows[i].name;
      row.value = rows[i].value;
      row.multiplier = rows[i].multiplier;
      g_strlcpy (row.contract, rows[i].contract, sizeof row.contract);
      g_strlcpy (row.figures, rows[i].figures, sizeof row.figures);
      write_line (&texts, rows[i].game, "", &row);
      g_assert_cmpstr (texts.told, ==, rows[i].wanted[0]);
      g_assert_cmpstr (texts.figures, ==, rows[i].wanted[1]);
      score_words_clear (&texts);
    }
}

static void
test_headings (void)
{
  SheetRow row = { .block = 2, .declarer = PLAYED_BY_1, .multiplier = 1 };
  ScoreTexts texts = { 0 };

  write_line (&texts, "klaverjas", "tournament=yes", &row);
  g_assert_cmpstr (texts.heading, ==, "Round 2: Anna and Kees – Jan and Piet");
  write_line (&texts, "wurzen", "", &row);
  g_assert_cmpstr (texts.heading, ==, "Bummerl 2");
  write_line (&texts, "cego", "", &row);
  g_assert_cmpstr (texts.heading, ==, "");
  score_words_clear (&texts);
}

static void
test_lists (void)
{
  static const char *const names[] = { "Anna", "Jan", "Kees" };
  static const char *const wanted[] = { "Anna", "Anna and Jan", "Anna, Jan and Kees" };

  for (guint n = 1; n <= G_N_ELEMENTS (names); n++)
    {
      g_autofree char *list = score_words_list (names, n);

      g_assert_cmpstr (list, ==, wanted[n - 1]);
    }
}

/* ---- To whom it is said ------------------------------------------------------------------- */

static const Sentence sentences[] = {
  { "{winner} has enough eyes.", .to_winner = "You have enough eyes." },
  { "{declarer} closed, but {winner} had enough.",
    .to_declarer = "You closed, but {winner} had enough.",
    .to_winner = "{declarer} closed, but you had enough." },
  { "{loser} claimed.", .to_loser = "You claimed." },
  { "{declarer}’s side failed.", .to_side = "Your side failed." },
  { "{declarer} failed.", .to_declarer = "You failed.", .to_side = "Your side failed." },
  { "Nobody failed." },
};

/* Seat 1 declares and loses, 2 wins, 3 is the partner of 1. */
static void
test_verdict (void)
{
  static const char *const wanted[G_N_ELEMENTS (sentences)][5] = {
    /* to nobody, and to each seat */
    { "Kees has enough eyes.", "Kees has enough eyes.", "Kees has enough eyes.",
      "You have enough eyes.", "Kees has enough eyes." },
    { "Jan closed, but Kees had enough.", "Jan closed, but Kees had enough.",
      "You closed, but Kees had enough.", "Jan closed, but you had enough.",
      "Jan closed, but Kees had enough." },
    { "Jan claimed.", "Jan claimed.", "You claimed.", "Jan claimed.", "Jan claimed." },
    { "Jan’s side failed.", "Jan’s side failed.", "Your side failed.", "Jan’s side failed.",
      "Your side failed." },
    { "Jan failed.", "Jan failed.", "You failed.", "Jan failed.", "Your side failed." },
    { "Nobody failed.", "Nobody failed.", "Nobody failed.", "Nobody failed.", "Nobody failed." },
  };
  SheetRow row = { .n_units = 2,
                   .declarer = PLAYED_BY_1,
                   .trump = SUIT_HEARTS,
                   .multiplier = 1,
                   .contract = "{suit}" };
  ScoreTexts texts = { 0 };
  Deal deal;

  deal_init (&deal, game_find ("klaverjas"), &OPTIONS_DEFAULT);
  deal.declarer = PLAYED_BY_1;
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    for (int listener = NO_SEAT; listener < 4; listener++)
      {
        const ScoreNames names
            = { listener, { "Anna", "Jan", "Kees", "Piet" }, { "Anna", "Jan", "Kees", "Piet" } };
        const Breakdown breakdown = { .verdict = &sentences[i], .winner = 2, .loser = PLAYED_BY_1 };

        score_words_write (&texts, &deal, &row, &breakdown, &names, SUITS_FRENCH);
        g_assert_cmpstr (texts.verdict, ==, wanted[i][listener + 1]);
        g_assert_cmpstr (texts.told, ==,
                         listener == PLAYED_BY_1 ? "Trumps are hearts; you play."
                                                 : "Trumps are hearts; Jan plays.");
      }
  score_words_clear (&texts);
}

/* The Bummerl that ends with a deal (W-10.4). */
static void
test_ended (void)
{
  static const Sentence ended = { "{winner} wins: one black point for {loser}.",
                                  .to_loser = "{winner} wins: one black point for you." };
  const ScoreNames names = { 1, { "Anna", "Jan" }, { "Anna", "Jan" } };
  const Breakdown breakdown = { .verdict = &sentences[0], .loser = 1 };
  const SheetRow row = {
    .n_units = 2, .declarer = NO_SEAT, .trump = SUIT_HEARTS, .multiplier = 1, .ended = &ended
  };
  ScoreTexts texts = { 0 };
  Deal deal;

  deal_init (&deal, game_find ("wurzen"), &OPTIONS_DEFAULT);
  score_words_write (&texts, &deal, &row, &breakdown, &names, SUITS_FRENCH);
  g_assert_cmpstr (texts.verdict, ==, "Anna has enough eyes. Anna wins: one black point for you.");
  score_words_clear (&texts);
}

/* What decides a match stands before the score of what is played, and at the end alone. */
static void
test_standing (void)
{
  static const struct
  {
    const char *game;
    int score;
    int black;
    bool over;
    const char *standing;
  } rows[] = {
    { "klaverjas", 1200, 0, false, "1200" }, { "klaverjas", 1200, 0, true, "1200" },
    { "cego", -48, 0, false, "−48" },        { "wurzen", 4, 0, false, "4" },
    { "wurzen", 4, 2, false, "●● 4" },       { "wurzen", 0, 3, true, "●●●" },
    { "wurzen", 0, 0, true, "0" },           { "wurzen", 5, 6, false, "6 ● 5" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *standing = NULL;
      Options options = OPTIONS_DEFAULT;
      Match match;

      match_init (&match, game_find (rows[i].game), &options, NO_SEAT);
      match.score[1] = rows[i].score;
      match.over = rows[i].over;
      if (rows[i].black > 0)
        match.own.wurzen.black[1] = rows[i].black;
      standing = score_words_standing (&match, 1);
      g_assert_cmpstr (standing, ==, rows[i].standing);
    }
}

/* A match of @game with @settings, its deal over, told to seat 0. */
static Telling
tell_over (Match *match, Deal *deal, const char *game, const char *settings)
{
  g_autoptr (GError) error = NULL;

  *match = (Match) { .game = game_find (game), .options = OPTIONS_DEFAULT, .n_deals = 1 };
  options_set_all (&match->options, match->game, settings, &error);
  g_assert_no_error (error);
  match->n_units = (uint8_t) game_count_units (match->game, &match->options);
  deal_init (deal, match->game, &match->options);

  return (Telling) { .match = match,
                     .deal = deal,
                     .name = { "Anna", "Jan", "Kees", "Piet" },
                     .listener = 0,
                     .suits = SUITS_FRENCH };
}

/* Who won and by how much, to who plays at seat 0. */
static void
test_result (void)
{
  static const struct
  {
    const char *game;
    const char *settings;
    int score[4];
    const char *told;
    bool is_won;
  } rows[] = {
    { "klaverjas", "", { 162, 0 }, "You win, 162 to 0!", true },
    { "klaverjas", "", { 20, 142 }, "You lose this one, 20 to 142." },
    { "klaverjas", "", { 81, 81 }, "Nobody wins this one: 81 each." },
    { "klaverjas", "game=three", { 90, 40, 50 }, "You have the most: 90!", true },
    { "klaverjas", "game=three", { 0, 80, 182 }, "Kees has the most, 182; you have 0." },
    { "wurzen", "", { 0, 3 }, "You lose this one, 0 to 3." },
    { "cego", "", { 18, -6, -6, -6 }, "You win 18 points!", true },
    { "cego", "", { -1, 3, -1, -1 }, "You lose 1 point." },
    { "cego", "payment=sheet", { 0, 5, 0, 0 }, "You neither win nor lose." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Match match;
      Deal deal;
      Telling telling = tell_over (&match, &deal, rows[i].game, rows[i].settings);
      SheetRow row = { .n_units = match.n_units, .contract = "x" };
      g_autofree char *told = NULL;
      g_autofree char *unheard = NULL;

      for (unsigned u = 0; u < row.n_units; u++)
        row.unit[u].score = rows[i].score[u];
      told = tell_result (&telling, &row);
      g_assert_cmpstr (told, ==, rows[i].told);
      g_assert_true (tell_is_won (&telling, &row) == rows[i].is_won);
      telling.listener = NO_SEAT;
      g_assert_false (tell_is_won (&telling, &row));
      unheard = tell_result (&telling, &row);
      g_assert_cmpstr (unheard, ==, "");
    }
}

/* All tricks are a feast, and a match that is won. */
static void
test_feast (void)
{
  Match match;
  Deal deal;
  Telling telling = tell_over (&match, &deal, "klaverjas", "");
  SheetRow row = { .n_units = 2, .unit = { { .score = 262 } } };

  deal.last_trick.n = 4;
  deal.tricks_won[0] = 5;
  deal.tricks_won[2] = 3;
  g_assert_true (tell_is_feast (&telling, &row));
  telling.listener = NO_SEAT;
  g_assert_false (tell_is_feast (&telling, &row));

  telling.listener = 0;
  deal.tricks_won[1] = 1;
  g_assert_false (tell_is_feast (&telling, &row));
  match.over = true;
  match.winners = 1 << 1;
  g_assert_false (tell_is_feast (&telling, &row));
  g_assert_false (tell_is_won (&telling, &row)); /* a last deal that is won does not help */
  match.winners = 1 << 0;
  g_assert_true (tell_is_feast (&telling, &row));
  g_assert_true (tell_is_won (&telling, &row));
}

/* Of equal tricks the last; where none has points the last of all. */
static void
test_richest (void)
{
  Match match;
  Deal deal;
  Telling telling = tell_over (&match, &deal, "klaverjas", "");
  const Pack *pack = game_pack (match.game, &match.options);
  const Card ace = pack_find (pack, "AC", 2), ten = pack_find (pack, "TC", 2);
  const Card seven = pack_find (pack, "7C", 2), spade = pack_find (pack, "AS", 2);
  Trick tricks[4] = { { .n = 1, .card = { ace }, .seat = { 1 } },
                      { .n = 1, .card = { ten }, .seat = { 1 } },
                      { .n = 1, .card = { spade }, .seat = { 0 } },
                      { .n = 1, .card = { seven }, .seat = { 2 } } };
  g_autofree char *own = NULL;
  g_autofree char *other = NULL;

  deal_set_trump (&deal, SUIT_HEARTS);
  g_assert_cmpint (tell_richest_trick (&telling, tricks, 4), ==, 2);
  g_assert_cmpint (tell_richest_trick (&telling, tricks + 3, 1), ==, 0);
  g_assert_cmpint (tell_richest_trick (&telling, tricks, 0), ==, -1);
  own = tell_richest (&telling, &tricks[2]);
  g_assert_cmpstr (own, ==, "The biggest trick was yours: 11 points.");
  other = tell_richest (&telling, &tricks[1]);
  g_assert_cmpstr (other, ==, "The biggest trick went to Jan: 10 points.");
}

/* In Drescher the last trick alone counts, in Räuber the points do. */
static void
test_last_trick (void)
{
  Match match;
  Deal deal;
  Telling telling = tell_over (&match, &deal, "cego", "");
  const Pack *pack = game_pack (match.game, &match.options);
  Trick tricks[2] = { { .n = 1, .seat = { 1 } }, { .n = 1, .seat = { 2 } } };
  g_autofree char *last = NULL;

  for (guint card = 0; card < pack->n_cards; card++)
    {
      unsigned points = trick_points (deal_order (&deal), card_set_of ((Card) card));

      if (points > trick_points (deal_order (&deal), card_set_of (tricks[0].card[0])))
        tricks[0].card[0] = (Card) card;
      if (points < trick_points (deal_order (&deal), card_set_of (tricks[1].card[0])))
        tricks[1].card[0] = (Card) card;
    }
  deal.own.cego.game = CEGO_RAEUBER;
  g_assert_cmpint (tell_richest_trick (&telling, tricks, 2), ==, 0);
  deal.own.cego.game = CEGO_DRESCHER;
  g_assert_cmpint (tell_richest_trick (&telling, tricks, 2), ==, 1);
  last = tell_richest (&telling, &tricks[0]);
  g_assert_cmpstr (last, ==, "The last trick went to Jan.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/score-words", test_cells, test_maker, test_contracts, test_headings, test_lists);

  ADD_TESTS ("/score-words", test_verdict, test_ended, test_standing, test_result, test_feast,
             test_richest, test_last_trick);

  return g_test_run ();
}
