/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"
#include "model/learning/practice.h"

#define ATOUT_TYPE_PROBLEM_LIST_PAGE (atout_problem_list_page_get_type ())

/** AtoutProblemListPage: problems of a form in book order; each starts a series. */
G_DECLARE_FINAL_TYPE (AtoutProblemListPage, atout_problem_list_page, ATOUT, PROBLEM_LIST_PAGE,
                      AtoutPage)

/** Returns the page of the problems of @form that fit @filter. */
GtkWidget *atout_problem_list_page_new (AtoutHost            *host,
                                        const char           *form,
                                        const PracticeFilter *filter,
                                        const char           *title);
