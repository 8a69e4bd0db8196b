/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Closing the stock, the main weapon (section 15 of its rules.md): is the target likely from
 * the own sure tricks and from what the other must throw in, and what is it worth?
 */

#include <math.h>

#include "players/games/wurzen/wurzen.h"
#include "rules/games/wurzen/wurzen-score.h"

/* Estimates of what is to come; others are tried by tools/try-simple, wurzen. */

/* What the other throws on a trick in whose suit he is void: mostly his least. */
#define THROWN_AWAY 1.5

/* Of the points of a second announcement so many will be made. */
#define LATER_SHARE 0.6

/*
 * Fitted to leads in deals of the level against itself whose count is at most 22 eyes short of the
 * target; both were played to the end: a logistic regression of the closed deal that was made,
 * least squares of the score without closing; `atout-workshop fit wurzen`. Each trump counts
 * beyond its eyes: the count knows nothing of who has the lead, and without trumps promises of it
 * what the other takes.
 */
const WurzenClosing wurzen_closing_made[] = {
  [WURZEN_MODE_WURZEN] = { -0.88, 0.15, -0.008, -0.0086, 0.69 },
  [WURZEN_MODE_SCHNAPSEN] = { -0.61, 0.12, -0.0019, -0.026, 1.04 },
};

const WurzenClosing wurzen_going_on[] = {
  [WURZEN_MODE_WURZEN] = { 0.9, 0.038, -0.032, 0.0254, 0.18 },
  [WURZEN_MODE_SCHNAPSEN] = { 0.23, 0.0295, -0.026, 0.0159, 0.48 },
};

/* Of the class that the other has when the stock is closed, so much is left at the end. */
#define TYPICAL_EYES_LATER 12

/*
 * In game points (tools/try-simple, wurzen, with and without mode=schnapsen). A pair in the
 * hand is announced before one closes, the more so the less sure the closed deal is: its points are
 * safe then, and the stock is still there at the next lead. Going on gives the other a chance, so
 * it is never worth more than a closed deal that is made, less something. Nobody closes for next
 * to nothing, but for what is certain.
 */
#define PAIR_WAITS 0.2     /* for each pair */
#define ANNOUNCE_FIRST 2.5 /* more for any, by the chance to fail */
#define GIVEN_AWAY 0.6

/*
 * Game points that closing must bring more; what is certain asks for none. With the margin of
 * Wurzen more deals of Schnapsen would be closed, and more of these fail, for a little against who
 * plays alike (strength-notes.md).
 */
static const double closing_margin[] = {
  [WURZEN_MODE_WURZEN] = 0.22,
  [WURZEN_MODE_SCHNAPSEN] = 0.7,
};

/* ---- Counting ------------------------------------------------------------------------ */

/* The eyes of the own trumps, led from the top; @left: how many the other has after that. */
static double
count_trumps (const WurzenPosition *position, double *left)
{
  const TrickOrder *order = position->order;
  double mean = wurzen_mean_points (position, position->trumps);
  double sum = 0;

  *left = wurzen_expected_cards (position, position->trumps);
  for (CardSet set = position->hand & position->trumps; set != 0; set = card_set_rest (set))
    {
      Card card = card_set_first (set);
      double win = wurzen_chance_to_hold (position, card);
      double drawn = MIN (1, *left);

      sum += win * (order->points[card] + drawn * mean + (1 - drawn) * THROWN_AWAY);
      *left -= drawn;
    }

  return sum;
}

/* The same of a plain suit, if the other still has @trumps_left trumps. */
static double
count_plain (const WurzenPosition *position, CardSet suit, double trumps_left)
{
  const TrickOrder *order = position->order;
  double mean = wurzen_mean_points (position, suit);
  CardSet own = position->hand & suit;
  unsigned round = 0;
  double sum = 0;

  while (own != 0)
    {
      Card card = card_set_first (own);
      double follows, win;

      for (CardSet set = card_set_rest (own); set != 0; set = card_set_rest (set))
        if (order->strength[card_set_first (set)] > order->strength[card])
          card = card_set_first (set);
      own &= ~card_set_of (card);
      round++;
      follows = 1 - wurzen_chance_fewer (position, suit, round);
      win = wurzen_chance_none (position, order->beaters[card] & suit)
            * (follows + (1 - follows) * (1 - MIN (1, trumps_left)));
      sum += win * (order->points[card] + follows * mean + (1 - follows) * THROWN_AWAY);
    }

  return sum;
}

