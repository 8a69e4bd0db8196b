/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The hand of a declarer of Cego who takes the Blind. */

#pragma once

#include "rules/games/cego/cego-state.h"

/** The cards of @hand, as dealt, that are worth keeping for the bid @game (CE-6.15). */
CardSet cego_best_kept (const Options *options, CegoGame game, CardSet hand);

/** Of the hands with one trump less than compels to announce a Solo so many must, too (CE-6.5). */
double cego_share_of_strong_hands (const Options *options);
