/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The level `simple` in Wurzen and Schnapsen: positions with a clearly right action, fairness. */

#include <glib.h>
#include <string.h>

#include "player-support.h"
#include "players/games/wurzen/wurzen.h"
#include "rules/games/wurzen/wurzen-state.h"
#include "rules/games/wurzen/wurzen-tables.h"

#define GAME (&wurzen_game)
#define SEATS 2

#define SCHNAPSEN "mode=schnapsen"
#define SHARP "mode=schnapsen sharp=yes"

/* Seat 0 is at turn; hearts are trumps unless told. */
typedef struct
{
  const char *row;
  const char *settings;
  const char *under; /* the trump card, also when it is drawn */
  unsigned talon;
  const char *hand;
  const char *other;  /* the other hand; NULL: hidden */
  const char *led;    /* by the other; "" while seat 0 is to lead */
  unsigned eyes[2];   /* with them there is a trick */
  const char *before; /* what seat 0 did in this lead */
  const char *wanted; /* one of these tokens; behind "-" none of these */
} Row;

static CardSet
cards_or_none (const Pack *pack, const char *codes)
{
  return codes != NULL && codes[0] != '\0' ? support_cards (pack, codes) : 0;
}

/* The other hand and the stock get what is left, from the end of the pack; who knows which. */
static void
deal_rest (Deal *deal, const Row *row, CardSet rest)
{
  const Pack *pack = deal_pack (deal);
  unsigned size = card_set_count (deal->hand[0]) - (row->led[0] != '\0');

  deal->hand[1] = cards_or_none (pack, row->other);
  rest &= ~deal->hand[1];
  for (Card c = pack->n_cards; c-- > 0;)
    {
      if (!card_set_has (rest, c))
        continue;
      if (card_set_count (deal->hand[1]) < size)
        deal->hand[1] |= card_set_of (c);
      else if (deal->own.wurzen.n_stock + 1u < row->talon)
        deal->own.wurzen.stock[deal->own.wurzen.n_stock++] = c;
    }
}

static void
set_up (Deal *deal, const Row *row)
{
  Options options = support_options (GAME, row->settings);
  const Pack *pack = game_pack (GAME, &options);
  CardSet used;

  deal_init (deal, GAME, &options);
  deal->turn = 0;
  deal->dealer = 1;
  deal->phase = PHASE_PLAY;
  deal_set_trump (deal, pack_suit (pack, support_card (pack, row->under)));
  deal->own.wurzen.under = row->talon > 0 ? support_card (pack, row->under) : CARD_NONE;
  deal->hand[0] = support_cards (pack, row->hand);
  used = deal->hand[0] | support_cards (pack, row->under);
  if (row->led[0] != '\0')
    used |= support_cards (pack, row->led);
  deal_rest (deal, row, ~used);
  for (unsigned s = 0; s < SEATS; s++)
    {
      deal->card_points[s] = (uint16_t) row->eyes[s];
      deal->tricks_won[s] = row->eyes[s] > 0 ? 3 : 0;
      deal->n_played = (uint8_t) (deal->n_played + 2 * deal->tricks_won[s]);
    }
  if (row->led[0] != '\0')
    {
      deal->turn = 1;
      deal->hand[1] |= support_cards (pack, row->led);
      deal_put_card (deal, deal_order (deal), support_card (pack, row->led));
      deal->turn = 0;
    }
}

static void
check_rows (const Row *rows, unsigned n)
{
  for (unsigned i = 0; i < n; i++)
    {
      Deal deal;

      set_up (&deal, &rows[i]);
      if (rows[i].before != NULL)
        support_act (&deal, rows[i].before);
      player_support_check_choice (rows[i].row, &deal, rows[i].wanted);
    }
}

/* ---- Before the card ----------------------------------------------------------------- */

