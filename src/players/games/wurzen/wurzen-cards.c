/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Chooses cards in Wurzen like a beginner (section 15 of games/wurzen/rules.md). The value is the
 * expected gain of the trick, minus the card's worth if kept.
 */

#include "players/games/wurzen/wurzen.h"

/*
 * Weights in eyes for both modes, found by coordinate search with duplicate deals
 * (tools/try-simple, wurzen, with and without mode=schnapsen).
 */
static const struct
{
  /* the other's answer to a lead in open play (W-7.2) */
  double overtakes;   /* chance to win with a higher card */
  double ruffs_high;  /* chance to ruff a ten or ace */
  double ruffs_low;   /* chance to ruff others or overtrump */
  double taken_extra; /* points that the other adds to a trick taken */
  double thrown;      /* points that the other adds to a trick left */

  /* value of the next lead */
  double lead;
  double lead_announce; /* share of an announcement in hand */
  double lead_swap;     /* exchange for the trump under the stock */
  double lead_waiting;  /* share of announced points that await a first trick (W-8.6) */
  double first_trick;   /* winning the first own trick (W-9.1) */
  double decide;        /* reaching the target, which ends the deal */
  double last_drawn;    /* share of the last trump's points, which the loser draws */

  /* value of kept cards */
  double keep_ace;       /* plain ace */
  double keep_top;       /* other highest plain card */
  double keep_ten;       /* worth of a ten below its ace */
  double keep_points;    /* share of other plain cards' points */
  double keep_strong;    /* strong trump (W-3.7) */
  double keep_share;     /* share of a strong trump's points */
  double keep_top_share; /* share of the highest trump's points */
  double keep_weak;
  double keep_top_trump; /* added for the highest trump */
  double keep_swap;      /* card to exchange */
  double keep_pair;      /* share of an announcement in hand */
  double keep_half;      /* share of an announcement that a draw would complete */
  double strict_share;   /* factor on kept cards in strict play */
  double strict_thrown;  /* factor on the mean discard */
  double strict_draw;    /* winning trump lead, per enemy trump */
  double strict_sure;    /* sure winner led */
} weigh = {
  .overtakes = 0.42,
  .ruffs_high = 0.9,
  .ruffs_low = 0.14,
  .taken_extra = 4.2,
  .thrown = 2,
  .lead = 2,
  .lead_announce = 0.21,
  .lead_swap = 4.2,
  .lead_waiting = 0.25,
  .first_trick = 2.1,
  .decide = 21,
  .last_drawn = 0.7,
  .keep_ace = 3.4,
  .keep_top = 2.8,
  .keep_ten = 2.1,
  .keep_points = 0.2,
  .keep_strong = 8.4,
  .keep_share = 0.8,
  .keep_top_share = 1.6,
  .keep_weak = 4,
  .keep_top_trump = 2,
  .keep_swap = 2.8,
  .keep_pair = 0.5,
  .keep_half = 0.5,
  .strict_share = 0.5,
  .strict_thrown = 0.8,
  .strict_draw = 4.2,
  .strict_sure = 8.2,
};

/* ---- Worth of a kept card ------------------------------------------------------------ */

static bool
is_weak_trump (const WurzenPosition *position, Card card)
{
  return wurzen_is_trump (position, card)
         && pack_suit (deal_pack (position->seen), card) == (Suit) position->seen->trump
         && pack_rank (deal_pack (position->seen), card) <= RANK_9; /* W-3.7 */
}

/* Returns the live cards outside our hand. */
static CardSet
cards_out (const WurzenPosition *position)
{
  CardSet out = position->known | position->maybe;

  if (position->talon > 0 && !position->is_strict)
    out |= card_set_of (position->seen->own.wurzen.under);

  return out;
}

static bool
is_top (const WurzenPosition *position, Card card)
{
  CardSet suit = position->order->members[position->order->group[card]];

  return (position->order->beaters[card] & suit & cards_out (position)) == 0;
}

