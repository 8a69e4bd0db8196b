/* SPDX-License-Identifier: GPL-3.0-or-later */

/** 56 by example: the rows are section 12 of games/fiftysix/rules.md, and its rules. */

#include <glib.h>
#include <string.h>

#include "rules/games/fiftysix/fiftysix-claims.h"
#include "rules/games/fiftysix/fiftysix-score.h"
#include "rules/match.h"
#include "rules/sheet.h"
#include "support.h"

#define GAME (&fiftysix_game)

static const char seed_auction[]
    = "bid:28:H plus:C plusone:H pass oneplus:H nos xplus:2:D pass pass minus:C pass minus:1:C "
      "bid:38:S pass bid:40:N pass pass pass pass pass";

/* ---- Deals from text -------------------------------------------------------------------- */

/* Seat 0 is the first caller, player 1 of the examples. */
static int
dealer_of (const char *settings)
{
  Options options = support_options (GAME, settings);

  return (int) game_count_seats (GAME, &options) - 1;
}

/* Carries out tokens; a token that is not legal is a failed row. */
static bool
act (const char *row, Deal *deal, const char *tokens)
{
  g_auto (GStrv) words = g_strsplit (tokens, " ", -1);

  for (unsigned i = 0; words[i] != NULL; i++)
    {
      Action action = action_from_token (GAME, deal_pack (deal), words[i]);
      ActionList list;

      if (words[i][0] == '\0')
        continue;
      deal_legal (deal, &list);
      if (!action_list_has (&list, action))
        {
          support_fail ("%s: '%s' is not legal, call %u of '%s'", row, words[i], i, tokens);
          return false;
        }
      deal_apply (deal, action);
    }

  return true;
}

/* The cards of "KS KS JS" not yet in *@taken; of twins the lower copy first or last. */
static CardSet
take_cards (const Pack *pack, const char *codes, bool low_first, CardSet *taken)
{
  g_auto (GStrv) words = g_strsplit (codes, " ", -1);
  CardSet cards = 0;

  for (unsigned i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      {
        CardSet copies = pack_copies (pack, support_card (pack, words[i])) & ~*taken;

        if (copies == 0)
          g_error ("'%s': a third copy of %s", codes, words[i]);
        if (!low_first && card_set_rest (copies) != 0)
          copies = card_set_rest (copies);
        *taken |= card_set_of (card_set_first (copies));
        cards |= card_set_of (card_set_first (copies));
      }

  return cards;
}

/* "call 30 0H d1 turn 2"; in play "play 40 2N d0 turn 0 trump N declarer 2". */
static char *
describe (const Deal *deal)
{
  const FiftysixState *own = &deal->own.fiftysix;
  const char *phase = deal->phase == FIFTYSIX_PHASE_CALL    ? "call"
                      : deal->phase == FIFTYSIX_PHASE_TRUMP ? "trump"
                      : deal->phase == PHASE_PLAY           ? "play"
                                                            : "over";
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%s %u %d%c d%u turn %d", phase, own->value, own->high_caller,
                   suit_letter (own->high_suit), own->level, deal->turn);
  if (deal->phase == PHASE_PLAY)
    g_string_append_printf (text, " trump %c declarer %d", suit_letter (deal->trump),
                            deal->declarer);

  return g_string_free (text, FALSE);
}

/* ---- Cards and seats: F-3 --------------------------------------------------------------- */

static void
test_packs (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    unsigned n_seats;
    const char *pack;
  } rows[] = {
    { "F-3.4", "", 6,
      "JC JC 9C 9C AC AC TC TC KC KC QC QC JS JS 9S 9S AS AS TS TS KS KS QS QS "
      "JH JH 9H 9H AH AH TH TH KH KH QH QH JD JD 9D 9D AD AD TD TD KD KD QD QD" },
    { "F-3.7 four", "players=4", 4,
      "JC JC 9C 9C AC AC TC TC KC KC QC QC JS JS 9S 9S AS AS TS TS KS KS QS QS "
      "JH JH 9H 9H AH AH TH TH KH KH QH QH JD JD 9D 9D AD AD TD TD KD KD QD QD" },
    { "F-3.7 eight", "players=8", 8,
      "JC JC 9C 9C AC AC TC TC KC KC QC QC 8C 8C 7C 7C JS JS 9S 9S AS AS TS TS KS KS QS QS 8S 8S "
      "7S 7S JH JH 9H 9H AH AH TH TH KH KH QH QH 8H 8H 7H 7H JD JD 9D 9D AD AD TD TD KD KD QD QD "
      "8D 8D 7D 7D" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (GAME, rows[i].settings);
      const Pack *pack = game_pack (GAME, &options);
      g_autofree char *codes = support_codes (pack, ~(CardSet) 0 >> (CARDS_MAX - pack->n_cards));

      support_check (rows[i].row, codes, rows[i].pack);
      g_assert_cmpuint (game_count_seats (GAME, &options), ==, rows[i].n_seats);
      g_assert_cmpuint (game_first_dealer (GAME, &options), ==, 0); /* F-5.1 */
      for (unsigned seat = 0; seat < rows[i].n_seats; seat++)
        g_assert_cmpuint (game_unit_of (GAME, &options, seat), ==, seat % 2); /* F-3.6 */
      for (unsigned trump = 0; trump <= SUIT_NONE; trump++)
        g_assert_cmpuint (trick_points (game_order (GAME, &options, trump),
                                        ~(CardSet) 0 >> (CARDS_MAX - pack->n_cards)),
                          ==, 56); /* F-3.3 */
    }
  g_assert_false (GAME->clockwise); /* F-3.8 */
}

/* ---- Dealing: F-5 ----------------------------------------------------------------------- */

/* The cards of "0-3 24-27". */
static CardSet
cards_of_ranges (const char *ranges)
{
  g_auto (GStrv) words = g_strsplit (ranges, " ", -1);
  CardSet cards = 0;

  for (unsigned i = 0; words[i] != NULL; i++)
    {
      unsigned first = (unsigned) atoi (words[i]);
      unsigned last = (unsigned) atoi (strchr (words[i], '-') + 1);

      for (; first <= last; first++)
        cards |= card_set_of ((Card) first);
    }

  return cards;
}

static void
test_dealing (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    int dealer;
    unsigned seat;
    const char *indices;
    int first_caller;
  } rows[] = {
    { "E1 the first seat", "", 2, 3, "0-3 24-27", 3 },
    { "E1 the dealer", "", 2, 2, "20-23 44-47", 3 },
    { "F-5.2 between them", "", 2, 0, "12-15 36-39", 3 },
    { "E18 dealer minus one calls first", "opener=left", 2, 3, "0-3 24-27", 1 },
    { "E19 four seats", "players=4", 3, 0, "0-3 16-19 32-35", 0 },
    { "E19 four seats, the dealer", "players=4", 3, 3, "12-15 28-31 44-47", 0 },
    { "E19 four seats, left", "players=4 opener=left", 3, 3, "12-15 28-31 44-47", 2 },
    { "E19 eight seats", "players=8", 7, 0, "0-3 32-35", 0 },
    { "E19 eight seats, the dealer", "players=8", 0, 0, "28-31 60-63", 1 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Deal deal;

      support_deal_by (&deal, GAME, rows[i].settings, rows[i].dealer, NULL);
      if (deal.hand[rows[i].seat] != cards_of_ranges (rows[i].indices))
        support_fail ("%s: seat %u holds %" G_GINT64_MODIFIER "x", rows[i].row, rows[i].seat,
                      deal.hand[rows[i].seat]);
      if (deal.turn != rows[i].first_caller
          || fiftysix_first_caller (&deal) != (unsigned) rows[i].first_caller)
        support_fail ("%s: seat %d calls first", rows[i].row, deal.turn);
    }
}

/* ---- Auction: F-6 ----------------------------------------------------------------------- */

