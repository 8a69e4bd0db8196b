/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Estimates by least-squares fits to forced games, counted by threes: `atout-workshop fit cego
 * cego-chances`.
 */

#include "players/games/cego/cego-prospect.h"

#include "players/games/cego/cego-hand.h"
#include "players/games/cego/cego-position.h"
#include "rules/game.h"
#include "rules/games/cego/cego-score.h"
#include "rules/games/cego/cego-tables.h"

#define FITTED_TOTAL 70.0 /* counting by twos scales points and spread (CE-9.4) */
#define KERNEL 7          /* squared half width of the bell curve, as a multiple of the variance */

const CegoBidPoints cego_bid_points[2][CEGO_MANN + 1] = {
  [CEGO_PLAYERS_4] = {
    [CEGO_CEGO] = { 22.0, 0.66, 6.9, 4.7, 1.9, 8.0 },
    [CEGO_EINE] = { 17.1, 0.74, 7.7, 5.6, 3.0, 8.3 },
    [CEGO_LEERE] = { 16.2, 0.80, 0, 0, 0, 7.6 },
    [CEGO_ZWEI] = { 15.4, 0.81, 0, 0, 0, 7.3 },
    [CEGO_VERSCH] = { 12.4, 0.83, 0, 0, 0, 6.3 },
    [CEGO_MANN] = { 17.6, 0.79, 0, 0, 0, 8.0 },
  },
  [CEGO_PLAYERS_3] = {
    [CEGO_CEGO] = { 28.6, 0.58, 5.5, 4.5, 1.7, 7.4 },
    [CEGO_EINE] = { 25.7, 0.68, 4.4, 3.1, 0.2, 7.8 },
    [CEGO_LEERE] = { 23.2, 0.69, 0, 0, 0, 7.4 },
    [CEGO_ZWEI] = { 21.9, 0.73, 0, 0, 0, 7.0 },
    [CEGO_VERSCH] = { 18.9, 0.78, 0, 0, 0, 6.4 },
    [CEGO_MANN] = { 24.4, 0.66, 0, 0, 0, 7.6 },
  },
};

const CegoSoloPoints cego_solo_points[2] = {
  [CEGO_PLAYERS_4] = { 32.9, 0.54, 1.75, 5.4, 3.4, 1.5, 3.1, -0.6, -4.9, 6.3 },
  [CEGO_PLAYERS_3] = { 34.8, 0.94, 1.13, 4.6, 2.7, 1.7, 3.4, -0.4, -4.1, 6.1 },
};

/* Result of the same deals with free calls. */
const CegoOpposed cego_opposed[2] = {
  [CEGO_PLAYERS_4] = { 0.2, -0.5, 0 },
  [CEGO_PLAYERS_3] = { 0.97, -2.9, 0.4 },
};

const CegoChance cego_ultimos[2] = {
  [CEGO_PLAYERS_4] = { -1.65, 0.247, 0.034, 0, 0, 0, 0.98 },
  [CEGO_PLAYERS_3] = { -1.40, 0.182, 0.052, 0, 0, 0, 0.98 },
};

const CegoChance cego_chances[CEGO_GAMES] = {
  [CEGO_RAEUBER] = { 1.74, -0.092, -0.135, -0.069, -0.014, 0.1, 1 },
  [CEGO_DRESCHER] = { 1.48, -0.113, 0.023, -0.124, -0.002, 0.2, 0.97 },
};

const CegoNoTrick cego_no_trick = {
  .no_trump = 0.95,
  .base = 0.78,
  .trump = -0.08,
  .mean_share = -0.95,
  .suit_height = -0.07,
  .picolo = -0.1,
};

/* ---- Score ----------------------------------------------------------------------------- */

/* Returns the declarer's score for a payment of @amount per opponent (CE-9.8). */
static double
declarer_score (const Options *options, double amount)
{
  if (options->value[CEGO_PAYMENT] == CEGO_PAYMENT_SHEET)
    return amount;

  return amount * (game_count_seats (&cego_game, options) - 1);
}

/* CE-9.7: returns the payment for @points of the declarer. */
static double
amount_of_points (const Options *options, int points, int value, int lost_value)
{
  int total = cego_total (options);
  bool is_buerger
      = points == cego_to_win (options) - 1 && options->value[CEGO_COUNT] == CEGO_COUNT_THREES;

  if (points >= cego_to_win (options))
    return value * cego_factor (options, points);
  if (is_buerger && options->value[CEGO_BUERGER] == CEGO_BUERGER_UNIT)
    return -1;
  if (is_buerger || options->value[CEGO_LOSS] == CEGO_LOSS_SINGLE)
    return -lost_value;

  return -lost_value * cego_factor (options, total - points);
}

/*
 * Returns the mean score if the points follow a bell curve; @mean and @spread are counted by
 * threes.
 */
