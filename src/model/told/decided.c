/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/told/decided.h"

#include "rules/game.h"
#include "rules/trick-score.h"

#define TRICKS_TRIED 3 /* number of last tricks that are searched exhaustively */

static int32_t
count_points (const TrickScore *score)
{
  int32_t sum = 0;

  for (unsigned u = 0; u < SEATS_MAX; u++)
    sum += score->points[u];

  return sum;
}

static unsigned
count_left (const Deal *deal)
{
  unsigned most = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    {
      unsigned cards = card_set_count (deal->hand[seat]);

      most = cards > most ? cards : most;
    }

  return most;
}

/* Returns an upper bound of the bonus in one trick. */
static int32_t
find_best_bonus (const Deal *deal, const TrickBonus *bonus)
{
  CardSet left = 0;
  int32_t best = 0, four = 0;

  for (unsigned seat = 0; seat < deal->n_seats; seat++)
    left |= deal->hand[seat];
  for (unsigned suit = 0; suit < SUITS; suit++)
    {
      unsigned held = (left >> (8 * suit)) & 0xff;

      for (unsigned cards = held; cards != 0; cards = (cards - 1) & held)
        best = bonus->suit[suit][cards] > best ? bonus->suit[suit][cards] : best;
    }
  for (unsigned rank = 0; rank < 8; rank++)
    {
      CardSet all = 0;

      for (unsigned suit = 0; suit < SUITS; suit++)
        all |= card_set_of ((Card) (8 * suit + rank));
      if ((all & ~left) == 0 && bonus->four[rank] > four)
        four = bonus->four[rank];
    }

  return best + four;
}

/* Returns an upper bound of the points, besides card points, that @unit can still get. */
static int32_t
find_bonus_left (const Deal *deal, const TrickScore *score, unsigned unit)
{
  unsigned left = count_left (deal);
  int32_t bonus = 0;

  if (left == 0)
    return 0;
  if (score->trick_bonus != NULL)
    bonus += (int32_t) left * find_best_bonus (deal, score->trick_bonus);
  if (score->pair.kind != TRICK_PAIR_NONE)
    bonus += score->pair.points;
  if ((score->winners & ~(1u << unit)) == 0 && seats_have (score->sweepers, unit))
    bonus += score->sweep_points;

  return bonus;
}

/* Returns true if the side that must score more certainly does, or no longer can. */
static bool
is_contest_over (const Deal *deal, const TrickScore *now, const TrickScore *last)
{
  unsigned must = last->contest.must;
  unsigned other = must ^ 1;
  int32_t left = count_points (last) - count_points (now);
  int32_t own = now->points[must] + now->bonus[must];
  int32_t others = now->points[other] + now->bonus[other];

  return own > others + left + find_bonus_left (deal, now, other)
         || own + left + find_bonus_left (deal, now, must) < others;
}

/* Returns true if the same side profits from all reachable card points. */
static bool
is_table_over (const Deal *deal, const TrickScore *now, const TrickScore *last)
{
  unsigned unit = deal_unit (deal, 0);
  int32_t left = count_points (last) - count_points (now);
  int32_t least = now->points[unit];

  for (int32_t points = least; points <= least + left; points++)
    if (points >= TRICK_WORTH_MAX || (last->worth[points] > 0) != (last->worth[least] > 0))
      return false;

  return true;
}

static unsigned
find_winner (const Deal *end)
{
  DealResult result;

  deal_result (end, &result);

  return result.score[0] == result.score[1] ? SEATS_MAX : result.score[0] < result.score[1];
}

/* Returns true if @winner wins every continuation of @deal. */
static bool
always_wins (const Deal *deal, unsigned winner)
{
  ActionList list;

  if (deal_is_over (deal))
    return find_winner (deal) == winner;
  deal_legal (deal, &list);
  for (unsigned i = 0; i < list.n; i++)
    {
      Deal next = *deal;

      deal_apply (&next, list.at[i]);
      if (!always_wins (&next, winner))
        return false;
    }

  return true;
}

/* Returns true if the winner of the deal that ended as @end was certain at @deal. */
static bool
decided_by (const Deal *deal, const Deal *end)
{
  TrickScore now, last;
  DealResult result;

  deal_result (end, &result);
  if (result.n_units != 2 || end->declarer == NO_SEAT || deal->declarer == NO_SEAT
      || end->game->sheet->sure_made == NULL)
    return false;
  trick_score_make (&now, deal);
  trick_score_make (&last, end);
  if (last.kind != TRICK_SCORE_CONTEST && last.kind != TRICK_SCORE_TABLE)
    return false;
  if (last.kind == TRICK_SCORE_CONTEST ? is_contest_over (deal, &now, &last)
                                       : is_table_over (deal, &now, &last))
    return true;

  return count_left (deal) <= TRICKS_TRIED && always_wins (deal, find_winner (end));
}

int
decided_find_trick (const MatchLog *log, unsigned index, Deal *after)
{
  unsigned n_actions = match_log_get_deal (log, index)->n_done;
  unsigned n_tricks = 0;
  Deal end;

  match_log_at (log, index, n_actions, NULL, &end);
  if (!deal_is_over (&end))
    return -1;
  for (unsigned i = 1; i <= n_actions; i++)
    {
      unsigned taken;

      match_log_at (log, index, i, NULL, after);
      taken = deal_count_tricks (after);
      if (taken > n_tricks && decided_by (after, &end))
        return (int) taken - 1;
      n_tricks = taken;
    }

  return -1;
}