/* E2: V with every call */
static void
test_values (void)
{
  static const unsigned values[]
      = { 28, 29, 30, 30, 31, 32, 34, 34, 34, 35, 35, 36, 38, 38, 40, 40, 40, 40, 40, 40 };
  g_auto (GStrv) words = g_strsplit (seed_auction, " ", -1);
  g_autofree char *end = NULL;
  Deal deal;

  support_deal_by (&deal, GAME, "", 5, NULL);
  for (unsigned i = 0; words[i] != NULL; i++)
    {
      if (deal.turn != (int) (i % 6))
        support_fail ("E2 F-6.1: seat %d makes call %u", deal.turn, i);
      if (fiftysix_value_after (&deal, action_from_token (GAME, deal_pack (&deal), words[i]))
          != values[i])
        support_fail ("E2: %s is not told to reach %u", words[i], values[i]);
      if (!act ("E2", &deal, words[i]))
        return;
      if (deal.own.fiftysix.value != values[i])
        support_fail ("E2: %u after %s, expected %u", deal.own.fiftysix.value, words[i], values[i]);
    }
  end = describe (&deal);
  support_check ("E2", end, "play 40 2N d0 turn 0 trump N declarer 2");
}

/* "+TOKEN" must be legal, "-TOKEN" must not, "=N" is the length of the list. */
static void
check_list (const char *row, const Deal *deal, const char *wanted)
{
  g_auto (GStrv) words = g_strsplit (wanted, " ", -1);
  ActionList list;

  deal_legal (deal, &list);
  for (unsigned i = 0; words[i] != NULL; i++)
    {
      Action action = action_from_token (GAME, deal_pack (deal), words[i] + 1);

      if (words[i][0] == '=' && list.n != (unsigned) atoi (words[i] + 1))
        support_fail ("%s: %u legal tokens, expected %s", row, list.n, words[i] + 1);
      if (words[i][0] == '+' && !action_list_has (&list, action))
        support_fail ("%s: %s is not legal", row, words[i] + 1);
      if (words[i][0] == '-' && action != ACTION_NONE && action_list_has (&list, action))
        support_fail ("%s: %s is legal", row, words[i] + 1);
    }
}

static void
test_auction (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *calls;
    const char *state;
    const char *list;
  } rows[] = {
    { "E4", "",
      "bid:28:H plus:C plusone:H pass oneplus:H nos xplus:2:D pass pass minus:C pass pass pass "
      "pass pass",
      "play 35 3C d0 turn 0 trump C declarer 3", "" },
    { "E5", "", "bid:28:H plus:C plusone:H pass oneplus:H nos pass pass pass pass pass",
      "play 32 5N d0 turn 0 trump N declarer 5", "" },
    { "E6 F-6.16", "", "pass pass pass pass pass pass", "play 28 0N d0 turn 0 trump N declarer 0",
      "" },
    { "E7 first list", "", "", "call 27 -1N d0 turn 0",
      "=218 +pass -pluspass -nos -nos:2 -double -redouble -bid:27:C +bid:28:C +bid:56:N "
      "+xplus:2:C +xplus:7:S -xplus:1:C -xplus:8:C +minus:1:C +minus:8:S -minus:9:C -minus:0:C "
      "-bid:57:C -plus:N -xplus:2:N -minus:N -minus:1:N -trump:C -play:JC" },
    { "E7 after the opening pass", "", "pass", "call 28 0N d0 turn 1",
      "=215 -bid:28:C +bid:29:C +pluspass +double +pass -nos" },
    { "E7 forced", "opening=forced", "", "call 27 -1N d0 turn 0", "=217 -pass -pluspass" },
    { "F-6.9 forced: passing is free later", "opening=forced", "plus:C", "call 28 0C d0 turn 1",
      "+pass +pluspass" },
    { "E8 plus pass is no entry of R", "", "bid:28:H pluspass", "call 29 1N d0 turn 2",
      "+nos -nos:2" },
    { "E8 two entries", "", "bid:28:H pluspass minus:S pass bid:31:N", "call 31 4N d0 turn 5",
      "+nos +nos:2 -nos:3" },
    { "E8 nos:2 raises by 2", "", "bid:28:H pluspass minus:S pass bid:31:N nos:2",
      "call 33 5N d0 turn 0", "" },
    { "E8 nosraise=one", "nosraise=one", "bid:28:H pluspass minus:S pass bid:31:N nos:2",
      "call 32 5N d0 turn 0", "" },
    { "F-6.8 five entries", "", "plus:C plus:C plus:C plus:C plus:C plus:C", "call 33 5C d0 turn 0",
      "+nos +nos:2 +nos:5 -nos:6 -nos:1" },
    { "E9 53", "", "bid:53:H", "call 53 0H d0 turn 1",
      "=75 +xplus:3:C -xplus:4:C +nos +pluspass +pass +double" },
    { "E9 55", "", "bid:55:H", "call 55 0H d0 turn 1", "=57 -xplus:2:C +plus:S +minus:8:S" },
    { "E9 F-6.14 56: the opponents", "", "bid:56:H", "call 56 0H d0 turn 1", "=2 +double +pass" },
    { "E9 56: the partner", "", "bid:56:H pass", "call 56 0H d0 turn 2", "=1 +pass" },
    { "E9 F-6.14 56 passed out", "", "bid:56:H pass pass pass pass pass",
      "play 56 0H d0 turn 0 trump H declarer 0", "" },
    { "F-6.4 nos:X above 56", "", "plus:C plus:C bid:55:H", "call 55 2H d0 turn 3",
      "+nos -nos:2 -nos:3" },
    { "F-6.4 nos:X above 56, nosraise=one", "nosraise=one", "plus:C plus:C bid:55:H",
      "call 55 2H d0 turn 3", "+nos +nos:2 +nos:3 -nos:4" },
    { "E10 the partner may redouble", "", "bid:30:H double", "call 30 0H d1 turn 2",
      "+redouble -double +pass" },
    { "E10 a value call ends the double", "", "bid:30:H double pass pass pass bid:31:D",
      "call 31 5D d0 turn 0", "+double -redouble" },
    { "E10 four passes after the double", "", "bid:30:H double pass pass pass pass",
      "call 30 0H d1 turn 0", "+redouble" },
    { "E10 five passes after the double", "", "bid:30:H double pass pass pass pass pass",
      "play 30 0H d1 turn 0 trump H declarer 0", "" },
    { "E10 the double of the fifth", "", "bid:30:H pass pass pass pass double",
      "call 30 0H d1 turn 0", "+redouble +bid:31:H" },
    { "F-6.11 the partner cannot double", "", "bid:30:H pass", "call 30 0H d0 turn 2",
      "-double -redouble" },
    { "F-6.12 the doubler’s partner cannot redouble", "", "bid:30:H double pass",
      "call 30 0H d1 turn 3", "-double -redouble" },
    { "E11 redouble=open", "", "bid:30:H double pass pass redouble", "call 30 0H d2 turn 5",
      "+bid:31:C -double -redouble" },
    { "E11 redouble=ends", "redouble=ends", "bid:30:H double pass pass redouble",
      "play 30 0H d2 turn 0 trump H declarer 0", "" },
    { "F-6.12 doubled anew", "", "bid:30:H double redouble bid:31:C double", "call 31 3C d1 turn 5",
      "-double +redouble" },
    { "F-6.12 redouble=ends with trump=free", "redouble=ends trump=free",
      "bid:30:H double redouble", "trump 30 0H d2 turn 0", "=5" },
    { "E12 trump=free", "trump=free", "bid:30:H pass pass pass pass pass", "trump 30 0H d0 turn 0",
      "=5 +trump:C +trump:D +trump:H +trump:N +trump:S -pass" },
    { "E12 another suit", "trump=free", "bid:30:H pass pass pass pass pass trump:S",
      "play 30 0H d0 turn 0 trump S declarer 0", "" },
    { "E12 none", "trump=free", "plus:C bid:30:H pass pass pass pass pass trump:N",
      "play 30 1H d0 turn 0 trump N declarer 1", "" },
    { "E12 nos", "trump=free", "bid:30:H nos pass pass pass pass pass",
      "play 31 1N d0 turn 0 trump N declarer 1", "" },
    { "F-6.15 no trump leaves no choice", "trump=free", "bid:30:N pass pass pass pass pass",
      "play 30 0N d0 turn 0 trump N declarer 0", "" },
    { "F-6.15 plus pass", "", "bid:30:H pluspass pass pass pass pass pass",
      "play 31 1N d0 turn 0 trump N declarer 1", "" },
    { "E18 opener=left", "opener=left", "pass pass pass pass pass pass",
      "play 28 4N d0 turn 0 trump N declarer 4", "" },
    { "E19 four: three passes", "players=4", "pass plus:D pass pass pass",
      "play 29 1D d0 turn 0 trump D declarer 1", "" },
    { "E19 eight: six passes are not enough", "players=8", "plus:D pass pass pass pass pass pass",
      "call 28 0D d0 turn 7", "+double" },
    { "E19 eight: seven are", "players=8", "plus:D pass pass pass pass pass pass pass",
      "play 28 0D d0 turn 0 trump D declarer 0", "" },
    { "E22 the last value call counts", "", "bid:28:H nos double pass pass pass pass pass",
      "play 29 1N d1 turn 0 trump N declarer 1", "" },
    { "E22 the opening pass doubled", "", "pass double pass pass pass pass pass",
      "play 28 0N d1 turn 0 trump N declarer 0", "" },
    { "F-6.1 who has passed may call again", "",
      "plus:H pass plus:H plus:H plus:H plus:H plus:H "
      "plus:C",
      "call 34 1C d0 turn 2", "" },
    { "F-6.10 raising oneself", "", "plus:H pass pass pass pass double plus:C",
      "call 29 0C d0 turn 1", "" },
    { "D-5 first X plus", "", "xplus:2:C", "call 29 0C d0 turn 1", "" },
    { "F-6.5 fixed raises", "", "oneplus:C plusone:D minus:8:H minus:S nos pluspass",
      "call 33 5N d0 turn 0", "" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *state = NULL;
      Deal deal;

      support_deal_by (&deal, GAME, rows[i].settings, dealer_of (rows[i].settings), NULL);
      if (!act (rows[i].row, &deal, rows[i].calls))
        continue;
      state = describe (&deal);
      support_check (rows[i].row, state, rows[i].state);
      if (rows[i].list[0] != '\0')
        check_list (rows[i].row, &deal, rows[i].list);
    }
}

