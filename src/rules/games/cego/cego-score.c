/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/cego/cego-score.h"

#include <glib.h>
#include <glib/gi18n-lib.h>

#include "rules/games/cego/cego-tables.h"

#define POINTS_PER_FACTOR 5 /* CE-9.5 */
#define BUERGERMEISTER 35   /* CE-9.7 */
#define SOLO_LOST_VALUE 1   /* CE-9.6 */

/* ---- Counting: CE-9.1 to CE-9.5 --------------------------------------------------------- */

/* CE-9.2 */
static int
count_by_threes (const Options *options, CardSet pile, int raw)
{
  int n = (int) card_set_count (pile);
  bool has_rest = n % 3 != 0 && (pile & ~cego_full_cards (options)) != 0;
  bool three = option_is (options, CEGO_PLAYERS, CEGO_PLAYERS_3);

  return raw - 2 * (n / 3) - has_rest + three;
}

/* CE-9.3 */
static int
count_by_twos (const Options *options, CardSet pile, int raw)
{
  int n = (int) card_set_count (pile);

  return option_is (options, CEGO_PLAYERS, CEGO_PLAYERS_3) ? (2 * raw - n + 3) / 2 : raw - n / 2;
}

int
cego_count (const Options *options, CardSet pile)
{
  int raw = (int) trick_points (cego_order (options, SUIT_TRUMPS), pile);

  return option_is (options, CEGO_COUNT, CEGO_COUNT_TWOS) ? count_by_twos (options, pile, raw)
                                                          : count_by_threes (options, pile, raw);
}

/* CE-9.4 */
int
cego_total (const Options *options)
{
  return option_is (options, CEGO_COUNT, CEGO_COUNT_TWOS) ? 79 : 70;
}

/* CE-9.7 */
int
cego_to_win (const Options *options)
{
  return option_is (options, CEGO_COUNT, CEGO_COUNT_TWOS) ? 40 : 36;
}

/* CE-9.5 */
int
cego_factor (const Options *options, int points)
{
  return (points - cego_to_win (options)) / POINTS_PER_FACTOR + 1
         + (points == cego_total (options));
}

/* ---- Groups of the pile: CE-9.2, CE-9.3 ------------------------------------------------------ */

/* Returns the points of a group; a rest follows CE-9.2. */
static int
count_group (const Options *options, CardSet cards, unsigned size)
{
  int raw = (int) trick_points (cego_order (options, SUIT_TRUMPS), cards);
  bool has_blank = (cards & ~cego_full_cards (options)) != 0;

  if (card_set_count (cards) == size)
    return raw - (int) size + 1;

  return raw - (size == 3 && has_blank);
}

/* Returns the card worth most; of equals the last, as the highest trump. */
static Card
most_worth (const TrickOrder *order, CardSet cards)
{
  Card best = card_set_first (cards);

  for (; cards != 0; cards = card_set_rest (cards))
    if (order->points[card_set_first (cards)] >= order->points[best])
      best = card_set_first (cards);

  return best;
}

static void
add_group (Counted *counted, const Options *options, CardSet cards, unsigned size)
{
  const TrickOrder *order = cego_order (options, SUIT_TRUMPS);
  CountedGroup *group;

  g_assert (counted->n_groups < G_N_ELEMENTS (counted->group));
  group = &counted->group[counted->n_groups++];
  *group = (CountedGroup) { .points = (int8_t) count_group (options, cards, size) };
  counted->total += group->points;
  for (; cards != 0; cards &= ~card_set_of (group->card[group->n_cards - 1]))
    group->card[group->n_cards++] = most_worth (order, cards);
}

