/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/games/zensern/zensern-score.h"

#include <glib.h>
#include <string.h>

#include "rules/games/zensern/zensern-figures.h"
#include "rules/jass.h"

/* D15 */
bool
zensern_is_matsch (const Deal *deal, unsigned unit)
{
  for (unsigned u = 0; u < SEATS_MAX; u++)
    if ((deal->won[u] != 0) != (u == unit))
      return false;

  return true;
}

/* Z-9.1, Z-9.2; observers only have figures */
static int32_t
points_of (const Deal *deal, unsigned unit)
{
  int bella = deal->own.zensern.bella;
  int32_t points = deal->card_points[unit] + (int32_t) zensern_counted_figures (deal, unit);

  if (bella != NO_SEAT && deal_unit (deal, (unsigned) bella) == unit)
    points += ZENSERN_BELLA_POINTS;
  if (zensern_is_matsch (deal, unit))
    points += ZENSERN_MATSCH_POINTS;

  return points;
}

/*
 * Returns the playing unit but @except with most points, @highest, or NO_UNIT for a tie. Opponents
 * count singly (Z-9.4).
 */
static int
best_unit (const ZensernSettlement *settlement, unsigned n_units, int except, int32_t *highest)
{
  int best = NO_UNIT;

  *highest = -1;
  for (unsigned u = 0; u < n_units; u++)
    {
      if ((int) u == except || (int) u == settlement->observer || settlement->points[u] < *highest)
        continue;
      best = settlement->points[u] > *highest ? (int) u : NO_UNIT;
      *highest = settlement->points[u];
    }

  return best;
}

/* Z-9.3, Z-9.5 */
void
zensern_settle (const Deal *deal, ZensernSettlement *settlement)
{
  ZensernSettlement *s = settlement;
  unsigned n_units = zensern_count_units (&deal->options);
  int observer = zensern_observer (deal);
  int32_t own, against, highest;
  int best;

  memset (s, 0, sizeof *s);
  s->declarer = deal_unit (deal, (unsigned) deal->declarer);
  s->observer = observer == NO_SEAT ? NO_UNIT : (int) deal_unit (deal, (unsigned) observer);
  s->multiplier = (int) zensern_multiplier (deal);
  for (unsigned u = 0; u < n_units; u++)
    {
      s->points[u] = points_of (deal, u);
      s->score[u] = u == s->declarer ? 0 : s->multiplier * s->points[u];
    }

  best = best_unit (s, n_units, (int) s->declarer, &against);
  own = s->multiplier * s->points[s->declarer];
  s->won = s->points[s->declarer] > against;
  s->lost = s->points[s->declarer] < against;
  s->taker = s->won ? (int) s->declarer : s->lost ? best : NO_UNIT;
  if (s->taker != NO_UNIT)
    s->score[s->taker] += own;
  else
    s->disputed = own; /* D16, D17 */
  if (s->lost && s->observer != NO_UNIT)
    s->score[s->observer] += own; /* D2 */

  s->pot_taker = deal->own.zensern.pot > 0 ? best_unit (s, n_units, NO_UNIT, &highest) : NO_UNIT;
  if (s->pot_taker != NO_UNIT)
    s->score[s->pot_taker] += deal->own.zensern.pot;
}

/* Z-9.5 */
int32_t
zensern_pot_after (const Deal *deal)
{
  ZensernSettlement settlement;

  if (zensern_is_thrown_in (deal))
    return deal->own.zensern.pot; /* Z-5.6 */
  zensern_settle (deal, &settlement);

  return (settlement.pot_taker == NO_UNIT ? deal->own.zensern.pot : 0) + settlement.disputed;
}

/* records.md R-5 */
void
zensern_result (const Deal *deal, DealResult *result)
{
  ZensernSettlement settlement;

  if (zensern_is_thrown_in (deal))
    return;
  zensern_settle (deal, &settlement);
  memcpy (result->points, settlement.points, sizeof result->points);
  memcpy (result->score, settlement.score, sizeof result->score);
}

/* Z-8.9: finds a Bella that can still be announced */
static void
find_bella (const Deal *deal, TrickPair *pair)
{
  CardSet both = jass_marriage (deal->trump);

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      bool is_declarer = deal->declarer == (int) seat;
      bool is_first_played = (both & ~deal->hand[seat]) != 0;

      if (!seats_have (deal->playing, seat) || (both & ~zensern_whole_hand (deal, seat)) != 0
          || (both & deal->hand[seat]) == 0
          || (is_declarer && is_first_played && !deal->own.zensern.belle))
        continue;
      *pair = (TrickPair) { .kind = is_declarer ? TRICK_PAIR_BOTH : TRICK_PAIR_SECOND,
                            .cards = both,
                            .is_said = deal->own.zensern.belle,
                            .seat = (uint8_t) seat,
                            .points = ZENSERN_BELLA_POINTS };
    }
}

/* Z-5.6, Z-9.1, Z-9.3, Z-9.5 */
void
zensern_trick_score (const Deal *deal, TrickScore *score)
{
  int bella = deal->own.zensern.bella;

  if (deal->declarer == NO_SEAT)
    return;
  for (unsigned u = 0; u < zensern_count_units (&deal->options); u++)
    score->bonus[u]
        = (int32_t) zensern_counted_figures (deal, u)
          + (bella != NO_SEAT && deal_unit (deal, (unsigned) bella) == u ? ZENSERN_BELLA_POINTS
                                                                         : 0);
  score->sweep_points = ZENSERN_MATSCH_POINTS;
  score->sweepers = seats_all (zensern_count_units (&deal->options));
  score->is_sweep_of_tricks = true;
  find_bella (deal, &score->pair);
  score->kind = TRICK_SCORE_CONTEST;
  score->contest = (TrickContest) { .must = (uint8_t) deal_unit (deal, (unsigned) deal->declarer),
                                    .is_tie_disputed = true,
                                    .card_factor = (uint16_t) zensern_multiplier (deal),
                                    .bonus_factor = (uint16_t) zensern_multiplier (deal),
                                    .pot = deal->own.zensern.pot };
}

/* Z-5.6 */
static void
book_thrown_in (Match *match, const Deal *deal)
{
  match->own.zensern.n_thrown_in++;
  if (option_is (&match->options, ZENSERN_REDEAL, ZENSERN_REDEAL_NEXT))
    match->dealer = (uint8_t) deal_seat_after (deal, deal->dealer, 1);
}

/* Z-5.6, Z-9.6, Z-10.1, Z-10.3 */
void
zensern_book (Match *match, const Deal *deal)
{
  int leader;

  if (zensern_is_thrown_in (deal))
    {
      book_thrown_in (match, deal);
      return;
    }

  match->own.zensern.n_thrown_in = 0;
  match->own.zensern.pot = zensern_pot_after (deal);
  match_add_scores (match, deal);
  leader = match_leader (match);
  if (leader != NO_UNIT
      && match->score[leader] >= options_number (&match->options, match->game, ZENSERN_TARGET))
    match_end_by_score (match);
}

/* ---- Statistics ----------------------------------------------------------------------------- */

/* Z-9.4 */
void
zensern_outcome (const Deal *deal, DealOutcome *outcome)
{
  ZensernSettlement settlement;

  outcome->thrown_in = zensern_is_thrown_in (deal);
  if (outcome->thrown_in)
    return;
  zensern_settle (deal, &settlement);
  outcome->declarers = deal_partners (deal, (unsigned) deal->declarer);
  outcome->made = settlement.won;
}
