/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Queries on a deal and its announcements. */

#pragma once

#include "rules/deal.h"

#define WURZEN_PLAYERS 2 /* W-3.0 */

/** GameSetup.count_seats */
unsigned wurzen_count_seats (const Options *options);

/** Returns the card of @suit and @rank in the pack (W-3.2). */
Card wurzen_card (const Options *options, Suit suit, Rank rank);

/** Returns the eyes of @seat, card and announced points, or 0 without a trick (W-8.6). */
unsigned wurzen_eyes (const Deal *deal, unsigned seat);

/** Returns true if @seat has the eyes to go out (W-3.1). */
bool wurzen_has_target (const Deal *deal, unsigned seat);

/** Returns the talon size n of W-5.4: face-down cards and trump card; 0 without trump card. */
static inline unsigned
wurzen_talon (const Deal *deal)
{
  const WurzenState *own = &deal->own.wurzen;

  return own->under != CARD_NONE ? own->n_stock + 1u : 0;
}

/** Returns the least talon size n that allows closing (W-6.9). */
unsigned wurzen_least_talon_to_close (const Options *options);

/** Returns true if strict duties apply: the stock is closed or used up (W-7.1). */
static inline bool
wurzen_is_strict (const Deal *deal)
{
  return deal->declarer != NO_SEAT || deal->own.wurzen.under == CARD_NONE;
}

/** Returns the points of announcement @action (W-8.2). */
unsigned wurzen_announcement_points (const Deal *deal, Action action);

/** Returns the two cards of announcement @action. */
CardSet wurzen_announcement_cards (const Deal *deal, Action action);

/** Returns the bit of announcement @action in WurzenState.told. */
static inline uint8_t
wurzen_told_bit (Action action)
{
  unsigned bit = action_arg (action) + (action_verb (action) == WURZEN_VERB_WURZE ? SUITS : 0);

  return (uint8_t) (1u << bit);
}
