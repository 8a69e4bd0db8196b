/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Names of problem properties in the user's language. Texts of type const char * are static. */

#pragma once

#include "players/problems/problem.h"

/** Returns the name of @theme: "Throwing an opponent in". */
const char *problem_words_theme (ProblemTheme theme);

/** Lists @themes: "Ruffing, The last trick"; free with g_free (). */
char *problem_words_themes (ProblemThemes themes);

/** Returns the name of @kind: "Open cards". */
const char *problem_words_kind (ProblemKind kind);

/** Returns the difficulty of @band, 1 to PROBLEM_BANDS: "easy"; "" for 0. */
const char *problem_words_band (unsigned band);
