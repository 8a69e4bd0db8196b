/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "klaverjas-columns.h"

#include <stdlib.h>
#include <string.h>

#include "klaverjas-support.h"
#include "rules/games/klaverjas/klaverjas-roem.h"

#define GAME (&klaverjas_game)

static const int no_roem[] = { 0, 0, 0 };

/* ---- Columns that set something up ------------------------------------------------------ */

/* Low cards of a 52-card pack in this order, after the unshuffled main pack. */
static void
set_turned (Example *example, const char *cell)
{
  const Pack *pack = example_pack (example);
  g_auto (GStrv) wanted = g_strsplit (cell, " ", -1);
  Card *cards = example->pack;

  example->has_pack = true;
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

/* The leader has led, the cards of @cell have fallen. Maker is seat 0; the hands are empty. */
static void
set_table (Example *example, const char *cell)
{
  klaverjas_set_up (&example->deal, example->settings, example->trump, example->leader, cell);
  example->has_deal = true;
  g_string_assign (example->told, cell);
}

static void
set_holds (Example *example, const char *cell)
{
  example->cards = support_cards (klaverjas_main_pack (), cell);
}

/* The last seat plays it to the trick; everybody has another card. */
static void
set_last_card (Example *example, const char *cell)
{
  Deal *deal = &example->deal;
  Card last = support_card (klaverjas_main_pack (), cell);

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    deal->hand[seat] = card_set_of (support_card (klaverjas_main_pack (), "7D")) << seat;
  deal->hand[deal->n_seats - 1] |= card_set_of (last);
  deal_apply (deal, ACTION (VERB_PLAY, last));
}

/* Card points of the sides before the last trick; who has any has taken a trick. */
static void
set_before (Example *example, const char *cell)
{
  Deal *deal = &example->deal;
  int cards[2];

  example_numbers (cell, cards, 2);
  deal->turn = 0;
  deal->trick.n = 0;
  deal->n_played = 28;
  for (unsigned u = 0; u < 2; u++)
    {
      deal->card_points[u] = (uint16_t) cards[u];
      deal->won[u]
          = cards[u] > 0 ? support_cards (klaverjas_main_pack (), u == 0 ? "AS" : "AD") : 0;
    }
}

/* "of seat 0 / of seat 1 …" */
static void
set_last_hands (Example *example, const char *cell)
{
  g_auto (GStrv) hands = g_strsplit (cell, " / ", -1);

  for (unsigned seat = 0; hands[seat] != NULL; seat++)
    example->deal.hand[seat] = example_cards (example, hands[seat]);
}

/* The last trick of three, who took these cards before it and laid JC and KS away. */
static void
set_before_three (Example *example, const char *cell)
{
  g_auto (GStrv) won = g_strsplit (cell, " / ", -1);
  Deal *deal = &example->deal;

  deal->trick.n = 0;
  deal->turn = 0;
  deal->n_played = 27;
  deal->own.klaverjas.n_discarded = 2;
  deal->own.klaverjas.discarded = support_cards (klaverjas_main_pack (), "JC KS");
  for (unsigned seat = 0; seat < 3; seat++)
    deal->won[seat] = example_cards (example, won[seat]);
  set_last_hands (example, "8D / 9D / 8S");
  deal->card_points[1] = 1; /* on top of 10, 2 and 4 */
}

/* Sets up a finished deal with these card points per unit, without roem. */
static void
set_won (Example *example, const char *cell)
{
  int cards[SEATS_MAX];

  example_numbers (cell, cards, SEATS_MAX);
  klaverjas_set_up_over (&example->deal, example->settings, cards, no_roem);
  example->has_deal = true;
}

static void
set_marks (Example *example, const char *cell)
{
  klaverjas_add_marks (&example->deal, cell);
}

/* The unit that took all tricks, or -1 */
static void
set_took_all (Example *example, const char *cell)
{
  if (atoi (cell) >= 0)
    example->deal.own.klaverjas.pit = (uint8_t) atoi (cell);
}

static void
set_laid_away (Example *example, const char *cell)
{
  example->deal.own.klaverjas.discarded = example_cards (example, cell);
  example->deal.own.klaverjas.n_discarded
      = (uint8_t) card_set_count (example->deal.own.klaverjas.discarded);
}

static void
set_suit (Example *example, const char *cell)
{
  deal_set_trump (&example->deal, (unsigned) suit_from_letter (cell[0]));
}

static void
set_deals_booked (Example *example, const char *cell)
{
  klaverjas_book_deals (example_match (example), (unsigned) atoi (cell));
}

/* The first deal of a match from the unshuffled pack: "first", "last" or "rot" as in section 12. */
static void
set_policy (Example *example, const char *cell)
{
  Deal *deal = example_deal (example);
  unsigned n = 0;

  for (; !deal_is_over (deal); n++)
    {
      ActionList list;

      deal_legal_sorted (deal, &list);
      deal_apply (deal, list.at[cell[0] == 'f' ? 0 : cell[0] == 'l' ? list.n - 1 : n % list.n]);
    }
  g_string_printf (example->told, "%u", n);
}

/* Parses a hand per seat, "seat 0 / …". Nobody has doubled, and forehand declares next (leads next
   with roem=auto). */
static void
set_hands (Example *example, const char *cell)
{
  Deal *deal = &example->deal;

  set_table (example, "");
  deal->phase = KLAVERJAS_PHASE_KRAAK;
  deal->turn = 1;
  deal->own.klaverjas.to_speak = seats_of (1) | seats_of (3);
  set_last_hands (example, cell);
  support_act (deal, "pass pass");
}

/* Card points and roem of the maker's side and of the others, and how often they doubled */
static int sides[2];
static int roem_of_sides[2];
static unsigned kraaks_of_sides;

static void
set_sides (Example *example G_GNUC_UNUSED, const char *cell)
{
  example_numbers (cell, sides, 2);
  kraaks_of_sides = 0;
}

static void
set_roem_of_sides (Example *example G_GNUC_UNUSED, const char *cell)
{
  example_numbers (cell, roem_of_sides, 2);
}

static void
set_kraaks_of_sides (Example *example G_GNUC_UNUSED, const char *cell)
{
  kraaks_of_sides = (unsigned) atoi (cell);
}

static void
set_roem_won (Example *example, const char *cell)
{
  int roem[SEATS_MAX];

  for (unsigned u = example_numbers (cell, roem, SEATS_MAX); u-- > 0;)
    example->deal.own.klaverjas.roem[u] = (uint16_t) roem[u];
}

/* ---- Columns that look ------------------------------------------------------------------ */

/* What the seat that holds the cards may play to the table by the rules of @settings */
static CardSet
playable (Example *example, const char *rules)
{
  g_autofree char *settings = g_strconcat (example->settings, rules, NULL);
  CardSet cards = 0;
  ActionList list;
  Deal deal;

  klaverjas_set_up (&deal, g_strstrip (settings), example->trump, example->leader,
                    example->told->str);
  deal.hand[deal.turn] = example->cards;
  deal_legal (&deal, &list);
  for (unsigned i = 0; i < list.n; i++)
    cards |= card_set_of (action_card (GAME, list.at[i]));

  return cards;
}

static CardSet
playable_in_amsterdam (Example *example)
{
  return playable (example, "");
}

static CardSet
playable_in_rotterdam (Example *example)
{
  return playable (example, " rules=rotterdam");
}

static int
count_roem (Example *example)
{
  return (int) klaverjas_roem_of (example->cards, SUIT_HEARTS, KLAVERJAS_FOUR_KIND_SEED);
}

static int
count_roem_all100 (Example *example)
{
  return (int) klaverjas_roem_of (example->cards, SUIT_HEARTS, KLAVERJAS_FOUR_KIND_ALL100);
}

static int
count_roem_jacks200 (Example *example)
{
  return (int) klaverjas_roem_of (example->cards, SUIT_HEARTS, KLAVERJAS_FOUR_KIND_JACKS200);
}

/* "SEAT TOKEN …": who is asked whether there is roem, and what he says */
static void
check_answers (Example *example, const char *cell)
{
  g_auto (GStrv) words = g_strsplit (cell, " ", -1);

  for (unsigned k = 0; words[k] != NULL && words[k][0] != '\0'; k += 2)
    {
      g_autofree char *legal = support_legal (&example->deal);
      g_autofree char *seat = g_strdup_printf ("%d", example->deal.turn);

      support_check (example->row, legal, "roem silent");
      support_check (example->row, seat, words[k]);
      support_act (&example->deal, words[k + 1]);
    }
}

/* Numbers of the units, "1:2" */
static char *
write_units (const Deal *deal, const uint16_t *numbers)
{
  int32_t copies[SEATS_MAX];
  unsigned n = game_count_units (GAME, &deal->options);

  for (unsigned u = 0; u < n; u++)
    copies[u] = numbers[u];

  return example_join (copies, n, ":");
}

static char *
tell_taken (Example *example)
{
  return write_units (example_deal (example), example->deal.card_points);
}

static char *
tell_roem (Example *example)
{
  return write_units (example_deal (example), example->deal.own.klaverjas.roem);
}

static char *
tell_actions (Example *example)
{
  return g_strdup (example->told->str);
}

/* The score of the maker's side and of the others is the same whoever is the maker. */
static void
check_score_of_sides (Example *example, const char *cell)
{
  static const char *const contracts[2][2]
      = { { "0 2 failed", "0 2 made" }, { "1 3 failed", "1 3 made" } };
  int score[2];

  example_numbers (cell, score, 2);
  for (unsigned maker = 0; maker < 4; maker++)
    {
      unsigned m = maker & 1;
      int cards[2] = { sides[m], sides[1 - m] };
      int roem[2] = { roem_of_sides[m], roem_of_sides[1 - m] };
      DealResult result;
      Deal deal;

      klaverjas_set_up_over (&deal, example->settings, cards, roem);
      deal.declarer = (int8_t) maker;
      if (example->trump != '\0')
        deal_set_trump (&deal, (unsigned) suit_from_letter (example->trump));
      deal.own.klaverjas.n_kraaks = (uint8_t) kraaks_of_sides;
      deal_result (&deal, &result);
      support_check_contract (example->row, &deal, contracts[m][score[0] != 0]);
      for (unsigned u = 0; u < 2; u++)
        if (result.points[u] != cards[u] + roem[u] || result.score[u] != score[u ^ m])
          support_fail ("%s, maker %u: side %u got points %d score %d, expected %d and %d",
                        example->row, maker, u, result.points[u], result.score[u],
                        cards[u] + roem[u], score[u ^ m]);
    }
}

/* Returns "yes" if the sheet crosses out the bonus cells of the deal. */
static char *
tell_stroke (Example *example)
{
  SheetRow row;

  game_sheet_row (example_match (example), &example->deal, &row);

  return g_strdup (row.no_bonus ? "yes" : "no");
}

/* "×2: points marks / points marks" */
static char *
tell_written (Example *example)
{
  return klaverjas_sheet_text (example_match (example), &example->deal);
}

/* "players at the seats, scores of players, sums of the round, over" */
static char *
tell_standing (Example *example)
{
  const Match *match = example_match (example);
  GString *text = g_string_new (NULL);
  unsigned n;
  const int32_t *player = match_standings (match, &n);

  g_assert_cmpuint (n, ==, 4);
  for (unsigned seat = 0; seat < 4; seat++)
    g_string_append_printf (text, "%u", match_player_at (match, seat));
  g_string_append_printf (text, " %d %d %d %d sides %d:%d %s", player[0], player[1], player[2],
                          player[3], match->score[0], match->score[1],
                          match->over ? "over " : "on");
  for (unsigned p = 0; p < 4; p++)
    if (match->winners & (1u << p))
      g_string_append_printf (text, "%u", p);

  return g_string_free (text, FALSE);
}

static int
count_lines_left (Example *example)
{
  return (int) game_lines_left (example_match (example));
}

static char *
tell_all_hands (Example *example)
{
  const Deal *deal = example_deal (example);
  GString *text = g_string_new (NULL);

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      g_autofree char *hand = support_codes (klaverjas_main_pack (), deal->hand[seat]);

      g_string_append_printf (text, "%s%s", seat > 0 ? " / " : "", hand);
    }

  return g_string_free (text, FALSE);
}

