/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/told/course-seats.h"

#include "model/told/atout-seat-private.h"
#include "rules/game.h"

void
course_seats_fill (AtoutSeat **seats, AtoutCourse *course)
{
  const Options *options = atout_course_get_options (course);
  const Game *game = atout_course_get_game (course);

  for (guint i = 0; i < atout_course_get_n_seats (course); i++)
    seats[i] = atout_seat_new (i, atout_course_get_seat_name (course, i),
                               atout_course_is_human (course, i), game_unit_of (game, options, i));
}

void
course_seats_update (AtoutSeat **seats, AtoutCourse *course)
{
  const Deal *deal = atout_course_get_deal (course);
  guint user = atout_course_get_user_seat (course);

  for (guint i = 0; i < atout_course_get_n_seats (course); i++)
    {
      atout_seat_set_name (seats[i], atout_course_get_seat_name (course, i));
      if (atout_course_get_state (course) != ATOUT_MATCH_IDLE)
        atout_seat_update (seats[i], deal, user);
    }
}

void
course_seats_clear (AtoutSeat **seats)
{
  for (guint i = 0; i < SEATS_MAX; i++)
    g_clear_object (&seats[i]);
}
