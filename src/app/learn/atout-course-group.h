/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/widgets/atout-host.h"

#define ATOUT_TYPE_COURSE_GROUP (atout_course_group_get_type ())

/**
 * AtoutCourseGroup: the course of a game, as a group of the page where a form of it is learnt: its
 * lessons with how far each is, the house rules that it is read under, and a test before and after
 * it. It is not shown where the game has no course.
 */
G_DECLARE_FINAL_TYPE (AtoutCourseGroup, atout_course_group, ATOUT, COURSE_GROUP,
                      AdwPreferencesGroup)

/**
 * Shows the course of @game under the rules of @form, whose problems are @problems
 * (practice_list ()). Once only.
 */
void atout_course_group_set_form (AtoutCourseGroup *self,
                                  AtoutHost        *host,
                                  const Game       *game,
                                  const GameForm   *form,
                                  GListModel       *problems);
