/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Zensern by example: the rows are section 12 of games/zensern/rules.md, and its rules. */

#include <glib.h>
#include <string.h>

#include "rules/games/zensern/zensern-figures.h"
#include "rules/games/zensern/zensern-state.h"
#include "support.h"

#define GAME (&zensern_game)

static const Pack *
pack_of_game (void)
{
  Options options = OPTIONS_DEFAULT;

  return game_pack (GAME, &options);
}

/* ---- Deals from words ------------------------------------------------------------------- */

/* Puts the next of @words into @pack at *@at. */
static void
place (Card *pack, unsigned *at, const char *word)
{
  pack[(*at)++] = support_card (pack_of_game (), word);
}

/* Fills @pack up from *@at with the cards that are not in it yet, in their order. */
static void
place_rest (Card *pack, unsigned at)
{
  CardSet used = 0;

  for (unsigned i = 0; i < at; i++)
    used |= card_set_of (pack[i]);
  g_assert_cmpuint (card_set_count (used), ==, at);
  for (Card card = 0; card < 32; card++)
    if (!card_set_has (used, card))
      pack[at++] = card;
}

/*
 * A pack that gives, with dealer 0, the seats in speaking order the @hands "six cards | later
 * ones"; then come the other cards in their order.
 */
static void
pack_from_hands (Card *pack, const char *const *hands, unsigned n, const char *upcard)
{
  char **words[SEATS_MAX];
  unsigned at = 0;

  for (unsigned k = 0; k < n; k++)
    words[k] = g_strsplit (hands[k], " ", -1);
  for (unsigned packet = 0; packet < 2; packet++)
    for (unsigned k = 0; k < n; k++)
      for (unsigned i = 0; i < 3; i++)
        place (pack, &at, words[k][3 * packet + i]);
  place (pack, &at, upcard);
  for (unsigned k = 0; k < n; k++)
    for (unsigned i = 7; words[k][i] != NULL; i++)
      place (pack, &at, words[k][i]);
  place_rest (pack, at);
  for (unsigned k = 0; k < n; k++)
    g_strfreev (words[k]);
}

/* The deal behind @n_thrown_in thrown-in ones, by @dealer; NULL for the unshuffled pack. */
static void
start (Deal *deal, const char *settings, int dealer, unsigned n_thrown_in, const Card *pack)
{
  Options options = support_options (GAME, settings);
  Card unshuffled[CARDS_MAX];
  Match match;

  support_unshuffled (unshuffled, 32);
  match_init (&match, GAME, &options, dealer);
  match.own.zensern.n_thrown_in = (uint8_t) n_thrown_in;
  match_deal (&match, pack != NULL ? pack : unshuffled, deal);
}

static void
check_cards (const char *row, CardSet cards, const char *wanted)
{
  g_autofree char *got = support_codes (pack_of_game (), cards);
  g_autofree char *sorted
      = support_codes (pack_of_game (), support_cards (pack_of_game (), wanted));

  support_check (row, got, sorted);
}

/* ---- Options: Z-4 ----------------------------------------------------------------------- */

static void
test_options (void)
{
  static const struct
  {
    const char *row;
    const char *key;
    const char *values; /* default first */
  } rows[] = {
    { "Z-4.1", "mode", "2 3 4 4d" },    { "Z-4.1", "target", "501 301 701 1001" },
    { "Z-4.1", "antrag", "on off" },    { "Z-4.1", "geber_wahl", "any other" },
    { "Z-4.1", "redeal", "same next" }, { "Z-4.1", "kunst9", "on off" },
    { "Z-4.1", "kunst10", "on off" },   { "Z-4.1", "fleck", "free off 1 2 3 4" },
    { "Z-4.1", "seven", "off on" },     { "Z-4.1", "upcard4", "dealer declarer" },
  };
  Options options = OPTIONS_DEFAULT;

  g_assert_cmpuint (options_count (GAME), ==, G_N_ELEMENTS (rows));
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      int index = options_find (GAME, rows[i].key);
      g_autoptr (GString) values = g_string_new (NULL);

      g_assert_cmpint (index, >=, 0);
      for (unsigned v = 0; v < option_count_values (&GAME->options->list[index]); v++)
        g_string_append_printf (values, "%s%s", v > 0 ? " " : "",
                                GAME->options->list[index].values[v].key);
      support_check (rows[i].row, values->str, rows[i].values);
      /* Z-4.3: nothing is ever barred */
      g_assert_cmpuint (options_allowed (&options, GAME, (unsigned) index), ==,
                        (1u << option_count_values (&GAME->options->list[index])) - 1);
    }
  g_assert_false (options_set (&options, GAME, "mode", "5", NULL));
  g_assert_false (options_set (&options, GAME, "stoeck", "on", NULL));
}

static void
test_presets (void)
{
  g_autofree char *plain = NULL;
  g_autofree char *swiss = NULL;
  Options options;

  g_assert_cmpstr (GAME->options->presets[0].key, ==, "zensern");
  g_assert_cmpstr (GAME->options->presets[1].key, ==, "cinque-cents");
  g_assert_null (GAME->options->presets[2].key);
  options = support_options (GAME, GAME->options->presets[0].settings);
  plain = options_to_string (&options, GAME);
  support_check ("Z-4.2 zensern", plain, "");
  options = support_options (GAME, GAME->options->presets[1].settings);
  swiss = options_to_string (&options, GAME);
  support_check ("Z-4.2 cinque-cents", swiss, "kunst9=off kunst10=off fleck=off");
}

/* Z-3.4 */
static void
test_modes (void)
{
  static const struct
  {
    const char *settings;
    unsigned seats;
    unsigned units;
    unsigned unit[4];
    unsigned players;
  } rows[] = {
    { "mode=2", 2, 2, { 0, 1 }, 2 },
    { "mode=3", 3, 3, { 0, 1, 2 }, 3 },
    { "mode=4", 4, 2, { 0, 1, 0, 1 }, 4 },
    { "mode=4d", 4, 4, { 0, 1, 2, 3 }, 3 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (GAME, rows[i].settings);
      Deal deal;

      support_check_number (rows[i].settings, "seats", (int) game_count_seats (GAME, &options),
                            (int) rows[i].seats);
      support_check_number (rows[i].settings, "units", (int) game_count_units (GAME, &options),
                            (int) rows[i].units);
      for (unsigned seat = 0; seat < rows[i].seats; seat++)
        support_check_number (rows[i].settings, "unit", (int) game_unit_of (GAME, &options, seat),
                              (int) rows[i].unit[seat]);
      g_assert_cmpint (game_unit_names (GAME, &options) != NULL, ==,
                       rows[i].units != rows[i].seats);
      start (&deal, rows[i].settings, NO_SEAT, 0, NULL);
      support_check_number (rows[i].settings, "dealer, Z-5.1", deal.dealer, 0);
      support_check_number (rows[i].settings, "players", (int) deal_count_players (&deal),
                            (int) rows[i].players);
    }
}

/* ---- Dealing: Z-5.4, Z-5.5 --------------------------------------------------------------- */

static void
test_dealing (void)
{
  /* clang-format off */
  static const struct
  {
    const char *row;
    const char *settings;
    int dealer;
    const char *actions;
    unsigned seat;
    const char *hand;
    const char *open;
  } rows[] = {
    { "E1 seat 1", "", 0, "", 1, "7C 8C 9C KC AC 7S", "JS" },
    { "E1 seat 0", "", 0, "", 0, "TC JC QC 8S 9S TS", "JS" },
    { "E1 seat 1 later", "", 0, "1 pass 0 trump:S", 1, "7C 8C 9C KC AC 7S QS KS AS", "JS AD" },
    { "E1 seat 0 later", "", 0, "1 pass 0 trump:S", 0, "TC JC QC 8S 9S TS 7H 8H 9H", "JS AD" },
    { "Z-5.4 mode 3, forehand", "mode=3", 1, "2 trump:H", 2, "7C 8C 9C 8S 9S TS TH JH QH",
      "9H AD" },
    { "Z-5.4 mode 3, dealer", "mode=3", 1, "2 trump:H", 1, "KC AC 7S AS 7H 8H 8D 9D TD", "9H AD" },
    { "E17 declarer 1, seat 1", "mode=4", 0, "1 trump:D", 1, "7C 8C 9C JS QS KS 8D 9D", "" },
    { "E17 declarer 1, seat 2", "mode=4", 0, "1 trump:D", 2, "TC JC QC AS 7H 8H TD JD", "" },
    { "E17 declarer 1, seat 3", "mode=4", 0, "1 trump:D", 3, "KC AC 7S 9H TH JH QD KD", "" },
    { "E17 declarer 1, seat 0", "mode=4", 0, "1 trump:D", 0, "8S 9S TS QH KH AH AD 7D", "" },
    { "E17 upcard lies open before", "mode=4", 0, "", 0, "8S 9S TS QH KH AH", "7D" },
    { "E17 declarer 2, seat 1", "mode=4 upcard4=declarer", 0, "1 pass 2 trump:D", 1,
      "7C 8C 9C JS QS KS 8D 9D", "" },
    { "E17 declarer 2, seat 2", "mode=4 upcard4=declarer", 0, "1 pass 2 trump:D", 2,
      "TC JC QC AS 7H 8H TD 7D", "" },
    { "E17 declarer 2, seat 3", "mode=4 upcard4=declarer", 0, "1 pass 2 trump:D", 3,
      "KC AC 7S 9H TH JH JD QD", "" },
    { "E17 declarer 2, seat 0", "mode=4 upcard4=declarer", 0, "1 pass 2 trump:D", 0,
      "8S 9S TS QH KH AH KD AD", "" },
    { "E18 the dealer has no hand", "mode=4d", 2, "", 2, NULL, "9H" },
    { "E18 forehand is seat 3", "mode=4d", 2, "", 3, "7C 8C 9C 8S 9S TS", "9H" },
    { "E18 then seat 0", "mode=4d", 2, "", 0, "TC JC QC JS QS KS", "9H" },
    { "E18 the Rest", "mode=4d", 2, "3 trump:H", 2, "9H JD QD KD AD", "9H AD" },
    { "E18 later cards", "mode=4d", 2, "3 trump:H", 1, "KC AC 7S AS 7H 8H 8D 9D TD", "9H AD" },
  };
  /* clang-format on */

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Card open[CARDS_MAX];
      g_autoptr (GString) shown = g_string_new (NULL);
      Deal deal;
      unsigned n;

      start (&deal, rows[i].settings, rows[i].dealer, 0, NULL);
      support_walk (rows[i].row, &deal, rows[i].actions);
      if (rows[i].hand != NULL)
        check_cards (rows[i].row, deal.hand[rows[i].seat], rows[i].hand);
      else
        g_assert_cmphex (deal.hand[rows[i].seat], ==, 0);
      n = game_open_cards (&deal, open);
      for (unsigned k = 0; k < n; k++)
        g_string_append_printf (shown, "%s%s", k > 0 ? " " : "",
                                pack_code (pack_of_game (), open[k]));
      support_check (rows[i].row, shown->str, rows[i].open);
    }
}

