/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Evaluates the cards that a taker of the Blind keeps in Cego. */

#pragma once

#include "rules/games/cego/cego-state.h"

/** Returns the best cards of the dealt @hand to keep for @game (CE-6.15). */
CardSet cego_best_kept (const Options *options, CegoGame game, CardSet hand);

/** Returns the share of hands one trump below the limit that must announce a Solo (CE-6.5). */
double cego_share_of_strong_hands (const Options *options);
