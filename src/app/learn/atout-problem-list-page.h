/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"
#include "model/learning/practice.h"

#define ATOUT_TYPE_PROBLEM_LIST_PAGE (atout_problem_list_page_get_type ())

/**
 * AtoutProblemListPage: problems of a form, in the order of the book; those that are solved have a
 * mark. From any of them on they are played. An AtoutPage.
 */
G_DECLARE_FINAL_TYPE (AtoutProblemListPage, atout_problem_list_page, ATOUT, PROBLEM_LIST_PAGE,
                      AtoutPage)

/** The page of what fits @filter among the problems of @form; it is called @title. */
GtkWidget *atout_problem_list_page_new (AtoutHost            *host,
                                        const char           *form,
                                        const PracticeFilter *filter,
                                        const char           *title);
