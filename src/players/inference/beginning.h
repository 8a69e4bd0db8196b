/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How a world began: the deal before the first call, and before the first card. */

#pragma once

#include "deal.h"

/**
 * Fills @beginning with @world, which is in the play, as it was dealt. What nobody can tell any
 * more (which cards of a hand were dealt later) is decided by the order of the cards. False where a
 * game deals more cards during the play.
 */
bool beginning_of_calls (const Deal *world, Deal *beginning);

/** The same before the first card was played. */
bool beginning_of_play (const Deal *world, Deal *beginning);
