/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Klaverjassen: the form that is played, and how a deal of it stands. */

#pragma once

#include "rules/deal.h"

static inline bool
klaverjas_is_kraken (const Options *options)
{
  return option_is (options, KLAVERJAS_GAME, KLAVERJAS_GAME_KRAKEN);
}

static inline bool
klaverjas_is_three (const Options *options)
{
  return option_is (options, KLAVERJAS_GAME, KLAVERJAS_GAME_THREE);
}

/** The cards of the game (K-3.1); for random trump with the turn-up pile (K-3.2). */
const Pack *klaverjas_pack (const Options *options);

/** How many play (K-3.6). */
unsigned klaverjas_count_seats (const Options *options);

/** How many units points are kept for: sides of four, players of three (K-3.7). */
unsigned klaverjas_count_units (const Options *options);

/** True where partners may agree on signals (section 15). */
bool klaverjas_has_signals (const Options *options);

/** The unit of @seat (K-3.7). */
unsigned klaverjas_unit_of (const Options *options, unsigned seat);

/** True if nobody wanted to play: the deal counts for nothing (K-6.5). */
static inline bool
klaverjas_is_redeal (const Deal *deal)
{
  return deal->declarer == NO_SEAT;
}

/**
 * The suit of the card turned first, SUIT_NONE where none was: it is on offer (K-6.7), and barred
 * when it was passed (K-6.9).
 */
Suit klaverjas_turned_suit (const Deal *deal);