static double
keep_trump (const WurzenPosition *position, Card card)
{
  bool top = is_top (position, card);
  double keep
      = is_weak_trump (position, card)
            ? weigh.keep_weak
            : weigh.keep_strong
                  + (top ? weigh.keep_top_share : weigh.keep_share) * position->order->points[card];

  if (top)
    keep += weigh.keep_top_trump;
  if (!position->is_strict && wurzen_can_swap (position, card))
    keep += weigh.keep_swap;

  return keep;
}

static double
keep_plain (const WurzenPosition *position, Card card)
{
  unsigned points = position->order->points[card];

  if (points == 11)
    return weigh.keep_ace;
  if (is_top (position, card))
    return weigh.keep_top;
  if (points == 10)
    return weigh.keep_ten;

  return weigh.keep_points * points;
}

/* Returns the value of @card for a future announcement. */
static double
keep_half (const WurzenPosition *position, Card card)
{
  unsigned points = 0;
  Card partner = wurzen_partner_card (position, card, &points);

  if (partner == CARD_NONE)
    return 0;
  if (card_set_has (position->hand, partner))
    return weigh.keep_pair * points;
  if (position->is_strict || !card_set_has (position->maybe, partner))
    return 0;

  /* half of the stock comes to our hand */
  return weigh.keep_half * points * position->talon / 2.0 / card_set_count (position->maybe);
}

static double
worth_of_keeping (const WurzenPosition *position, Card card, bool is_announced)
{
  double keep = wurzen_is_trump (position, card) ? keep_trump (position, card)
                                                 : keep_plain (position, card);

  if (position->is_strict)
    keep *= weigh.strict_share;

  return keep + (is_announced ? 0 : keep_half (position, card));
}

/* ---- Worth of a trick ---------------------------------------------------------------- */

static unsigned
best_announcement (const WurzenPosition *position, Card card)
{
  unsigned best = 0;
  CardSet left = position->hand & ~card_set_of (card);

  for (CardSet set = left; set != 0; set = card_set_rest (set))
    {
      unsigned points = 0;
      Card partner = wurzen_partner_card (position, card_set_first (set), &points);

      if (partner != CARD_NONE && card_set_has (left, partner))
        best = MAX (best, points);
    }

  return best;
}

/* Returns the value of winning the trick, besides its points. */
static double
worth_of_lead_after (const WurzenPosition *position, Card card)
{
  const Deal *seen = position->seen;
  double worth = weigh.lead + weigh.lead_announce * best_announcement (position, card)
                 + weigh.lead_waiting * position->waiting[position->seat];

  if (seen->tricks_won[position->seat] == 0)
    worth += weigh.first_trick;
  if (!position->is_strict)
    {
      for (CardSet set = position->hand & ~card_set_of (card); set != 0; set = card_set_rest (set))
        if (wurzen_can_swap (position, card_set_first (set)))
          worth += weigh.lead_swap;
      if (position->talon == 2)
        worth -= weigh.last_drawn * position->order->points[seen->own.wurzen.under];
    }

  return worth;
}

static double
worth_of_deciding (const WurzenPosition *position, unsigned seat, double points)
{
  return position->eyes[seat] + position->waiting[seat] + points >= position->target ? weigh.decide
                                                                                     : 0;
}

static double
worth_if_won (const WurzenPosition *position, Card card, double points)
{
  return points + worth_of_lead_after (position, card)
         + worth_of_deciding (position, position->seat, points);
}

static double
worth_if_lost (const WurzenPosition *position, double points)
{
  double worth = -points - worth_of_deciding (position, position->other, points);

  if (position->seen->tricks_won[position->other] == 0)
    worth -= weigh.first_trick + weigh.lead_waiting * position->waiting[position->other];

  return worth;
}

/* ---- Leading ------------------------------------------------------------------------- */