/* Section 14: what is known of a hand lies there, what the observer has of it all the deal. */
static void
test_laid_open (void)
{
  /* clang-format off */
  static const struct
  {
    const char *row;
    const char *settings;
    int dealer;
    const char *actions;
    unsigned n_played; /* so many cards behind them */
    const char *open;  /* seat and cards */
  } rows[] = {
    { "nothing while trumps are chosen", "mode=4", 0, "1 pass", 0, "" },
    { "D9 to the dealer", "mode=4 fleck=off", 0, "1 trump:D", 0, "0 7D" },
    { "D9 to the declarer", "mode=4 fleck=off upcard4=declarer", 0, "1 trump:D", 0, "1 7D" },
    { "only until the first trick is over", "mode=4 fleck=off", 0, "1 trump:D", 4, "" },
    { "Z-5.5 upcard and bottom card", "mode=4d fleck=off", 2, "3 trump:H", 0, "2 9H AD" },
    { "Z-5.5 as long as it is played", "mode=4d fleck=off", 2, "3 trump:H", 7, "2 9H AD" },
    { "Z-5.5 no longer", "mode=4d fleck=off", 2, "3 trump:H", 27, "" },
    { "Z-6.10 after the exchange", "mode=3 fleck=off seven=on", 1, "2 trump:H 1 exchange", 0,
      "1 9H" },
  };
  /* clang-format on */

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Pile piles[PILES_MAX];
      g_autoptr (GString) open = g_string_new (NULL);
      Deal deal;
      unsigned n;

      start (&deal, rows[i].settings, rows[i].dealer, 0, NULL);
      support_walk (rows[i].row, &deal, rows[i].actions);
      while (deal.n_played < rows[i].n_played)
        {
          ActionList legal = { 0 };

          deal_legal (&deal, &legal);
          deal_apply (&deal, deal.phase == PHASE_PLAY ? legal.at[0] : ACTION (VERB_PASS, 0));
        }
      n = game_laid_open (&deal, piles);
      g_assert_cmpuint (n, <=, 1);
      if (n > 0)
        g_string_append_printf (open, "%d", piles[0].owner);
      for (unsigned k = 0; n > 0 && k < piles[0].n_open; k++)
        g_string_append_printf (open, " %s", pack_code (pack_of_game (), piles[0].open[k]));
      support_check (rows[i].row, open->str, rows[i].open);
    }
}

/* ---- Bids and Antrag: Z-6.1 to Z-6.9 ---------------------------------------------------- */

static void
test_bids (void)
{
  /* clang-format off */
  static const struct
  {
    const char *row;
    const char *settings;
    int dealer;
    unsigned n_thrown_in;
    const char *actions;
    const char *next;
    const char *trump; /* "DECLARER SUIT" or "" */
  } rows[] = {
    { "E1 Z-6.1 forehand", "fleck=off", 0, 0, "", "1 legal antrag pass trump:S", "" },
    { "Z-6.1 only forehand may move", "fleck=off", 0, 0, "1 pass", "0 legal pass trump:S", "" },
    { "Z-6.2", "fleck=off", 0, 0, "1 pass 0 trump:S", "1 legal ansage:terz pass", "0 S" },
    { "E2 Z-6.3 forehand", "", 0, 0, "1 pass 0 pass", "1 legal antrag pass trump:C trump:D trump:H",
      "" },
    { "E2 Z-6.3 last speaker", "", 0, 0, "1 pass 0 pass 1 pass",
      "0 legal antrag pass trump:C trump:D trump:H trump:S", "" },
    { "E2 geber_wahl", "geber_wahl=other", 0, 0, "1 pass 0 pass 1 pass",
      "0 legal antrag pass trump:C trump:D trump:H", "" },
    { "E2 thrown in", "", 0, 0, "1 pass 0 pass 1 pass 0 pass", "over", "" },
    { "E3 Z-6.5 forced: no Antrag", "", 0, 2, "", "1 legal pass trump:S", "" },
    { "E3 forced, round two", "", 0, 2, "1 pass 0 pass", "1 legal pass trump:C trump:D trump:H",
      "" },
    { "E3 forced, last speaker", "", 0, 2, "1 pass 0 pass 1 pass",
      "0 legal trump:C trump:D trump:H trump:S", "" },
    { "Z-6.3 forced, geber_wahl", "geber_wahl=other", 0, 2, "1 pass 0 pass 1 pass",
      "0 legal trump:C trump:D trump:H", "" },
    { "Z-5.6 the second deal is not forced", "", 0, 1, "1 pass 0 pass 1 pass",
      "0 legal antrag pass trump:C trump:D trump:H trump:S", "" },
    { "Z-6.5 antrag=off", "antrag=off", 0, 0, "", "1 legal pass trump:S", "" },
    { "Z-6.5 antrag=off, round two", "antrag=off", 0, 0, "1 pass 0 pass",
      "1 legal pass trump:C trump:D trump:H", "" },
    { "Z-6.5 not with three", "mode=3", 0, 0, "", "1 legal pass trump:H", "" },
    { "Z-6.5 not with three, round two", "mode=3", 0, 0, "1 pass 2 pass 0 pass",
      "1 legal pass trump:C trump:D trump:S", "" },
    { "E4 form 1", "", 0, 0, "1 antrag", "0 legal accept refuse", "" },
    { "E4 form 1 accepted", "fleck=off", 0, 0, "1 antrag 0 accept", "1 legal ansage:terz pass",
      "1 S" },
    { "E4 form 1 refused", "", 0, 0, "1 antrag 0 refuse", "over", "" },
    { "E4 form 2", "", 0, 0, "1 pass 0 pass 1 antrag", "0 legal accept refuse", "" },
    { "E4 form 2 accepted", "", 0, 0, "1 pass 0 pass 1 antrag 0 accept",
      "1 legal trump:C trump:D trump:H trump:S", "1 N" },
    { "E4 form 2 named", "fleck=off", 0, 0, "1 pass 0 pass 1 antrag 0 accept 1 trump:S",
      "1 legal ansage:terz pass", "1 S" },
    { "E4 form 2 refused", "", 0, 0, "1 pass 0 pass 1 antrag 0 refuse", "over", "" },
    { "E4 form 3", "", 0, 0, "1 pass 0 pass 1 pass 0 antrag", "1 legal accept refuse", "" },
    { "E4 form 3 accepted", "", 0, 0, "1 pass 0 pass 1 pass 0 antrag 1 accept",
      "0 legal trump:C trump:D trump:H", "0 N" },
    { "E4 form 3 named", "fleck=off", 0, 0, "1 pass 0 pass 1 pass 0 antrag 1 accept 0 trump:D",
      "1 legal ansage:terz pass", "0 D" },
    { "E4 form 3 refused", "", 0, 0, "1 pass 0 pass 1 pass 0 antrag 1 refuse", "over", "" },
    { "Z-5.2 mode 3 order", "mode=3 fleck=off", 1, 0, "2 pass 0 pass", "1 legal pass trump:H", "" },
    { "Z-6.3 D5 mode 4: all but the last", "mode=4", 0, 0, "1 pass 2 pass 3 pass 0 pass 1 pass",
      "2 legal pass trump:C trump:H trump:S", "" },
    { "Z-6.3 D5 mode 4: the last", "mode=4", 0, 0,
      "1 pass 2 pass 3 pass 0 pass 1 pass 2 pass 3 pass",
      "0 legal pass trump:C trump:D trump:H trump:S", "" },
    { "E18 Z-5.3 order", "mode=4d", 2, 0, "3 pass 0 pass", "1 legal pass trump:H", "" },
    { "E18 round two", "mode=4d", 2, 0, "3 pass 0 pass 1 pass 3 pass 0 pass",
      "1 legal pass trump:C trump:D trump:H trump:S", "" },
    { "E18 forced", "mode=4d", 2, 2, "3 pass 0 pass 1 pass 3 pass 0 pass",
      "1 legal trump:C trump:D trump:H trump:S", "" },
    { "E18 thrown in", "mode=4d", 2, 0, "3 pass 0 pass 1 pass 3 pass 0 pass 1 pass", "over", "" },
  };
  /* clang-format on */

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *trump = NULL;
      Deal deal;

      start (&deal, rows[i].settings, rows[i].dealer, rows[i].n_thrown_in, NULL);
      support_walk (rows[i].row, &deal, rows[i].actions);
      support_check_turn (rows[i].row, &deal, rows[i].next);
      trump = deal.declarer == NO_SEAT
                  ? g_strdup ("")
                  : g_strdup_printf ("%d %c", deal.declarer, suit_letter (deal.trump));
      support_check (rows[i].row, trump, rows[i].trump);
      g_assert_cmpint (zensern_is_thrown_in (&deal), ==, strcmp (rows[i].next, "over") == 0);
    }
}

