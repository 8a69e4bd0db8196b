/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Chooses the calls that a problem offers instead of all legal ones. */

#pragma once

#include "players/problems/problem.h"

/**
 * Chooses the offers of @problem, a call among too many. Tries the best call, those that keep the
 * contract (a pass, a double), those of weaker levels, and neighbours of the best; leaves out the
 * unclear ones.
 * Returns: false if too few are left, one that keeps the contract is unclear, or neither a beginner
 * nor a weaker level is wrong
 */
bool offers_choose (Problem *problem);

/** Returns true if @call is a pass, double or redouble: it leaves the contract and its value. */
bool offers_keep_contract (const Deal *deal, Action call);
