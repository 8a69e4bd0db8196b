/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "example-columns.h"

#include <stdlib.h>
#include <string.h>

/* ---- Columns that set something up ------------------------------------------------------- */

static void
set_options (Example *example, const char *cell)
{
  g_free (example->settings);
  example->settings = g_strdup (cell);
}

/* The codes of the first cards; the others follow in their order. */
static void
set_pack (Example *example, const char *cell)
{
  const Pack *pack = example_pack (example);
  g_auto (GStrv) words = g_strsplit (cell, " ", -1);
  CardSet used = 0;
  unsigned n = 0;

  for (; words[n] != NULL && words[n][0] != '\0'; n++)
    {
      example->pack[n] = support_card (pack, words[n]);
      used |= card_set_of (example->pack[n]);
    }
  g_assert_cmpuint (card_set_count (used), ==, n);
  for (unsigned card = 0; card < pack->n_cards; card++)
    if (!card_set_has (used, (Card) card))
      example->pack[n++] = (Card) card;
  example->has_pack = true;
}

static void
set_trump (Example *example, const char *cell)
{
  example->trump = cell[0];
}

static void
set_cards (Example *example, const char *cell)
{
  example->cards = example_cards (example, cell);
}

static void
set_action (Example *example, const char *cell)
{
  example->action = action_from_token (example->game, deal_pack (example_deal (example)), cell);
}

/* The seat at turn gets a hand. */
static void
set_holds (Example *example, const char *cell)
{
  Deal *deal = example_deal (example);

  deal->hand[deal->turn] = example_cards (example, cell);
}

/* Everybody passes, or does the first that is legal, until so many cards are played. */
static void
set_played (Example *example, const char *cell)
{
  Deal *deal = example_deal (example);
  Action pass = ACTION (VERB_PASS, 0);

  while (!deal_is_over (deal) && deal->n_played < (unsigned) atoi (cell))
    {
      ActionList list;

      deal_legal (deal, &list);
      deal_apply (deal, action_list_has (&list, pass) ? pass : list.at[0]);
    }
}

static void
set_booked (Example *example, const char *cell)
{
  match_book (example_match (example), example_deal (example));
}

/* ---- Columns that look -------------------------------------------------------------------- */

static int
count_seats (Example *example)
{
  Options options = example_options (example);

  return (int) game_count_seats (example->game, &options);
}

/* The unit of each seat */
static char *
tell_units (Example *example)
{
  Options options = example_options (example);
  int32_t units[SEATS_MAX];
  unsigned n = game_count_seats (example->game, &options);
  int last = 0;

  for (unsigned seat = 0; seat < n; seat++)
    {
      units[seat] = (int32_t) game_unit_of (example->game, &options, seat);
      last = MAX (last, units[seat]);
    }
  g_assert_cmpuint (game_count_units (example->game, &options), ==, last + 1);

  return example_join (units, n, " ");
}

/* The codes of all cards, of copies each */
static char *
tell_pack (Example *example)
{
  const Pack *pack = example_pack (example);

  return support_codes (pack, ~(CardSet) 0 >> (CARDS_MAX - pack->n_cards));
}

static char *
tell_turn (Example *example)
{
  return support_turn (example_deal (example));
}

static char *
tell_legal (Example *example)
{
  return support_legal (example_deal (example));
}

static CardSet
playable_cards (Example *example)
{
  CardSet cards = 0;
  ActionList list;

  deal_legal (example_deal (example), &list);
  for (unsigned i = 0; i < list.n; i++)
    cards |= card_set_of (action_card (example->game, list.at[i]));

  return cards;
}

/* "CARD:REASON …": why the seat at turn may play it, or not */
static void
check_reasons (Example *example, const char *cell)
{
  static const char *const names[] = {
    [TRICK_LEGAL] = "legal",
    [TRICK_MUST_FOLLOW] = "follow",
    [TRICK_MUST_HEAD] = "head",
    [TRICK_MUST_RUFF] = "ruff",
    [TRICK_MUST_OVERRUFF] = "overruff",
    [TRICK_NO_UNDERRUFF] = "underruff",
    [TRICK_MUST_LEAD] = "lead",
  };
  const Deal *deal = example_deal (example);
  g_auto (GStrv) cards = g_strsplit (cell, " ", -1);

  for (unsigned k = 0; cards[k] != NULL && cards[k][0] != '\0'; k++)
    {
      g_auto (GStrv) words = g_strsplit (cards[k], ":", 2);
      Card card = support_card (deal_pack (deal), words[0]);

      support_check (example->row, names[game_reason (deal, (unsigned) deal->turn, card)],
                     words[1]);
    }
}

static char *
tell_trump (Example *example)
{
  const Deal *deal = example_deal (example);

  return deal->declarer == NO_SEAT
             ? g_strdup ("")
             : g_strdup_printf ("%d %c", deal->declarer, suit_letter (deal->trump));
}

static char *
tell_contract (Example *example)
{
  return support_contract (example_deal (example));
}

static CardSet
hand_cards (Example *example)
{
  return example_deal (example)->hand[example->seat];
}