/* Groups full cards first to leave blanks over; missing cards of three players count 1. */
static void
lay_out (Counted *counted, const Options *options, CardSet pile)
{
  const TrickOrder *order = cego_order (options, SUIT_TRUMPS);
  unsigned size = option_is (options, CEGO_COUNT, CEGO_COUNT_TWOS) ? 2 : 3;

  counted->total = 0;
  counted->n_groups = 0;
  while (pile != 0)
    {
      CardSet cards = 0;

      for (unsigned i = 0; i < size && pile != 0; i++)
        {
          Card card = most_worth (order, pile);

          cards |= card_set_of (card);
          pile &= ~card_set_of (card);
        }
      add_group (counted, options, cards, size);
    }
  if (option_is (options, CEGO_PLAYERS, CEGO_PLAYERS_3))
    {
      g_assert (counted->n_groups < G_N_ELEMENTS (counted->group));
      counted->group[counted->n_groups++] = (CountedGroup) { .points = 1 };
      counted->total++;
    }
}

bool
cego_counted (const Deal *deal, Counted *counted)
{
  static const Sentence twos = {
    NC_ ("breakdown", "Cards of {declarer}, counted by twos"),
    .to_declarer = NC_ ("breakdown", "Your cards, counted by twos"),
  };
  static const Sentence threes = {
    NC_ ("breakdown", "Cards of {declarer}, counted by threes"),
    .to_declarer = NC_ ("breakdown", "Your cards, counted by threes"),
  };

  if (!cego_is_by_points (deal->own.cego.game) || deal->own.cego.demanded)
    return false;
  counted->label = option_is (&deal->options, CEGO_COUNT, CEGO_COUNT_TWOS) ? &twos : &threes;
  lay_out (counted, &deal->options, cego_pile_of_declarer (deal));

  return true;
}

bool
cego_last_trick_decides (const Deal *deal)
{
  return !cego_is_by_points (deal->own.cego.game) && deal->own.cego.game != CEGO_RAEUBER;
}

/* ---- Endings --------------------------------------------------------------------------------- */

/* CE-6.7, CE-9.6 */
static int
bid_value (const Deal *deal)
{
  return cego_value (deal->own.cego.game) + deal->own.cego.against;
}

/* CE-9.6, CE-9.7 */
static void
judge_points (const Deal *deal, int points, CegoOutcome *outcome)
{
  const Options *options = &deal->options;
  const CegoState *own = &deal->own.cego;
  int total = cego_total (options);

  outcome->points = points;
  outcome->value = bid_value (deal);
  if (outcome->points >= cego_to_win (options))
    {
      outcome->ending = CEGO_ENDING_WON;
      outcome->factor = cego_factor (options, outcome->points);
      return;
    }

  outcome->ending = CEGO_ENDING_LOST;
  if (own->game == CEGO_SOLO)
    outcome->value = SOLO_LOST_VALUE;
  if (option_is (options, CEGO_COUNT, CEGO_COUNT_THREES) && outcome->points == BUERGERMEISTER)
    {
      outcome->ending = CEGO_ENDING_BUERGER;
      if (option_is (options, CEGO_BUERGER, CEGO_BUERGER_UNIT))
        outcome->value = 1;
    }
  else if (option_is (options, CEGO_LOSS, CEGO_LOSS_MIRROR))
    {
      outcome->factor = cego_factor (options, total - outcome->points);
    }
}

/* CE-8.1, CE-9.9 */
static bool
is_fixed_game_won (const Deal *deal)
{
  unsigned declarer = (unsigned) deal->declarer;
  unsigned n_tricks = cego_hand_size (&deal->options);

  switch (deal->own.cego.game)
    {
    case CEGO_ULTIMO:
      return deal->n_played == n_tricks * deal->n_seats
             && trick_winner (&deal->last_trick) == declarer
             && trick_best_card (&deal->last_trick) == CEGO_LITTLE_MAN;
    case CEGO_MARCH:
      return deal->tricks_won[declarer] == n_tricks;
    case CEGO_BETTEL:
      return deal->tricks_won[declarer] == 0;
    case CEGO_PICOLO:
      return deal->tricks_won[declarer] == 1;
    default:
      g_return_val_if_reached (false);
    }
}

/* CE-9.10 */
static SeatSet
raeuber_losers (const Deal *deal)
{
  SeatSet losers = 0;
  int most = -1;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      int points = cego_count (&deal->options, deal->won[seat]);

      if (points > most)
        losers = 0;
      if (points >= most)
        {
          most = points;
          losers |= seats_of (seat);
        }
    }

  return seats_have (losers, (unsigned) deal->declarer) ? seats_of ((unsigned) deal->declarer)
                                                        : losers;
}