/* F-6.19: the list itself is in order, so that nobody need sort it */
static void
test_list_sorted (void)
{
  static const char *const rows[]
      = { "", "plus:H", "plus:H plus:C double", "pass", "plus:H plus:C pass", "plus:H double" };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      ActionList list, sorted;
      Deal deal;

      support_deal_by (&deal, GAME, "", 5, NULL);
      act ("F-6.19", &deal, rows[i]);
      deal_legal (&deal, &list);
      deal_legal_sorted (&deal, &sorted);
      if (memcmp (list.at, sorted.at, list.n * sizeof list.at[0]) != 0)
        support_fail ("F-6.19: not in order after '%s'", rows[i]);
    }
}

/* F-6.6: the whole auction can be told from the deal: "0:bid:28:H=28 1:plus:C=29 …". */
static char *
tell_auction (const Deal *deal)
{
  FiftysixCall calls[FIFTYSIX_CALLS_MAX];
  unsigned n = fiftysix_list_calls (deal, calls);
  GString *text = g_string_new (NULL);
  char token[TOKEN_MAX];

  for (unsigned i = 0; i < n; i++)
    {
      g_string_append_printf (text, "%u:%s=%u ", calls[i].seat,
                              action_to_token (GAME, deal_pack (deal), calls[i].action, token),
                              calls[i].value);
      for (unsigned p = 1; p <= calls[i].n_passes; p++)
        g_string_append_printf (text, "%u:pass=%u ", (calls[i].seat + p) % deal->n_seats,
                                calls[i].value);
    }

  return g_string_free (text, FALSE);
}

static void
add_tokens (GPtrArray *tokens, const char *before, unsigned first, unsigned last, const char *after)
{
  for (unsigned number = first; number <= last; number++)
    for (const char *suit = after; *suit != '\0'; suit++)
      g_ptr_array_add (tokens, number > 0 ? g_strdup_printf ("%s:%u:%c", before, number, *suit)
                                          : g_strdup_printf ("%s:%c", before, *suit));
}

/* F-6.17: all tokens there are but those of cards, each an action of its own. */
static void
test_alphabet (void)
{
  static const char *const plain[]
      = { "nos", "nos:2", "nos:3", "nos:4", "nos:5", "pass", "pluspass", "double", "redouble" };
  Options options = support_options (GAME, "");
  const Pack *pack = game_pack (GAME, &options);
  g_autoptr (GPtrArray) tokens = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GHashTable) actions = g_hash_table_new (NULL, NULL);

  add_tokens (tokens, "bid", 28, 56, "CDHSN");
  add_tokens (tokens, "plus", 0, 0, "CDHS");
  add_tokens (tokens, "oneplus", 0, 0, "CDHS");
  add_tokens (tokens, "plusone", 0, 0, "CDHS");
  add_tokens (tokens, "minus", 0, 8, "CDHS");
  add_tokens (tokens, "xplus", 2, 7, "CDHS");
  add_tokens (tokens, "trump", 0, 0, "CDHSN");
  for (unsigned i = 0; i < G_N_ELEMENTS (plain); i++)
    g_ptr_array_add (tokens, g_strdup (plain[i]));
  g_assert_cmpuint (tokens->len, ==, 255 - 24);
  for (unsigned i = 0; i < tokens->len; i++)
    {
      Action action = action_from_token (GAME, pack, tokens->pdata[i]);
      char token[TOKEN_MAX];

      support_check (tokens->pdata[i], action_to_token (GAME, pack, action, token),
                     tokens->pdata[i]);
      g_assert_true (g_hash_table_add (actions, GUINT_TO_POINTER (action)));
    }
}

static void
test_list_calls (void)
{
  static const struct
  {
    const char *settings;
    const char *calls;
  } rows[] = {
    { "", "" },
    { "", seed_auction },
    { "", "pass pass pass pass pass pass" },
    { "", "bid:56:N double redouble pass pass pass" },
    { "opener=left", "pass xplus:7:D pass plus:C minus:8:S nos:2 pass pluspass double" },
    { "players=8", "minus:D pass pass pass pass pass pass double pass pass pass pass pass pass "
                   "redouble oneplus:C plusone:S nos nos:3 plus:H pass" },
    { "players=4", "bid:30:S pass pass nos pass pass pass" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) words = g_strsplit (rows[i].calls, " ", -1);
      g_autoptr (GString) wanted = g_string_new (NULL);
      g_autofree char *got = NULL;
      Deal deal;

      support_deal_by (&deal, GAME, rows[i].settings, 1, NULL);
      for (unsigned k = 0; words[k] != NULL && words[k][0] != '\0'; k++)
        {
          int seat = deal.turn;

          if (!act (rows[i].calls, &deal, words[k]))
            break;
          g_string_append_printf (wanted, "%d:%s=%u ", seat, words[k], deal.own.fiftysix.value);
        }
      got = tell_auction (&deal);
      support_check (rows[i].calls, got, wanted->str);
    }
}

/* The bound at FIFTYSIX_CALLS_MAX is met: value call, double, redouble with all passes between. */
static void
test_longest_auction (void)
{
  static const struct
  {
    const char *settings;
    unsigned n_calls;
  } rows[] = { { "", 436 }, { "players=4", 262 }, { "players=8", 610 } };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FiftysixCall calls[FIFTYSIX_CALLS_MAX];
      unsigned n_calls = 0;
      Deal deal;

      support_deal_by (&deal, GAME, rows[i].settings, 0, NULL);
      for (unsigned step = 0; deal.phase == FIFTYSIX_PHASE_CALL; n_calls++)
        {
          static const char *const order[] = { "plus:S", "double", "redouble" };
          bool last = deal.own.fiftysix.value == 56 && deal.own.fiftysix.level == 2;
          bool is_pass = n_calls > 0 && (last || deal.own.fiftysix.n_passes < deal.n_seats - 2);

          act ("longest auction", &deal, is_pass ? "pass" : order[step++ % 3]);
        }
      if (n_calls != rows[i].n_calls)
        support_fail ("'%s': the longest auction has %u calls", rows[i].settings, n_calls);
      g_assert_cmpuint (fiftysix_list_calls (&deal, calls), ==, FIFTYSIX_CALLS_MAX);
      g_assert_cmpuint (calls[FIFTYSIX_CALLS_MAX - 1].value, ==, 56);
      g_assert_cmpuint (calls[FIFTYSIX_CALLS_MAX - 1].n_passes, ==, deal.n_seats - 1);
    }
}

