/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_LESSON_PAGE (atout_lesson_page_get_type ())

/**
 * AtoutLessonPage: a lesson of a course, step by step: its text, and beside or above it the table
 * where something is to be done. How far the user has come is kept (AtoutLearning). An AtoutPage.
 */
G_DECLARE_FINAL_TYPE (AtoutLessonPage, atout_lesson_page, ATOUT, LESSON_PAGE, AtoutPage)

/**
 * The page of @lesson, an id, of the course of @game, at @step, where texts hold under @options;
 * NULL with an error if there is no such course, or it is broken.
 */
GtkWidget *atout_lesson_page_new      (AtoutHost       *host,
                                       const Game      *game,
                                       const Options   *options,
                                       const char      *lesson,
                                       guint            step,
                                       GError         **error);
