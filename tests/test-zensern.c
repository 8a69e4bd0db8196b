/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Zensern by example: the rows are examples/zensern.txt, the rules games/zensern/rules.md. */

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "add-tests.h"
#include "examples.h"
#include "rules/games/zensern/zensern-figures.h"
#include "rules/games/zensern/zensern-state.h"

#define GAME (&zensern_game)

static const Pack *
pack_of_game (void)
{
  Options options = OPTIONS_DEFAULT;

  return game_pack (GAME, &options);
}

/* ---- Columns that set something up ------------------------------------------------------ */

/* Puts the cards of @codes into @pack behind the *@n that are there. */
static void
place (Card *pack, unsigned *n, char *const *codes, unsigned n_codes)
{
  for (unsigned i = 0; i < n_codes && codes[i] != NULL; i++)
    pack[(*n)++] = support_card (pack_of_game (), codes[i]);
}

/*
 * "six cards + later ones / …": a pack that gives these hands, with dealer 0, to the seats in
 * speaking order; then come the other cards in their order. The upcard is that of "cards".
 */
static void
set_hands (Example *example, const char *cell)
{
  g_auto (GStrv) hands = g_strsplit (cell, " / ", -1);
  unsigned n_hands = g_strv_length (hands);
  char **words[SEATS_MAX];
  CardSet used = 0;
  unsigned n = 0;

  for (unsigned k = 0; k < n_hands; k++)
    words[k] = g_strsplit (hands[k], " ", -1);
  for (unsigned packet = 0; packet < 2; packet++)
    for (unsigned k = 0; k < n_hands; k++)
      place (example->pack, &n, words[k] + 3 * packet, 3);
  example->pack[n++] = card_set_first (example->cards);
  for (unsigned k = 0; k < n_hands; k++)
    place (example->pack, &n, words[k] + 7, CARDS_MAX);
  for (unsigned i = 0; i < n; i++)
    used |= card_set_of (example->pack[i]);
  g_assert_cmpuint (card_set_count (used), ==, n);
  for (Card card = 0; card < 32; card++)
    if (!card_set_has (used, card))
      example->pack[n++] = card;
  example->has_pack = true;
  example->dealer = 0;
  for (unsigned k = 0; k < n_hands; k++)
    g_strfreev (words[k]);
}

/* Exchanges a card with the last one of the pack. */
static void
set_bottom_card (Example *example, const char *cell)
{
  Card card = support_card (pack_of_game (), cell);

  for (unsigned k = 0; k < 31; k++)
    if (example->pack[k] == card)
      {
        example->pack[k] = example->pack[31];
        example->pack[31] = card;
      }
}

/* The leader has led, the cards of @cell have fallen; declarer is seat 0, the hands are empty. */
static void
set_table (Example *example, const char *cell)
{
  g_auto (GStrv) cards = g_strsplit (cell, " ", -1);
  Deal *deal = example_deal (example);

  memset (deal->hand, 0, sizeof deal->hand);
  deal->phase = PHASE_PLAY;
  deal_set_trump (deal, (unsigned) suit_from_letter (example->trump));
  deal->declarer = 0;
  deal->turn = (int8_t) example->leader;
  for (unsigned i = 0; cards[i] != NULL; i++)
    {
      deal_put_card (deal, deal_order (deal), support_card (pack_of_game (), cards[i]));
      deal->turn = (int8_t) deal_next_player (deal, (unsigned) deal->turn);
    }
}

/* The deal is over, with these points from cards by unit; nobody has taken every trick. */
static void
set_tricks (Example *example, const char *cell)
{
  Deal *deal = example_deal (example);
  int points[SEATS_MAX];
  unsigned n = example_numbers (cell, points, SEATS_MAX);

  g_assert_cmpuint (n, ==, game_count_units (GAME, &deal->options));
  memset (deal->hand, 0, sizeof deal->hand);
  deal->phase = PHASE_OVER;
  deal->turn = NO_SEAT;
  deal_set_trump (deal, SUIT_HEARTS);
  deal->declarer = 0;
  for (unsigned u = 0; u < n; u++)
    {
      deal->card_points[u] = (uint16_t) points[u];
      deal->won[u] = card_set_of ((Card) u);
    }
}

