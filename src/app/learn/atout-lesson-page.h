/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_LESSON_PAGE (atout_lesson_page_get_type ())

/**
 * AtoutLessonPage: the steps of a lesson, with a table if there is a task. AtoutLearning saves the
 * progress.
 */
G_DECLARE_FINAL_TYPE (AtoutLessonPage, atout_lesson_page, ATOUT, LESSON_PAGE, AtoutPage)

/**
 * Returns the page of lesson @lesson (an id). NULL with an error if the course of @game is missing
 * or broken.
 */
GtkWidget *atout_lesson_page_new      (AtoutHost       *host,
                                       const Game      *game,
                                       const Options   *options,
                                       const char      *lesson,
                                       guint            step,
                                       GError         **error);