/* ---- Exchange of the seven: Z-6.10 ------------------------------------------------------ */

static void
test_exchange (void)
{
  static const char *const e16[]
      = { "7H 8C 9C TC JS QS | 7S 8S 9S", "8D 9D TD KH AH KD | AD AC AS" };
  static const char *const three[]
      = { "8C 9C TC JS QS 7C | 7S 8S 9S", "8D 9D TD KH AH KD | AD AC AS",
          "7H KC TS QC JC KS | JD QD 8H" };
  /* clang-format off */
  static const struct
  {
    const char *row;
    const char *settings;
    const char *const *hands;
    unsigned n;
    const char *upcard;
    const char *actions;
    const char *next;
    const char *open;
    unsigned seat;
    const char *hand;
  } rows[] = {
    { "E16 asked", "seven=on fleck=off", e16, 2, "JH", "1 pass 0 trump:H", "1 legal exchange pass",
      "JH QH", 1, "7H 8C 9C TC JS QS 7S 8S 9S" },
    { "E16 exchanged", "seven=on fleck=off", e16, 2, "JH", "1 pass 0 trump:H 1 exchange",
      "1 legal ansage:terz pass", "7H QH", 1, "JH 8C 9C TC JS QS 7S 8S 9S" },
    { "Z-6.10 pass", "seven=on fleck=off", e16, 2, "JH", "1 pass 0 trump:H 1 pass",
      "1 legal ansage:terz pass", "JH QH", 1, "7H 8C 9C TC JS QS 7S 8S 9S" },
    { "Z-6.10 the declarer too, then FLECK", "seven=on", e16, 2, "JH", "1 trump:H 1 exchange",
      "0 legal fleck pass", "7H QH", 1, "JH 8C 9C TC JS QS 7S 8S 9S" },
    { "E16 another trump", "seven=on fleck=off", e16, 2, "JH", "1 pass 0 pass 1 trump:C",
      "1 legal ansage:terz pass", "JH QH", 1, "7H 8C 9C TC JS QS 7S 8S 9S" },
    { "Z-6.10 seven=off", "fleck=off", e16, 2, "JH", "1 pass 0 trump:H", "1 legal ansage:terz pass",
      "JH QH", 1, "7H 8C 9C TC JS QS 7S 8S 9S" },
    { "Z-6.10 also after the Antrag, form 2", "seven=on fleck=off", e16, 2, "JH",
      "1 pass 0 pass 1 antrag 0 accept 1 trump:H", "1 legal exchange pass", "JH QH", 1,
      "7H 8C 9C TC JS QS 7S 8S 9S" },
    { "Z-6.10 4d: the seven is in the Rest", "mode=4d seven=on fleck=off", three, 3, "JH",
      "1 trump:H 3 exchange", "1 legal ansage:quart pass", "7H QH", 0, "7H 7D 9H TH QH" },
    { "Z-6.10 4d: pass", "mode=4d seven=on fleck=off", three, 3, "JH", "1 trump:H 3 pass",
      "1 legal ansage:quart pass", "JH QH", 0, "JH 7D 9H TH QH" },
    { "Z-6.10 mode 3", "mode=3 seven=on fleck=off", three, 3, "JH", "1 trump:H 0 exchange",
      "1 legal ansage:quart pass", "7H QH", 0, "JH KC TS QC JC KS JD QD 8H" },
    { "Z-6.10 nobody holds it", "mode=3 seven=on fleck=off", three, 3, "JH",
      "1 pass 2 pass 0 pass 1 trump:D", "1 legal ansage:quart pass", "JH QH", 0,
      "7H KC TS QC JC KS JD QD 8H" },
  };
  /* clang-format on */

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) open = g_string_new (NULL);
      Card cards[CARDS_MAX];
      Card pack[CARDS_MAX];
      Deal deal;
      unsigned n;

      pack_from_hands (pack, rows[i].hands, rows[i].n, rows[i].upcard);
      /* a bottom card that is the same in all rows */
      for (unsigned k = 0; k < 31; k++)
        if (pack[k] == support_card (pack_of_game (), "QH"))
          {
            pack[k] = pack[31];
            pack[31] = support_card (pack_of_game (), "QH");
          }
      start (&deal, rows[i].settings, 0, 0, pack);
      support_walk (rows[i].row, &deal, rows[i].actions);
      support_check_turn (rows[i].row, &deal, rows[i].next);
      n = game_open_cards (&deal, cards);
      for (unsigned k = 0; k < n; k++)
        g_string_append_printf (open, "%s%s", k > 0 ? " " : "",
                                pack_code (pack_of_game (), cards[k]));
      support_check (rows[i].row, open->str, rows[i].open);
      check_cards (rows[i].row, deal.hand[rows[i].seat], rows[i].hand);
    }
}

/* Z-6.10: the upcard is the seven itself, or mode 4 has none on the table */
static void
test_no_exchange (void)
{
  Deal deal;

  start (&deal, "mode=4 seven=on fleck=off", 0, 0, NULL); /* the upcard is 7D */
  support_walk ("Z-6.10 mode 4", &deal, "1 pass 2 pass 3 pass 0 pass 1 trump:H");
  g_assert_cmpint (deal.phase, ==, ZENSERN_PHASE_ANSAGE);
}

/* ---- Fleck: Z-6.20, Z-6.21 -------------------------------------------------------------- */

static void
test_fleck (void)
{
  /* clang-format off */
  static const struct
  {
    const char *row;
    const char *settings;
    int dealer;
    const char *actions; /* the last token of each row leads to @next */
    const char *next;    /* "SEAT fleck" or "SEAT ansage" */
    unsigned multiplier;
  } rows[] = {
    { "E14 asked first", "", 0, "1 trump:S", "0 fleck", 1 },
    { "Z-6.20 accepted", "", 0, "1 trump:S 0 pass", "1 ansage", 1 },
    { "Z-6.20 f odd: the declarer", "", 0, "1 trump:S 0 fleck", "1 fleck", 2 },
    { "E14 twice", "", 0, "1 trump:S 0 fleck 1 fleck", "0 fleck", 4 },
    { "E14 m = 4", "", 0, "1 trump:S 0 fleck 1 fleck 0 pass", "1 ansage", 4 },
    { "E14 fleck=1", "fleck=1", 0, "1 trump:S 0 fleck", "1 ansage", 2 },
    { "Z-6.21 fleck=2", "fleck=2", 0, "1 trump:S 0 fleck 1 fleck", "1 ansage", 4 },
    { "Z-6.21 fleck=3", "fleck=3", 0, "1 trump:S 0 fleck 1 fleck 0 fleck", "1 ansage", 8 },
    { "Z-6.21 fleck=4", "fleck=4", 0, "1 trump:S 0 fleck 1 fleck 0 fleck 1 fleck", "1 ansage", 16 },
    { "Z-6.21 fleck=off", "fleck=off", 0, "1 trump:S", "1 ansage", 1 },
    { "Z-6.21 free: nine", "", 0,
      "1 trump:S 0 fleck 1 fleck 0 fleck 1 fleck 0 fleck 1 fleck 0 fleck 1 fleck 0 fleck",
      "1 fleck", 512 },
    { "Z-6.21 free: ten is the end", "", 0,
      "1 trump:S 0 fleck 1 fleck 0 fleck 1 fleck 0 fleck 1 fleck 0 fleck 1 fleck 0 fleck 1 fleck",
      "1 ansage", 1024 },
    { "E14 mode 3", "mode=3", 0, "1 trump:H", "2 fleck", 1 },
    { "E14 mode 3, then the other", "mode=3", 0, "1 trump:H 2 pass", "0 fleck", 1 },
    { "E14 mode 3, all accept", "mode=3", 0, "1 trump:H 2 pass 0 pass", "1 ansage", 1 },
    { "Z-6.20 mode 3, one doubles", "mode=3", 0, "1 trump:H 2 fleck", "1 fleck", 2 },
    { "Z-6.20 mode 3, all opponents again", "mode=3", 0, "1 trump:H 2 pass 0 fleck 1 fleck",
      "2 fleck", 4 },
    { "E14 mode 4", "mode=4", 0, "1 pass 2 trump:D", "3 fleck", 1 },
    { "E14 mode 4, not the partner", "mode=4", 0, "1 pass 2 trump:D 3 pass", "1 fleck", 1 },
    { "E14 mode 4, the declarer", "mode=4", 0, "1 pass 2 trump:D 3 pass 1 fleck", "2 fleck", 2 },
    { "E14 mode 4, both again", "mode=4", 0, "1 pass 2 trump:D 3 pass 1 fleck 2 fleck", "3 fleck",
      4 },
    { "E14 mode 4, both again", "mode=4", 0, "1 pass 2 trump:D 3 pass 1 fleck 2 fleck 3 pass",
      "1 fleck", 4 },
    { "Z-6.20 not the observer", "mode=4d", 2, "3 pass 0 trump:H", "1 fleck", 1 },
    { "Z-6.20 not the observer", "mode=4d", 2, "3 pass 0 trump:H 1 pass", "3 fleck", 1 },
    { "Z-6.20 not the observer", "mode=4d", 2, "3 pass 0 trump:H 1 pass 3 pass", "3 ansage", 1 },
  };
  /* clang-format on */

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *state = NULL;
      Deal deal;

      start (&deal, rows[i].settings, rows[i].dealer, 0, NULL);
      support_walk (rows[i].row, &deal, rows[i].actions);
      state = g_strdup_printf ("%d %s", deal.turn,
                               deal.phase == ZENSERN_PHASE_FLECK    ? "fleck"
                               : deal.phase == ZENSERN_PHASE_ANSAGE ? "ansage"
                                                                    : "?");
      support_check (rows[i].row, state, rows[i].next);
      support_check_number (rows[i].row, "multiplier", 1 << deal.own.zensern.n_flecke,
                            (int) rows[i].multiplier);
      if (deal.phase == ZENSERN_PHASE_FLECK)
        {
          g_autofree char *legal = support_legal (&deal);

          support_check (rows[i].row, legal, "fleck pass");
        }
    }
}

