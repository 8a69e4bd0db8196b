/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cego by example: the rows are examples/cego.txt, the rules games/cego/rules.md. */

#include <glib.h>
#include <stdlib.h>
#include <string.h>

#include "examples.h"
#include "rules/games/cego/cego-score.h"
#include "rules/games/cego/cego-state.h"
#include "rules/games/cego/cego-tables.h"

#define GAME (&cego_game)

static const char *const games[] = {
  [CEGO_CEGO] = "cego",       [CEGO_EINE] = "eine",         [CEGO_LEERE] = "leere",
  [CEGO_ZWEI] = "zwei",       [CEGO_VERSCH] = "versch",     [CEGO_MANN] = "mann",
  [CEGO_SOLO] = "solo",       [CEGO_ULTIMO] = "ultimo",     [CEGO_MARCH] = "march",
  [CEGO_RAEUBER] = "raeuber", [CEGO_DRESCHER] = "drescher", [CEGO_BETTEL] = "bettel",
  [CEGO_PICOLO] = "picolo",
};

/* ---- Columns that set something up ------------------------------------------------------ */

static unsigned
add_set (Card *pack, unsigned n, CardSet set)
{
  for (; set != 0; set = card_set_rest (set))
    pack[n++] = card_set_first (set);

  return n;
}

/*
 * "forehand / … / Blind" of a deal by seat 0. Hands that are too short get what is left, in pack
 * order.
 */
static void
set_hands (Example *example, const char *cell)
{
  Options options = example_options (example);
  const Pack *pack = game_pack (GAME, &options);
  unsigned n_hands = game_count_seats (GAME, &options) + 1;
  g_auto (GStrv) hands = g_strsplit (cell, " / ", -1);
  CardSet left = ((CardSet) 1 << pack->n_cards) - 1;
  unsigned n = 0;

  g_assert_cmpuint (g_strv_length (hands), >=, n_hands);
  for (unsigned i = 0; i < n_hands; i++)
    {
      CardSet hand = example_cards (example, hands[i]);

      g_assert_cmphex (hand & ~left, ==, 0);
      left &= ~hand;
    }
  for (unsigned i = 0; i < n_hands; i++)
    {
      CardSet hand = example_cards (example, hands[i]);
      unsigned size = cego_hand_size (&options) - (i == n_hands - 1);

      g_assert_cmpuint (card_set_count (hand), <=, size);
      for (; card_set_count (hand) < size; left = card_set_rest (left))
        hand |= card_set_of (card_set_first (left));
      n = add_set (example->pack, n, hand);
    }
  g_assert_cmpuint (n, ==, pack->n_cards);
  example->has_pack = true;
}

/* The middle of a game of seat 1; no cards are anywhere. */
static void
set_game (Example *example, const char *cell)
{
  Deal *deal = example_begin (example);
  unsigned game = 0;

  while (g_strcmp0 (games[game], cell) != 0)
    g_assert_cmpuint (++game, <, G_N_ELEMENTS (games));
  deal_set_trump (deal, SUIT_TRUMPS);
  deal->turn = deal->declarer = 1;
  deal->own.cego.game = (uint8_t) game;
  deal->own.cego.soloist = deal->own.cego.holder = NO_SEAT;
  deal->own.cego.discard = CARD_NONE;
}

/* The cards of @cell fall, seat 0 leading. */
static void
set_table (Example *example, const char *cell)
{
  g_auto (GStrv) cards = g_strsplit (cell, " ", -1);
  Deal *deal = example_deal (example);

  deal->turn = 0;
  for (unsigned i = 0; cards[i] != NULL; i++)
    {
      deal_put_card (deal, deal_order (deal), support_card (deal_pack (deal), cards[i]));
      deal->turn = (int8_t) ((deal->turn + 1) % deal->n_seats);
    }
}

static void
set_over (Example *example, const char *cell G_GNUC_UNUSED)
{
  example_deal (example)->phase = PHASE_OVER;
  example_deal (example)->turn = NO_SEAT;
}

/* The tricks "of seat 0 / of seat 1 …" */
static void
set_piles (Example *example, const char *cell)
{
  g_auto (GStrv) piles = g_strsplit (cell, " / ", -1);

  for (unsigned seat = 0; piles[seat] != NULL; seat++)
    example_deal (example)->won[seat] = example_cards (example, piles[seat]);
}

