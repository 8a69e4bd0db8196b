/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"
#include "model/learning/atout-problem-series.h"

#define ATOUT_TYPE_PROBLEM_PAGE (atout_problem_page_get_type ())

/** AtoutProblemPage: a series of problems at the table. A replay refutes a wrong answer. */
G_DECLARE_FINAL_TYPE (AtoutProblemPage, atout_problem_page, ATOUT, PROBLEM_PAGE, AtoutPage)

/**
 * Returns a page of the next exercise of @series. NULL with an error, or without one at the end.
 */
GtkWidget     *atout_problem_page_new          (AtoutHost           *host,
                                                AtoutProblemSeries  *series,
                                                GError             **error);

/** Returns the current exercise; (transfer none). */
AtoutExercise *atout_problem_page_get_exercise (AtoutProblemPage    *self);
