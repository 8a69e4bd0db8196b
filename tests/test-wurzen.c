/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Wurzen and Schnapsen by example: the rows are examples/wurzen.txt, the rules in rules.md. */

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "examples.h"
#include "rules/games/wurzen/wurzen-score.h"
#include "rules/games/wurzen/wurzen-state.h"
#include "rules/games/wurzen/wurzen-tables.h"

#define GAME (&wurzen_game)

/* ---- Columns that set something up ------------------------------------------------------ */

/* "TRUMP-CARD CARDS" or "0", all are drawn: seat 0 is to lead in the middle of a deal. */
static void
set_talon (Example *example, const char *cell)
{
  g_auto (GStrv) words = g_strsplit (cell, " ", -1);
  Deal *deal = example_begin (example);

  deal->turn = 0;
  deal->dealer = 1;
  deal_set_trump (deal, (unsigned) suit_from_letter (example->trump));
  deal->n_played = 2;
  deal->own.wurzen.under = words[1] != NULL ? support_card (deal_pack (deal), words[0]) : CARD_NONE;
  deal->own.wurzen.n_stock = (uint8_t) (words[1] != NULL ? atoi (words[1]) - 1 : 0);
}

/* The cards that are drawn next. */
static void
set_next_cards (Example *example, const char *cell)
{
  g_auto (GStrv) words = g_strsplit (cell, " ", -1);
  Deal *deal = example_deal (example);

  for (unsigned i = 0; words[i] != NULL; i++)
    deal->own.wurzen.stock[deal->own.wurzen.n_stock - 1 - i]
        = support_card (deal_pack (deal), words[i]);
}

/* "of seat 0 / of seat 1" */
static void
set_hands (Example *example, const char *cell)
{
  g_auto (GStrv) hands = g_strsplit (cell, " / ", -1);
  Deal *deal = example_deal (example);

  for (unsigned seat = 0; hands[seat] != NULL; seat++)
    deal->hand[seat] = example_cards (example, hands[seat]);
}

/* Eyes from cards alone of seats 0 and 1; who has any has tricks. */
static void
set_eyes (Example *example, const char *cell)
{
  Deal *deal = example_deal (example);
  int eyes[2];
  unsigned n = example_numbers (cell, eyes, 2);

  for (unsigned seat = 0; seat < n; seat++)
    {
      deal->card_points[seat] = (uint16_t) eyes[seat];
      deal->tricks_won[seat] = eyes[seat] > 0 ? 3 : 0;
    }
}

/* Eyes and tricks of the closer's opponent when the talon was closed */
static void
set_snapshot (Example *example, const char *cell)
{
  WurzenState *own = &example_deal (example)->own.wurzen;
  int numbers[2];

  example_numbers (cell, numbers, 2);
  own->snapshot_eyes = (uint16_t) numbers[0];
  own->snapshot_tricks = (uint8_t) numbers[1];
}

static void
set_claim (Example *example, const char *cell G_GNUC_UNUSED)
{
  deal_apply (example_deal (example), ACTION (WURZEN_VERB_CLAIM, 0));
}

/* A deal that is over: @winner gets @points, for the other's eyes are below the limits for it. */
static void
win (Deal *deal, const Options *options, unsigned winner, unsigned points)
{
  static const unsigned wurzen_eyes_for[] = { 0, 50, 30, 10, 0 };
  static const unsigned schnapsen_eyes_for[] = { 0, 50, 10, 0 };
  Example example = { .game = GAME, .settings = options_to_string (options, GAME), .trump = 'H' };
  const WurzenMode *mode = wurzen_mode (options);
  unsigned other = (mode->hand == 6 ? wurzen_eyes_for : schnapsen_eyes_for)[points];
  g_autofree char *eyes = g_strdup_printf ("%u %u", winner == 0 ? mode->target : other,
                                           winner == 0 ? other : mode->target);

  set_talon (&example, "JH 8");
  set_eyes (&example, eyes);
  example.deal.turn = (int8_t) winner;
  set_claim (&example, "");
  *deal = example.deal;
  g_free (example.settings);
}

