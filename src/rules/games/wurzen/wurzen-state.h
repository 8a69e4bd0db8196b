/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Wurzen: how a deal stands, and what an announcement is. */

#pragma once

#include "rules/deal.h"

#define WURZEN_PLAYERS 2 /* W-3.0 */

/** Game.count_seats */
unsigned wurzen_count_seats (const Options *options);

/** The card of @suit and @rank in the pack of the mode (W-3.2). */
Card wurzen_card (const Options *options, Suit suit, Rank rank);

/** The eyes of @seat now: card points and announced points, 0 without a trick (W-8.6). */
unsigned wurzen_eyes (const Deal *deal, unsigned seat);

/** True when @seat has the eyes to go out with (W-3.1). */
bool wurzen_has_target (const Deal *deal, unsigned seat);

/** n of W-5.4: face-down cards and the trump card under them; 0 once that is drawn. */
static inline unsigned
wurzen_talon (const Deal *deal)
{
  const WurzenState *own = &deal->own.wurzen;

  return own->under != CARD_NONE ? own->n_stock + 1u : 0;
}

/** The least n with which the stock may be closed (W-6.9). */
unsigned wurzen_least_talon_to_close (const Options *options);

/** True in the end phase: the stock is closed or used up (W-7.1). */
static inline bool
wurzen_is_strict (const Deal *deal)
{
  return deal->declarer != NO_SEAT || deal->own.wurzen.under == CARD_NONE;
}

/** The points of the announcement @action, pair or Wurze, under the deal's trump (W-8.2). */
unsigned wurzen_announcement_points (const Deal *deal, Action action);

/** The two cards of the announcement @action. */
CardSet wurzen_announcement_cards (const Deal *deal, Action action);

/** The announcement @action in WurzenState.told, as a bit. */
static inline uint8_t
wurzen_told_bit (Action action)
{
  unsigned bit = action_arg (action) + (action_verb (action) == WURZEN_VERB_WURZE ? SUITS : 0);

  return (uint8_t) (1u << bit);
}