/* ---- Meaning of the calls: F-8 ---------------------------------------------------------- */

/* "H JH 9H >=4", "C -JC =1", "H =0", "-" */
static char *
describe_claim (const Pack *pack, const FiftysixClaim *claim)
{
  GString *text = g_string_new (NULL);

  if (claim->suit == SUIT_NONE)
    {
      g_assert_cmpuint (claim->n_tops, ==, 0);
      g_assert_cmpuint (claim->lacks, ==, CARD_NONE);
      g_string_append_c (text, '-');
      return g_string_free (text, FALSE);
    }
  g_string_append_printf (text, "%c ", suit_letter (claim->suit));
  for (unsigned i = 0; i < claim->n_tops; i++)
    g_string_append_printf (text, "%s ", pack_code (pack, claim->top[i]));
  if (claim->lacks != CARD_NONE)
    g_string_append_printf (text, "-%s ", pack_code (pack, claim->lacks));
  g_string_append_printf (text, "%s%u", claim->exact ? "=" : ">=", claim->n_cards);

  return g_string_free (text, FALSE);
}

static void
test_claims (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *calls;
    const char *claims; /* of the calls without the passes, joined by commas */
  } rows[] = {
    { "E3", "", seed_auction,
      "H JH >=4, C JC >=3, H JH =1, H 9H =2, H =0, D JD JD =3, C -JC >=3, C -JC =1, S JS JS >=5, "
      "-" },
    { "F-8.4", "", "bid:28:H", "H JH >=4" },
    { "F-8.2 raise 3", "", "bid:30:S", "S JS JS 9S >=6" },
    { "F-8.2 raise 4", "", "bid:31:S", "S JS >=4" },
    { "F-8.2 raise by the value before", "", "bid:40:C bid:42:S", "C JC >=4, S JS JS >=5" },
    { "F-8.2 seven tops", "", "xplus:7:D", "D JD JD 9D 9D AD AD TD =8" },
    { "F-8.2 no suit", "", "pass pluspass bid:35:N double redouble", "-, -, -, -, -" },
    { "F-8.2 void", "", "plus:C plus:D plus:C nos:3 nos:2 nos",
      "C JC >=3, D JD >=3, C JC >=3, C =0, D =0, C =0" },
    { "F-8.1 opponents count too", "", "plus:C plus:C plus:C", "C JC >=3, C JC >=3, C 9C >=3" },
    { "F-8.1 own claims do not count", "", "plus:C pass pass pass pass double plus:C",
      "C JC >=3, -, C JC >=3" },
    { "F-8.1 the largest of a seat, not the sum nor the last", "players=4",
      "xplus:2:C nos pass pass plus:C plus:C", "C JC JC =3, C =0, C JC >=3, C 9C >=3" },
    { "F-8.1 the end of the ladder", "", "xplus:7:C xplus:7:C plus:C minus:C",
      "C JC JC 9C 9C AC AC TC =8, C TC KC KC QC QC =8, C >=3, C >=3" },
    { "F-8.1 eight", "players=8", "xplus:7:C xplus:7:C xplus:2:C minus:3:C",
      "C JC JC 9C 9C AC AC TC =8, C TC KC KC QC QC 8C 8C =8, C 7C 7C =3, C =3" },
    { "F-8.2 minus behind a claim", "", "plusone:S minus:S", "S JS =1, S -JS >=3" },
    { "F-8.2 minus behind two", "", "xplus:2:S minus:2:S", "S JS JS =3, S -9S =2" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      FiftysixClaim claims[FIFTYSIX_CALLS_MAX];
      FiftysixCall calls[FIFTYSIX_CALLS_MAX];
      g_auto (GStrv) words = g_strsplit (rows[i].calls, " ", -1);
      g_autoptr (GString) got = g_string_new (NULL);
      FiftysixClaim now;
      Deal deal;

      support_deal_by (&deal, GAME, rows[i].settings, dealer_of (rows[i].settings), NULL);
      for (unsigned k = 0; words[k] != NULL; k++)
        {
          Action call = action_from_token (GAME, deal_pack (&deal), words[k]);

          fiftysix_claim_now (&deal, call, &now);
          if (!act (rows[i].row, &deal, words[k]))
            break;
          fiftysix_claims (&deal, claims);
          if (deal.own.fiftysix.n_passes == 0
              && memcmp (&now, &claims[deal.own.fiftysix.n_calls - 1], sizeof now) != 0)
            support_fail ("%s: %s is told to promise something else", rows[i].row, words[k]);
        }
      fiftysix_claims (&deal, claims);
      for (unsigned c = 0; c < fiftysix_list_calls (&deal, calls); c++)
        {
          g_autofree char *text = describe_claim (deal_pack (&deal), &claims[c]);

          g_string_append_printf (got, "%s%s", c > 0 ? ", " : "", text);
          g_assert_nonnull (claims[c].text);
        }
      support_check (rows[i].row, got->str, rows[i].claims);
    }
}