static void
test_claims (void)
{
  /* clang-format off */
  static const Row rows[] = {
    { "claims with 75", "", "8H", 12, "9C KS 7S JC 8D TD", NULL,  "", { 75, 30 }, NULL, "claim" },
    { "does not with 74", "", "8H", 12, "9C KS 7S JC 8D TD", NULL, "", { 74, 30 }, NULL,
      "-claim" },
    { "claims when it is checked", "claim=checked", "8H", 12, "9C KS 7S JC 8D TD", NULL, "",
      { 80, 30 }, NULL, "claim" },
    { "Schnapsen: claims with 66", SCHNAPSEN, "QH", 4, "JC KS JS QC TD", NULL,  "", { 66, 20 },
      NULL, "claim" },
    { "Schnapsen: does not with 65", SCHNAPSEN, "QH", 4, "JC KS JS QC TD", NULL, "", { 65, 20 },
      NULL, "-claim" },
    { "announces to go out", "", "8H", 12, "QS KS AH TH AC AD", NULL, "", { 55, 30 }, NULL,
      "pair:S" },
    { "then claims", "", "8H", 12, "QS KS AH TH AC AD", NULL,  "", { 55, 30 }, "pair:S", "claim" },
    { "announces what is needed, not more than there is", "", "8H", 12, "7S JS QC KC AC AD", NULL,
      "", { 56, 30 }, NULL, "pair:C" },
    { "an announcement without a trick does not go out", "", "8H", 24, "QH KH QS KS 7C 9D", NULL,
      "", { 0, 0 }, "pair:H", "play:QH play:KH" },
    { "the other does not claim for him", "", "8H", 12, "9C KS 7S JC 8D TD", NULL, "", { 30, 80 },
      NULL, "-claim" },
  };
  /* clang-format on */

  check_rows (rows, G_N_ELEMENTS (rows));
}

static void
test_swaps (void)
{
  /* clang-format off */
  static const Row rows[] = {
    { "the jack takes the king", "", "KH", 24, "JH 8C 9C QD TS 7D", NULL, "", { 0, 0 }, NULL,
      "swap:JH" },
    { "Schnapsen: the jack takes the ace", SCHNAPSEN, "AH", 10, "JH JC QC QD TS", NULL, "",
      { 0, 0 }, NULL, "swap:JH" },
    { "the six takes the eight", "", "8H", 24, "6H 8C 9C QD TS 7D", NULL, "", { 0, 0 }, NULL,
      "swap:6H" },
    { "the Weli takes the eight of Schell", "", "8D", 24, "6D 8C 9C QH TS 7H", NULL, "", { 0, 0 },
      NULL, "swap:6D" },
    { "first the great Wurze, then the king", "", "KH", 24, "JH 7H 9C QD TS 7D", NULL, "",
      { 0, 0 }, NULL, "wurze:H" },
    { "but a forty with the king comes before", "", "KH", 24, "JH 7H QH 9C TS 7D", NULL, "",
      { 0, 0 }, NULL, "swap:JH" },
    { "the ace for the jack makes a great Wurze", "", "JH", 24, "AH 7H 9C QD TS 7D", NULL, "",
      { 0, 0 }, NULL, "swap:AH" },
    { "which is announced", "", "JH", 24, "AH 7H 9C QD TS 7D", NULL, "", { 0, 0 }, "swap:AH",
      "wurze:H" },
    { "without the seven the ace stays", "", "JH", 24, "AH 8H 9C QD TS 7D", NULL, "", { 0, 0 },
      NULL, "-swap:AH" },
    { "high: the ace for the king makes a forty", "ace_swap=high", "KH", 24, "AH QH 9C JD TS 7D",
      NULL, "", { 0, 0 }, NULL, "swap:AH" },
    { "high: the jack does that better", "ace_swap=high", "KH", 24, "AH QH JH 9C TS 7D", NULL, "",
      { 0, 0 }, NULL, "swap:JH" },
    { "high: not for the ten", "ace_swap=high", "TH", 24, "AH QH 9H 9C 8S 7D", NULL, "", { 0, 0 },
      NULL, "-swap:AH" },
  };
  /* clang-format on */

  check_rows (rows, G_N_ELEMENTS (rows));
}

