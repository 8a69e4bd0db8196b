/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_TEST_PAGE (atout_test_page_get_type ())

/** AtoutTestPage: the result of a course test, its problems, and what to practise. */
G_DECLARE_FINAL_TYPE (AtoutTestPage, atout_test_page, ATOUT, TEST_PAGE, AtoutPage)

/**
 * Returns the page of the last test of @form with @problems (course_test_choose ()), the one after
 * the course if @is_after.
 */
GtkWidget *atout_test_page_new (AtoutHost  *host,
                                const char *form,
                                GListModel *problems,
                                gboolean    is_after);