/* "SEAT+POINTS …" of the deals of a match; the last one stays. */
static void
set_deals (Example *example, const char *cell)
{
  g_auto (GStrv) deals = g_strsplit (cell, " ", -1);
  Match *match = example_match (example);
  Deal *deal = example_begin (example);

  for (unsigned k = 0; deals[k] != NULL; k++)
    {
      g_assert_false (match->over);
      win (deal, &match->options, (unsigned) (deals[k][0] - '0'), (unsigned) (deals[k][2] - '0'));
      deal->dealer = match->dealer;
      g_assert_cmpuint (match->dealer, ==, k % 2); /* W-10.1 */
      match_book (match, deal);
    }
}

/* The same; after each deal the sheet tells what it must. */
static void
set_sheet_deals (Example *example, const char *cell)
{
  g_auto (GStrv) deals = g_strsplit (cell, " ", -1);
  Match *match = example_match (example);
  Deal *deal = example_begin (example);
  SheetRow row;

  for (unsigned k = 0; deals[k] != NULL; k++)
    {
      win (deal, &match->options, (unsigned) (deals[k][0] - '0'), (unsigned) (deals[k][2] - '0'));
      match->n_deals++;
      match_book (match, deal);
      game_sheet_row (match, deal, &row);
      g_assert_cmpuint (row.number, ==, k + 1);
      g_assert_true ((row.ended != NULL)
                     == (row.unit[0].marks[0] != '\0' || row.unit[1].marks[0] != '\0'));
      g_assert_cmpint (row.unit[deals[k][0] - '0'].score, ==, deals[k][2] - '0');
    }
}

/* ---- Columns that look ------------------------------------------------------------------ */

static int
count_eyes_of_pack (Example *example)
{
  Options options = example_options (example);
  const TrickOrder *order
      = game_order (GAME, &options, (unsigned) suit_from_letter (example->trump));

  return (int) trick_points (order, ((CardSet) 1 << example_pack (example)->n_cards) - 1);
}

/* These cards are a suit, in this order. */
static void
check_high_to_low (Example *example, const char *cell)
{
  Options options = example_options (example);
  const Pack *pack = example_pack (example);
  const TrickOrder *order
      = game_order (GAME, &options, (unsigned) suit_from_letter (example->trump));
  g_auto (GStrv) words = g_strsplit (cell, " ", -1);
  unsigned group = order->group[support_card (pack, words[0])];
  g_autofree char *members = support_codes (pack, order->members[group]);

  if (order->members[group] != support_cards (pack, cell))
    support_fail ("%s: the group is %s, expected %s", example->row, members, cell);
  for (unsigned n = 0; words[n] != NULL && words[n + 1] != NULL; n++)
    if (order->strength[support_card (pack, words[n])]
        <= order->strength[support_card (pack, words[n + 1])])
      support_fail ("%s: %s should be above %s", example->row, words[n], words[n + 1]);
}

static int
count_cards_in_hands (Example *example)
{
  const Deal *deal = example_deal (example);

  return (int) (card_set_count (deal->hand[0]) + card_set_count (deal->hand[1]));
}

static char *
tell_hands (Example *example)
{
  const Deal *deal = example_deal (example);
  g_autofree char *first = support_codes (deal_pack (deal), deal->hand[0]);
  g_autofree char *second = support_codes (deal_pack (deal), deal->hand[1]);

  return g_strdup_printf ("%s / %s", first, second);
}

/* "seat 0 / seat 1 / trump card, next card, talon, leader" */
static char *
tell_dealt (Example *example)
{
  const Deal *deal = example_deal (example);
  const WurzenState *own = &deal->own.wurzen;
  g_autofree char *hands = tell_hands (example);

  g_assert_cmpuint (deal->trump, ==, pack_suit (deal_pack (deal), own->under));

  return g_strdup_printf (
      "%s / %s %s %u leader %d", hands, pack_code (deal_pack (deal), own->under),
      pack_code (deal_pack (deal), own->stock[own->n_stock - 1]), wurzen_talon (deal), deal->turn);
}

static char *
tell_suit_of_trumps (Example *example)
{
  return g_strdup_printf ("%c", suit_letter (example_deal (example)->trump));
}