/* CE-9.10, CE-9.11 */
static void
judge_losers (const Deal *deal, CegoOutcome *outcome)
{
  const Options *options = &deal->options;

  outcome->ending = CEGO_ENDING_LOSERS;
  outcome->losers = seats_of (trick_winner (&deal->last_trick));
  if (deal->own.cego.game == CEGO_DRESCHER)
    return;

  outcome->losers = raeuber_losers (deal);
  if (seats_have (outcome->losers, (unsigned) deal->declarer)
      && option_is (options, CEGO_RAEUBER_LOSS, CEGO_RAEUBER_LOSS_DOUBLE))
    outcome->value *= 2;
}

/* CE-6.6, CE-9.12, CE-9.13 */
static void
judge_demand (const Deal *deal, CegoOutcome *outcome)
{
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if ((int) seat != deal->declarer && seats_have (deal->own.cego.passed_first, seat)
        && cego_is_duty_hand (&deal->options, deal->hand[seat]))
      outcome->losers |= seats_of (seat);
  outcome->ending = outcome->losers != 0 ? CEGO_ENDING_CAUGHT : CEGO_ENDING_FALSE_DEMAND;
  outcome->value = CEGO_DEMAND_FACTOR * bid_value (deal);
}

/* CE-8.1: no factor for fixed games; CE-8.2 */
void
cego_outcome (const Deal *deal, CegoOutcome *outcome)
{
  unsigned game = deal->own.cego.game;

  *outcome = (CegoOutcome) { .factor = 1, .value = cego_value (game) };
  if (deal->own.cego.demanded)
    judge_demand (deal, outcome);
  else if (cego_is_by_points (game))
    judge_points (deal, cego_count (&deal->options, cego_pile_of_declarer (deal)), outcome);
  else if (cego_is_everyone_alone (game))
    judge_losers (deal, outcome);
  else
    outcome->ending = is_fixed_game_won (deal) ? CEGO_ENDING_WON : CEGO_ENDING_LOST;
}

/* ---- Paying: CE-9.8 to CE-9.14 ---------------------------------------------------------- */

static bool
is_sheet (const Deal *deal)
{
  return option_is (&deal->options, CEGO_PAYMENT, CEGO_PAYMENT_SHEET);
}

/* CE-9.8 */
static void
settle_with_declarer (const Deal *deal, int amount, int32_t *score)
{
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if ((int) seat == deal->declarer)
      score[seat] = is_sheet (deal) ? amount : amount * (deal->n_seats - 1);
    else
      score[seat] = is_sheet (deal) ? 0 : -amount;
}

/* Makes each of @payers pay @amount to each of @paid. */
static void
pay (const Deal *deal, SeatSet payers, SeatSet paid, int amount, int32_t *score)
{
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    if (seats_have (payers, seat))
      score[seat] = -amount * __builtin_popcount (paid);
    else if (seats_have (paid, seat))
      score[seat] = amount * __builtin_popcount (payers);
}

/* CE-9.10, CE-9.11; payment=sheet writes only losers */
static void
pay_others (const Deal *deal, SeatSet losers, int amount, int32_t *score)
{
  if (!is_sheet (deal))
    pay (deal, losers, seats_all (deal->n_seats) & ~losers, amount, score);
  for (unsigned seat = 0; is_sheet (deal) && seat < deal->n_seats; seat++)
    if (seats_have (losers, seat))
      score[seat] = -amount;
}

/* CE-9.12; with payment=sheet D gets the fine */
static void
pay_fine (const Deal *deal, SeatSet culprits, int amount, int32_t *score)
{
  bool to_declarer
      = is_sheet (deal) || option_is (&deal->options, CEGO_SCHINDEN, CEGO_SCHINDEN_DECLARER);
  SeatSet paid
      = to_declarer ? seats_of ((unsigned) deal->declarer) : seats_all (deal->n_seats) & ~culprits;

  pay (deal, culprits, paid, amount, score);
}