static void
set_pot (Example *example, const char *cell)
{
  example_deal (example)->own.zensern.pot = atoi (cell);
  example_match (example)->own.zensern.pot = atoi (cell);
}

/* "SEAT: CARDS": the figures of these cards count for the seat. */
static void
set_announced (Example *example, const char *cell)
{
  unsigned seat = (unsigned) atoi (cell);
  Deal *deal = example_deal (example);

  if (cell[0] == '\0')
    return;
  deal->hand[seat] = example_cards (example, cell + 3);
  deal->own.zensern.ansage[seat] = ZENSERN_CLASS_TERZ;
  deal->own.zensern.counting = (int8_t) deal_unit (deal, seat);
}

static void
set_took_all (Example *example, const char *cell)
{
  if (strcmp (cell, "yes") == 0)
    example_deal (example)->won[1] = 0;
}

/* ---- Columns that look ------------------------------------------------------------------ */

static char *
tell_named_units (Example *example)
{
  Options options = example_options (example);

  return g_strdup (game_unit_names (GAME, &options) != NULL ? "yes" : "no");
}

static int
count_players (Example *example)
{
  return (int) deal_count_players (example_deal (example));
}

/* "OWNER CARDS" of what lies open before a seat */
static char *
tell_laid_open (Example *example)
{
  GString *text = g_string_new (NULL);
  Pile piles[PILES_MAX];
  unsigned n = game_laid_open (example_deal (example), piles);

  g_assert_cmpuint (n, <=, 1);
  if (n > 0)
    g_string_append_printf (text, "%d", piles[0].owner);
  for (unsigned k = 0; n > 0 && k < piles[0].n_open; k++)
    g_string_append_printf (text, " %s", pack_code (pack_of_game (), piles[0].open[k]));

  return g_string_free (text, FALSE);
}

/* "SEAT fleck", "SEAT ansage" */
static char *
tell_step (Example *example)
{
  const Deal *deal = example_deal (example);
  g_autofree char *legal = support_legal (deal);

  if (deal->phase == ZENSERN_PHASE_FLECK && strcmp (legal, "fleck pass") == 0)
    return g_strdup_printf ("%d fleck", deal->turn);
  if (deal->phase == ZENSERN_PHASE_ANSAGE)
    return g_strdup_printf ("%d ansage", deal->turn);

  return g_strdup_printf ("%d ?", deal->turn);
}

/* "thrown in", "SEAT play", and before them as support_turn () */
static char *
tell_asked (Example *example)
{
  const Deal *deal = example_deal (example);

  g_assert_cmpint (zensern_is_thrown_in (deal), ==, deal_is_over (deal));
  if (deal_is_over (deal))
    return g_strdup ("thrown in");

  return deal->phase == PHASE_PLAY ? g_strdup_printf ("%d play", deal->turn) : support_turn (deal);
}

static int
tell_multiplier (Example *example)
{
  return 1 << example_deal (example)->own.zensern.n_flecke;
}

/* Returns the figures in the cards as "CLASS POINTS SUIT TOP, …"; TOP is the highest card. */
static char *
tell_figures (Example *example)
{
  static const char *const classes[] = { "none", "terz", "quart", "gewinde", "kunst" };
  Options options = example_options (example);
  GString *text = g_string_new (NULL);
  ZensernFigure figures[ZENSERN_FIGURES_MAX];
  unsigned n
      = zensern_figures (&options, example->cards, suit_from_letter (example->trump), figures);
  CardSet used = 0;

  for (unsigned k = 0; k < n; k++)
    {
      const ZensernFigure *figure = &figures[k];

      g_string_append_printf (text, "%s%s %u ", k > 0 ? ", " : "", classes[figure->class],
                              figure->points);
      if (figure->suit != SUIT_NONE)
        g_string_append_c (text, suit_letter (figure->suit));
      g_string_append_c (text, rank_letter (figure->top));
      g_assert_cmpuint (card_set_count (figure->cards), ==, figure->length);
      g_assert_cmphex (figure->cards & ~example->cards, ==, 0);
      g_assert_cmphex (figure->cards & used, ==, 0); /* Z-8.2 */
      used |= figure->cards;
    }

  return g_string_free (text, FALSE);
}