static void
set_laid_aside (Example *example, const char *cell)
{
  example_deal (example)->own.cego.laid_aside = example_cards (example, cell);
}

static void
set_blind (Example *example, const char *cell)
{
  example_deal (example)->own.cego.blind = example_cards (example, cell);
}

/* The Blind of a Solo, in all else what was laid aside */
static void
set_aside (Example *example, const char *cell)
{
  if (example_deal (example)->own.cego.game == CEGO_SOLO)
    set_blind (example, cell);
  else
    set_laid_aside (example, cell);
}

/* Some pile of the whole pack that counts @points. */
static CardSet
pile_of (const Options *options, int points)
{
  unsigned n_cards = game_pack (GAME, options)->n_cards;
  Rng rng = rng_new (36, 0);

  for (unsigned tries = 0; tries < 1000000; tries++)
    {
      unsigned n = rng_below (&rng, n_cards + 1);
      Card cards[CARDS_MAX];
      CardSet pile = 0;

      support_shuffled (cards, n_cards, &rng);
      for (unsigned i = 0; i < n; i++)
        pile |= card_set_of (cards[i]);
      if (cego_count (options, pile) == points)
        return pile;
    }
  g_error ("no pile counts %d", points);
}

/* The game by points is over, with so many for D, seat 1. */
static void
set_counted (Example *example, const char *cell)
{
  Deal *deal = example_deal (example);

  set_over (example, "yes");
  deal->won[1] = pile_of (&deal->options, atoi (cell));
}

/* What seat 1 plays as soon as it may, in this order; the others play the first legal card. */
static void
set_preferred (Example *example, const char *cell)
{
  g_auto (GStrv) wanted = g_strsplit (cell, " ", -1);
  Deal *deal = example_deal (example);

  while (!deal_is_over (deal))
    {
      Action action;
      ActionList list;

      deal_legal (deal, &list);
      action = list.at[0];
      for (unsigned k = deal->turn == 1 ? g_strv_length (wanted) : 0; k-- > 0;)
        {
          Action own = ACTION (VERB_PLAY, support_card (deal_pack (deal), wanted[k]));

          action = action_list_has (&list, own) ? own : action;
        }
      deal_apply (deal, action);
    }
}

static void
set_every_fifth (Example *example, const char *cell G_GNUC_UNUSED)
{
  unsigned n_cards = example_pack (example)->n_cards;

  for (unsigned k = 0; k < n_cards; k++)
    example->pack[k] = (Card) (5 * k % n_cards);
  example->has_pack = true;
}

/* Everybody passes when that is legal, else takes the last token. */
static void
set_last_tokens (Example *example, const char *cell G_GNUC_UNUSED)
{
  Deal *deal = example_deal (example);
  Action pass = ACTION (VERB_PASS, 0);

  while (!deal_is_over (deal))
    {
      ActionList list;

      deal_legal_sorted (deal, &list);
      deal_apply (deal, action_list_has (&list, pass) ? pass : list.at[list.n - 1]);
    }
}

/* Everybody does the first that is legal; no card lies open before the deal is over. */
static void
set_played_out (Example *example, const char *cell G_GNUC_UNUSED)
{
  Deal *deal = example_deal (example);

  while (!deal_is_over (deal))
    {
      Card open[CARDS_MAX];
      ActionList list;

      g_assert_cmpuint (game_open_cards (deal, open), ==, 0);
      deal_legal (deal, &list);
      deal_apply (deal, list.at[0]);
    }
}

/* ---- Columns that look ------------------------------------------------------------------ */