/* ---- Positions in the middle of a deal -------------------------------------------------- */

/* Declarer is seat 0; seat @leader has led and the cards of @table have fallen. */
static void
set_up (Deal *deal, const char *settings, char trump, unsigned leader, const char *table)
{
  g_auto (GStrv) cards = g_strsplit (table, " ", -1);
  int suit = suit_from_letter (trump);

  start (deal, settings, 0, 0, NULL);
  memset (deal->hand, 0, sizeof deal->hand);
  deal->phase = PHASE_PLAY;
  deal_set_trump (deal, (unsigned) suit);
  deal->declarer = 0;
  deal->turn = (int8_t) leader;
  for (unsigned i = 0; cards[i] != NULL; i++)
    {
      deal_put_card (deal, deal_order (deal), support_card (pack_of_game (), cards[i]));
      deal->turn = (int8_t) deal_next_player (deal, (unsigned) deal->turn);
    }
}

/* ---- Legal cards: Z-7 ------------------------------------------------------------------- */

static void
test_legal_cards (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *table; /* seat 1 led */
    const char *hand;
    const char *legal;
  } rows[] = {
    { "E5 Z-7.2c over both", "mode=3", "QH KH", "AH 8H AS", "AH" },
    { "E5 Z-7.2c over the partner", "mode=4", "TH 8H", "AH 7H AS", "AH" },
    { "E5 Z-7.2c cannot go over", "mode=3", "TH", "7H QH AS", "7H QH" },
    { "E5 Z-7.2d forced under-ruff", "mode=3", "AC TH", "7H QH AS", "7H QH" },
    { "E5 Z-7.2d over-ruff", "mode=3", "AC TH", "9H QH AS", "9H" },
    { "E5 Z-7.2b though it was ruffed", "mode=3", "AC TH", "7C TC JH", "7C TC" },
    { "E5 Z-7.2b no duty to head", "mode=3", "TC", "7C AC JH", "7C AC" },
    { "E5 Z-7.2e neither", "mode=3", "AC TH", "AS TD", "AS TD" },
    { "Z-7.2c no trump", "mode=3", "TH", "AS 7D", "AS 7D" },
    { "Z-7.2c jack and nine", "mode=3", "AH", "9H JH KH", "9H JH" },
    { "Z-7.2c over every trump, not the first", "mode=3", "7H JH", "9H 8H", "9H 8H" },
    { "Z-7.2d first ruff: any trump", "mode=3", "AC", "7H QH AS", "7H QH" },
    { "Z-7.2d over the partner's ruff", "mode=4", "AC 8H 7C", "7H QH AS", "QH" },
    { "Z-7.2d partner wins: ruff all the same", "mode=4", "AC 8C", "7H QH AS", "7H QH" },
    { "Z-7.2d only trumps, cannot go over", "mode=4", "AC 9H", "7H QH", "7H QH" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      CardSet cards = 0;
      ActionList list;
      Deal deal;

      set_up (&deal, rows[i].settings, 'H', 1, rows[i].table);
      deal.hand[deal.turn] = support_cards (pack_of_game (), rows[i].hand);
      deal_legal (&deal, &list);
      for (unsigned k = 0; k < list.n; k++)
        cards |= card_set_of (action_card (GAME, list.at[k]));
      check_cards (rows[i].row, cards, rows[i].legal);
    }
}

/* Z-3.3, Z-7.3 */
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
    { "E5 the highest trump", "AC TH 9H JC", 2, 37 },
    { "Z-7.3 the highest of the suit led", "TC AS KC AC", 3, 36 },
    { "Z-3.3 ten over king", "KC TC QC JC", 1, 19 },
    { "Z-3.3 a plain nine is low", "9C JC 8C 7C", 1, 2 },
    { "Z-3.3 jack over nine", "9H JH AH TH", 1, 55 },
    { "Z-3.3 nine over ace", "AH 9H TH KH", 1, 39 },
    { "Z-3.3 queen over eight", "8H QH 7H 7C", 1, 3 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      unsigned winner;
      Deal deal;

      set_up (&deal, "mode=4", 'H', 0, rows[i].table);
      winner = deal_take_trick (&deal);
      support_check_number (rows[i].row, "winner", (int) winner, (int) rows[i].winner);
      support_check_number (rows[i].row, "points", deal.card_points[winner % 2],
                            (int) rows[i].points);
    }
}

/* ---- Figures: Z-8.1 to Z-8.5 ------------------------------------------------------------ */

static void
test_figures (void)
{
  /* clang-format off */
  static const struct
  {
    const char *row;
    const char *settings;
    char trump;
    const char *hand;
    const char *figures; /* class, points, suit and top, strongest first */
  } rows[] = {
    { "E8 the jack is used", "", 'C', "JC JS JH JD QH TH 9H AC 7C", "kunst 200 J" },
    { "E8 Kunst and Quart", "", 'C', "TC TS TH TD AH KH QH JH 7C", "kunst 100 T, quart 50 HA" },
    { "E8 kunst10=off", "kunst10=off", 'C', "TC TS TH TD AH KH QH JH 7C", "gewinde 100 HA" },
    { "E8 Z-8.1 eights are nothing", "", 'C', "9C 9S 9H 9D 8C 8S 8H 8D 7C", "kunst 150 9" },
    { "E8 kunst9=off", "kunst9=off", 'C', "9C 9S 9H 9D 8C 8S 8H 8D 7C", "terz 20 C9" },
    { "E8 kunst9=off", "kunst9=off", 'C', "9C 9S 9H 9D 8C 8S 8H 8D AC", "" },
    { "E8 Z-8.3 a run is never cut", "", 'C', "KH QH JH TH 9H 8H 7H AH AC", "gewinde 100 HA" },
    { "Z-8.1 Terz", "", 'C', "TH JH QH AC 7C 8S 9D KS 7D", "terz 20 HQ" },
    { "Z-8.1 Quart", "", 'C', "JS QS KS AS 7C 8D 9D KC 7H", "quart 50 SA" },
    { "Z-8.1 Gewinde", "", 'H', "9C TC JC QC KC 7S 8S 7D 8D", "gewinde 100 CK" },
    { "Z-8.1 natural rank in trump too", "", 'H', "8H 9H TH AC KC 7S 7D 8D 9C", "terz 20 HT" },
    { "Z-8.1 four sevens are nothing", "", 'H', "7C 7S 7H 7D AC KS QH JD 9C", "" },
    { "Z-8.1 aces, kings", "", 'H', "AC AS AH AD KC KS KH KD QC", "kunst 100 A, kunst 100 K" },
    { "Z-8.1 queens", "", 'H', "QC QS QH QD KC AC 7S 8S 9H", "kunst 100 Q" },
    { "Z-8.4 trump before plain", "", 'D', "KC QC JC KD QD JD KS QS JS",
      "terz 20 DK, terz 20 CK, terz 20 SK" },
    { "Z-8.5 length, then top", "", 'D', "7C 8C 9C TC AD KD QD 8H 9H", "quart 50 CT, terz 20 DA" },
    { "Z-8.5 top card", "", 'D', "7C 8C 9C QS KS AS JH TH 9H",
      "terz 20 SA, terz 20 HJ, terz 20 C9" },
    { "Z-8.1 no run around the corner", "", 'D', "AC KC 7C 8C AS KS 7S 8S 9H", "" },
    { "Z-8.3 nothing", "", 'D', "7C 9C JC KC 7S 9S JS KS 7H", "" },
    { "Z-8.3 an observer's five", "", 'D', "9H JD QD KD AD", "quart 50 DA" },
  };
  /* clang-format on */
  static const char *const classes[] = { "none", "terz", "quart", "gewinde", "kunst" };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (GAME, rows[i].settings);
      g_autoptr (GString) text = g_string_new (NULL);
      ZensernFigure figures[ZENSERN_FIGURES_MAX];
      CardSet hand = support_cards (pack_of_game (), rows[i].hand);
      CardSet used = 0;
      unsigned n = zensern_figures (&options, hand, suit_from_letter (rows[i].trump), figures);

      for (unsigned k = 0; k < n; k++)
        {
          const ZensernFigure *figure = &figures[k];

          g_string_append_printf (text, "%s%s %u ", k > 0 ? ", " : "", classes[figure->class],
                                  figure->points);
          if (figure->suit != SUIT_NONE)
            g_string_append_c (text, suit_letter (figure->suit));
          g_string_append_c (text, rank_letter (figure->top));
          g_assert_cmpuint (card_set_count (figure->cards), ==, figure->length);
          g_assert_cmphex (figure->cards & ~hand, ==, 0);
          g_assert_cmphex (figure->cards & used, ==, 0); /* Z-8.2 */
          used |= figure->cards;
        }
      support_check (rows[i].row, text->str, rows[i].figures);
    }
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