/* F-8.2 against a hand: what is promised of it, and the cards that it is about. */
static void
test_grounds (void)
{
  static const struct
  {
    const char *row;
    const char *before;
    const char *hand;
    const char *call;
    const char *wanted; /* "true", "false" and the cards of the suit; "-": nothing is promised */
  } rows[] = {
    { "F-8.2 raise 1", "", "JH 9H TH QH KC KC AS AS", "bid:28:H", "true JH 9H TH QH" },
    { "F-8.2 raise 1: four cards", "", "JH 9H TH KC KC QC AS AS", "bid:28:H", "false JH 9H TH" },
    { "F-8.2 raise 1: the jack", "", "9H AH TH QH KC KC AS AS", "bid:28:H", "false 9H AH TH QH" },
    { "F-8.2 raise 2: both jacks", "", "JH JH 9H TH QH KC AS AS", "bid:29:H",
      "true JH JH 9H TH QH" },
    { "F-8.2 raise 2: one jack", "", "JH 9H AH TH QH KC AS AS", "bid:29:H",
      "false JH 9H AH TH QH" },
    { "F-8.2 raise 4", "", "JH 9H TH QH KC KC AS AS", "bid:31:H", "true JH 9H TH QH" },
    { "F-8.2 plus", "", "JC KC KC 9H AS AS TD QD", "plus:C", "true JC KC KC" },
    { "F-8.2 plus: longer too", "", "JC KC KC QC AS AS TD QD", "plus:C", "true JC KC KC QC" },
    { "F-8.2 one plus: exactly two", "", "JC KC KC 9H AS AS TD QD", "oneplus:C", "false JC KC KC" },
    { "F-8.2 one plus", "", "JC KC TH 9H AS AS TD QD", "oneplus:C", "true JC KC" },
    { "F-8.2 plus one", "", "JC KH TH 9H AS AS TD QD", "plusone:C", "true JC" },
    { "F-8.2 plus one: alone", "", "JC KC TH 9H AS AS TD QD", "plusone:C", "false JC KC" },
    { "F-8.2 X plus", "", "JC JC QC 9H AS AS TD QD", "xplus:2:C", "true JC JC QC" },
    { "F-8.2 X plus: both tops", "", "JC KC QC 9H AS AS TD QD", "xplus:2:C", "false JC KC QC" },
    { "F-8.2 minus", "", "9C TC QC 9H AS AS TD QD", "minus:C", "true 9C TC QC" },
    { "F-8.2 minus: not the jack", "", "JC TC QC 9H AS AS TD QD", "minus:C", "false JC TC QC" },
    { "F-8.2 minus X", "", "9C TC TH 9H AS AS TD QD", "minus:2:C", "true 9C TC" },
    { "F-8.2 nos", "plus:C", "JS TS TH 9H AS AS TD QD", "nos", "true" },
    { "F-8.2 nos: void", "plus:C", "QC TS TH 9H AS AS TD QD", "nos", "false QC" },
    { "F-8.2 nos X", "plus:C plus:H", "QH TS TH 9H AS AS TD QD", "nos:2", "true" },
    { "F-8.1 the second jack", "plusone:H", "JH TS TC 9C AS AS TD QD", "plusone:H", "true JH" },
    { "F-8.1 behind both jacks", "xplus:2:H", "9H TH QH 9C AS AS TD QD", "plus:H",
      "true 9H TH QH" },
    { "F-8.1 behind both jacks: not a jack", "xplus:2:H", "JH TH QH 9C AS AS TD QD", "plus:H",
      "false JH TH QH" },
    { "F-8.2 no trump", "", "JC JH JS JD AS AS TD QD", "bid:28:N", "-" },
    { "F-8.2 double", "bid:28:H", "JC JH JS JD AS AS TD QD", "double", "-" },
    { "F-8.2 pass", "bid:28:H", "JC JH JS JD AS AS TD QD", "pass", "-" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *cards = NULL;
      g_autofree char *got = NULL;
      CardSet taken = 0;
      Grounds grounds;
      Deal deal;

      support_deal_by (&deal, GAME, "", dealer_of (""), NULL);
      act (rows[i].row, &deal, rows[i].before);
      deal.hand[deal.turn] = take_cards (deal_pack (&deal), rows[i].hand, true, &taken);
      game_grounds (&deal, action_from_token (GAME, deal_pack (&deal), rows[i].call), &grounds);
      cards = support_codes (deal_pack (&deal), grounds.cards);
      got = g_strconcat (grounds.holds ? "true" : "false", cards[0] != '\0' ? " " : "", cards,
                         NULL);
      support_check (rows[i].row, grounds.is_promise ? got : "-", rows[i].wanted);
    }
}

/* The help bubbles of F-8.2 */
static void
test_claim_texts (void)
{
  static const struct
  {
    const char *calls; /* the last of them is the one in question */
    const char *text;
  } rows[] = {
    { "bid:30:H", "holds {tops} and many side cards" },
    { "bid:31:H", "very strong in {suit}, wants to play {value}" },
    { "plus:H", "holds {top} and at least 2 more" },
    { "oneplus:H", "holds {top} and exactly 1 more" },
    { "plusone:H", "holds only {top}" },
    { "xplus:2:H", "holds {tops} and only 1 more" },
    { "minus:H", "at least {number} of {suit}, not {top}" },
    { "minus:2:H", "exactly {number} of {suit}, not {top}" },
    { "xplus:7:H xplus:7:H", "exactly {number} of {suit}" },
    { "xplus:7:H xplus:6:H plus:H", "at least {number} of {suit}" },
    { "xplus:7:H xplus:5:H plusone:H", "exactly {number} of {suit}" },
    { "xplus:7:H xplus:4:H plusone:H", "holds only {top}" },
    { "xplus:7:H xplus:5:H minus:H", "at least {number} of {suit}" },
    { "xplus:7:H xplus:5:H minus:1:H", "exactly {number} of {suit}" },
    { "xplus:7:H xplus:5:H bid:50:H", "very strong in {suit}, wants to play {value}" },
    { "plus:C nos", "void in {suit}" },
    { "plus:C plus:C nos:2", "void in {suit}" },
    { "plus:C pluspass", "nothing to show, keeps the auction open; if passed out: no trump" },
    { "pass", "nothing to show, keeps the auction open; if passed out: no trump" },
    { "pass pass", "no call" },
    { "bid:28:N", "wants no trump: tops in several suits" },
    { "plus:C double", "expects {value} to fail" },
    { "plus:C double redouble", "still expects {value} to be made" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *last = strrchr (rows[i].calls, ' ');
      g_autofree char *before = last != NULL
                                    ? g_strndup (rows[i].calls, (gsize) (last - rows[i].calls))
                                    : g_strdup ("");
      FiftysixClaim claim;
      Deal deal;

      support_deal_by (&deal, GAME, "", 5, NULL);
      act (rows[i].calls, &deal, before);
      fiftysix_claim_now (
          &deal,
          action_from_token (GAME, deal_pack (&deal), last != NULL ? last + 1 : rows[i].calls),
          &claim);
      support_check (rows[i].calls, claim.text, rows[i].text);
    }
}

/* ---- Play: F-7 -------------------------------------------------------------------------- */

/* Seat @leader leads; the cards of @table fall. Then the seat at turn holds @hand. */
static void
set_up (Deal *deal, const char *settings, char trump, unsigned leader, const char *table,
        const char *hand, bool low_first)
{
  g_auto (GStrv) cards = g_strsplit (table, " ", -1);
  Options options = support_options (GAME, settings);
  const Pack *pack = game_pack (GAME, &options);
  CardSet taken = 0;

  deal_init (deal, GAME, &options);
  deal->dealer = deal->n_seats - 1;
  deal->phase = PHASE_PLAY;
  deal_set_trump (deal, (unsigned) suit_from_letter (trump));
  deal->declarer = 0;
  deal->turn = (int8_t) leader;
  for (unsigned i = 0; cards[i] != NULL && cards[i][0] != '\0'; i++)
    {
      deal->hand[deal->turn] = take_cards (pack, cards[i], low_first, &taken);
      deal_put_card (deal, deal_order (deal), support_card (pack, cards[i]));
      deal->turn = (int8_t) deal_seat_after (deal, leader, i + 1);
    }
  deal->hand[deal->turn] = take_cards (pack, hand, low_first, &taken);
}

static void
test_legal_cards (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    char trump;
    const char *table; /* seat 0 led */
    const char *hand;
    const char *legal;
  } rows[] = {
    { "E13 follow suit", "", 'S', "TH", "JH 9H QH JD 9D AD TD KD", "play:9H play:JH play:QH" },
    { "E13 void: anything", "", 'S', "TH JH", "JS QS JD 9D AD TD KD QD",
      "play:9D play:AD play:JD play:JS play:KD play:QD play:QS play:TD" },
    { "E13 no duty to overtrump, twins once", "", 'S', "TH JH QS", "KS KS JS 9S AS TS QS JD",
      "play:9S play:AS play:JD play:JS play:KS play:QS play:TS" },
    { "F-7.3 the leader may play anything", "", 'S', "", "JS KS KS 9D QC",
      "play:9D play:JS play:KS play:QC" },
    { "F-7.4 trumps may be led", "", 'S', "", "JS KS KS", "play:JS play:KS" },
    { "F-7.3 trumps led", "", 'S', "QS", "JS 9D 9D", "play:JS" },
    { "F-7.3 no trump", "", 'N', "QS", "JH 9D 9D", "play:9D play:JH" },
    { "F-7.3 no duty to head", "", 'N', "QS JS", "JS KS 9S AD", "play:9S play:JS play:KS" },
    { "F-3.7 eight", "players=8", 'N', "QS", "8S 7S 7S AD", "play:7S play:8S" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *legal = NULL;
      Deal deal;

      set_up (&deal, rows[i].settings, rows[i].trump, 0, rows[i].table, rows[i].hand, true);
      legal = support_legal (&deal);
      support_check (rows[i].row, legal, rows[i].legal);
    }
}

/* F-7.5, F-7.6, F-3.2, F-3.3 */
static void
test_trick_winner (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    char trump;
    unsigned leader;
    const char *table;
    unsigned winner;
    unsigned points;
  } rows[] = {
    { "E14 first jack", "", 'N', 0, "AH JH 9H JH KH QH", 1, 9 },
    { "E14 first ten of trumps", "", 'S', 4, "AH QS 9H KS TS TS", 2, 5 },
    { "E14 discards never win", "", 'N', 0, "QH JS JD JC KH KH", 4, 9 },
    { "E14 a trump over both jacks", "", 'C', 3, "JH JH QC 9H KC KC", 1, 8 },
    { "F-3.2 J 9 A T K Q", "", 'N', 0, "QC KC TC AC 9C JC", 5, 7 },
    { "F-3.2 nine over ace", "", 'N', 2, "AC 9C TC KC QC AC", 3, 5 },
    { "F-3.2 ace over ten", "", 'N', 2, "TC AC TC KC QC KC", 3, 3 },
    { "F-3.2 ten over king", "", 'N', 2, "KC QC TC KC QC QS", 4, 1 },
    { "F-3.2 king over queen", "", 'N', 2, "QC KC QC KC QS QS", 3, 0 },
    { "F-3.2 the same in trumps", "", 'C', 2, "TC AC 9C KC QC KC", 4, 4 },
    { "F-7.5 the second twin does not win", "", 'N', 5, "JD JD 9D 9D QD KD", 5, 10 },
    { "F-3.7 four", "players=4", 'H', 1, "JD 9D QH QH", 3, 5 },
    { "F-3.7 eight: queen, eight, seven", "players=8", 'N', 7, "7C 8C 7C QC 8C 7D 8D 7H", 2, 0 },
    { "F-3.7 eight: eight over seven", "players=8", 'N', 0, "7C 8C 7C 7D 8C 7D 8D 7H", 1, 0 },
  };

  for (unsigned i = 0; i < 2 * G_N_ELEMENTS (rows); i++)
    {
      unsigned r = i / 2; /* every row once with each copy of the twins first */
      Deal deal;
      unsigned winner;

      set_up (&deal, rows[r].settings, rows[r].trump, rows[r].leader, rows[r].table, "",
              i % 2 == 0);
      winner = deal_take_trick (&deal);
      if (winner != rows[r].winner || deal.card_points[winner & 1] != rows[r].points)
        support_fail ("%s: got winner %u with %u points, expected %u with %u", rows[r].row, winner,
                      deal.card_points[winner & 1], rows[r].winner, rows[r].points);
    }
}

/* F-7.2: playing a token removes one copy, whichever the hand holds. */
static void
test_twins (void)
{
  Options options = OPTIONS_DEFAULT;
  const Pack *pack = game_pack (GAME, &options);
  Card jack = support_card (pack, "JS");
  Deal deal;

  set_up (&deal, "", 'N', 0, "", "JS JS QD", true);
  act ("F-7.2", &deal, "play:JS");
  g_assert_cmpuint (card_set_count (deal.hand[0]), ==, 2);
  g_assert_cmpuint (card_set_count (deal.hand[0] & pack_copies (pack, jack)), ==, 1);

  set_up (&deal, "", 'N', 0, "JS", "JS QD", true);
  g_assert_false (card_set_has (deal.hand[1], jack));
  act ("F-7.2", &deal, "play:JS");
  g_assert_cmpuint (card_set_count (deal.hand[1]), ==, 1);
  g_assert_cmpuint (trick_winner (&deal.trick), ==, 0);
}

/* ---- Scoring: F-9 ----------------------------------------------------------------------- */

static void
test_stakes (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    unsigned value;
    unsigned level;
    bool made;
    unsigned stake;
  } rows[] = {
    { "E15 34 doubled, failed", "", 34, 1, false, 4 },
    { "E15 40 doubled, made", "", 40, 1, true, 4 },
    { "E15 56 redoubled, failed", "", 56, 2, false, 20 },
    { "E15 39 made", "", 39, 0, true, 1 },
    { "E15 40 failed", "", 40, 0, false, 3 },
    { "E15 48 failed", "", 48, 0, false, 4 },
    { "E15 plus: 56 redoubled, failed", "dblscore=plus", 56, 2, false, 7 },
    { "E15 plus: 28 doubled, made", "dblscore=plus", 28, 1, true, 2 },
    { "F-9.3 28 made", "", 28, 0, true, 1 },
    { "F-9.3 28 failed", "", 28, 0, false, 2 },
    { "F-9.3 39 failed", "", 39, 0, false, 2 },
    { "F-9.3 40 made", "", 40, 0, true, 2 },
    { "F-9.3 47 made", "", 47, 0, true, 2 },
    { "F-9.3 47 failed", "", 47, 0, false, 3 },
    { "F-9.3 48 made", "", 48, 0, true, 3 },
    { "F-9.3 55 made", "", 55, 0, true, 3 },
    { "F-9.3 55 failed", "", 55, 0, false, 4 },
    { "F-9.3 56 made", "", 56, 0, true, 4 },
    { "F-9.3 56 failed", "", 56, 0, false, 5 },
    { "F-9.4 redoubled, made", "", 28, 2, true, 4 },
    { "F-9.4 plus: redoubled, made", "dblscore=plus", 28, 2, true, 3 },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (GAME, rows[i].settings);
      unsigned stake = fiftysix_stake (&options, rows[i].value, rows[i].level, rows[i].made);

      support_check_number (rows[i].row, "stake", (int) stake, (int) rows[i].stake);
    }
}