/* "raw points, full cards, Leere" of the pack; trumps come first in it */
static char *
tell_counts (Example *example)
{
  Options options = example_options (example);
  const Pack *pack = example_pack (example);
  const TrickOrder *order = game_order (GAME, &options, SUIT_TRUMPS);
  CardSet all = ((CardSet) 1 << pack->n_cards) - 1;
  CardSet blanks = 0;

  for (unsigned trump = 1; trump <= 22; trump++)
    g_assert_cmpuint (order->group[trump - 1], ==, order->trump);
  for (unsigned c = 0; c < pack->n_cards; c++)
    blanks |= order->points[c] == 1 ? card_set_of ((Card) c) : 0;
  g_assert_cmphex (cego_full_cards (&options), ==, all & ~blanks);
  g_assert_cmphex (cego_all_leere (&options), ==, blanks & ~CEGO_TRUMPS);
  for (unsigned suit = 0; suit < SUITS; suit++)
    g_assert_cmphex (cego_leere (&options, suit), ==,
                     cego_all_leere (&options) & order->members[suit]);

  return g_strdup_printf ("%u %u %u", trick_points (order, all), card_set_count (all & ~blanks),
                          card_set_count (cego_all_leere (&options)));
}

static void
check_value_of_each (Example *example, const char *cell)
{
  Options options = example_options (example);

  for (CardSet set = example->cards; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      int value = game_order (GAME, &options, SUIT_TRUMPS)->points[card];

      support_check_number (example->row, pack_code (example_pack (example), card), value,
                            atoi (cell));
    }
}

/* The hand of the seat, or the Blind */
static CardSet
dealt_cards (Example *example)
{
  const Deal *deal = example_deal (example);

  return (int) example->seat < 0 ? deal->own.cego.blind : deal->hand[example->seat];
}

static CardSet
laid_aside_cards (Example *example)
{
  return example_deal (example)->own.cego.laid_aside;
}

static CardSet
blind_cards (Example *example)
{
  return example_deal (example)->own.cego.blind;
}

/* Marked in the hand of the seat, as what came from the Blind; another seat has none. */
static CardSet
taken_cards (Example *example)
{
  g_assert_cmphex (game_taken (example_deal (example), example->seat ^ 1), ==, 0);

  return game_taken (&example->deal, example->seat);
}

static char *
tell_duty (Example *example)
{
  Options options = example_options (example);

  g_assert_cmpuint (card_set_count (example->cards), ==, cego_hand_size (&options));

  return g_strdup (cego_is_duty_hand (&options, example->cards) ? "yes" : "no");
}

static char *
tell_bids (Example *example)
{
  Options options = example_options (example);
  GString *text = g_string_new (NULL);

  for (unsigned bid = CEGO_CEGO; bid <= CEGO_MANN; bid++)
    if (cego_is_possible (&options, bid, example->cards))
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", games[bid]);

  return g_string_free (text, FALSE);
}

static char *
tell_best_card (Example *example)
{
  const Deal *deal = example_deal (example);

  return g_strdup (pack_code (deal_pack (deal), trick_best_card (&deal->trick)));
}

static int
count_pile (Example *example)
{
  Options options = example_options (example);

  return cego_count (&options, example->cards);
}

/* The same pile as that of D, laid out in groups */
static int
count_in_groups (Example *example)
{
  Counted counted;

  set_game (example, "eine");
  set_over (example, "yes");
  example->deal.won[1] = example->cards;
  g_assert_true (game_counted (&example->deal, &counted));

  return counted.total;
}

/* "KC QC 7C: 8, 8C 9C: 1": the groups of @counted. */
static char *
write_groups (const Deal *deal, const Counted *counted)
{
  GString *text = g_string_new (NULL);

  for (unsigned i = 0; i < counted->n_groups; i++)
    {
      const CountedGroup *group = &counted->group[i];

      g_string_append (text, i > 0 ? ", " : "");
      for (unsigned k = 0; k < group->n_cards; k++)
        g_string_append_printf (text, "%s%s", k > 0 ? " " : "",
                                pack_code (deal_pack (deal), group->card[k]));
      g_string_append_printf (text, ": %d", group->points);
    }

  return g_string_free (text, FALSE);
}

static char *
tell_groups (Example *example)
{
  const Deal *deal = example_deal (example);
  Counted counted;

  return game_counted (deal, &counted) ? write_groups (deal, &counted) : g_strdup ("none");
}

/* "FACTOR FIRST LAST": the factor of all points from the first to the last */
static void
check_factor (Example *example, const char *cell)
{
  Options options = example_options (example);
  int numbers[3];

  g_assert_cmpuint (example_numbers (cell, numbers, 3), ==, 3);
  for (int points = numbers[1]; points <= numbers[2]; points++)
    support_check_number (example->row, "factor", cego_factor (&options, points), numbers[0]);
}

