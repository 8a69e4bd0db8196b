/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"
#include "model/learning/atout-problem-series.h"

#define ATOUT_TYPE_PROBLEM_PAGE (atout_problem_page_get_type ())

/**
 * AtoutProblemPage: the problems of a series at the table, with the question and what is said to
 * the answer below it. A wrong answer is beaten at the table, step by step as fast as cards fall
 * there; what came before the question can be looked at, and all of it by keys.
 */
G_DECLARE_FINAL_TYPE (AtoutProblemPage, atout_problem_page, ATOUT, PROBLEM_PAGE, AtoutPage)

/**
 * The page of @series, with its next exercise; NULL with an error where there is none, or without
 * one if the series is at its end.
 */
GtkWidget     *atout_problem_page_new          (AtoutHost           *host,
                                                AtoutProblemSeries  *series,
                                                GError             **error);

/** (transfer none): what is asked now. */
AtoutExercise *atout_problem_page_get_exercise (AtoutProblemPage    *self);