static void
test_announcements (void)
{
  /* clang-format off */
  static const Row rows[] = {
    { "announces a twenty", "", "8H", 24, "QS KS 9C 8D TS 7D", NULL, "", { 0, 0 }, NULL,
      "pair:S" },
    { "the forty before the twenty", "", "8H", 4, "QS KS QH KH TS 7D", NULL,  "", { 9, 9 },
      NULL, "pair:H" },
    { "the great Wurze before the twenty", "", "8H", 24, "QS KS 7H JH TS 7D", NULL, "", { 0, 0 },
      NULL, "wurze:H" },
    { "the twenty before the small Wurze", "", "8H", 24, "QS KS 7C JC TS 7D", NULL, "", { 0, 0 },
      NULL, "pair:S" },
    { "leads the seven of the great Wurze", "", "8H", 24, "7H JH 9C 8D TS 7D", NULL, "", { 0, 0 },
      "wurze:H", "play:7H" },
    { "Schnapsen: announces", SCHNAPSEN, "JH", 10, "QS KS JC JD QD", NULL, "", { 0, 0 }, NULL,
      "pair:S" },
    { "sharp: no pair yet, but none is torn", SHARP, "JH", 10, "QS KS JC JD QD", NULL, "",
      { 0, 0 }, NULL, "-play:QS play:KS" },
  };
  /* clang-format on */

  check_rows (rows, G_N_ELEMENTS (rows));
}

static void
test_closing (void)
{
  /* clang-format off */
  static const Row rows[] = {
    { "wins anyway with all high trumps: announces first", "", "8H", 24, "AH 6D TH KH QH AS", NULL,
      "", { 0, 0 }, NULL, "pair:H" },
    { "closes with few eyes to go", "", "8H", 12, "AH 6D AS AC 9C 8D", NULL,  "", { 45, 10 },
      NULL, "close" },
    { "does not close on a poor hand", "", "8H", 24, "9C 8C JS QD 7S TD", NULL,  "", { 0, 0 },
      NULL, "-close" },
    { "nor far from the target", "", "8H", 12, "AH 9C JS QD 7S TD", NULL,  "", { 10, 30 },
      NULL, "-close" },
    { "nor on aces that will be ruffed", "", "8H", 24, "AC TC AS TS AD TD", NULL, "", { 0, 0 },
      NULL, "-close" },
    { "Schnapsen: closes on forty and ace", SCHNAPSEN, "JH", 10, "AH KH QH AC TC", NULL, "",
      { 0, 0 }, NULL, "close" },
    { "Schnapsen: not on a poor hand", SCHNAPSEN, "KH", 10, "JC QC KS JS QD", NULL, "", { 0, 0 },
      NULL, "-close" },
    { "Schnapsen: two sure trumps are enough without", SCHNAPSEN, "JH", 8, "AH TH JC JD QS", NULL,
      "", { 40, 10 }, NULL, "play:AH play:TH" },
    { "Schnapsen: so are ace, then forty", SCHNAPSEN, "JH", 8, "AH KH QH TC TS", NULL, "",
      { 13, 0 }, NULL, "play:AH" },
    { "Schnapsen: closes what he could ruff later", SCHNAPSEN, "JH", 4, "AH TH AC TC JS", NULL, "",
      { 22, 20 }, NULL, "close" },
    { "Schnapsen: closes at the last lead before he draws", SCHNAPSEN, "JS", 2, "AC TC AH TH TD",
      NULL, "", { 27, 52 }, NULL, "close" },
    { "Schnapsen: not if they fall short", SCHNAPSEN, "JH", 8, "AH TH JC JD QS", NULL, "",
      { 38, 10 }, NULL, "-close" },
    { "sharp: closes", SHARP, "JH", 4, "AH TH KH AC TC", NULL,  "", { 30, 10 }, NULL, "close" },
  };
  /* clang-format on */

  check_rows (rows, G_N_ELEMENTS (rows));
}

/* ---- Cards --------------------------------------------------------------------------- */

