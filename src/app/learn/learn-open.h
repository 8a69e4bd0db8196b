/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Problems and lessons are brought to the table. */

#pragma once

#include "app/widgets/atout-host.h"
#include "model/learning/practice.h"

/** Opens a page on which problems of @list, of @form, are played from place @first on. */
void learn_open_series (AtoutHost  *host,
                        const char *form,
                        GListModel *list,
                        guint       first,
                        const char *title);

/** Opens a page on which what is due of the user's slips, of @form, is played. */
void learn_open_slips (AtoutHost *host, const char *form);

/**
 * Opens a page with a test before the course of @form, or after it, on @problems
 * (course_test_choose ()), where it was left.
 */
void learn_open_test (AtoutHost  *host,
                      const char *form,
                      GListModel *problems,
                      gboolean    is_after);

/** Opens a page with @lesson, an id, of the course of @game, at @step, read under @options. */
void learn_open_lesson (AtoutHost     *host,
                        const Game    *game,
                        const Options *options,
                        const char    *lesson,
                        guint          step);
