/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Names of what problems are: themes, kinds, bands. All are static, in the user's language. */

#pragma once

#include "players/problems/problem.h"

/** The name of @theme, as in a list: "Throw-in". */
const char *problem_words_theme (ProblemTheme theme);

/** The names of all of @themes in one line, "Ruffing, Last trick"; free with g_free (). */
char *problem_words_themes (ProblemThemes themes);

/** The name of @kind, as in a list: "Open cards". */
const char *problem_words_kind (ProblemKind kind);

/** How hard a problem of @band is, 1 to PROBLEM_BANDS: "easy"; "" for 0. */
const char *problem_words_band (unsigned band);