/* @deal is over: a contract of @value at @level by seat @declarer, whose team has @points. */
static void
finish (Deal *deal, unsigned value, unsigned level, int declarer, unsigned points)
{
  deal->own.fiftysix.value = (uint8_t) value;
  deal->own.fiftysix.level = (uint8_t) level;
  deal->own.fiftysix.high_caller = (int8_t) declarer;
  deal->declarer = (int8_t) declarer;
  deal->card_points[declarer % 2] = (uint16_t) points;
  deal->card_points[1 - declarer % 2] = (uint16_t) (56 - points);
  deal->phase = PHASE_OVER;
  deal->turn = NO_SEAT;
}

static void
test_scoring (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    unsigned value;
    unsigned level;
    int declarer;
    unsigned points; /* of the calling team */
    const char *result;
  } rows[] = {
    { "E21 28:28 is made", "", 28, 0, 0, 28, "28:28 1:0" },
    { "E21 27:29 failed", "", 28, 0, 0, 27, "27:29 0:2" },
    { "E21 doubled", "", 28, 1, 0, 27, "27:29 0:4" },
    { "E21 redoubled", "", 28, 2, 0, 27, "27:29 0:8" },
    { "F-9.2 team 1", "", 40, 0, 3, 40, "16:40 0:2" },
    { "F-9.2 one short", "", 40, 0, 3, 39, "17:39 3:0" },
    { "F-9.5 overtricks do not count", "", 28, 0, 4, 56, "56:0 1:0" },
    { "F-9.4 plus", "dblscore=plus", 56, 2, 1, 56, "0:56 0:6" },
    { "F-10.7 tables move", "match=tables12", 40, 0, 3, 40, "16:40 -2:2" },
    { "F-10.3 no more than there is", "match=tables6", 56, 2, 0, 56, "56:0 6:-6" },
    { "F-10.3 opponents get them", "match=tables6", 56, 1, 0, 50, "50:6 -6:6" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *text = NULL;
      DealResult result;
      Deal deal;

      support_deal_by (&deal, GAME, rows[i].settings, 5, NULL);
      finish (&deal, rows[i].value, rows[i].level, rows[i].declarer, rows[i].points);
      deal_result (&deal, &result);
      text = g_strdup_printf ("%d:%d %d:%d", result.points[0], result.points[1], result.score[0],
                              result.score[1]);
      support_check (rows[i].row, text, rows[i].result);
      support_check_contract (rows[i].row, &deal,
                              rows[i].points < rows[i].value
                                  ? rows[i].declarer % 2 == 0 ? "0 2 4 failed" : "1 3 5 failed"
                              : rows[i].declarer % 2 == 0 ? "0 2 4 made"
                                                          : "1 3 5 made");
    }
}

