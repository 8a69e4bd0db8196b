/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Whether the user may lay down the rest of the cards. */

#pragma once

#include "model/course/atout-course.h"

/**
 * Why the rest of the deal of @course may be laid down, a sentence; "" while something is still
 * open. @is_asked: the user is the one to play.
 */
const char *rest_offer_text (AtoutCourse *course,
                             gboolean     is_asked);
