/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Finds the value of a deal with known cards and perfect play, by a search of only the rules. It
 * remembers positions and shares nothing with the solver.
 *
 * Of two sides one maximizes and the other minimizes. Of more, every seat maximizes its lead.
 */

#pragma once

#include "players/solver/solve.h"

/** A search and its memory; free with exact_free (). */
typedef struct Exact Exact;

/** A goal besides those of SolveObjective: deal_result_lead () of the seat. */
#define EXACT_LEAD SOLVE_OBJECTIVES

Exact *exact_new (void);
void exact_free (Exact *self);

/** Sets the number of actions that may still be tried. */
void exact_allow (Exact *self, uint64_t nodes);

/** Returns true if the actions did not suffice; values are worthless then. */
bool exact_is_spent (const Exact *self);

/** Begins questions about @deal, valued by @goal for @seat. */
void exact_begin (Exact *self, const Deal *deal, int goal, unsigned seat);

/** Returns the value of the deal; EXACT_LEAD is counted in parts, exact_unit () to a point. */
int exact_value (Exact *self);

/** Returns the value after @action, which is legal. */
int exact_after (Exact *self, Action action);

/** Returns the number of parts of EXACT_LEAD in a point. */
unsigned exact_unit (const Deal *deal);

/** Returns the value of @deal, which is over, for @seat. */
int exact_end (const Deal *deal, int goal, unsigned seat);
