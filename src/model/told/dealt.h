/* SPDX-License-Identifier: GPL-3.0-or-later */

/** All cards of a deal as they were dealt, whoever could see them: plain C, from a log. */

#pragma once

#include "rules/match-log.h"
#include "rules/pile.h"

/**
 * To @dealt deal @index at the first moment when every seat that plays had as many cards as it was
 * dealt, in one part or in several, before the first of them left a hand. Seats without cards play
 * no part in it.
 */
void dealt_find (const MatchLog *log, unsigned index, Deal *dealt);

/**
 * The piles of @dealt that belong to nobody, to @piles (PILES_MAX): all their cards lie open there.
 * How many.
 */
unsigned dealt_list_piles (const Deal *dealt, Pile *piles);