/* ---- Ansagen: Z-6.22 to Z-6.27, Z-8.6, Z-8.8 -------------------------------------------- */

static const char *const e6[] = { "AH KH QH 9S 8S 7C | TS AC 8H", "QC KC JC 7S 8D AD | TD 7D 9C" };
static const char *const e7[] = { "KH QH JH 7C 8S 9S | AC AS 8H", "KC QC JC 7S 8D AD | TD 7D 9C" };
static const char *const queens_kings[]
    = { "QC QS QH QD 7C 8S | 9H 7D AS", "KC KS KH KD 8C 7S | 8H 9D AC" };
static const char *const e9[] = { "AS KS QS 7C 7H 7D | 9S AH", "KC QC JC 8S 7S 8H | 9C TH",
                                  "JD TD 9D 8C JS TS | KH JH", "AC TC KD QD AD QH | 9H" };
static const char *const e20[] = { "JC JS JH JD 7C 7S | 7D 8C 8S", "9H AH TH KH QH 8H | AC AS KD" };
/* seat 1 Quart of S, seat 2 nothing, seat 3 Terz; the Rest of dealer 0 is a Gewinde of D */
static const char *const watching[]
    = { "JS QS KS AS 7C 8H | 9C TH 7D", "7S 8S TS 7H 9H KC | JC AC JH",
        "QH KH AH 8C TC QC | 9S 8D AD" };

static void
test_ansagen (void)
{
  /* clang-format off */
  static const struct
  {
    const char *row;
    const char *settings;
    const char *const *hands;
    unsigned n;
    const char *upcard;
    const char *actions;
    const char *next;    /* "SEAT legal …", or "play" */
    const char *counted; /* by unit, once play has begun */
  } rows[] = {
    { "E6 Z-6.22", "fleck=off", e6, 2, "9D", "1 trump:D", "1 legal ansage:terz pass", "" },
    { "E6 Z-6.22 the other", "fleck=off", e6, 2, "9D", "1 trump:D 1 ansage:terz",
      "0 legal ansage:terz pass", "" },
    { "E6 Z-6.25", "fleck=off", e6, 2, "9D", "1 trump:D 1 ansage:terz 0 ansage:terz",
      "1 legal hoch:3A pass", "" },
    { "E6 Z-6.27c", "fleck=off", e6, 2, "9D", "1 trump:D 1 ansage:terz 0 ansage:terz 1 hoch:3A",
      "0 legal hoch:3K pass", "" },
    { "E6 good", "fleck=off", e6, 2, "9D", "1 trump:D 1 ansage:terz 0 ansage:terz 1 hoch:3A 0 pass",
      "play", "0 40" },
    { "E6 beaten", "fleck=off", e6, 2, "9D",
      "1 trump:D 1 ansage:terz 0 ansage:terz 1 hoch:3A 0 hoch:3K", "play", "0 40" },
    { "Z-6.25 pass takes it out: one contender", "fleck=off", e6, 2, "9D",
      "1 trump:D 1 ansage:terz 0 ansage:terz 1 pass", "play", "20 0" },
    { "Z-6.27a one announced", "fleck=off", e6, 2, "9D", "1 trump:D 1 pass 0 ansage:terz", "play",
      "20 0" },
    { "Z-6.23 nobody announced", "fleck=off", e6, 2, "9D", "1 trump:D 1 pass 0 pass", "play",
      "0 0" },
    { "E7 level, none of trump", "fleck=off", e7, 2, "9D",
      "1 trump:D 1 ansage:terz 0 ansage:terz 1 hoch:3K 0 hoch:3K", "play", "0 0" },
    { "E7 level, seat 1 has trumps", "fleck=off", e7, 2, "9H",
      "1 trump:H 1 ansage:terz 0 ansage:terz 1 hoch:3K 0 hoch:3K", "play", "0 20" },
    { "Z-6.27b whoever is declarer", "fleck=off", e7, 2, "9H",
      "1 pass 0 trump:H 1 ansage:terz 0 ansage:terz 1 hoch:3K 0 hoch:3K", "play", "0 20" },
    { "E8 Kunsten are never level", "fleck=off", queens_kings, 2, "TS",
      "1 trump:S 1 ansage:kunst 0 ansage:kunst", "1 legal kunst:Q pass", "" },
    { "E8 kings over queens", "fleck=off", queens_kings, 2, "TS",
      "1 trump:S 1 ansage:kunst 0 ansage:kunst 1 kunst:Q", "0 legal kunst:K pass", "" },
    { "E8 kings over queens", "fleck=off", queens_kings, 2, "TS",
      "1 trump:S 1 ansage:kunst 0 ansage:kunst 1 kunst:Q 0 kunst:K", "play", "100 0" },
    { "E9 partners count together", "mode=4 fleck=off", e9, 4, "8D",
      "1 pass 2 pass 3 pass 0 pass 1 pass 2 pass 3 pass 0 trump:H 1 ansage:terz 2 ansage:terz 3 "
      "ansage:terz 0 ansage:terz 1 hoch:3A 2 pass 3 pass 0 pass", "play", "0 40" },
    { "E9 level, not trump", "mode=4 fleck=off", e9, 4, "8D",
      "1 pass 2 pass 3 pass 0 pass 1 pass 2 pass 3 pass 0 trump:H 1 ansage:terz 2 ansage:terz 3 "
      "ansage:terz 0 ansage:terz 1 hoch:3A 2 pass 3 pass 0 hoch:3A", "play", "0 0" },
    { "E9 with D as trump", "mode=4 fleck=off", e9, 4, "8D",
      "1 pass 2 pass 3 pass 0 trump:D 1 ansage:terz 2 ansage:terz 3 ansage:terz 0 ansage:terz 1 "
      "hoch:3A 2 pass 3 pass 0 hoch:3A", "play", "40 0" },
    { "Z-8.6 a silent partner's never count", "mode=4 fleck=off", e9, 4, "8D",
      "1 trump:D 1 ansage:terz 2 pass 3 pass 0 pass", "play", "0 20" },
    { "Z-6.27a before the queue is empty", "mode=4 fleck=off", e9, 4, "8D",
      "1 trump:D 1 ansage:terz 2 ansage:terz 3 ansage:terz 0 pass 1 hoch:3A 2 pass", "play",
      "0 40" },
    { "E18 the observer speaks last", "mode=4d fleck=off", watching, 3, "9D",
      "1 trump:D 1 ansage:quart 2 pass 3 ansage:terz", "0 legal ansage:gewinde pass", "" },
    { "Z-8.8 the observer's class is higher", "mode=4d fleck=off", watching, 3, "9D",
      "1 trump:D 1 ansage:quart 2 pass 3 ansage:terz 0 ansage:gewinde", "play", "100 0 0 0" },
    { "Z-6.23 the observer silent", "mode=4d fleck=off", watching, 3, "9D",
      "1 trump:D 1 ansage:quart 2 pass 3 ansage:terz 0 pass", "play", "0 50 0 0" },
    { "Z-6.22 nothing to announce", "mode=4d fleck=off", watching, 3, "9D",
      "1 trump:D 1 ansage:quart", "2 legal pass", "" },
    { "E20 Kunst against Terz: no HOCH", "fleck=off", e20, 2, "7H",
      "1 trump:H 1 ansage:kunst 0 ansage:terz", "play", "0 200" },
  };
  /* clang-format on */

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) counted = g_string_new (NULL);
      Card pack[CARDS_MAX];
      Deal deal;

      pack_from_hands (pack, rows[i].hands, rows[i].n, rows[i].upcard);
      start (&deal, rows[i].settings, 0, 0, pack);
      support_walk (rows[i].row, &deal, rows[i].actions);
      if (strcmp (rows[i].next, "play") != 0)
        {
          support_check_turn (rows[i].row, &deal, rows[i].next);
          continue;
        }
      support_check_number (rows[i].row, "phase", deal.phase, PHASE_PLAY);
      support_check_number (rows[i].row, "forehand leads, Z-7.1", deal.turn, 1);
      for (unsigned u = 0; u < game_count_units (GAME, &deal.options); u++)
        g_string_append_printf (counted, "%s%u", u > 0 ? " " : "",
                                zensern_counted_figures (&deal, u));
      support_check (rows[i].row, counted->str, rows[i].counted);
    }
}

