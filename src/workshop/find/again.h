/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Judges a chance or call again, as it was found, in four times as many new worlds. */

#pragma once

#include "players/problems/problem.h"

/**
 * Returns true if the judgement still has the right and wrong actions of @problem; sets @error (of
 * PROBLEM_ERROR) otherwise.
 */
bool find_judges_again (const Problem *problem, GError **error);