static CardSet
extra_cards (Example *example)
{
  return example_deal (example)->own.klaverjas.extra;
}

static char *
tell_cards_in_hands (Example *example)
{
  const Deal *deal = example_deal (example);
  int32_t counts[SEATS_MAX];

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    counts[seat] = (int32_t) card_set_count (deal->hand[seat]);

  return example_join (counts, deal->n_seats, " ");
}

/* Seat 1 has won the last trick, and the cards that were laid aside with it. */
static char *
tell_discards_won (Example *example)
{
  CardSet discarded = example->deal.own.klaverjas.discarded;

  return g_strdup ((example->deal.won[1] & discarded) == discarded ? "yes" : "no");
}

static char *
tell_combinations (Example *example)
{
  Options options = example_options (example);
  KlaverjasCombination list[KLAVERJAS_COMBINATIONS_MAX];
  unsigned n = klaverjas_combinations (&options, example->cards, list);
  GString *text = g_string_new (NULL);

  for (unsigned k = 0; k < n; k++)
    {
      g_string_append_printf (text, "%s%u%c", k > 0 ? " " : "", list[k].value,
                              rank_letter (list[k].rank));
      if (list[k].suit != SUIT_NONE)
        g_string_append_c (text, suit_letter (list[k].suit));
    }

  return g_string_free (text, FALSE);
}

