/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/course/atout-course.h"

G_BEGIN_DECLS

/**
 * For what help is looked up at the moment of @course: what the user may do, as the names of verbs
 * separated by spaces ("pass trump"), or what others might do, whatever their cards; "play" while
 * those play, "over" after a deal, "" before the first. Free with g_free ().
 */
char *moments_list (AtoutCourse *course);

G_END_DECLS