static double
expected_score (const Options *options, double mean, double spread, int value, int lost_value)
{
  int total = cego_total (options);
  double scale = total / FITTED_TOTAL;
  double width = KERNEL * spread * spread * scale * scale;
  double sum = 0, weights = 0;

  mean = CLAMP (mean * scale, 0, total);
  for (int points = 0; points <= total; points++)
    {
      double weight = MAX (0, 1 - (points - mean) * (points - mean) / width);

      sum += weight * weight * amount_of_points (options, points, value, lost_value);
      weights += weight * weight;
    }

  return declarer_score (options, sum / weights);
}

/* ---- Bids and Solo ---------------------------------------------------------------------- */

static double
trump_shares (CardSet hand)
{
  double sum = 0;

  for (CardSet set = hand & CEGO_TRUMPS; set != 0; set = card_set_rest (set))
    sum += card_set_first (set) / (double) CEGO_STIESS;

  return sum;
}

static double
full_points (const Options *options, CardSet cards)
{
  return (double) trick_points (game_order (&cego_game, options, SUIT_TRUMPS), cards)
         - card_set_count (cards);
}

double
cego_expect_bid_points (const CegoBidPoints *row, const Options *options, CegoGame bid,
                        bool against, CardSet hand)
{
  CardSet kept = cego_best_kept (options, bid, hand);
  CardSet tops = card_set_of (CEGO_STIESS) | card_set_of (CEGO_MOND);
  double points = row->base + row->laid * full_points (options, hand & ~kept)
                  + row->trump * trump_shares (kept & ~tops) + (against ? CEGO_AGAINST_SOLO : 0);

  if (card_set_has (kept, CEGO_STIESS))
    points += row->stiess;
  if (card_set_has (kept, CEGO_MOND))
    points += row->mond;

  return points;
}

double
cego_expect_bid (const Options *options, CegoGame bid, bool against, CardSet hand)
{
  const CegoBidPoints *row = &cego_bid_points[options->value[CEGO_PLAYERS]][bid];
  double mean = cego_expect_bid_points (row, options, bid, against, hand);
  int value = cego_value (bid) + against;

  return expected_score (options, mean, row->spread, value, value);
}

double
cego_expect_solo_points (const CegoSoloPoints *row, const Options *options, CardSet hand)
{
  const TrickOrder *order = game_order (&cego_game, options, SUIT_TRUMPS);
  CardSet courts = hand & cego_full_cards (options) & ~CEGO_TRUMPS;
  double points = row->base + row->trump * card_set_count (hand & CEGO_TRUMPS)
                  + row->trump_share * trump_shares (hand);

  points += row->stiess * card_set_has (hand, CEGO_STIESS);
  points += row->mond * card_set_has (hand, CEGO_MOND);
  points += row->little_man * card_set_has (hand, CEGO_LITTLE_MAN);
  for (; courts != 0; courts = card_set_rest (courts))
    points += order->points[card_set_first (courts)] == 5 ? row->king : row->court;
  for (unsigned suit = 0; suit < SUITS; suit++)
    points += (hand & order->members[suit]) != 0 ? row->suit : 0;

  return points;
}

double
cego_expect_played_solo (const Options *options, CardSet hand)
{
  const CegoSoloPoints *row = &cego_solo_points[options->value[CEGO_PLAYERS]];

  return expected_score (options, cego_expect_solo_points (row, options, hand), row->spread,
                         cego_value (CEGO_SOLO), 1);
}

/* Least trumps of a Solo; the fit covers no shorter hands. */
static const unsigned solo_trumps_least[] = { [CEGO_PLAYERS_4] = 7, [CEGO_PLAYERS_3] = 6 };

/* A Solo passes to an opponent who goes against it (CE-6.13). */
static double
expected_plain_solo (const Options *options, CardSet hand)
{
  const CegoOpposed *opposed = &cego_opposed[options->value[CEGO_PLAYERS]];
  double played = cego_expect_played_solo (options, hand);
  double taken = opposed->score + opposed->share_of_played * played;

  if (card_set_count (hand & CEGO_TRUMPS) < solo_trumps_least[options->value[CEGO_PLAYERS]])
    return declarer_score (options, -cego_value (CEGO_SOLO));
  if (options->value[CEGO_PAYMENT] == CEGO_PAYMENT_SHEET) /* nobody pays, but the opponent scores */
    taken = opposed->score / (game_count_seats (&cego_game, options) - 1);

  return played + opposed->chance * (taken - played);
}

/* ---- Chances ---------------------------------------------------------------------------- */

/*
 * Sums the heights of suit cards above safe places, in sevenths. Each further card of a suit is
 * safe two places higher.
 */