/* "UNIT:VALUE …" of the marks; their sums are the roem of the sides. */
static char *
tell_marks (Example *example)
{
  const KlaverjasState *own = &example_deal (example)->own.klaverjas;
  GString *text = g_string_new (NULL);
  unsigned sum[2] = { 0, 0 };

  for (unsigned k = 0; k < own->n_marks; k++)
    {
      g_string_append_printf (text, "%s%u:%u", k > 0 ? " " : "", own->mark[k].unit,
                              own->mark[k].value);
      sum[own->mark[k].unit] += own->mark[k].value;
    }
  g_assert_true (sum[0] == own->roem[0] && sum[1] == own->roem[1]);

  return g_string_free (text, FALSE);
}

/* The values of the marks of @unit, or with -1 of all */
static void
append_values (GString *text, const KlaverjasState *own, int unit)
{
  for (unsigned k = 0; k < own->n_marks; k++)
    if (unit < 0 || own->mark[k].unit == unit)
      g_string_append_printf (text, " %u", own->mark[k].value);
}

static char *
tell_values (Example *example)
{
  GString *text = g_string_new (NULL);

  append_values (text, &example_deal (example)->own.klaverjas, -1);

  return g_string_free (text, FALSE);
}

static char *
tell_values_of_sides (Example *example)
{
  GString *text = g_string_new (NULL);

  append_values (text, &example_deal (example)->own.klaverjas, 0);
  g_string_append (text, " /");
  append_values (text, &example->deal.own.klaverjas, 1);

  return g_string_free (text, FALSE);
}

