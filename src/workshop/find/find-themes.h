/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Finds the themes of a problem. */

#pragma once

#include "players/problems/problem.h"

/**
 * Returns the themes that distinguish right actions from half of the nearest wrong ones, or from
 * half of all. Themes of cards need lines.
 */
ProblemThemes problem_themes (const Problem *problem);