/* "led-follow:winner …", L for the leader and F for the follower */
static void
check_tricks (Example *example, const char *cell)
{
  g_auto (GStrv) tricks = g_strsplit (cell, " ", -1);

  for (unsigned k = 0; tricks[k] != NULL; k++)
    {
      g_auto (GStrv) words = g_strsplit_set (tricks[k], "-:", 3);
      unsigned winner;
      Deal *deal;

      set_talon (example, "0");
      deal = &example->deal;
      for (unsigned n = 0; n < 2; n++)
        {
          deal->turn = (int8_t) n;
          deal->hand[n] = example_cards (example, words[n]);
          deal_put_card (deal, deal_order (deal), support_card (deal_pack (deal), words[n]));
        }
      winner = deal_take_trick (deal);
      if ("LF"[winner] != words[2][0])
        support_fail ("%s: %s: got %c", example->row, tricks[k], "LF"[winner]);
    }
}

/* Only the legal tokens that begin with one of @prefixes, in the order of the list. */
static char *
legal_with (Example *example, const char *const *prefixes)
{
  g_autofree char *legal = support_legal (example_deal (example));
  g_auto (GStrv) words = g_strsplit (legal, " ", -1);
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; words[i] != NULL; i++)
    for (unsigned k = 0; prefixes[k] != NULL; k++)
      if (g_str_has_prefix (words[i], prefixes[k]))
        g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", words[i]);

  return g_string_free (text, FALSE);
}

static char *
tell_swaps (Example *example)
{
  static const char *const swap[] = { "swap", NULL };

  return legal_with (example, swap);
}

static char *
tell_calls (Example *example)
{
  static const char *const calls[] = { "close", "swap", NULL };

  return legal_with (example, calls);
}

static char *
tell_claims (Example *example)
{
  static const char *const tokens[] = { "claim", "play", NULL };

  return legal_with (example, tokens);
}

static char *
tell_under (Example *example)
{
  const Deal *deal = example_deal (example);

  return g_strdup (pack_code (deal_pack (deal), deal->own.wurzen.under));
}

static int
count_talon (Example *example)
{
  return (int) wurzen_talon (example_deal (example));
}

static char *
tell_strict (Example *example)
{
  return g_strdup (wurzen_is_strict (example_deal (example)) ? "yes" : "no");
}

static char *
tell_closed_at (Example *example)
{
  const WurzenState *own = &example_deal (example)->own.wurzen;

  return g_strdup_printf ("%u %u", own->snapshot_eyes, own->snapshot_tricks);
}

static char *
tell_eyes (Example *example)
{
  const Deal *deal = example_deal (example);

  return g_strdup_printf ("%u:%u", wurzen_eyes (deal, 0), wurzen_eyes (deal, 1));
}

static int
count_announced_points (Example *example)
{
  return (int) wurzen_announcement_points (example_deal (example), example->action);
}

static CardSet
announced_cards (Example *example)
{
  return wurzen_announcement_cards (example_deal (example), example->action);
}

/* Returns "END EYES SCORE" of a finished deal, and only the eyes before that. */
static char *
tell_outcome (Example *example)
{
  static const char *const end_codes[] = {
    [WURZEN_END_NONE] = "none",
    [WURZEN_END_OUT] = "out",
    [WURZEN_END_OUT_CLOSER] = "out-closer",
    [WURZEN_END_OUT_AGAINST] = "out-against",
    [WURZEN_END_FALSE] = "false",
    [WURZEN_END_FALSE_CLOSER] = "false-closer",
    [WURZEN_END_FALSE_AGAINST] = "false-against",
    [WURZEN_END_LAST] = "last",
    [WURZEN_END_LAST_OUT] = "last-out",
    [WURZEN_END_CLOSED_MADE] = "closed-made",
    [WURZEN_END_CLOSED_FAILED] = "closed-failed",
  };
  const Deal *deal = example_deal (example);
  DealResult result;

  if (!deal_is_over (deal))
    return tell_eyes (example);
  deal_result (deal, &result);

  return g_strdup_printf ("%s %d:%d %d:%d", end_codes[deal->own.wurzen.end], result.points[0],
                          result.points[1], result.score[0], result.score[1]);
}

static int
count_value (Example *example)
{
  const Deal *deal = example_deal (example);

  return (int) wurzen_value (&deal->options, deal->card_points[0], deal->tricks_won[0]);
}

/* Returns "running" or "finished …", then the black points, then "over WINNER" or "on". */
static char *
tell_after (Example *example)
{
  static const char *const kinds[] = { "", "plain", "schneider", "retour" };
  const Match *match = example_match (example);
  const int32_t *black = game_tally (match);
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%d:%d /", match->score[0], match->score[1]);
  for (unsigned k = 0; k < match->own.wurzen.n_bummerl; k++)
    {
      const WurzenBummerl *bummerl = &match->own.wurzen.bummerl[k];

      g_string_append_printf (text, " %u:%u %s %u", bummerl->score[0], bummerl->score[1],
                              kinds[bummerl->kind], bummerl->loser);
    }
  g_string_append_printf (text, " / %d:%d %s", black[0], black[1],
                          match->over ? match->winners == 1 ? "over 0" : "over 1" : "on");

  return g_string_free (text, FALSE);
}

