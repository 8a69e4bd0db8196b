/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Worth of keeping a card in any game that a TrickView describes. A weight of 0 switches its term
 * off.
 */

#pragma once

#include "players/knowledge/trick-view.h"
#include "players/player.h"

/** The weights of a game, in card points or shares of card points. */
typedef struct
{
  /* side suits */
  double top;         /* highest card, if not ruffed */
  double top_share;   /* share of the highest card's points */
  double second;      /* guarded second-highest card; 0: no special weight */
  double other_share; /* share of other cards' points */
  double other_from;  /* points exempt from `other_share` */
  double guard;       /* single card that guards a second-highest one */
  double void_suit;   /* last card of a suit; negative if it prevents a ruff */

  /* trumps */
  double trump;
  double trump_rank; /* trump, times the share of enemy trumps it beats */
  double top_trump;
  double top_trump_share; /* share of the highest trump's points */
  double trump_share;     /* share of other trumps' points */
} CardWeights;

/**
 * Returns the worth of @card in a side suit. @top is the chance that no card of its suit beats it;
 * @out are the cards others may hold.
 */
double card_worth_plain (const CardWeights *weigh, const TrickView *view, CardSet out, Card card,
                         double top);

/** Returns the worth of the trump @card; @top is the chance that nothing beats it. */
double card_worth_trump (const CardWeights *weigh, const TrickView *view, Card card, double top);

/**
 * Returns the reason to follow with @card; @win is the own side's chance of the trick. A partner
 * gets cards of @feed_points or more.
 */
PlayerReason card_reason_to_follow (const TrickView *view, Card card, double win,
                                    unsigned feed_points);