static char *
tell_open (Example *example)
{
  GString *text = g_string_new (NULL);
  Card open[CARDS_MAX];
  unsigned n = game_open_cards (example_deal (example), open);

  for (unsigned i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            pack_code (deal_pack (&example->deal), open[i]));

  return g_string_free (text, FALSE);
}

/* "cards of seat 0 / of seat 1 …" */
static char *
tell_shown (Example *example)
{
  const Deal *deal = example_deal (example);
  GString *text = g_string_new (NULL);

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      g_autofree char *codes = support_codes (deal_pack (deal), game_shown (deal, seat));

      g_string_append_printf (text, "%s%s", seat > 0 ? " / " : "", codes);
    }

  return g_string_free (text, FALSE);
}

static int
take_trick (Example *example)
{
  example->seat = deal_take_trick (example_deal (example));

  return (int) example->seat;
}

static int
count_card_points (Example *example)
{
  const Deal *deal = example_deal (example);

  return deal->card_points[deal_unit (deal, example->seat)];
}

static char *
tell_tricks_won (Example *example)
{
  const Deal *deal = example_deal (example);
  int32_t tricks[SEATS_MAX];

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    tricks[seat] = deal->tricks_won[seat];

  return example_join (tricks, deal->n_seats, " ");
}

static char *
tell_points (Example *example)
{
  DealResult result;

  deal_result (example_deal (example), &result);

  return example_join (result.points, result.n_units, " ");
}

static char *
tell_score (Example *example)
{
  DealResult result;

  deal_result (example_deal (example), &result);

  return example_join (result.score, result.n_units, " ");
}

/* Books the deal: "SCORE:SCORE on", "SCORE:SCORE over WINNERS" */
static char *
tell_booked (Example *example)
{
  const Deal *deal = example_deal (example);
  Match *match = example_match (example);
  GString *text;
  g_autofree char *scores = NULL;

  match_book (match, deal);
  scores = example_join (match->score, match->n_units, ":");
  text = g_string_new (scores);
  g_string_append (text, match->over ? " over " : " on");
  for (unsigned seat = 0; seat < SEATS_MAX; seat++)
    if (seats_have (match->winners, seat))
      g_string_append_printf (text, "%u", seat);

  return g_string_free (text, FALSE);
}

/* "CONTRACT FIGURES: WRITTEN MARKS lost / …", then the notes in brackets */
static char *
tell_sheet (Example *example)
{
  GString *text = g_string_new (NULL);
  SheetRow row;

  game_sheet_row (example_match (example), example_deal (example), &row);
  if (row.contract[0] != '\0' || row.figures[0] != '\0')
    g_string_append_printf (text, "%s%s%s: ", row.contract, row.figures[0] != '\0' ? " " : "",
                            row.figures);
  for (unsigned u = 0; u < row.n_units; u++)
    g_string_append_printf (text, "%s%s %s%s", u > 0 ? " / " : "", row.unit[u].written,
                            row.unit[u].marks, row.unit[u].lost ? " lost" : "");
  for (unsigned i = 0; i < row.n_notes; i++)
    {
      unsigned n = row.note[i].kind == SHEET_NOTE_NUMBER ? 1 : row.n_units;
      g_autofree char *values = example_join (row.note[i].value, n, ":");

      g_string_append_printf (text, " [%s]", values);
    }

  return g_string_free (text, FALSE);
}

/* The units whose contract failed, as the sheet tells it */
static char *
tell_lost (Example *example)
{
  GString *text = g_string_new (NULL);
  SheetRow row;

  game_sheet_row (example_match (example), example_deal (example), &row);
  for (unsigned u = 0; u < row.n_units; u++)
    if (row.unit[u].lost)
      g_string_append_printf (text, "%s%u", text->len > 0 ? " " : "", u);

  return g_string_free (text, FALSE);
}

static char *
tell_totals (Example *example)
{
  int32_t totals[SEATS_MAX] = { 0 };
  SheetRow row;

  game_sheet_row (example_match (example), example_deal (example), &row);
  for (unsigned u = 0; u < row.n_units; u++)
    totals[u] = row.unit[u].total;

  return example_join (totals, row.n_units, ":");
}

/* The running totals are the scores of the match. */
static char *
tell_totals_booked (Example *example)
{
  const Match *match = example_match (example);
  g_autofree char *totals = tell_totals (example);
  g_autofree char *scores = example_join (match->score, match->n_units, ":");

  return g_strdup (strcmp (totals, scores) == 0 ? "yes" : "no");
}

static int
sheet_number (Example *example)
{
  SheetRow row;

  game_sheet_row (example_match (example), example_deal (example), &row);

  return (int) row.number;
}

/* Who plays, as the sheet tells it */
static int
sheet_declarer (Example *example)
{
  SheetRow row;

  game_sheet_row (example_match (example), example_deal (example), &row);

  return row.declarer;
}