static CardSet
known_cards (Example *example)
{
  return game_shown (example_deal (example), 0);
}

static CardSet
seen_cards (Example *example)
{
  Observation observation;

  observation_make (&observation, example_deal (example), 1);

  return observation.seen.hand[0];
}

static char *
tell_named_units (Example *example)
{
  Options options = example_options (example);

  return g_strdup (game_unit_names (GAME, &options) != NULL ? "yes" : "no");
}

const ExampleColumn klaverjas_columns[] = {
  { "turned", .set = set_turned },
  { "table", .set = set_table },
  { "holds", .set = set_holds },
  { "last card", .set = set_last_card },
  { "before", .set = set_before },
  { "before three", .set = set_before_three },
  { "last hands", .set = set_last_hands },
  { "won", .set = set_won },
  { "marks", .set = set_marks },
  { "took all", .set = set_took_all },
  { "laid aside", .set = set_laid_away },
  { "kraaks", EXAMPLE_SET (deal.own.klaverjas.n_kraaks) },
  { "suit", .set = set_suit },
  { "roem won", .set = set_roem_won },
  { "deals booked", .set = set_deals_booked },
  { "policy", .set = set_policy },
  { "hands", .set = set_hands },
  { "sides", .set = set_sides },
  { "roem of sides", .set = set_roem_of_sides },
  { "kraaks of sides", .set = set_kraaks_of_sides },
  { "amsterdam", .cards = playable_in_amsterdam },
  { "rotterdam", .cards = playable_in_rotterdam },
  { "roem of trick", .number = count_roem },
  { "roem all100", .number = count_roem_all100 },
  { "roem jacks200", .number = count_roem_jacks200 },
  { "answers", .check = check_answers },
  { "phase", EXAMPLE_LOOK (deal.phase) },
  { "taken", .text = tell_taken },
  { "roem", .text = tell_roem },
  { "pit", EXAMPLE_LOOK (deal.own.klaverjas.pit) },
  { "actions", .text = tell_actions },
  { "score of sides", .check = check_score_of_sides },
  { "stroke", .text = tell_stroke },
  { "written", .text = tell_written },
  { "standing", .text = tell_standing },
  { "lines left", .number = count_lines_left },
  { "all hands", .text = tell_all_hands },
  { "extra cards", .cards = extra_cards },
  { "cards in hands", .text = tell_cards_in_hands },
  { "discards of the winner", .text = tell_discards_won },
  { "kraaks so far", EXAMPLE_LOOK (deal.own.klaverjas.n_kraaks) },
  { "combinations", .text = tell_combinations },
  { "marks written", .text = tell_marks },
  { "values written", .text = tell_values },
  { "values of sides", .text = tell_values_of_sides },
  { "known of seat 0", .cards = known_cards },
  { "seen by seat 1", .cards = seen_cards },
  { "named units", .text = tell_named_units },
  { NULL },
};