static void
test_following (void)
{
  /* clang-format off */
  static const Row rows[] = {
    { "takes the ten with the ace", "", "8H", 24, "AS 9C JC QD 7S 8D", NULL,  "TS", { 0, 0 },
      NULL, "play:AS" },
    { "takes the ace with a strong trump, cheaply", "", "8H", 24, "TH AH 9C 7S 8D 8S", NULL, "AS",
      { 0, 0 }, NULL, "play:TH" },
    { "weak trumps do not take it", "", "8H", 24, "7H 9H JC 9C QS 8D", NULL,  "AS", { 0, 0 },
      NULL, "play:9C play:8D" },
    { "a weak trump takes the king", "", "8H", 24, "9H AH 8C 9C 7C 8D", NULL,  "KS", { 0, 0 },
      NULL, "play:9H" },
    { "no strong trump for a nine", "", "8H", 24, "KH AH 8C 9C 6C 8D", NULL,  "9S", { 0, 0 },
      NULL, "-play:KH play:AH" },
    { "the ten goes home on a small card of its suit", "", "8H", 24, "TS 8C 9C 6C 8D AH", NULL,
      "QS", { 0, 0 }, NULL, "play:TS" },
    { "does not tear a pair", "", "8H", 24, "QS KS 8C AH AC TD", NULL, "9D", { 0, 0 }, NULL,
      "-play:QS play:KS play:AC" },
    { "must not let the other go out", "", "8H", 12, "KH 9C 8C 6C 8D 9D", NULL, "AS", { 20, 60 },
      NULL, "play:KH" },
    { "takes the trick that goes out", "", "8H", 12, "AH TH 9C 8C 8D 9D", NULL, "AS", { 55, 60 },
      NULL, "play:AH play:TH" },
    { "Schnapsen: the least trump takes the ace", SCHNAPSEN, "KH", 10, "JS QH AH JC JD", NULL,
      "AC", { 0, 0 }, NULL, "play:QH" },
    { "Schnapsen: no high trump for a jack", SCHNAPSEN, "QH", 10, "AH KH TH JC KD", NULL, "JS",
      { 0, 0 }, NULL, "-play:AH play:TH" },
  };
  /* clang-format on */

  check_rows (rows, G_N_ELEMENTS (rows));
}

static void
test_leading (void)
{
  /* clang-format off */
  static const Row rows[] = {
    { "leads low, not the trumps", "", "8H", 24, "AH TH KH 9C 8C KD", NULL,  "", { 0, 0 },
      NULL, "play:9C play:8C close" },
    { "keeps the ten while the ace is out", "", "8H", 24, "TC TS 9S 8D 7H 9D", NULL, "", { 0, 0 },
      NULL, "-play:TC play:TS" },
    { "Schnapsen: no ace into trumps", SCHNAPSEN, "JH", 10, "AC TS JD JS KC", NULL, "", { 0, 0 },
      NULL, "-play:AC play:TS" },
    { "does not tear a half that may be paired", "", "8H", 24, "QH AC 8C 9D 7S 9S", NULL, "",
      { 0, 0 }, NULL, "-play:QH" },
    /* all known: the only way (W-9.8) */
    { "lets the other take first to keep the last trick", "", "8H", 0, "AH 8C", "TH 9C", "",
      { 40, 40 }, NULL, "play:8C" },
    { "draws the trump before the aces", "", "8H", 0, "AH AC AS", "7H 9D 8D",  "", { 45, 40 },
      NULL, "play:AH play:AC play:AS" },
    { "announces in the ending what wins", "", "8H", 0, "QS KS 9C", "AS TS AC", "", { 56, 60 },
      NULL, "pair:S" },
    { "Schnapsen: the same", SCHNAPSEN, "JH", 0, "AH JC", "TH QC", "", { 40, 40 }, NULL,
      "play:JC" },
  };
  /* clang-format on */

  check_rows (rows, G_N_ELEMENTS (rows));
}

static void
test_strict (void)
{
  /* clang-format off */
  static const Row rows[] = {
    { "draws trumps after closing", "", "8H", 24, "AH 6D TH KH AC AS", NULL,  "", { 0, 0 },
      "close", "play:AH play:6D play:TH" },
    { "announces after closing", "", "8H", 24, "AH 6D TH KH QH AS", NULL,  "", { 30, 0 },
      "close", "play:AH play:6D pair:H" },
    { "Schnapsen: cashes the ace of trumps", SCHNAPSEN, "JH", 6, "AH TH AC TC QD", NULL, "",
      { 20, 0 }, "close", "play:AH play:TH" },
  };
  /* clang-format on */

  check_rows (rows, G_N_ELEMENTS (rows));
}