/*
 * All points of the best announcement, for the lead is there; for others it must come again.
 * @n_pairs: how many announcements there are.
 */
static double
count_announcements (const WurzenPosition *position, unsigned *n_pairs)
{
  unsigned best = 0;
  unsigned sum = 0;

  *n_pairs = 0;
  for (CardSet set = position->hand; set != 0; set = card_set_rest (set))
    {
      unsigned points = 0;
      Card partner = wurzen_partner_card (position, card_set_first (set), &points);

      if (partner != CARD_NONE && partner > card_set_first (set)
          && card_set_has (position->hand, partner))
        {
          sum += points;
          best = MAX (best, points);
          (*n_pairs)++;
        }
    }

  return best + LATER_SHARE * (sum - best);
}

double
simple_wurzen_count_strict (const WurzenPosition *position)
{
  unsigned n_pairs;
  double left;
  double sum = count_trumps (position, &left) + count_announcements (position, &n_pairs);

  for (unsigned group = 0; group < SUITS; group++)
    if (group != position->order->trump)
      sum += count_plain (position, position->order->members[group], left);

  return sum;
}

/* ---- The worth of closing ------------------------------------------------------------ */

double
wurzen_closing_margin (const WurzenPosition *position)
{
  return position->eyes[position->seat] + position->waiting[position->seat]
         + simple_wurzen_count_strict (position) - position->target;
}

double
wurzen_closing_sum (const WurzenClosing *figures, const WurzenPosition *position, double margin)
{
  return figures->base + figures->margin * margin
         + figures->other_eyes * position->eyes[position->other] + figures->talon * position->talon
         + figures->trumps * card_set_count (position->hand & position->trumps);
}

/* Of a closed deal that is made: the other will mostly reach some more eyes. */
static double
worth_if_made (const WurzenPosition *position)
{
  const Deal *seen = position->seen;
  unsigned eyes = position->eyes[position->other];
  unsigned tricks = seen->tricks_won[position->other];
  int later = (int) wurzen_value (&seen->options, eyes + TYPICAL_EYES_LATER, tricks + 1);
  double now = match_worth (&position->worth, position->seat,
                            (int) wurzen_value (&seen->options, eyes, tricks));

  if (seen->options.value[WURZEN_CLOSED_VALUE] == WURZEN_CLOSED_VALUE_DARK)
    return now;

  return (now + match_worth (&position->worth, position->seat, later)) / 2;
}

/* What the points of a pair in the hand lose by it if the stock is closed now. */
static double
cost_of_waiting (const WurzenPosition *position, double made)
{
  unsigned n_pairs;

  count_announcements (position, &n_pairs);

  return n_pairs * PAIR_WAITS + (n_pairs > 0 ? (1 - made) * ANNOUNCE_FIRST : 0);
}

double
simple_wurzen_worth_of_closing (const WurzenPosition *position)
{
  const Deal *seen = position->seen;
  unsigned mode = seen->options.value[WURZEN_MODE];
  unsigned lost = wurzen_value (&seen->options, position->eyes[position->other],
                                seen->tricks_won[position->other]);
  double margin = wurzen_closing_margin (position);
  double sum = wurzen_closing_sum (&wurzen_closing_made[mode], position, margin);
  bool is_sure = simple_wurzen_is_sure_closed (position);
  double made = is_sure ? 1 : 1 / (1 + exp (-sum));
  double going_on = wurzen_closing_sum (&wurzen_going_on[mode], position, margin);

  return made * worth_if_made (position)
         + (1 - made) * match_worth (&position->worth, position->seat, -(int) MAX (2, lost))
         - MIN (match_worth_of_mean (&position->worth, position->seat, going_on),
                worth_if_made (position) - GIVEN_AWAY)
         - cost_of_waiting (position, made) - (is_sure ? 0 : closing_margin[mode]);
}
