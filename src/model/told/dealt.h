/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The cards of a deal when all were dealt. */

#pragma once

#include "rules/match-log.h"
#include "rules/pile.h"

/**
 * Writes to @dealt the moment of deal @index when all hands are dealt, perhaps in parts, and no
 * card has left a hand.
 */
void dealt_find (const MatchLog *log, unsigned index, Deal *dealt);

/**
 * Writes the ownerless piles of @dealt, all cards open, to @piles (PILES_MAX). Returns their
 * number.
 */
unsigned dealt_list_piles (const Deal *dealt, Pile *piles);
