/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The plainest search there is, which the solver is measured against: alpha-beta, nothing else. */

#pragma once

#include "players/solver/solver.h"

/** As solver_value (); @nodes counts cards. */
int solver_plain_value (const SolverRest *rest, uint64_t *nodes);
