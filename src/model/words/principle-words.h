/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Sentences for principles of play (principle.h). */

#pragma once

#include "players/analysis/principle.h"
#include "players/problems/problem.h"

/** Returns the principle in a few words ("Draw trumps"). */
const char *principle_words_title (Principle principle);

/** Returns the principle as a sentence to keep. */
const char *principle_words_rule (Principle principle);

/** Returns the theme of problems about the principle, or THEMES if there are none. */
ProblemTheme principle_words_theme (Principle principle);

/**
 * Returns the end of a hint that rests on @principle: the whole rule if @is_new, else its title; ""
 * for PRINCIPLE_NONE. Free with g_free ().
 */
char *principle_words_tell (Principle principle, gboolean is_new);