/* Section 14, Z-8.7: what of each hand lies open when play begins */
static void
test_shown (void)
{
  /* clang-format off */
  static const struct
  {
    const char *row;
    const char *settings;
    const char *const *hands;
    unsigned n;
    const char *upcard;
    const char *actions;
    const char *shown[4];
  } rows[] = {
    { "Z-8.7 the weaker figure too", "fleck=off", e6, 2, "9D",
      "1 trump:D 1 ansage:terz 0 ansage:terz 1 hoch:3A 0 pass", { "", "8S 9S TS QH KH AH" } },
    { "Z-8.7 nothing counts, nothing is shown", "fleck=off", e7, 2, "9D",
      "1 trump:D 1 ansage:terz 0 ansage:terz 1 hoch:3K 0 hoch:3K", { "", "" } },
    { "Z-8.7 partners, and who took the upcard", "mode=4 fleck=off", e9, 4, "8D",
      "1 pass 2 pass 3 pass 0 pass 1 pass 2 pass 3 pass 0 trump:H 1 ansage:terz 2 ansage:terz 3 "
      "ansage:terz 0 ansage:terz 1 hoch:3A 2 pass 3 pass 0 pass",
      { "8D", "QS KS AS", "", "9D TD JD" } },
    { "Z-14 upcard and bottom card of the Rest", "mode=4d fleck=off", watching, 3, "9D",
      "1 trump:D 1 pass 2 pass 3 pass 0 pass", { "9D KD", "", "", "" } },
    { "Z-8.7 the observer's figure", "mode=4d fleck=off", watching, 3, "9D",
      "1 trump:D 1 pass 2 pass 3 pass 0 ansage:gewinde", { "9D TD JD QD KD", "", "", "" } },
  };
  /* clang-format on */

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Card pack[CARDS_MAX];
      Deal deal;

      pack_from_hands (pack, rows[i].hands, rows[i].n, rows[i].upcard);
      start (&deal, rows[i].settings, 0, 0, pack);
      support_walk (rows[i].row, &deal, rows[i].actions);
      for (unsigned seat = 0; seat < deal.n_seats; seat++)
        {
          g_autofree char *shown = support_codes (pack_of_game (), game_shown (&deal, seat));

          support_check (rows[i].row, shown, rows[i].shown[seat]);
        }
    }
}

/* ---- Bella: Z-8.9 ----------------------------------------------------------------------- */

static const char *const e10[] = { "KH QH 7C 8C 9C AC | 7S 8H 9S", "TC JC QC KC 8S TS | JS QS KS" };
/* the same hand of seat 1 with partner seat 3 */
static const char *const e10_of_four[] = { "KH QH 7C 8C 9C AC | 7S 8H", "TC JC QC KC 8S TS | JS QS",
                                           "7D 8D TD JD QD KD | AD KS", "TH JH AH 7H 9D AS | 9S" };
/* king and queen of hearts in two hands */
static const char *const apart[]
    = { "KH AH 7C 8C 9C AC | 7S 8H 9S", "QH JC QC KC 8S TS | JS QS KS" };

static void
test_bella (void)
{
  /* clang-format off */
  static const struct
  {
    const char *row;
    const char *settings;
    const char *const *hands;
    unsigned n;
    const char *actions;
    const char *tokens; /* that play king or queen of trumps */
    int bella;
  } rows[] = {
    { "E10 declarer, first card", "fleck=off", e10, 2, "1 trump:H 1 pass 0 pass",
      "play:KH play:KH:belle play:QH play:QH:belle", NO_SEAT },
    { "E10 after Belle", "fleck=off", e10, 2, "1 trump:H 1 pass 0 pass 1 play:QH:belle 0 first",
      "play:KH play:KH:rebelle", NO_SEAT },
    { "E10 Rebelle", "fleck=off", e10, 2,
      "1 trump:H 1 pass 0 pass 1 play:QH:belle 0 first 1 play:KH:rebelle 0 first", "", 1 },
    { "D23 Belle without Rebelle", "fleck=off", e10, 2,
      "1 trump:H 1 pass 0 pass 1 play:QH:belle 0 first 1 play:KH 0 first", "", NO_SEAT },
    { "E10 renounced", "fleck=off", e10, 2, "1 trump:H 1 pass 0 pass 1 play:QH 0 first", "play:KH",
      NO_SEAT },
    { "Z-8.9 the king first", "fleck=off", e10, 2,
      "1 trump:H 1 pass 0 pass 1 play:KH:belle 0 first", "play:QH play:QH:rebelle", NO_SEAT },
    { "E10 opponent, first card", "fleck=off", e10, 2, "1 pass 0 trump:H 1 pass 0 pass",
      "play:KH play:QH", NO_SEAT },
    { "E10 opponent, second card", "fleck=off", e10, 2,
      "1 pass 0 trump:H 1 pass 0 pass 1 play:QH 0 first", "play:KH play:KH:bella", NO_SEAT },
    { "E10 Bella", "fleck=off", e10, 2,
      "1 pass 0 trump:H 1 pass 0 pass 1 play:QH 0 first 1 play:KH:bella 0 first", "", 1 },
    { "Z-8.9 silent", "fleck=off", e10, 2,
      "1 pass 0 trump:H 1 pass 0 pass 1 play:QH 0 first 1 play:KH 0 first", "", NO_SEAT },
    { "Z-8.9 not of the trump suit", "fleck=off", e10, 2, "1 pass 0 pass 1 trump:C 1 pass 0 pass",
      "play:KH play:QH", NO_SEAT },
    { "Z-8.9 declarer's partner", "mode=4 fleck=off", e10_of_four, 4,
      "1 pass 2 pass 3 trump:H 1 pass 2 pass 3 pass 0 pass", "play:KH play:QH", NO_SEAT },
    { "Z-8.9 declarer's partner, second card", "mode=4 fleck=off", e10_of_four, 4,
      "1 pass 2 pass 3 trump:H 1 pass 2 pass 3 pass 0 pass 1 play:QH 2 play:8S 3 play:KS 0 play:AH "
      "0 play:AS 1 play:7S 2 play:TS 3 play:7D 0 play:TH", "play:KH play:KH:bella", NO_SEAT },
    { "Z-8.9 in two hands", "fleck=off", apart, 2, "1 trump:H 1 pass 0 pass", "play:KH", NO_SEAT },
    { "Z-8.9 in two hands", "fleck=off", apart, 2, "1 trump:H 1 pass 0 pass 1 play:AH 0 play:QH",
      "play:KH", NO_SEAT },
  };
  /* clang-format on */

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) tokens = g_string_new (NULL);
      g_autofree char *legal = NULL;
      g_auto (GStrv) words = NULL;
      Card pack[CARDS_MAX];
      Deal deal;

      pack_from_hands (pack, rows[i].hands, rows[i].n, "9H");
      start (&deal, rows[i].settings, 0, 0, pack);
      support_walk (rows[i].row, &deal, rows[i].actions);
      legal = support_legal (&deal);
      words = g_strsplit (legal, " ", -1);
      for (unsigned k = 0; words[k] != NULL; k++)
        if (g_str_has_prefix (words[k], "play:KH") || g_str_has_prefix (words[k], "play:QH"))
          g_string_append_printf (tokens, "%s%s", tokens->len > 0 ? " " : "", words[k]);
      support_check (rows[i].row, tokens->str, rows[i].tokens);
      support_check_number (rows[i].row, "who has the Bella", deal.own.zensern.bella,
                            rows[i].bella);
    }
}

/* ---- Score of a deal: Z-9 --------------------------------------------------------------- */

/* A deal that is over, with these points from cards; nobody has taken every trick. */
static void
set_up_over (Deal *deal, const char *settings, int dealer, int declarer, const int *points)
{
  start (deal, settings, dealer, 0, NULL);
  memset (deal->hand, 0, sizeof deal->hand);
  deal->phase = PHASE_OVER;
  deal->turn = NO_SEAT;
  deal_set_trump (deal, SUIT_HEARTS);
  deal->declarer = (int8_t) declarer;
  for (unsigned u = 0; u < game_count_units (GAME, &deal->options); u++)
    {
      deal->card_points[u] = (uint16_t) points[u];
      deal->won[u] = card_set_of ((Card) u);
    }
}

/* Lets the figures of @hand count for @seat. */
static void
announce (Deal *deal, unsigned seat, const char *hand)
{
  deal->hand[seat] = support_cards (pack_of_game (), hand);
  deal->own.zensern.ansage[seat] = ZENSERN_CLASS_TERZ;
  deal->own.zensern.counting = (int8_t) deal_unit (deal, seat);
}

/* "SCORE … pot POT" after @deal is booked with @pot before it. */
static char *
outcome (Deal *deal, int pot)
{
  GString *text = g_string_new (NULL);
  DealResult result;
  Match match;

  deal->own.zensern.pot = pot;
  match_init (&match, GAME, &deal->options, deal->dealer);
  match.own.zensern.pot = pot;
  deal_result (deal, &result);
  match_book (&match, deal);
  for (unsigned u = 0; u < match.n_units; u++)
    {
      g_string_append_printf (text, "%d ", result.score[u]);
      g_assert_cmpint (match.score[u], ==, result.score[u]);
    }
  g_string_append_printf (text, "pot %d", match.own.zensern.pot);

  return g_string_free (text, FALSE);
}