static char *
tell_ending (Example *example)
{
  static const char *const endings[] = {
    [CEGO_ENDING_WON] = "won",         [CEGO_ENDING_LOST] = "lost",
    [CEGO_ENDING_BUERGER] = "buerger", [CEGO_ENDING_LOSERS] = "losers",
    [CEGO_ENDING_CAUGHT] = "caught",   [CEGO_ENDING_FALSE_DEMAND] = "false_demand",
  };
  CegoOutcome outcome;

  cego_outcome (example_deal (example), &outcome);

  return g_strdup (endings[outcome.ending]);
}

static int
tell_factor (Example *example)
{
  CegoOutcome outcome;

  cego_outcome (example_deal (example), &outcome);

  return outcome.factor;
}

static int
count_points (Example *example)
{
  CegoOutcome outcome;

  cego_outcome (example_deal (example), &outcome);

  return outcome.points;
}

static char *
tell_game (Example *example)
{
  return g_strdup (games[example_deal (example)->own.cego.game]);
}

static CardSet
laid_aside_but_discard (Example *example)
{
  const CegoState *own = &example_deal (example)->own.cego;

  return own->discard == CARD_NONE ? own->laid_aside
                                   : own->laid_aside & ~card_set_of (own->discard);
}

static char *
tell_discard (Example *example)
{
  const Deal *deal = example_deal (example);
  Card discard = deal->own.cego.discard;

  return g_strdup (discard != CARD_NONE ? pack_code (deal_pack (deal), discard) : "none");
}

static char *
tell_figures (Example *example)
{
  SheetRow row;

  game_sheet_row (example_match (example), example_deal (example), &row);

  return g_strdup (row.figures);
}

/* "SEAT OWNER": what SEAT sees of the hand of OWNER, laid-aside cards and Blind */
static Observation observation;
static unsigned owner;

static void
set_observed (Example *example, const char *cell)
{
  const Deal *deal = example_deal (example);
  int seats[2];

  example_numbers (cell, seats, 2);
  owner = (unsigned) seats[1];
  observation_make (&observation, deal, (unsigned) seats[0]);
  if (!deal_is_over (deal) && deal->declarer != seats[0])
    g_assert_cmpuint (observation.seen.own.cego.discard, ==, CARD_NONE);
}

static CardSet
seen_hand (Example *example G_GNUC_UNUSED)
{
  return observation.seen.hand[owner];
}

static CardSet
seen_aside (Example *example G_GNUC_UNUSED)
{
  return observation.seen.own.cego.laid_aside;
}

static CardSet
seen_blind (Example *example G_GNUC_UNUSED)
{
  return observation.seen.own.cego.blind;
}

static int
count_elsewhere (Example *example G_GNUC_UNUSED)
{
  return (int) observation.n_elsewhere;
}

static char *
tell_private (Example *example)
{
  return g_strdup (game_is_private (example_deal (example), example->action) ? "yes" : "no");
}

/* What lies face down in the pile of D, what crosswise apart, what is open */
static char *
tell_pile (Example *example)
{
  const Deal *deal = example_deal (example);
  Pile piles[PILES_MAX];
  unsigned n = game_piles (deal, piles);

  for (unsigned i = 0; i < n; i++)
    if (piles[i].owner == deal->declarer)
      return g_strdup_printf (
          "%u hidden%s%s %u open", piles[i].n_hidden, piles[i].under_hidden ? " + apart" : "",
          piles[i].under != CARD_NONE ? pack_code (deal_pack (deal), piles[i].under) : "",
          piles[i].n_open);

  return g_strdup ("none");
}

static int
bidder (Example *example)
{
  GameContract contract = game_contract (example_deal (example));

  return contract.is_open ? contract.seat : NO_SEAT;
}

static char *
tell_bid (Example *example)
{
  GameContract contract = game_contract (example_deal (example));

  return g_strdup (contract.name != NULL ? contract.name : "none");
}

static char *
tell_must (Example *example)
{
  unsigned value;
  Suit suit;
  const char *prompt = game_prompt (example_deal (example), &value, &suit);

  return g_strdup (strstr (prompt, "must") != NULL ? "yes" : "no");
}

