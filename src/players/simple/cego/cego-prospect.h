/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What a dealt hand of Cego may expect to score as each game. */

#pragma once

#include "games/cego/cego-state.h"

/** The own score to expect when @hand plays the bid @bid, against a Solo or not (CE-9.7). */
double cego_expect_bid (const Options *options, CegoGame bid, bool against, CardSet hand);

/** The same for Solo, Ultimo and Durchmarsch. */
double cego_expect_solo (const Options *options, CegoGame game, CardSet hand);

/** The same for forehand's choices but Cego: Bettel, Räuber, Drescher, Picolo. */
double cego_expect_special (const Options *options, CegoGame game, CardSet hand);

/** The best of all that forehand may choose; with three players or without them only Cego. */
double cego_expect_choice (const Options *options, CardSet hand);