/* "written marks total / …, BUMMERL black points" */
static char *
tell_lines (Example *example)
{
  GString *text = g_string_new (NULL);
  SheetRow row;

  game_sheet_row (example_match (example), &example->deal, &row);
  for (unsigned u = 0; u < 2; u++)
    g_string_append_printf (text, "%s%s %s %d", u > 0 ? " / " : "", row.unit[u].written,
                            row.unit[u].marks, row.unit[u].total);
  g_string_append_printf (text, ", %u", row.block);
  if (row.n_notes > 0)
    g_string_append_printf (text, " %d:%d", row.note[0].value[0], row.note[0].value[1]);

  return g_string_free (text, FALSE);
}

/* The verdict names winner and loser, and the winner is the one of the deal. */
static char *
tell_names_winner (Example *example)
{
  Breakdown breakdown;

  game_breakdown (example_deal (example), &breakdown);

  return g_strdup (breakdown.verdict->text[0] != '\0' && breakdown.winner + breakdown.loser == 1
                           && breakdown.winner == example->deal.own.wurzen.winner
                       ? "yes"
                       : "no");
}

static const ExampleColumn columns[] = {
  { "talon", .set = set_talon },
  { "next cards", .set = set_next_cards },
  { "hands", .set = set_hands },
  { "eyes", .set = set_eyes },
  { "snapshot", .set = set_snapshot },
  { "claim", .set = set_claim },
  { "deals", .set = set_deals },
  { "deals on the sheet", .set = set_sheet_deals },
  { "closer", EXAMPLE_SET (deal.declarer) },
  { "on lead", EXAMPLE_SET (deal.turn) },
  { "played", EXAMPLE_SET (deal.n_played) },
  { "announced", EXAMPLE_SET_ALL (deal.own.wurzen.announced) },
  { "eyes of the loser", EXAMPLE_SET (deal.card_points[0]) },
  { "tricks of the loser", EXAMPLE_SET (deal.tricks_won[0]) },
  { "eyes of the pack", .number = count_eyes_of_pack },
  { "high to low", .check = check_high_to_low },
  { "cards in hands", .number = count_cards_in_hands },
  { "both hands", .text = tell_hands },
  { "dealt", .text = tell_dealt },
  { "suit of trumps", .text = tell_suit_of_trumps },
  { "tricks", .check = check_tricks },
  { "swaps", .text = tell_swaps },
  { "calls", .text = tell_calls },
  { "claims", .text = tell_claims },
  { "under", .text = tell_under },
  { "talon left", .number = count_talon },
  { "strict", .text = tell_strict },
  { "closed at", .text = tell_closed_at },
  { "all eyes", .text = tell_eyes },
  { "announced points", .number = count_announced_points },
  { "announced cards", .cards = announced_cards },
  { "outcome", .text = tell_outcome },
  { "value", .number = count_value },
  { "after", .text = tell_after },
  { "lines", .text = tell_lines },
  { "verdict names the winner", .text = tell_names_winner },
  { NULL },
};

/* W-10.7, R-5: the black points in a record */
static void
test_record (void)
{
  Options options = support_options (GAME, "");
  g_autoptr (GString) text = g_string_new (NULL);
  Match match;
  Deal deal;

  match_init (&match, GAME, &options, NO_SEAT);
  for (unsigned k = 0; k < 3; k++)
    {
      win (&deal, &options, 1, 4);
      match_book (&match, &deal);
      record_write_result (text, &match, &deal);
    }
  support_check ("R-5", text->str,
                 "result points 0 75 score 0 4\nmatch scores 0 4 bummerl 0 0 over no\n"
                 "result points 0 75 score 0 4\nmatch scores 0 8 bummerl 0 0 over no\n"
                 "result points 0 75 score 0 4\nmatch scores 0 0 bummerl 2 0 over no\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/wurzen/record", test_record);
  examples_add ("wurzen", GAME, columns);

  return g_test_run ();
}
