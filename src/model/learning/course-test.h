/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The test before a course and the one after it. Both are chosen from the problems of a form in a
 * fixed way: pairs of the same band and kind are spread over the book, and each test has one of
 * every pair.
 */

#pragma once

#include "model/learning/practice.h"

#define COURSE_TEST_PROBLEMS 10 /* of each of the two */

/**
 * (transfer full) (nullable): the problems of one of the tests, the easier ones first, out of @all
 * that there are of a form (practice_list ()); NULL: these are too few.
 */
GListModel *course_test_choose (GListModel *all, gboolean is_after);

/** Whether the last problem of @test was answered. */
static inline gboolean
course_test_is_over (LearningTest test)
{
  return test.n_asked >= COURSE_TEST_PROBLEMS;
}