/* Returns the probability that the other takes @card in open play. */
static double
chance_to_lose_open (const WurzenPosition *position, Card card)
{
  const TrickOrder *order = position->order;
  CardSet suit = order->members[order->group[card]];
  CardSet ruffs = order->beaters[card] & ~suit;
  double higher = 1 - wurzen_chance_none (position, order->beaters[card] & suit);
  double ruff = ruffs == 0 ? 0 : 1 - wurzen_chance_none (position, ruffs);

  if (wurzen_is_trump (position, card))
    return higher * (order->points[card] >= 10 ? weigh.ruffs_high : weigh.ruffs_low);

  higher *= weigh.overtakes;

  return higher
         + (1 - higher) * ruff * (order->points[card] >= 10 ? weigh.ruffs_high : weigh.ruffs_low);
}

static double
lead_open (const WurzenPosition *position, Card card)
{
  double lose = chance_to_lose_open (position, card);
  unsigned points = position->order->points[card];

  return (1 - lose) * worth_if_won (position, card, points + weigh.thrown)
         + lose * worth_if_lost (position, points + weigh.taken_extra);
}

static double
lead_strict (const WurzenPosition *position, Card card)
{
  const TrickOrder *order = position->order;
  CardSet suit = order->members[order->group[card]];
  CardSet beaters = order->beaters[card];
  unsigned points = order->points[card];
  double win = wurzen_chance_to_hold (position, card);
  double thrown = weigh.strict_thrown * wurzen_mean_points (position, suit & ~beaters);
  double taken = wurzen_mean_points (position, beaters & suit ? beaters & suit : beaters);
  double worth = win * worth_if_won (position, card, points + thrown)
                 + (1 - win) * worth_if_lost (position, points + taken);

  if (win > 0.999)
    worth += weigh.strict_sure;
  if (wurzen_is_trump (position, card))
    worth += win * weigh.strict_draw * MIN (2, wurzen_expected_cards (position, position->trumps));

  return worth;
}

double
simple_wurzen_worth_of_lead (const WurzenPosition *position, Card card, bool is_announced)
{
  return (position->is_strict ? lead_strict (position, card) : lead_open (position, card))
         - worth_of_keeping (position, card, is_announced);
}

/* ---- Following ----------------------------------------------------------------------- */

static bool
takes_trick (const WurzenPosition *position, Card card)
{
  return card_set_has (position->order->beaters[position->seen->trick.card[0]], card);
}

double
simple_wurzen_worth_of_follow (const WurzenPosition *position, Card card)
{
  double points
      = position->order->points[card] + position->order->points[position->seen->trick.card[0]];
  double worth = takes_trick (position, card) ? worth_if_won (position, card, points)
                                              : worth_if_lost (position, points);

  return worth - worth_of_keeping (position, card, false);
}

/* ---- Reasons ------------------------------------------------------------------------- */

/* Returns true if no lower card of the suit wins too. */
static bool
is_lowest_to_take (const WurzenPosition *position, Card card)
{
  const TrickOrder *order = position->order;

  for (CardSet set = position->hand & order->members[order->group[card]]; set != 0;
       set = card_set_rest (set))
    if (takes_trick (position, card_set_first (set))
        && card_set_has (order->beaters[card_set_first (set)], card))
      return false;

  return true;
}

PlayerReason
simple_wurzen_reason (const WurzenPosition *position, Card card)
{
  unsigned points = position->order->points[card];

  if (position->seen->trick.n == 0)
    {
      double win = position->is_strict ? wurzen_chance_to_hold (position, card)
                                       : 1 - chance_to_lose_open (position, card);

      if (win < 0.5 || (!position->is_strict && points < 10))
        return REASON_SAFE_LEAD;
      /* no duty to follow suit while open */
      if (position->is_strict && wurzen_is_trump (position, card)
          && (position->order->members[position->order->trump] & cards_out (position)) != 0)
        return REASON_DRAW_TRUMPS;
      return is_top (position, card) ? REASON_CASH_WINNER : REASON_LIKELY_TRICK;
    }
  if (takes_trick (position, card))
    return !is_top (position, card) && is_lowest_to_take (position, card) ? REASON_WIN_CHEAPLY
                                                                          : REASON_WIN_TRICK;

  return points < 3 ? REASON_KEEP_POINTS : REASON_DISCARD;
}
