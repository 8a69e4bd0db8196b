/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What a lesson brings to the table: its positions as sessions, and their answers in words. */

#pragma once

#include <gtk/gtk.h>

#include "help/lesson-position.h"
#include "model/learning/atout-exercise.h"

/**
 * (transfer full): @position as it lies on the table: a moment at which nobody acts, where a
 * question is answered; a match that goes on from there with computer players; or else that of an
 * exercise, in which one thing is done, which goes to @exercise (transfer full). NULL with an error
 * only if the system has no random bits.
 */
AtoutSession  *lesson_table_open         (const LessonPosition *position,
                                          AtoutExercise       **exercise,
                                          GError              **error);

/** The token of @action in @position; free with g_free (). */
char          *lesson_table_name         (const LessonPosition *position, Action action);

/**
 * Whether @session, of which @position was played on to the end of its deal or match, was won by
 * the user's side.
 */
gboolean       lesson_table_is_won       (const LessonPosition *position, AtoutSession *session);

/** @answer of @position, which @session shows, in words for a button; free with g_free (). */
char          *lesson_table_tell         (const LessonPosition *position,
                                          AtoutSession         *session,
                                          DeckSuits             suits,
                                          const char           *answer);

/** How many actions of the deal at hand in @session the record of @position has. */
guint lesson_table_count_given (const LessonPosition *position, AtoutSession *session);
