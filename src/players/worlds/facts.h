/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Where hidden cards lie, told by `place` and `fits` of a game's table (player-game.h). */

#pragma once

#include "rules/observation.h"

/**
 * Takes @card out of @may, by seat and at SEATS_MAX for what lies in no hand, but for @owner: it
 * holds the card, or has held it. Nothing where @observation sees where the card is.
 */
void facts_place_card (const Observation *observation, CardSet *may, unsigned owner, Card card);

/** The cards that @seat of @deal had before the first one was played. */
CardSet facts_whole_hand (const Deal *deal, unsigned seat);
