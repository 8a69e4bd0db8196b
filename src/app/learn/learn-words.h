/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Texts about problems and courses; free them with g_free (). */

#pragma once

#include "model/learning/practice.h"

/** Returns "12 of 40 solved". */
char *learn_words_solved (const PracticeCount *count);

/**
 * Returns the themes of @problem that may be shown before it is solved: those of its question. The
 * themes of a problem not tried yet would tell the answer.
 */
ProblemThemes learn_words_open_themes (AtoutPracticeProblem *problem);

/** Returns the difficulty @band, 1 to PROBLEM_BANDS, as a title: "Easy". */
char *learn_words_band (guint band);

/**
 * Returns the advice to remember from the ladder (series of problems) on @theme; NULL if the theme
 * has no ladder.
 */
const char *learn_words_motif (ProblemTheme theme);

/* ---- Course ---------------------------------------------------------------------------------- */

/** Returns "Trumps, step 3"; @step counts from 0. */
char *learn_words_next_lesson (const char *title, guint step);

/**
 * Returns "7 minutes · begun, step 3". @n_missed: number of steps to solve if the end of the lesson
 * was reached, otherwise 0.
 */
char *learn_words_lesson (guint minutes, const LearningLesson *state, guint n_missed);

/** Returns "4 of 5 right". */
char *learn_words_right (guint n_right, guint n);

/** Returns what is left to do at the end of a lesson; static. */
const char *learn_words_lesson_end (gboolean is_question_left, gboolean is_deal_left);

/** Returns "3 of 12 done". */
char *learn_words_done (guint n_done, guint n);

/** Returns a sentence on the test results, or on the next test: the second if @is_after. */
char *learn_words_test (LearningTest before, LearningTest after, gboolean is_after);

/** Returns "3 of 12"; @index counts from 0. NULL if @n is 0. */
char *learn_words_place (guint index, guint n);
