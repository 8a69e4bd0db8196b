/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Sessions for positions of a lesson, and labels of answers. */

#pragma once

#include <gtk/gtk.h>

#include "help/lesson-position.h"
#include "model/learning/atout-exercise.h"

/**
 * Returns a session of @position (transfer full): a replay for a question, otherwise a match or
 * exercise. Sets @exercise to the exercise (transfer full) or NULL. Returns NULL with an error if
 * there are no random bits.
 */
AtoutSession  *lesson_table_open         (const LessonPosition *position,
                                          AtoutExercise       **exercise,
                                          GError              **error);

/** Returns the token of @action in records; free with g_free (). */
char          *lesson_table_name         (const LessonPosition *position, Action action);

/** Returns true if the user's side won the deal or match begun at @position. */
gboolean       lesson_table_is_won       (const LessonPosition *position, AtoutSession *session);

/** Returns the label of @answer; free with g_free (). */
char          *lesson_table_tell         (const LessonPosition *position,
                                          AtoutSession         *session,
                                          DeckSuits             suits,
                                          const char           *answer);

/** Returns the number of actions of the current deal recorded in @position. */
guint lesson_table_count_given (const LessonPosition *position, AtoutSession *session);