static void
test_reasons (void)
{
  static const struct
  {
    Row row;
    PlayerReason wanted;
  } rows[] = {
    { { "claims", "", "8H", 12, "9C KS 7S JC 8D TD", NULL, "", { 75, 30 }, NULL, "" },
      REASON_ENOUGH_POINTS },
    { { "exchanges", "", "KH", 24, "JH 8C 9C QD TS 7D", NULL, "", { 0, 0 }, NULL, "" },
      REASON_BETTER_CARD },
    { { "closes", "", "8H", 12, "AH 6D AS AC 9C 8D", NULL, "", { 45, 10 }, NULL, "" },
      REASON_LIKELY_WON },
    { { "announces", "", "8H", 24, "QS KS 9C 8D TS 7D", NULL, "", { 0, 0 }, NULL, "" },
      REASON_BONUS_WAITS },
    { { "takes", "", "8H", 24, "AS 9C JC QD 7S 8D", NULL, "TS", { 0, 0 }, NULL, "" },
      REASON_WIN_TRICK },
    { { "takes cheaply", "", "8H", 24, "TH AH 9C 7S 8D 8S", NULL, "AS", { 0, 0 }, NULL, "" },
      REASON_WIN_CHEAPLY },
    { { "keeps points", "", "8H", 24, "7H 9H JC 9C QS 8D", NULL, "AS", { 0, 0 }, NULL, "" },
      REASON_KEEP_POINTS },
    { { "has no choice", "", "8H", 0, "AS", "TS", "", { 60, 60 }, NULL, "" }, REASON_ONLY_ACTION },
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      Deal deal;

      set_up (&deal, &rows[i].row);
      if (rows[i].wanted == REASON_ONLY_ACTION)
        deal.options.value[WURZEN_CLAIM] = WURZEN_CLAIM_CHECKED;
      player_support_check_reason (rows[i].row.row, &deal, rows[i].wanted);
    }
}

static void
test_cut (void)
{
  Choice choice;
  Deal deal;

  support_deal (&deal, GAME, "", NULL);
  player_support_choose (&deal, &choice);
  g_assert_cmpuint (choice.row[0].action, ==, ACTION (WURZEN_VERB_CUT, 0));
}

/* ---- The ending against brute force -------------------------------------------------- */

static int brute_force (const Deal *deal);

/* What @action brings the seat at turn if both go on at their best. */
static int
brute_value (const Deal *deal, Action action)
{
  Deal next = *deal;
  DealResult result;

  deal_apply (&next, action);
  if (!deal_is_over (&next))
    return next.turn == deal->turn ? brute_force (&next) : -brute_force (&next);

  deal_result (&next, &result);

  return result.score[deal->turn] - result.score[deal->turn ^ 1];
}

static bool
is_false_claim (const Deal *deal, Action action)
{
  return action_verb (action) == WURZEN_VERB_CLAIM
         && wurzen_eyes (deal, (unsigned) deal->turn) < wurzen_mode (&deal->options)->target;
}

/* The best for the seat at turn by trying everything through the rules, but no false claim. */
static int
brute_force (const Deal *deal)
{
  ActionList list;
  int best = -9;

  deal_legal (deal, &list);
  for (unsigned i = 0; i < list.n; i++)
    if (!is_false_claim (deal, list.at[i]))
      best = MAX (best, brute_value (deal, list.at[i]));

  return best;
}