/* CE-9.7 */
static void
fill_score (const Deal *deal, const CegoOutcome *outcome, int32_t *score)
{
  int amount = outcome->value * outcome->factor;

  switch (outcome->ending)
    {
    case CEGO_ENDING_WON:
      settle_with_declarer (deal, amount, score);
      break;
    case CEGO_ENDING_LOSERS:
      pay_others (deal, outcome->losers, amount, score);
      break;
    case CEGO_ENDING_CAUGHT:
      pay_fine (deal, outcome->losers, amount, score);
      break;
    case CEGO_ENDING_LOST:
    case CEGO_ENDING_BUERGER:
    case CEGO_ENDING_FALSE_DEMAND:
    default:
      settle_with_declarer (deal, -amount, score);
    }
}

/* CE-9.7, CE-9.8 */
static int
worth_of (const Deal *deal, int points)
{
  CegoOutcome outcome = { .factor = 1 };
  int32_t score[SEATS_MAX];

  judge_points (deal, points, &outcome);
  fill_score (deal, &outcome, score);

  return score[deal->declarer];
}

/* CE-9.9 */
static int
fixed_worth (const Deal *deal)
{
  const CegoOutcome outcome
      = { .ending = CEGO_ENDING_WON, .value = cego_value (deal->own.cego.game), .factor = 1 };
  int32_t score[SEATS_MAX];

  fill_score (deal, &outcome, score);

  return score[deal->declarer];
}

/* CE-3.1, CE-8 */
void
cego_trick_score (const Deal *deal, TrickScore *score)
{
  unsigned declarer = (unsigned) deal->declarer;

  if (cego_is_everyone_alone (deal->own.cego.game))
    return;
  score->side = seats_of (declarer);
  score->entry = is_sheet (deal) ? TRICK_ENTRY_LONE : TRICK_ENTRY_PAID;
  if (!cego_is_by_points (deal->own.cego.game))
    {
      score->kind = TRICK_SCORE_END;
      score->won = fixed_worth (deal);
      score->lost = -score->won;
      return;
    }

  score->kind = TRICK_SCORE_TABLE;
  score->total = cego_total (&deal->options);
  score->points[declarer] = cego_count (&deal->options, cego_pile_of_declarer (deal));
  for (int points = 0; points <= score->total; points++)
    score->worth[points] = (int16_t) worth_of (deal, points);
}

/* CE-9.14 */
static int
points_of (const Deal *deal, const CegoOutcome *outcome, unsigned seat)
{
  unsigned game = deal->own.cego.game;

  if (deal->own.cego.demanded)
    return 0;
  if (cego_is_by_points (game))
    return (int) seat == deal->declarer ? outcome->points
                                        : cego_total (&deal->options) - outcome->points;
  if (game == CEGO_RAEUBER)
    return cego_count (&deal->options, deal->won[seat]);

  return deal->tricks_won[seat];
}

/* CE-9.14 */
void
cego_result (const Deal *deal, DealResult *result)
{
  CegoOutcome outcome;

  cego_outcome (deal, &outcome);
  fill_score (deal, &outcome, result->score);
  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    result->points[seat] = points_of (deal, &outcome, seat);
}

/* ---- Match: CE-10.1 ------------------------------------------------------------------------- */

/* CE-5.1, CE-10.1 */
void
cego_book (Match *match, const Deal *deal)
{
  match_add_scores (match, deal);
  if (match->n_counted >= options_number (&match->options, match->game, CEGO_DEALS))
    match_end_by_score (match);
}

/* ---- Statistics ----------------------------------------------------------------------------- */

/* CE-8: Räuber and Drescher have no contract; CE-6.6 */
void
cego_judge (const Deal *deal, DealOutcome *judged)
{
  CegoOutcome outcome;

  if (deal->own.cego.demanded || cego_is_everyone_alone (deal->own.cego.game))
    return;
  cego_outcome (deal, &outcome);
  judged->declarers = seats_of ((unsigned) deal->declarer);
  judged->made = outcome.ending == CEGO_ENDING_WON;
}