/* E20, F-3.6: whole deals with hands laid out, every policy of play gives the same */
static void
test_whole_deals (void)
{
  /* team 0 holds all clubs and spades, 8 cards each */
  static const char *const hands[6] = {
    "JC JC 9C 9C QS QS KS KS", "JH JH 9H 9H AH AH TH TH", "AC AC TC TC JS JS 9S 9S",
    "KH KH QH QH JD JD 9D 9D", "KC KC QC QC AS AS TS TS", "AD AD TD TD KD KD QD QD",
  };
  static const struct
  {
    const char *row;
    const char *calls;
    const char *result;
  } rows[] = {
    { "E20 redoubled", "bid:56:C double redouble pass pass pass pass pass", "56:0 16:0" },
    { "E20 bluff", "bid:56:D pass pass pass pass pass", "? 0:5" },
    { "E20 no trump", "bid:56:N pass pass pass pass pass", "56:0 4:0" },
  };
  Options options = OPTIONS_DEFAULT;
  const Pack *pack = game_pack (GAME, &options);
  CardSet taken = 0;
  CardSet rest[6];
  Card cards[CARDS_MAX];
  Rng rng = rng_new (20, 0);

  for (unsigned seat = 0; seat < 6; seat++)
    rest[seat] = take_cards (pack, hands[seat], true, &taken);
  for (unsigned i = 0; i < pack->n_cards; i++)
    {
      unsigned seat = i / 4 % 6;

      cards[i] = card_set_first (rest[seat]);
      rest[seat] = card_set_rest (rest[seat]);
    }

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    for (unsigned round = 0; round < 20; round++)
      {
        g_autofree char *points = NULL;
        g_autofree char *text = NULL;
        DealResult result;
        Deal deal;

        support_deal_by (&deal, GAME, "", 5, cards);
        if (!act (rows[i].row, &deal, rows[i].calls))
          break;
        while (!deal_is_over (&deal))
          deal_apply (&deal, support_random_action (&deal, &rng));
        deal_result (&deal, &result);
        points = rows[i].result[0] == '?'
                     ? g_strdup ("?")
                     : g_strdup_printf ("%d:%d", result.points[0], result.points[1]);
        text = g_strdup_printf ("%s %d:%d", points, result.score[0], result.score[1]);
        support_check (rows[i].row, text, rows[i].result);
      }
}

/* ---- Match: F-10 ------------------------------------------------------------------------ */

/* A deal that gives the stake to a team, dblscore=times. */
static void
finish_with_stake (Deal *deal, unsigned team, unsigned stake)
{
  static const struct
  {
    unsigned stake;
    unsigned value;
    unsigned level;
    bool made;
  } ways[] = { { 1, 28, 0, true },  { 2, 28, 0, false }, { 3, 48, 0, true },  { 4, 56, 0, true },
               { 5, 56, 0, false }, { 16, 56, 2, true }, { 20, 56, 2, false } };
  unsigned i = 0;

  while (ways[i].stake != stake)
    g_assert_cmpuint (++i, <, G_N_ELEMENTS (ways));
  finish (deal, ways[i].value, ways[i].level, (int) (ways[i].made ? team : 1 - team),
          ways[i].made ? 56 : 0);
}

static void
test_match (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    const char *deals; /* "TEAM+STAKE …" */
    const char *after; /* after each deal */
  } rows[] = {
    { "E16 pay", "match=tables6", "0+4 0+2 0+1", "6:6 10:2 12:0 12:0 over 024" },
    { "E16 zero", "match=tables6 broke=zero", "0+4 0+2", "6:6 10:2 12:0 over 024" },
    { "E16 more than there is", "match=tables6", "1+20", "6:6 0:12 over 135" },
    { "E16 more than there is, zero", "match=tables6 broke=zero", "1+20", "6:6 0:12 over 135" },
    { "F-10.3 back from nothing", "match=tables6", "0+4 0+2 1+5 0+1", "6:6 10:2 12:0 7:5 8:4" },
    { "F-10.3 twelve", "match=tables12", "1+16", "12:12 0:24 over 135" },
    { "F-10.3 twelve, exactly", "match=tables12", "1+5 1+5 1+2", "12:12 7:17 2:22 0:24" },
    { "E17 a tie, one more deal", "match=deals6", "0+1 1+2 0+1 0+1 1+2 0+1 1+1",
      "0:0 1:0 1:2 2:2 3:2 3:4 4:4 4:5 over 135" },
    { "E17 a draw", "match=deals6 tie=draw", "0+1 1+2 0+1 0+1 1+2 0+1",
      "0:0 1:0 1:2 2:2 3:2 3:4 4:4 over 012345" },
    { "F-10.1 six", "match=deals6", "0+1 0+1 0+1 1+4 0+1 0+1",
      "0:0 1:0 2:0 3:0 3:4 4:4 5:4 over 024" },
    { "F-10.1 twelve", "", "0+1 0+1 0+1 0+1 0+1 0+1 0+1 0+1 0+1 0+1 0+1 1+20",
      "0:0 1:0 2:0 3:0 4:0 5:0 6:0 7:0 8:0 9:0 10:0 11:0 11:20 over 135" },
    { "F-4.1 broke says nothing to deals", "match=deals6 broke=zero", "0+5", "0:0 5:0" },
    { "F-4.1 tie says nothing to tables", "match=tables6 tie=draw", "0+2 1+2", "6:6 8:4 6:6" },
    { "F-10.5 four seats", "match=tables6 players=4", "0+20", "6:6 12:0 over 02" },
    { "F-10.5 eight seats", "match=tables6 players=8", "1+20", "6:6 0:12 over 1357" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_auto (GStrv) words = g_strsplit (rows[i].deals, " ", -1);
      Options options = support_options (GAME, rows[i].settings);
      g_autoptr (GString) text = g_string_new (NULL);
      Card pack[CARDS_MAX];
      Match match;

      support_unshuffled (pack, game_pack (GAME, &options)->n_cards);
      match_init (&match, GAME, &options, NO_SEAT);
      g_string_printf (text, "%d:%d", match.score[0], match.score[1]);
      for (unsigned k = 0; words[k] != NULL; k++)
        {
          Deal deal;

          g_assert_false (match.over);
          g_assert_cmpuint (match.dealer, ==, k % match.n_seats); /* F-5.1 */
          match_deal (&match, pack, &deal);
          finish_with_stake (&deal, (unsigned) (words[k][0] - '0'), (unsigned) atoi (words[k] + 2));
          match_book (&match, &deal);
          g_string_append_printf (text, " %d:%d", match.score[0], match.score[1]);
          g_assert_cmpuint (match.n_counted, ==, k + 1);
        }
      if (match.over)
        g_string_append (text, " over ");
      for (unsigned seat = 0; seat < SEATS_MAX; seat++)
        if (match.winners & (1u << seat))
          g_string_append_printf (text, "%u", seat);
      support_check (rows[i].row, text->str, rows[i].after);
    }
}

/* F-10.1: each length, team 0 winning every deal */
static void
test_match_length (void)
{
  static const struct
  {
    const char *settings;
    unsigned n_deals;
  } rows[] = { { "", 12 }, { "match=deals6", 6 }, { "match=deals24", 24 } };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Options options = support_options (GAME, rows[i].settings);
      Card pack[CARDS_MAX];
      Match match;

      support_unshuffled (pack, game_pack (GAME, &options)->n_cards);
      match_init (&match, GAME, &options, NO_SEAT);
      while (!match.over)
        {
          Deal deal;

          match_deal (&match, pack, &deal);
          finish_with_stake (&deal, 0, 1);
          match_book (&match, &deal);
        }
      if (match.n_deals != rows[i].n_deals)
        support_fail ("F-10.1 '%s': over after %u deals", rows[i].settings, match.n_deals);
    }
}

/* ---- Sheet: F-10.6 ---------------------------------------------------------------------- */

