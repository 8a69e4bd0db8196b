/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_COURSE_GROUP (atout_course_group_get_type ())

/**
 * AtoutCourseGroup: the course of a game: lessons, house rules and tests. Hidden if there is no
 * course.
 */
G_DECLARE_FINAL_TYPE (AtoutCourseGroup, atout_course_group, ATOUT, COURSE_GROUP,
                      AdwPreferencesGroup)

/**
 * Shows the course of @game under the rules of @form; call it once. Tests use @problems
 * (practice_list ()).
 */
void atout_course_group_set_form (AtoutCourseGroup *self,
                                  AtoutHost        *host,
                                  const Game       *game,
                                  const GameForm   *form,
                                  GListModel       *problems);
