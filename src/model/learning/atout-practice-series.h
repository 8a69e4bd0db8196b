/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/learning/atout-problem-series.h"
#include "model/learning/practice.h"

#define ATOUT_TYPE_PRACTICE_SERIES (atout_practice_series_get_type ())

/**
 * AtoutPracticeSeries: problems of a book, one after the other; each answer is noted as learnt or
 * not.
 */
G_DECLARE_FINAL_TYPE (AtoutPracticeSeries, atout_practice_series, ATOUT, PRACTICE_SERIES,
                      AtoutProblemSeries)

/**
 * The series of @list (practice_list () of @form) from place @first on; behind that what has been
 * solved is left out. It is called @title, and what is answered is told to @learning, which may be
 * NULL.
 */
AtoutProblemSeries *atout_practice_series_new (const char    *form,
                                                GListModel    *list,
                                                guint          first,
                                                const char    *title,
                                                AtoutLearning *learning);
