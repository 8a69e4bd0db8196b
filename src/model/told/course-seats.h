/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Who sits where in a course, and what each has now. */

#pragma once

#include "model/course/atout-course.h"
#include "model/told/atout-seat.h"

/** Puts a new seat for each player of @course into @seats, which has room for SEATS_MAX. */
void course_seats_fill   (AtoutSeat  **seats,
                          AtoutCourse *course);

/** Their names, and what is theirs at the moment of @course. */
void course_seats_update (AtoutSeat  **seats,
                          AtoutCourse *course);

/** Gives them up: there are none. */
void course_seats_clear  (AtoutSeat  **seats);
