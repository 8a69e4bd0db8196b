/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Functions that open pages of problems and lessons. */

#pragma once

#include "app/widgets/atout-host.h"
#include "model/learning/practice.h"

/** Opens a page that plays the problems of @list, of @form, from index @first. */
void learn_open_series (AtoutHost  *host,
                        const char *form,
                        GListModel *list,
                        guint       first,
                        const char *title);

/** Opens a page that plays the user's due slips in @form. */
void learn_open_slips (AtoutHost *host, const char *form);

/**
 * Opens or resumes the test before or after the course of @form with @problems (course_test_choose
 * ()). After the last problem calls @ended with the GObject @owner.
 */
void learn_open_test (AtoutHost  *host,
                      const char *form,
                      GListModel *problems,
                      gboolean    is_after,
                      GCallback   ended,
                      gpointer    owner);

/** Opens lesson @lesson (an id) of the course of @game at @step. */
void learn_open_lesson (AtoutHost     *host,
                        const Game    *game,
                        const Options *options,
                        const char    *lesson,
                        guint          step);
