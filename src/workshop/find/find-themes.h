/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Themes found in a problem, by the rules: from its deal, what is right, and its lines. */

#pragma once

#include "players/problems/problem.h"

/**
 * The themes of @problem: what tells the actions that are right from those that its refutations
 * beat: from half of the nearest ones, or from half of all. A theme of a card needs lines; one of a
 * call is what the call decides.
 */
ProblemThemes problem_themes (const Problem *problem);
