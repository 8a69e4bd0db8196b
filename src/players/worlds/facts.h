/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Helpers for `place` and `fits` of games (player-game.h), which locate hidden cards. */

#pragma once

#include "rules/observation.h"

/**
 * Makes @owner the only holder, now or earlier, of @card in @may, unless @observation sees the
 * card. @may is by seat, and SEATS_MAX outside hands.
 */
void facts_place_card (const Observation *observation, CardSet *may, unsigned owner, Card card);

/** Returns the cards of @seat before the first play. */
CardSet facts_whole_hand (const Deal *deal, unsigned seat);
