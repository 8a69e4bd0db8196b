/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The deals for teaching, from `lessons/first-deals`: one line per form and number of players,
 *
 *     GAME OPTION=VALUE NUMBER
 *
 * with the game's first option. `tests/test-first-deals` searches and proves them.
 */

#pragma once

#include "rules/game.h"
#include "rules/number.h"

/** Sets @number to the deal that explains @game with @options; FALSE without one. */
bool first_deals_find (DealNumber *number, const Game *game, const Options *options);