/* Points of the figures that count, by unit */
static char *
tell_figures_counted (Example *example)
{
  const Deal *deal = example_deal (example);
  int32_t points[SEATS_MAX];
  unsigned n = game_count_units (GAME, &deal->options);

  for (unsigned u = 0; u < n; u++)
    points[u] = (int32_t) zensern_counted_figures (deal, u);

  return example_join (points, n, " ");
}

/* The legal tokens that play king or queen of hearts */
static char *
tell_royal_tokens (Example *example)
{
  g_autofree char *legal = support_legal (example_deal (example));
  g_auto (GStrv) words = g_strsplit (legal, " ", -1);
  GString *text = g_string_new (NULL);

  for (unsigned k = 0; words[k] != NULL; k++)
    if (g_str_has_prefix (words[k], "play:KH") || g_str_has_prefix (words[k], "play:QH"))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", words[k]);

  return g_string_free (text, FALSE);
}

static const ExampleColumn columns[] = {
  { "thrown in before", EXAMPLE_SET (match.own.zensern.n_thrown_in) },
  { "hands", .set = set_hands },
  { "bottom card", .set = set_bottom_card },
  { "table", .set = set_table },
  { "tricks", .set = set_tricks },
  { "flecke", EXAMPLE_SET (deal.own.zensern.n_flecke) },
  { "pot", .set = set_pot },
  { "has bella", EXAMPLE_SET (deal.own.zensern.bella) },
  { "announced", .set = set_announced },
  { "took all", .set = set_took_all },
  { "named units", .text = tell_named_units },
  { "players", .number = count_players },
  { "laid open", .text = tell_laid_open },
  { "asked", .text = tell_asked },
  { "step", .text = tell_step },
  { "multiplier", .number = tell_multiplier },
  { "figures", .text = tell_figures },
  { "figures counted", .text = tell_figures_counted },
  { "royal tokens", .text = tell_royal_tokens },
  { "bella", EXAMPLE_LOOK (deal.own.zensern.bella) },
  { "pot afterwards", EXAMPLE_LOOK (match.own.zensern.pot) },
  { NULL },
};

/* ---- What is no row ---------------------------------------------------------------------- */

/* Z-4.3: nothing is ever barred */
static void
test_options (void)
{
  Options options = OPTIONS_DEFAULT;

  for (unsigned i = 0; i < options_count (GAME); i++)
    g_assert_cmpuint (options_allowed (&options, GAME, i), ==,
                      (1u << option_count_values (&GAME->options->list[i])) - 1);
  g_assert_false (options_set (&options, GAME, "mode", "5", NULL));
  g_assert_false (options_set (&options, GAME, "stoeck", "on", NULL));
}

/* Z-8.5: each hand's strongest figure beats that of the next row */
static void
test_strength (void)
{
  static const char *const hands[] = {
    "JC JS JH JD",
    "9C 9S 9H 9D",
    "AC AS AH AD",
    "KC KS KH KD",
    "QC QS QH QD",
    "TC TS TH TD",
    "7H 8H 9H TH JH QH KH AH",
    "7H 8H 9H TH JH QH", /* E8: a Gewinde Q–7 beats A–T */
    "TH JH QH KH AH",
    "9H TH JH QH KH",
    "7H 8H 9H TH JH",
    "JH QH KH AH",
    "TH JH QH KH",
    "7H 8H 9H TH",
    "QH KH AH",
    "JH QH KH",
    "TH JH QH",
    "9H TH JH",
    "8H 9H TH",
    "7H 8H 9H",
  };
  Options options = OPTIONS_DEFAULT;
  unsigned before = 256;

  for (unsigned i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      ZensernFigure figures[ZENSERN_FIGURES_MAX];
      unsigned n = zensern_figures (&options, support_cards (pack_of_game (), hands[i]), SUIT_NONE,
                                    figures);

      g_assert_cmpuint (n, ==, 1);
      if (figures[0].strength >= before)
        support_fail ("Z-8.5: %s is not weaker than the one before", hands[i]);
      before = figures[0].strength;
    }
}

