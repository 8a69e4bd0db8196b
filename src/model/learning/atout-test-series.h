/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/learning/atout-problem-series.h"
#include "model/learning/course-test.h"

#define ATOUT_TYPE_TEST_SERIES (atout_test_series_get_type ())

/**
 * AtoutTestSeries: a test before a course or after it, problem by problem. Of each the first answer
 * counts, and one that is left without an answer, or after the user has asked what is right, is not
 * right.
 */
G_DECLARE_FINAL_TYPE (AtoutTestSeries, atout_test_series, ATOUT, TEST_SERIES,
                      AtoutProblemSeries)

/**
 * The test on @problems (course_test_choose () of @form), called @title. It goes on where it was
 * left, or begins again if it was over; what comes of it is told to @learning at once.
 */
AtoutProblemSeries *atout_test_series_new (const char    *form,
                                           GListModel    *problems,
                                           gboolean       is_after,
                                           const char    *title,
                                           AtoutLearning *learning);
