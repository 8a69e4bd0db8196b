/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The tests before and after a course. Problems are paired by band and kind; each test gets one of
 * each chosen pair.
 */

#pragma once

#include "model/learning/practice.h"

#define COURSE_TEST_PROBLEMS 10 /* problems per test */

/**
 * Returns the problems of a test, easier ones first (transfer full), from the practice_list () of a
 * form; NULL if these are too few.
 */
GListModel *course_test_choose (GListModel *all, gboolean is_after);

/** Returns true if @test is finished. */
static inline gboolean
course_test_is_over (LearningTest test)
{
  return test.n_asked >= COURSE_TEST_PROBLEMS;
}