static const ExampleColumn columns[] = {
  { "hands", .set = set_hands },
  { "game", .set = set_game },
  { "table", .set = set_table },
  { "over", .set = set_over },
  { "piles", .set = set_piles },
  { "laid aside is", .set = set_laid_aside },
  { "Blind is", .set = set_blind },
  { "laid aside or Blind", .set = set_aside },
  { "counted", .set = set_counted },
  { "D plays", .set = set_preferred },
  { "every fifth card", .set = set_every_fifth },
  { "last tokens", .set = set_last_tokens },
  { "played out", .set = set_played_out },
  { "seat and owner", .set = set_observed },
  { "against", EXAMPLE_SET (deal.own.cego.against) },
  { "tricks of D", EXAMPLE_SET (deal.tricks_won[1]) },
  { "counts", .text = tell_counts },
  { "value of each", .check = check_value_of_each },
  { "suit of trumps", EXAMPLE_LOOK (deal.trump) },
  { "dealt", .cards = dealt_cards },
  { "player", EXAMPLE_LOOK (deal.declarer) },
  { "laid aside", .cards = laid_aside_cards },
  { "Blind", .cards = blind_cards },
  { "taken", .cards = taken_cards },
  { "duty", .text = tell_duty },
  { "bids", .text = tell_bids },
  { "best card", .text = tell_best_card },
  { "count", .number = count_pile },
  { "count in groups", .number = count_in_groups },
  { "groups", .text = tell_groups },
  { "factor from to", .check = check_factor },
  { "ending", .text = tell_ending },
  { "factor", .number = tell_factor },
  { "counted points", .number = count_points },
  { "cards fallen", EXAMPLE_LOOK (deal.n_played) },
  { "game played", .text = tell_game },
  { "laid aside but", .cards = laid_aside_but_discard },
  { "discard", .text = tell_discard },
  { "first dealer", EXAMPLE_LOOK (match.dealer) },
  { "figures", .text = tell_figures },
  { "seen hand", .cards = seen_hand },
  { "seen aside", .cards = seen_aside },
  { "seen Blind", .cards = seen_blind },
  { "elsewhere", .number = count_elsewhere },
  { "private", .text = tell_private },
  { "pile of D", .text = tell_pile },
  { "bidder", .number = bidder },
  { "bid", .text = tell_bid },
  { "must", .text = tell_must },
  { NULL },
};

/* ---- What is no row ---------------------------------------------------------------------- */

/* CE-4.2: the only one of all combinations */
static void
test_combinations (void)
{
  Options options = OPTIONS_DEFAULT;

  for (unsigned players = 0; players < 2; players++)
    for (unsigned duty = 0; duty < 3; duty++)
      {
        options.value[CEGO_PLAYERS] = (uint8_t) players;
        options.value[CEGO_SOLO_DUTY] = (uint8_t) duty;
        g_assert_cmpint (options_validate (&options, GAME, NULL), ==,
                         !(players == CEGO_PLAYERS_3 && duty == CEGO_SOLO_DUTY_EIGHT));
      }
}

static void
test_unasked (void)
{
  Example example = { .game = GAME, .settings = (char *) "", .dealer = NO_SEAT };
  Deal before;
  Deal *deal;
  unsigned seat = 9;

  set_hands (&example, "KC QC NC JC 1H 2H KS QS NS JS TS / 05..09 TC 9C KH QH NH JH / "
                       "01..04 10 11 KD QD 1D 9S 8S / 12..18 ND JD 2D 3D / -");
  deal = example_deal (&example);
  support_walk ("CE-6.11", deal, "1:pass 2:pass 3:pass");
  before = *deal;
  g_assert_cmpuint (game_unasked (&before, &before, &seat), ==, ACTION_NONE);
  support_walk ("CE-6.11", deal, "0:pass");
  g_assert_cmpuint (game_unasked (&before, deal, &seat), ==, ACTION (CEGO_VERB_BID_CEGO, 0));
  g_assert_cmpuint (seat, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cego/combinations", test_combinations);
  g_test_add_func ("/cego/unasked", test_unasked);
  examples_add ("cego", GAME, columns);

  return g_test_run ();
}
