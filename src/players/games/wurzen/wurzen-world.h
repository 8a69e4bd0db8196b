/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The rules of thumb where worlds are played on and time is short. */

#pragma once

#include "players/games/wurzen/wurzen-bummerl.h"
#include "players/player.h"

/**
 * Judges the rows of @choice, whose actions are set, for the seat at turn in a deal of Wurzen whose
 * talon is not used up. @deal has all cards, but only those that the seat sees matter.
 */
void simple_judge_in_world (const Deal *deal, const BummerlWorth *worth, Choice *choice);

/**
 * What the seat at turn would do of @list, what is sensible, in the same.
 */
Action simple_choose_in_world (const Deal *deal, const BummerlWorth *worth, const ActionList *list);
