/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The end of a deal that no action of the seat at turn changes, if all play well. */

#pragma once

#include "players/analysis/analysis.h"

typedef enum
{
  SURE_END_NONE, /* the end is open, or not all possible deals were solved */
  SURE_END_MADE, /* own side makes its contract */
  SURE_END_FAILED,
  SURE_END_CONCEDED, /* others make theirs */
  SURE_END_BROKEN,
  SURE_END_WON, /* own side wins a deal without a contract */
  SURE_END_LOST,
  SURE_ENDS,
} SureEnd;

/** Returns the end that all tried actions of @analysis share in all possible deals. */
SureEnd sure_end_find (const Analysis *analysis);

/**
 * Returns the end that all actions of @analysis, cards, share in its sample deals; SURE_END_NONE if
 * these are few. Not proved.
 */
SureEnd sure_end_expect (const Analysis *analysis);

/**
 * Returns true if the score does not depend on the play that @analysis, made of @observation,
 * recommends. All plays were tried, and lead to the same score in each possible deal.
 */
bool sure_end_is_decided (const Analysis *analysis, const Observation *observation);
