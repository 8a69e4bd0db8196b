/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What only AtoutSession may do to a seat, by course-seats.h. */

#pragma once

#include "model/told/atout-seat.h"

AtoutSeat *atout_seat_new        (guint       index,
                                  const char *name,
                                  gboolean    human,
                                  guint       unit);

/** Another player sits down here. */
void       atout_seat_set_name   (AtoutSeat  *self,
                                  const char *name);

/** Takes over what everybody sees of the seat in @deal. */
void       atout_seat_update     (AtoutSeat  *self,
                                  const Deal *deal,
                                  guint       user_seat);

/** What the user has won so far, in words; "" for nothing. Takes @count. */
void       atout_seat_set_count  (AtoutSeat  *self,
                                  char       *count);