/* The labels, with @values behind them "LABEL A:B / …" */
static char *
write_breakdown (Example *example, bool values)
{
  GString *text = g_string_new (NULL);
  Breakdown breakdown;

  game_breakdown (example_deal (example), &breakdown);
  for (unsigned r = 0; r < breakdown.n_rows; r++)
    {
      g_autofree char *numbers = example_join (breakdown.row[r].value, breakdown.n_units, ":");

      g_string_append_printf (text, "%s%s%s%s", r > 0 ? " / " : "", breakdown.row[r].label,
                              values ? " " : "", values ? numbers : "");
    }

  return g_string_free (text, FALSE);
}

static char *
tell_breakdown (Example *example)
{
  return write_breakdown (example, false);
}

static char *
tell_breakdown_values (Example *example)
{
  return write_breakdown (example, true);
}

static char *
tell_verdict (Example *example)
{
  Breakdown breakdown;

  game_breakdown (example_deal (example), &breakdown);

  return g_strdup (breakdown.verdict->text);
}

static char *
tell_prompt (Example *example)
{
  unsigned value;
  Suit suit;

  return g_strdup (game_prompt (example_deal (example), &value, &suit));
}

/* The letter of the trumps on the sheet */
static char *
tell_sheet_suit (Example *example)
{
  SheetRow row;

  game_sheet_row (example_match (example), example_deal (example), &row);

  return g_strdup_printf ("%c", suit_letter (row.trump));
}

/* ---- Options ------------------------------------------------------------------------------ */

/* "KEY VALUE VALUE / …", the default value first */
static char *
tell_all_options (Example *example)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < options_count (example->game); i++)
    {
      g_string_append_printf (text, "%s%s", i > 0 ? " / " : "",
                              example->game->options->list[i].key);
      for (const OptionValue *value = example->game->options->list[i].values; value->key != NULL;
           value++)
        g_string_append_printf (text, " %s", value->key);
    }

  return g_string_free (text, FALSE);
}

/* "KEY: what differs from the defaults / …" */
static char *
tell_all_presets (Example *example)
{
  GString *text = g_string_new (NULL);

  for (const OptionPreset *preset = example->game->options->presets; preset->key != NULL; preset++)
    {
      Options options = support_options (example->game, preset->settings);
      g_autofree char *settings = options_to_string (&options, example->game);

      g_string_append_printf (text, "%s%s: %s", text->len > 0 ? " / " : "", preset->key, settings);
    }

  return g_string_free (text, FALSE);
}

/* "yes" where the settings, each of which there is, may be combined */
static char *
tell_valid (Example *example)
{
  Options options = OPTIONS_DEFAULT;

  g_assert_true (options_set_all (&options, example->game, example->settings, NULL));

  return g_strdup (options_validate (&options, example->game, NULL) ? "yes" : "no");
}

const ExampleColumn example_columns[] = {
  { "options", .set = set_options },
  { "dealer", EXAMPLE_SET (dealer) },
  { "pack", .set = set_pack },
  { "seat", EXAMPLE_SET (seat) },
  { "leader", EXAMPLE_SET (leader) },
  { "trumps", .set = set_trump },
  { "cards", .set = set_cards },
  { "action", .set = set_action },
  { "declarer", EXAMPLE_SET (deal.declarer) },
  { "play", .set = example_play },
  { "holds", .set = set_holds },
  { "cards played", .set = set_played },
  { "scores before", EXAMPLE_SET_ALL (match.score) },
  { "deals before", EXAMPLE_SET (match.n_counted) },
  { "deal number", EXAMPLE_SET (match.n_deals) },
  { "book", .set = set_booked },
  { "seats", .number = count_seats },
  { "units", .text = tell_units },
  { "all cards", .text = tell_pack },
  { "dealer dealt", EXAMPLE_LOOK (deal.dealer) },
  { "seat at turn", EXAMPLE_LOOK (deal.turn) },
  { "turn", .text = tell_turn },
  { "legal", .text = tell_legal },
  { "playable", .cards = playable_cards },
  { "reasons", .check = check_reasons },
  { "trump", .text = tell_trump },
  { "contract", .text = tell_contract },
  { "hand", .cards = hand_cards },
  { "open", .text = tell_open },
  { "shown", .text = tell_shown },
  { "winner", .number = take_trick },
  { "card points", .number = count_card_points },
  { "tricks won", .text = tell_tricks_won },
  { "points", .text = tell_points },
  { "score", .text = tell_score },
  { "booked", .text = tell_booked },
  { "next dealer", EXAMPLE_LOOK (match.dealer) },
  { "deals counted", EXAMPLE_LOOK (match.n_counted) },
  { "sheet", .text = tell_sheet },
  { "lost", .text = tell_lost },
  { "totals", .text = tell_totals },
  { "totals as booked", .text = tell_totals_booked },
  { "number on the sheet", .number = sheet_number },
  { "player on the sheet", .number = sheet_declarer },
  { "suit on the sheet", .text = tell_sheet_suit },
  { "breakdown", .text = tell_breakdown },
  { "breakdown with values", .text = tell_breakdown_values },
  { "verdict", .text = tell_verdict },
  { "prompt", .text = tell_prompt },
  { "all options", .text = tell_all_options },
  { "all presets", .text = tell_all_presets },
  { "valid", .text = tell_valid },
  { NULL },
};
