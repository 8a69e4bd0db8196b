/* SPDX-License-Identifier: GPL-3.0-or-later */

/** All cards of a deal as dealt. */

#pragma once

#include "rules/match-log.h"
#include "rules/pile.h"

/**
 * Writes deal @index to @dealt when all hands are dealt, in one or more parts, and no card has
 * left a hand.
 */
void dealt_find (const MatchLog *log, unsigned index, Deal *dealt);

/**
 * Writes the ownerless piles of @dealt, all cards open, to @piles (PILES_MAX). Returns their
 * number.
 */
unsigned dealt_list_piles (const Deal *dealt, Pile *piles);