static double
suit_heights (const TrickOrder *order, CardSet hand)
{
  double sum = 0;

  for (unsigned suit = 0; suit < SUITS; suit++)
    for (CardSet set = hand & order->members[suit]; set != 0; set = card_set_rest (set))
      {
        Card card = card_set_first (set);
        CardSet below = order->members[suit] & ~order->beaters[card] & ~card_set_of (card);
        int height = (int) card_set_count (below) - 2 * (int) card_set_count (below & hand);

        sum += MAX (0, height) / 7.0;
      }

  return sum;
}

double
cego_chance_line (const CegoChance *row, const Options *options, CardSet hand)
{
  return row->base + row->trumps * card_set_count (hand & CEGO_TRUMPS)
         + row->trump_share * trump_shares (hand)
         + row->suit_height * suit_heights (game_order (&cego_game, options, SUIT_TRUMPS), hand)
         + row->points * full_points (options, hand);
}

static double
chance_of (const CegoChance *row, const Options *options, CardSet hand)
{
  return CLAMP (cego_chance_line (row, options, hand), row->least, row->most);
}

double
cego_no_trick_line (const CegoNoTrick *row, const Options *options, CardSet hand)
{
  double heights = suit_heights (game_order (&cego_game, options, SUIT_TRUMPS), hand);
  unsigned n = card_set_count (hand & CEGO_TRUMPS);

  if (n == 0)
    return row->no_trump + row->suit_height * heights;

  return row->base + row->trump * n + row->mean_share * trump_shares (hand) / n
         + row->suit_height * heights;
}

static double
chance_of_no_trick (const Options *options, CardSet hand)
{
  return CLAMP (cego_no_trick_line (&cego_no_trick, options, hand), 0, 1);
}

/* Returns the chance of Picolo. Only 22 surely wins; others would beat a lower trump. */
static double
chance_of_one_trick (const Options *options, CardSet hand)
{
  CardSet rest = hand & ~card_set_of (CEGO_STIESS);

  if (rest == hand)
    return 0;

  return MAX (0, chance_of_no_trick (options, rest) + cego_no_trick.picolo);
}

/* Counts trumps from 22 down without a gap. */
static unsigned
count_top_trumps (CardSet hand)
{
  unsigned n = 0;

  while (n <= CEGO_STIESS && card_set_has (hand, (Card) (CEGO_STIESS - n)))
    n++;

  return n;
}

/*
 * Returns the chance of Durchmarsch: top trumps draw the others, then all cards win. Losing one in
 * ten is a guess, since such hands are rare.
 */
static double
chance_of_march (const Options *options, CardSet hand)
{
  const TrickOrder *order = game_order (&cego_game, options, SUIT_TRUMPS);
  unsigned out = card_set_count (CEGO_TRUMPS & ~hand);

  if (count_top_trumps (hand) * 2 < out)
    return 0;
  for (CardSet set = hand & ~CEGO_TRUMPS; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);

      if ((order->beaters[card] & order->members[order->group[card]] & ~hand) != 0)
        return 0;
    }

  return 0.9;
}

double
cego_expect_solo (const Options *options, CegoGame game, CardSet hand)
{
  double chance;

  if (game == CEGO_SOLO)
    return expected_plain_solo (options, hand);
  chance = game == CEGO_MARCH
               ? chance_of_march (options, hand)
               : chance_of (&cego_ultimos[options->value[CEGO_PLAYERS]], options, hand);

  return declarer_score (options, cego_value (game) * (2 * chance - 1));
}

double
cego_expect_special (const Options *options, CegoGame game, CardSet hand)
{
  bool sheet = options->value[CEGO_PAYMENT] == CEGO_PAYMENT_SHEET;
  bool is_double
      = game == CEGO_RAEUBER && options->value[CEGO_RAEUBER_LOSS] == CEGO_RAEUBER_LOSS_DOUBLE;
  double chance, won, lost;

  if (game == CEGO_BETTEL)
    chance = chance_of_no_trick (options, hand);
  else if (game == CEGO_PICOLO)
    chance = chance_of_one_trick (options, hand);
  else
    chance = chance_of (&cego_chances[game], options, hand);
  if (!cego_is_everyone_alone (game))
    return declarer_score (options, cego_value (game) * (2 * chance - 1));

  /* nobody is paid, but the loser falls behind everybody */
  won = cego_value (game) / (sheet ? game_count_seats (&cego_game, options) - 1.0 : 1);
  lost = declarer_score (options, cego_value (game) * (is_double ? 2 : 1));

  return chance * won - (1 - chance) * lost;
}

double
cego_expect_choice (const Options *options, CardSet hand)
{
  double best = cego_expect_bid (options, CEGO_CEGO, false, hand);

  if (options->value[CEGO_PLAYERS] == CEGO_PLAYERS_4
      && options->value[CEGO_SPECIALS] == CEGO_SPECIALS_ON)
    for (unsigned game = CEGO_BETTEL; game <= CEGO_PICOLO; game++)
      best = MAX (best, cego_expect_special (options, game, hand));

  return best;
}