/* In the last four tricks the level's first choice brings what the best does. */
static void
test_ending (void)
{
  enum
  {
    N_DEALS = 400,
    N_CARDS = 4,
  };
  unsigned n_compared = 0;

  for (unsigned n = 0; n < N_DEALS; n++)
    {
      Rng rng = rng_new (0x77656c69, n);
      Deal deal;

      player_support_random_deal (&deal, GAME, &rng);
      while (!deal_is_over (&deal))
        {
          Action action = support_random_action (&deal, &rng);
          Choice choice;

          player_support_choose (&deal, &choice);
          if (deal.phase == PHASE_PLAY && wurzen_talon (&deal) == 0
              && card_set_count (deal.hand[deal.turn]) <= N_CARDS)
            {
              action = choice.row[0].action;
              g_assert_cmpint (brute_value (&deal, action), ==, brute_force (&deal));
              n_compared++;
            }
          else if (action_verb (action) == WURZEN_VERB_CLAIM
                   || action_verb (action) == WURZEN_VERB_CLOSE)
            {
              action = choice.row[0].action; /* else few deals get so far */
            }
          deal_apply (&deal, action);
        }
    }
  g_assert_cmpuint (n_compared, >, N_DEALS / 2);
}

/* ---- Fairness ------------------------------------------------------------------------ */

/* What a seat rules out is not there, and the chances add up. */
static void
assert_sound_position (const Deal *deal, const Observation *observation)
{
  WurzenPosition position;
  unsigned other = observation->seat ^ 1;

  if (deal->phase != PHASE_PLAY)
    return;
  wurzen_position_make (&position, observation);
  g_assert_cmphex (deal->hand[other] & ~(position.known | position.maybe), ==, 0);
  g_assert_cmpuint (card_set_count (deal->hand[other]), ==,
                    card_set_count (position.known) + position.n_hidden);
  g_assert_cmpfloat_with_epsilon (wurzen_chance_fewer (&position, ~(CardSet) 0, 9), 1, 1e-9);
  g_assert_cmpfloat_with_epsilon (wurzen_expected_cards (&position, ~(CardSet) 0),
                                  observation->hand_size[other], 1e-9);
}

/* Over random deals: the choice is legal, in order, and follows from the observation alone. */
static void
test_fairness (void)
{
  enum
  {
    N_DEALS = 1500,
  };
  static const FairPlay play = { .n_odd = 2, .acting = assert_sound_position };

  for (unsigned n = 0; n < N_DEALS; n++)
    {
      Rng rng = rng_new (0x77757a65, n);
      Deal deal;

      player_support_random_deal (&deal, GAME, &rng);
      player_support_play_fairly (&deal, &play, &rng);
    }
}

/* ---- Whole matches ------------------------------------------------------------------- */

/* A claim of the level is never false. */
static void
assert_true_claim (const Deal *deal)
{
  g_assert_cmpint (deal->own.wurzen.end, !=, WURZEN_END_FALSE);
  g_assert_cmpint (deal->own.wurzen.end, !=, WURZEN_END_FALSE_CLOSER);
  g_assert_cmpint (deal->own.wurzen.end, !=, WURZEN_END_FALSE_AGAINST);
}

static void
test_matches (void)
{
  enum
  {
    N_MATCHES = 40,
    MAX_DEALS = 500,
  };
  Rng rng = rng_new (0x6d617463, 0);

  for (const OptionPreset *preset = GAME->options->presets; preset->key != NULL; preset++)
    {
      Options options = support_options (GAME, preset->settings);

      player_support_play_match (GAME, &options, MAX_DEALS, &rng, assert_true_claim);
    }
  for (unsigned n = 0; n < N_MATCHES; n++)
    {
      Options options = support_random_options (GAME, &rng);

      player_support_play_match (GAME, &options, MAX_DEALS, &rng, assert_true_claim);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/simple/wurzen/cut", test_cut);
  g_test_add_func ("/simple/wurzen/claims", test_claims);
  g_test_add_func ("/simple/wurzen/swaps", test_swaps);
  g_test_add_func ("/simple/wurzen/announcements", test_announcements);
  g_test_add_func ("/simple/wurzen/closing", test_closing);
  g_test_add_func ("/simple/wurzen/following", test_following);
  g_test_add_func ("/simple/wurzen/leading", test_leading);
  g_test_add_func ("/simple/wurzen/strict", test_strict);
  g_test_add_func ("/simple/wurzen/reasons", test_reasons);
  g_test_add_func ("/simple/wurzen/ending", test_ending);
  g_test_add_func ("/simple/wurzen/fairness", test_fairness);
  g_test_add_func ("/simple/wurzen/matches", test_matches);

  return g_test_run ();
}