/* E20, Z-9.2: whoever holds the four jacks cannot lose. */
static void
test_e20 (void)
{
  Example example = { .game = GAME, .settings = (char *) "fleck=off" };
  Rng rng = rng_new (20, 0);

  example.cards = example_cards (&example, "7H");
  set_hands (&example, "JC JS JH JD 7C 7S + 7D 8C 8S / 9H AH TH KH QH 8H + AC AS KD");
  for (unsigned i = 0; i < 500; i++)
    {
      Deal *deal;
      DealResult result;

      example.has_match = example.has_deal = false;
      deal = example_deal (&example);
      support_walk ("E20", deal, "1 trump:H 1 ansage:kunst 0 ansage:terz");
      while (!deal_is_over (deal))
        deal_apply (deal, support_random_action (deal, &rng));
      deal_result (deal, &result);
      if (result.points[1] < 220 || result.points[0] > 162)
        support_fail ("E20: %d to %d", result.points[0], result.points[1]);
      support_check_number ("E20", "score of the declarer", result.score[1], result.points[1]);
    }
}

/* Z-5.6: who deals after thrown-in deals, and when a deal is forced */
static void
test_thrown_in (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *dealers; /* of four deals, the first two thrown in */
  } rows[] = {
    { "E2 E3 D6 the same dealer", "", "0 0 0 1" },
    { "D6 the next dealer", "redeal=next", "0 1 0 1" },
    { "D6 three", "mode=3", "0 0 0 1" },
    { "D6 three, next", "mode=3 redeal=next", "0 1 2 0" },
    { "D6 4d, next", "mode=4d redeal=next", "0 1 2 3" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (GAME, rows[i].settings);
      g_autoptr (GString) dealers = g_string_new (NULL);
      Card pack[CARDS_MAX];
      Match match;

      support_unshuffled (pack, 32);
      match_init (&match, GAME, &options, NO_SEAT);
      match.own.zensern.pot = 81;
      for (unsigned n = 0; n < 4; n++)
        {
          Action trump = ACTION (VERB_TRUMP, SUIT_CLUBS);
          ActionList list;
          Deal deal;

          match_deal (&match, pack, &deal);
          g_string_append_printf (dealers, "%s%u", n > 0 ? " " : "", deal.dealer);
          support_check_number (rows[i].row, "forced", zensern_is_forced (&deal), n == 2);
          if (n < 3)
            support_check_number (rows[i].row, "pot", deal.own.zensern.pot, 81);
          while (!deal_is_over (&deal))
            {
              deal_legal (&deal, &list);
              if (action_list_has (&list, ACTION (VERB_PASS, 0)))
                deal_apply (&deal, ACTION (VERB_PASS, 0));
              else
                deal_apply (&deal, action_list_has (&list, trump) ? trump : list.at[0]);
            }
          support_check_number (rows[i].row, "thrown in", zensern_is_thrown_in (&deal), n != 2);
          if (n != 2)
            support_check_contract (rows[i].row, &deal, "thrown in");
          match_book (&match, &deal);
          support_check_number (rows[i].row, "counted deals", match.n_counted, n >= 2);
          support_check_number (rows[i].row, "thrown in so far", match.own.zensern.n_thrown_in,
                                n < 2 ? (int) n + 1 : n == 3);
        }
      support_check (rows[i].row, dealers->str, rows[i].dealers);
    }
}

/* A thrown-in deal: a dash for everybody (Z-10.4), and a breakdown that adds up to nothing. */
static void
test_sheet_thrown_in (void)
{
  Options options = OPTIONS_DEFAULT;
  Breakdown breakdown;
  Match match;
  SheetRow row;
  Deal deal;

  support_deal_by (&deal, GAME, "", 0, NULL);
  support_walk ("Z-10.4", &deal, "1 antrag 0 refuse");
  match_init (&match, GAME, &options, 0);
  match_book (&match, &deal);
  game_sheet_row (&match, &deal, &row);
  game_breakdown (&deal, &breakdown);
  for (unsigned u = 0; u < 2; u++)
    {
      support_check ("Z-10.4 thrown in", row.unit[u].written, "–");
      support_check ("Z-10.4 thrown in", row.unit[u].marks, "");
      g_assert_cmpint (breakdown.row[breakdown.n_rows - 1].value[u], ==, 0);
    }
  g_assert_cmpint (row.declarer, ==, NO_SEAT);
  g_assert_cmpuint (row.trump, ==, SUIT_NONE);
  support_check ("Z-10.4 thrown in", row.contract, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zensern/no-limits", test_options);
  ADD_TESTS ("/zensern", test_strength, test_e20, test_thrown_in, test_sheet_thrown_in);
  examples_add ("zensern", GAME, columns);

  return g_test_run ();
}
