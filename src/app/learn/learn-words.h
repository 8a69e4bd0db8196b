/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Words on problems, as titles and counts. Texts are to be freed with g_free (). */

#pragma once

#include "model/learning/practice.h"

/** "12 of 40 solved". */
char *learn_words_solved (const PracticeCount *count);

/** How hard problems of @band are, 1 to PROBLEM_BANDS, as a title: "Easy". */
char *learn_words_band (guint band);

/* ---- A course -------------------------------------------------------------------------------- */

/** The step that comes next in a course, @step from 0 of the lesson @title: "Trumps, step 3". */
char *learn_words_next_lesson (const char *title, guint step);

/** "7 minutes · begun, step 3". */
char *learn_words_lesson (guint minutes, const LearningLesson *state);

/** "3 of 12 done". */
char *learn_words_done (guint n_done, guint n);

/**
 * What came of the tests @before a course and @after it, or what comes next: the second of them, if
 * @is_after.
 */
char *learn_words_test (LearningTest before, LearningTest after, gboolean is_after);

/** Which it is of how many problems or steps, @index from 0: "3 of 12"; NULL: of none. */
char *learn_words_place (guint index, guint n);
