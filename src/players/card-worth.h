/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What a card is still good for if it is kept, for any trick game that a TrickView describes.
 *
 * The games differ in the weights and in how sure it must be that nothing beats a card; a weight
 * left 0 takes its saying out.
 */

#pragma once

#include "players/knowledge/trick-view.h"
#include "players/player.h"

/** All in card points, the shares of card points. */
typedef struct
{
  /* cards of side suits */
  double top;         /* only a ruff can beat it; counts as far as it is not ruffed */
  double top_share;   /* more for it, of its points */
  double second;      /* one card beats it, and another lies beside it; 0: as any other card */
  double other_share; /* of the points of any other card */
  double other_from;  /* the points that a card has at least; these are not shared */
  double guard;       /* the low card beside one that only one card beats */
  double void_suit;   /* the last card of a suit; below 0 it stands in the way of a ruff */

  /* trumps */
  double trump;           /* any trump */
  double trump_rank;      /* more, for the share of the enemy's trumps that it beats */
  double top_trump;       /* more, if nothing beats it */
  double top_trump_share; /* more for that, of its points */
  double trump_share;     /* more for any other, of its points */
} CardWeights;

/**
 * What @card of a side suit is worth in the hand. @top is the chance that no card of its suit
 * beats it, and @out the cards that may lie against it.
 */
double card_worth_plain (const CardWeights *weigh, const TrickView *view, CardSet out, Card card,
                         double top);

/** What the trump @card is worth in the hand, with @top the chance that nothing beats it. */
double card_worth_trump (const CardWeights *weigh, const TrickView *view, Card card, double top);

/**
 * Why @card is a good one to follow with, @win being the chance that the own side wins the trick.
 * A card of @feed_points or more is worth giving to a partner's trick.
 */
PlayerReason card_reason_to_follow (const TrickView *view, Card card, double win,
                                    unsigned feed_points);