static void
test_settling (void)
{
  /* clang-format off */
  static const struct
  {
    const char *row;
    const char *settings;
    int dealer;
    int declarer;
    int points[4];
    unsigned n_flecke;
    int pot;
    const char *watching; /* what the observer holds and announced */
    const char *outcome;
  } rows[] = {
    { "E11 won", "", 0, 0, { 90, 75 }, 0, 0, NULL, "90 75 pot 0" },
    { "E11 lost", "", 0, 0, { 60, 101 }, 0, 0, NULL, "0 161 pot 0" },
    { "E11 tie", "", 0, 0, { 81, 81 }, 0, 0, NULL, "0 81 pot 81" },
    { "E11 pot to the declarer", "", 0, 0, { 70, 62 }, 0, 81, NULL, "151 62 pot 0" },
    { "E11 pot to the opponent", "", 0, 0, { 66, 70 }, 0, 81, NULL, "0 217 pot 0" },
    { "E11 tie upon tie", "", 0, 1, { 50, 50 }, 1, 81, NULL, "100 0 pot 181" },
    { "E11 two parties of partners", "mode=4", 0, 2, { 60, 101 }, 0, 0, NULL, "0 161 pot 0" },
    { "E11 two parties of partners", "mode=4", 0, 3, { 50, 50 }, 1, 81, NULL, "100 0 pot 181" },
    { "E12 level with one", "mode=3", 0, 0, { 60, 60, 42 }, 0, 0, NULL, "0 60 42 pot 60" },
    { "E12 D16 two best opponents", "mode=3", 0, 0, { 50, 56, 56 }, 0, 0, NULL, "0 56 56 pot 50" },
    { "E12 lost to the best", "mode=3", 0, 0, { 40, 70, 52 }, 0, 0, NULL, "0 110 52 pot 0" },
    { "E12 won with the pot", "mode=3", 0, 0, { 61, 41, 60 }, 0, 30, NULL, "91 41 60 pot 0" },
    { "Z-9.4 each one, not all together", "mode=3", 0, 1, { 50, 61, 51 }, 0, 0, NULL,
      "50 61 51 pot 0" },
    { "Z-9.5 several highest: it stays", "mode=3", 0, 0, { 50, 56, 56 }, 0, 30, NULL,
      "0 56 56 pot 80" },
    { "Z-9.5 an opponent takes it though the declarer won with nothing else", "mode=3", 0, 2,
      { 41, 70, 51 }, 0, 30, NULL, "41 151 0 pot 0" },
    { "D24 an old pot is not doubled", "", 0, 0, { 70, 62 }, 2, 81, NULL, "361 248 pot 0" },
    { "E13", "mode=4d", 3, 0, { 40, 70, 52, 0 }, 0, 0, NULL, "0 110 52 40 pot 0" },
    { "E13 one Fleck, the dealer's Terz", "mode=4d", 3, 0, { 40, 70, 52, 0 }, 1, 0, "7C 8C 9C",
      "0 220 104 120 pot 0" },
    { "E13 won, the dealer's Gewinde", "mode=4d", 3, 0, { 80, 50, 30, 0 }, 0, 0, "7C 8C 9C TC JC",
      "80 50 30 100 pot 0" },
    { "E13 tie", "mode=4d", 3, 0, { 60, 60, 42, 0 }, 0, 0, NULL, "0 60 42 0 pot 60" },
    { "E13 two best opponents", "mode=4d", 3, 0, { 50, 56, 56, 0 }, 0, 0, NULL,
      "0 56 56 50 pot 50" },
    { "Z-9.5 never to the observer", "mode=4d", 3, 0, { 40, 50, 50, 0 }, 0, 30, "7C 8C 9C TC JC",
      "0 50 50 140 pot 70" },
    { "E14 m = 4", "", 0, 1, { 66, 70 }, 2, 0, NULL, "264 280 pot 0" },
    { "E14 m = 2, lost, pot", "", 0, 1, { 70, 62 }, 1, 81, NULL, "345 0 pot 0" },
    { "Z-6.21 m = 1024", "", 0, 1, { 66, 70 }, 10, 0, NULL, "67584 71680 pot 0" },
  };
  /* clang-format on */

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = NULL;
      Deal deal;

      set_up_over (&deal, rows[i].settings, rows[i].dealer, rows[i].declarer, rows[i].points);
      deal.own.zensern.n_flecke = (uint8_t) rows[i].n_flecke;
      if (rows[i].watching != NULL)
        announce (&deal, (unsigned) rows[i].dealer, rows[i].watching);
      text = outcome (&deal, rows[i].pot);
      support_check (rows[i].row, text, rows[i].outcome);
    }
}

/* ---- Complete deals --------------------------------------------------------------------- */

static const char *const e15[] = { "JH 9H AH TH KH QH | AC AS AD", "7C 8C 9C 7S 8S 9S | 7D 8D 9D" };

static void
test_e15 (void)
{
  Card pack[CARDS_MAX];
  DealResult result;
  Deal deal;

  pack_from_hands (pack, e15, 2, "8H");
  start (&deal, "fleck=off", 0, 0, pack);
  support_walk (
      "E15", &deal,
      "1 trump:H 1 pass 0 ansage:terz 1 play:JH 0 first 1 play:9H 0 first 1 play:AH 0 first "
      "1 play:TH 0 first 1 play:KH:belle 0 first 1 play:QH:rebelle 0 first 1 first 0 first "
      "1 first 0 first 1 first 0 first");
  g_assert_true (deal_is_over (&deal));
  deal_result (&deal, &result);
  support_check_number ("E15", "points of seat 0", result.points[0], 60);
  support_check_number ("E15", "points of seat 1", result.points[1], 225);
  support_check_number ("E15", "score of seat 0", result.score[0], 60);
  support_check_number ("E15", "score of seat 1", result.score[1], 225);
}

/* E20, Z-9.2: whoever holds the four jacks cannot lose. */
static void
test_e20 (void)
{
  Rng rng = rng_new (20, 0);
  Card pack[CARDS_MAX];

  pack_from_hands (pack, e20, 2, "7H");
  for (unsigned i = 0; i < 500; i++)
    {
      DealResult result;
      Deal deal;

      start (&deal, "fleck=off", 0, 0, pack);
      support_walk ("E20", &deal, "1 trump:H 1 ansage:kunst 0 ansage:terz");
      while (!deal_is_over (&deal))
        deal_apply (&deal, support_random_action (&deal, &rng));
      deal_result (&deal, &result);
      if (result.points[1] < 220 || result.points[0] > 162)
        support_fail ("E20: %d to %d", result.points[0], result.points[1]);
      support_check_number ("E20", "score of the declarer", result.score[1], result.points[1]);
    }
}

/* ---- Match: Z-5.6, Z-10 ----------------------------------------------------------------- */

