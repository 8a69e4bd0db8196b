/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Chooses the calls that a problem offers instead of all legal ones. */

#pragma once

#include "players/problems/problem.h"

/**
 * Chooses the offers of @problem, a call among too many. Tries the best call, those that keep the
 * contract (a pass, a double), those of weaker levels, and neighbours of the best. Unclear ones are
 * left out. Returns false if too few are clear, or one that keeps the contract is unclear.
 */
bool offers_choose (Problem *problem);