static void
test_sheet (void)
{
  static const struct
  {
    const char *row;
    const char *settings;
    char trump;
    unsigned value;
    unsigned level;
    int declarer;
    unsigned points;
    const char *sheet; /* "contract points: result | result" */
    const char *breakdown;
  } rows[] = {
    { "F-10.6 no trump", "", 'N', 40, 0, 2, 44, "40 {suit} 44 : 12: +2 | ",
      "Card points 44:12|Contract made 2:0|Written 2:0" },
    { "F-10.6 doubled", "", 'D', 34, 1, 3, 30, "34 {suit} ×2 30 : 26: +4 |  lost",
      "Card points 26:30|Contract failed 2:0|Doubled 2:0|Written 4:0" },
    { "F-10.6 redoubled", "", 'S', 56, 2, 3, 56, "56 {suit} ×4 56 : 0:  | +16",
      "Card points 0:56|Contract made 0:4|Redoubled 0:12|Written 0:16" },
    { "F-9.4 plus", "dblscore=plus", 'S', 56, 2, 3, 56, "56 {suit} ×4 56 : 0:  | +6",
      "Card points 0:56|Contract made 0:4|Redoubled 0:2|Written 0:6" },
    { "F-10.6 tables", "match=tables12", 'C', 28, 0, 1, 20,
      "28 {suit} 20 : 36: 8 → 10 | 22 → 20 lost",
      "Card points 36:20|Contract failed 2:-2|Written 2:-2" },
    { "F-10.3 too few tables", "match=tables6", 'C', 56, 1, 1, 20,
      "56 {suit} ×2 20 : 36: 4 → 10 | 26 → 20 lost",
      "Card points 36:20|Contract failed 5:-5|Doubled 5:-5|Not enough tables -4:4|Written 6:-6" },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Match match = { .game = GAME, .n_deals = 7, .score = { 10, 20 } };
      g_autoptr (GString) labels = g_string_new (NULL);
      g_autofree char *text = NULL;
      Breakdown breakdown;
      SheetRow row;
      Deal deal;

      support_deal_by (&deal, GAME, rows[i].settings, 5, NULL);
      finish (&deal, rows[i].value, rows[i].level, rows[i].declarer, rows[i].points);
      deal_set_trump (&deal, (unsigned) suit_from_letter (rows[i].trump));
      game_sheet_row (&match, &deal, &row);
      text = g_strdup_printf ("%s %s: %s%s | %s%s", row.contract, row.figures, row.unit[0].written,
                              row.unit[0].lost ? " lost" : "", row.unit[1].written,
                              row.unit[1].lost ? " lost" : "");
      support_check (rows[i].row, text, rows[i].sheet);
      g_assert_cmpuint (row.number, ==, 7);
      g_assert_cmpint (row.declarer, ==, rows[i].declarer);
      g_assert_cmpint (row.trump, ==, deal.trump);
      g_assert_cmpint (row.unit[0].total, ==, 10);
      g_assert_cmpint (row.unit[1].total, ==, 20);

      game_breakdown (&deal, &breakdown);
      for (unsigned r = 0; r < breakdown.n_rows; r++)
        g_string_append_printf (labels, "%s%s %d:%d", r > 0 ? "|" : "", breakdown.row[r].label,
                                breakdown.row[r].value[0], breakdown.row[r].value[1]);
      support_check (rows[i].row, labels->str, rows[i].breakdown);
    }
}

/* ---- What the seat at turn is asked ----------------------------------------------------- */

static void
test_prompts (void)
{
  static const struct
  {
    const char *calls;
    const char *prompt;
    unsigned value;
    char suit;
  } rows[] = {
    { "", "You call first: 28 or more", 27, 'N' },
    { "bid:30:H", "{value} in {suit} stands: raise, double or pass", 30, 'H' },
    { "bid:30:H pass", "{value} in {suit} stands: raise or pass", 30, 'H' },
    { "bid:30:H nos", "{value} without trumps stands: raise, double or pass", 31, 'N' },
    { "bid:30:H double", "{value} in {suit} stands, doubled: raise, redouble or pass", 30, 'H' },
    { "bid:30:H double pass", "{value} in {suit} stands, doubled: raise or pass", 30, 'H' },
    { "bid:30:N double pass pass redouble",
      "{value} without trumps stands, redoubled: raise or pass", 30, 'N' },
    { "bid:56:H", "{value} is the highest possible call: let it stand?", 56, 'H' },
    { "bid:30:H pass pass pass pass pass", "You play {value}: choose trumps", 30, 'H' },
    { "bid:30:H pass pass pass pass pass trump:S", "You lead: play a card", 30, 'H' },
    { "bid:30:H pass pass pass pass pass trump:S play:JC", "Your turn: play a card", 30, 'H' },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      unsigned value;
      Suit suit;
      Deal deal;

      support_deal_by (&deal, GAME, "trump=free", 5, NULL);
      act (rows[i].calls, &deal, rows[i].calls);
      support_check (rows[i].calls, game_prompt (&deal, &value, &suit), rows[i].prompt);
      if (value != rows[i].value || suit_letter (suit) != rows[i].suit)
        support_fail ("'%s': asked about %u %c", rows[i].calls, value, suit_letter (suit));
    }
}

/* ---- Options: F-4.1 --------------------------------------------------------------------- */

static void
test_options (void)
{
  static const char *const keys[] = {
    "players 6 4 8",       "opener right left",
    "opening free forced", "trump call free",
    "nosraise x one",      "redouble open ends",
    "dblscore times plus", "match deals12 deals6 deals24 tables12 tables6",
    "tie one draw",        "broke pay zero",
  };
  static const char *const presets[][3] = {
    { "seed", "Kerala", "" },
    { "free-trumps", "Free trumps", "opener=left trump=free" },
    { "tournament", "Tournament", "opening=forced redouble=ends dblscore=plus match=deals24" },
    { "tables", "Tables", "match=tables12" },
  };

  g_assert_cmpuint (options_count (GAME), ==, G_N_ELEMENTS (keys));
  for (unsigned i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (GString) text = g_string_new (GAME->options->list[i].key);

      for (const OptionValue *value = GAME->options->list[i].values; value->key != NULL; value++)
        g_string_append_printf (text, " %s", value->key);
      support_check ("F-4.1", text->str, keys[i]);
    }
  g_assert_null (GAME->options->limits); /* every combination is valid */
  for (unsigned i = 0; i < G_N_ELEMENTS (presets); i++)
    {
      support_check ("preset", GAME->options->presets[i].key, presets[i][0]);
      support_check ("preset", GAME->options->presets[i].title, presets[i][1]);
      support_check ("preset", GAME->options->presets[i].settings, presets[i][2]);
    }
  g_assert_null (GAME->options->presets[G_N_ELEMENTS (presets)].key);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/fiftysix/packs", test_packs);
  g_test_add_func ("/fiftysix/dealing", test_dealing);
  g_test_add_func ("/fiftysix/values", test_values);
  g_test_add_func ("/fiftysix/auction", test_auction);
  g_test_add_func ("/fiftysix/list-sorted", test_list_sorted);
  g_test_add_func ("/fiftysix/alphabet", test_alphabet);
  g_test_add_func ("/fiftysix/list-calls", test_list_calls);
  g_test_add_func ("/fiftysix/longest-auction", test_longest_auction);
  g_test_add_func ("/fiftysix/claims", test_claims);
  g_test_add_func ("/fiftysix/claim-texts", test_claim_texts);
  g_test_add_func ("/fiftysix/grounds", test_grounds);
  g_test_add_func ("/fiftysix/legal-cards", test_legal_cards);
  g_test_add_func ("/fiftysix/trick-winner", test_trick_winner);
  g_test_add_func ("/fiftysix/twins", test_twins);
  g_test_add_func ("/fiftysix/stakes", test_stakes);
  g_test_add_func ("/fiftysix/scoring", test_scoring);
  g_test_add_func ("/fiftysix/whole-deals", test_whole_deals);
  g_test_add_func ("/fiftysix/match", test_match);
  g_test_add_func ("/fiftysix/match-length", test_match_length);
  g_test_add_func ("/fiftysix/sheet", test_sheet);
  g_test_add_func ("/fiftysix/prompts", test_prompts);
  g_test_add_func ("/fiftysix/options", test_options);

  return g_test_run ();
}
