/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A plain alpha-beta search, as a baseline for the solver. */

#pragma once

#include "players/solver/solver.h"

/** Works like solver_value (); @nodes receives the number of cards tried. */
int solver_plain_value (const SolverRest *rest, uint64_t *nodes);