static void
test_match (void)
{
  /* clang-format off */
  static const struct
  {
    const char *row;
    const char *settings;
    int before[4];
    int points[4]; /* declarer seat 0 */
    const char *after;
  } rows[] = {
    { "E19", "", { 480, 470 }, { 21, 0 }, "501:470 over 0" },
    { "Z-10.3 one short", "", { 479, 470 }, { 21, 0 }, "500:470 on" },
    { "E19 both above", "", { 470, 480 }, { 40, 21 }, "510:501 over 0" },
    { "E19 level: play on", "", { 480, 470 }, { 40, 50 }, "480:560 over 1" },
    { "Z-10.3 D22 level above the target", "", { 470, 480 }, { 50, 40 }, "520:520 on" },
    { "Z-10.3 ends later", "", { 510, 510 }, { 0, 95 }, "510:605 over 1" },
    { "Z-10.3 target 301", "target=301", { 250, 0 }, { 51, 0 }, "301:0 over 0" },
    { "Z-10.3 target 701", "target=701", { 600, 0 }, { 100, 0 }, "700:0 on" },
    { "Z-10.3 target 1001", "target=1001", { 901, 0 }, { 100, 0 }, "1001:0 over 0" },
    { "Z-10.3 a third below does not matter", "mode=3", { 480, 470, 490 }, { 60, 42, 50 },
      "540:512:540 on" },
    { "Z-10.3 partners win together", "mode=4", { 480, 470 }, { 82, 80 }, "562:550 over 02" },
    { "Z-10.3 a watching dealer wins", "mode=4d", { 0, 500, 0, 0 }, { 40, 70, 52, 0 },
      "0:610:52:40 over 1" },
  };
  /* clang-format on */

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (GAME, rows[i].settings);
      g_autoptr (GString) text = g_string_new (NULL);
      unsigned last = game_count_seats (GAME, &options) - 1;
      Match match;
      Deal deal;

      match_init (&match, GAME, &options, (int) last);
      set_up_over (&deal, rows[i].settings, (int) last, 0, rows[i].points);
      for (unsigned u = 0; u < match.n_units; u++)
        match.score[u] = rows[i].before[u];
      match_book (&match, &deal);
      for (unsigned u = 0; u < match.n_units; u++)
        g_string_append_printf (text, "%s%d", u > 0 ? ":" : "", match.score[u]);
      g_string_append (text, match.over ? " over " : " on");
      for (unsigned seat = 0; seat < match.n_seats; seat++)
        if (seats_have (match.winners, seat))
          g_string_append_printf (text, "%u", seat);
      support_check (rows[i].row, text->str, rows[i].after);
      support_check_number (rows[i].row, "next dealer, Z-5.6", match.dealer, 0);
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

/* ---- Sheet and breakdown: Z-10.4 -------------------------------------------------------- */

typedef struct
{
  const char *row;
  const char *settings;
  int dealer;
  int declarer;
  int points[4];
  unsigned n_flecke;
  int pot;
  int bella;         /* seat, NO_SEAT */
  int announced;     /* seat that has the Terz of clubs, NO_SEAT */
  bool matsch;       /* of the declarer */
  const char *sheet; /* "contract: written marks | … [strittig]" */
  const char *breakdown;
  const char *contract; /* as support_check_contract () */
} SheetCase;

/* clang-format off */
static const SheetCase sheet_cases[] = {
  { "Z-10.4 won", "", 0, 0, { 90, 75 }, 0, 0, NO_SEAT, NO_SEAT, false, "{suit}: 90  | 75 ",
    "Cards in tricks|Last trick|Written",
    "0 made" },
  { "Z-10.4 lost", "", 0, 0, { 60, 101 }, 0, 0, NO_SEAT, NO_SEAT, false, "{suit}: –  | 161 ",
    "Cards in tricks|Last trick|Points|Lost: to the other side|Written",
    "0 failed" },
  { "Z-10.4 put aside", "", 0, 0, { 81, 81 }, 0, 0, NO_SEAT, NO_SEAT, false,
    "{suit}: (81)  | 81  [81]", "Cards in tricks|Last trick|Points|Disputed: put aside|Written",
    "0 failed" },
  { "Z-10.4 the taker", "", 0, 1, { 62, 50 }, 0, 81, NO_SEAT, NO_SEAT, false,
    "{suit}: 112+81  | – ",
    "Cards in tricks|Last trick|Points|Lost: to the other side|Disputed points of earlier "
    "deals|Written",
    "1 failed" },
  { "Z-10.4 strittig stays", "mode=3", 0, 0, { 50, 56, 56 }, 0, 30, NO_SEAT, NO_SEAT, false,
    "{suit}: (50)  | 56  | 56  [80]",
    "Cards in tricks|Last trick|Points|Disputed: put aside|Written",
    "0 failed" },
  { "Z-10.4 Fleck, Bella, Ansagen", "", 0, 1, { 60, 82 }, 2, 0, 0, 1, false,
    "{suit} ×4: 320 B | 408 A 20",
    "Cards in tricks|Last trick|Bella ({king} and {queen} of trumps)|Ansagen (figures)|Points|"
    "Added by "
    "Fleck|Written",
    "1 made" },
  { "Z-10.4 Stichmatsch", "", 0, 0, { 162, 0 }, 0, 0, NO_SEAT, NO_SEAT, true, "{suit}: 262 S | 0 ",
    "Cards in tricks|Last trick|Stichmatsch (all tricks)|Written",
    "0 made" },
  { "Z-10.4 the watching dealer", "mode=4d", 3, 0, { 40, 70, 52, 0 }, 1, 0, NO_SEAT, 3, false,
    "{suit} ×2: –  | 220  | 104  | 120 A 20",
    "Cards in tricks|Last trick|Ansagen (figures)|Points|Added by Fleck|Lost: to the best "
    "opponent|Lost: as many to the dealer|Written",
    "0 failed" },
};
/* clang-format on */

static void
set_up_case (Deal *deal, const SheetCase *row)
{
  set_up_over (deal, row->settings, row->dealer, row->declarer, row->points);
  deal->own.zensern.pot = row->pot;
  deal->own.zensern.n_flecke = (uint8_t) row->n_flecke;
  deal->own.zensern.bella = (int8_t) row->bella;
  if (row->announced != NO_SEAT)
    announce (deal, (unsigned) row->announced, "7C 8C 9C");
  if (row->matsch)
    deal->won[1] = 0;
}

static void
test_sheet (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (sheet_cases); i++)
    {
      const SheetCase *wanted = &sheet_cases[i];
      g_autoptr (GString) text = g_string_new (NULL);
      Options options = support_options (GAME, wanted->settings);
      Match match;
      SheetRow row;
      Deal deal;

      set_up_case (&deal, wanted);
      match_init (&match, GAME, &options, wanted->dealer);
      match.n_deals = 7;
      match_book (&match, &deal);
      game_sheet_row (&match, &deal, &row);
      g_string_append_printf (text, "%s: ", row.contract);
      for (unsigned u = 0; u < row.n_units; u++)
        {
          g_string_append_printf (text, "%s%s %s", u > 0 ? " | " : "", row.unit[u].written,
                                  row.unit[u].marks);
          support_check_number (wanted->row, "total", row.unit[u].total, match.score[u]);
        }
      if (row.n_notes > 0)
        g_string_append_printf (text, " [%d]", row.note[0].value[0]);
      support_check (wanted->row, text->str, wanted->sheet);
      support_check_number (wanted->row, "number", (int) row.number, 7);
      support_check_contract (wanted->row, &deal, wanted->contract);
      support_check_number (wanted->row, "lost", row.unit[wanted->declarer].lost,
                            g_str_has_prefix (row.unit[wanted->declarer].written, "–")
                                || strcmp (row.unit[wanted->declarer].written, "(50)") == 0);
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

  start (&deal, "", 0, 0, NULL);
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

static void
test_breakdown (void)
{
  for (unsigned i = 0; i < G_N_ELEMENTS (sheet_cases); i++)
    {
      g_autoptr (GString) labels = g_string_new (NULL);
      Breakdown breakdown;
      Deal deal;

      set_up_case (&deal, &sheet_cases[i]);
      game_breakdown (&deal, &breakdown);
      for (unsigned r = 0; r < breakdown.n_rows; r++)
        g_string_append_printf (labels, "%s%s", r > 0 ? "|" : "", breakdown.row[r].label);
      support_check (sheet_cases[i].row, labels->str, sheet_cases[i].breakdown);
    }
}

/* Z-9.3, Z-9.5; partners take their tricks together */
static void
test_verdicts (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    int points[4];
    bool matsch; /* of the declarer, seat 0 */
    const char *verdict;
  } rows[] = {
    { "won", "", { 90, 75 }, false, "{declarer} made it: more points than the other side." },
    { "won",
      "mode=3",
      { 70, 50, 42 },
      false,
      "{declarer} made it: more points than any opponent." },
    { "tie",
      "",
      { 81, 81 },
      false,
      "{declarer} has only as many points as the other side: the declarer’s points are disputed "
      "and wait for a later deal." },
    { "tie",
      "mode=3",
      { 60, 60, 42 },
      false,
      "{declarer} has only as many points as the best opponent: the declarer’s points are "
      "disputed and wait for a later deal." },
    { "lost",
      "mode=4",
      { 60, 101 },
      false,
      "{declarer} has lost: the declarer’s points go to the other side." },
    { "lost",
      "mode=3",
      { 40, 70, 52 },
      false,
      "{declarer} has lost: the declarer’s points go to the best opponent." },
    { "lost while the dealer watches",
      "mode=4d",
      { 40, 70, 52 },
      false,
      "{declarer} has lost: the declarer’s points go to the best opponent, and the watching dealer "
      "gets as many." },
    { "two equal opponents",
      "mode=3",
      { 50, 56, 56 },
      false,
      "{declarer} has lost to two equal opponents: the declarer’s points are disputed and wait "
      "for a later deal." },
    { "Stichmatsch", "", { 162, 0 }, true, "Stichmatsch! {declarer} took every trick." },
    { "Stichmatsch of partners",
      "mode=4",
      { 162, 0 },
      true,
      "Stichmatsch! {declarer}’s side took every trick." },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Breakdown breakdown;
      Deal deal;

      set_up_over (&deal, rows[i].settings, 0, 0, rows[i].points);
      if (rows[i].matsch)
        deal.won[1] = 0;
      game_breakdown (&deal, &breakdown);
      support_check (rows[i].row, breakdown.verdict->text, rows[i].verdict);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zensern/options", test_options);
  g_test_add_func ("/zensern/presets", test_presets);
  g_test_add_func ("/zensern/modes", test_modes);
  g_test_add_func ("/zensern/dealing", test_dealing);
  g_test_add_func ("/zensern/laid-open", test_laid_open);
  g_test_add_func ("/zensern/bids", test_bids);
  g_test_add_func ("/zensern/exchange", test_exchange);
  g_test_add_func ("/zensern/no-exchange", test_no_exchange);
  g_test_add_func ("/zensern/fleck", test_fleck);
  g_test_add_func ("/zensern/legal-cards", test_legal_cards);
  g_test_add_func ("/zensern/trick-winner", test_trick_winner);
  g_test_add_func ("/zensern/figures", test_figures);
  g_test_add_func ("/zensern/strength", test_strength);
  g_test_add_func ("/zensern/ansagen", test_ansagen);
  g_test_add_func ("/zensern/shown", test_shown);
  g_test_add_func ("/zensern/bella", test_bella);
  g_test_add_func ("/zensern/settling", test_settling);
  g_test_add_func ("/zensern/e15", test_e15);
  g_test_add_func ("/zensern/e20", test_e20);
  g_test_add_func ("/zensern/match", test_match);
  g_test_add_func ("/zensern/thrown-in", test_thrown_in);
  g_test_add_func ("/zensern/sheet", test_sheet);
  g_test_add_func ("/zensern/sheet-thrown-in", test_sheet_thrown_in);
  g_test_add_func ("/zensern/breakdown", test_breakdown);
  g_test_add_func ("/zensern/verdicts", test_verdicts);

  return g_test_run ();
}
