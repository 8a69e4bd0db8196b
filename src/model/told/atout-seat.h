/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "model/course/atout-course.h"
#include "rules/game.h"

/** How a seat stands to the user. */
typedef enum
{
  ATOUT_RELATION_NONE, /* everybody plays alone */
  ATOUT_RELATION_SELF,
  ATOUT_RELATION_PARTNER,
  ATOUT_RELATION_OPPONENT,
} AtoutRelation;

#define ATOUT_TYPE_SEAT (atout_seat_get_type ())

/**
 * AtoutSeat: a place at the table and who sits there.
 *
 * Signal: `changed` (): something else is to be read of it.
 */
G_DECLARE_FINAL_TYPE (AtoutSeat, atout_seat, ATOUT, SEAT, GObject)

guint       atout_seat_get_index     (AtoutSeat *self);
const char *atout_seat_get_name      (AtoutSeat *self);
gboolean    atout_seat_get_human     (AtoutSeat *self);
guint       atout_seat_get_unit      (AtoutSeat *self);
guint       atout_seat_get_hand_size (AtoutSeat *self);

/** Role bits. */
guint       atout_seat_get_roles     (AtoutSeat *self);

/** True while it is at turn. */
gboolean    atout_seat_get_acting    (AtoutSeat *self);

/** Tricks that the side of the seat has won in this deal. */
guint       atout_seat_get_tricks    (AtoutSeat *self);

/** What the user has won so far, "43 eyes"; of others "". */
const char *atout_seat_get_count     (AtoutSeat *self);

/** True where the seat sits out this deal. */
gboolean    atout_seat_get_watching  (AtoutSeat *self);

/** How the seat stands to the user in this deal; it may change with what is called. */
AtoutRelation atout_seat_get_relation (AtoutSeat *self);

/** Puts a new seat for each player of @course into @seats, which has room for SEATS_MAX. */
void atout_seats_fill   (AtoutSeat  **seats,
                          AtoutCourse *course);

/** Their names, and what is theirs at the moment of @course. */
void atout_seats_update (AtoutSeat  **seats,
                          AtoutCourse *course);

/** What the user, who sits at @self, has won so far, in words; "" for nothing. Takes @count. */
void atout_seat_set_count (AtoutSeat *self,
                           char      *count);

/** Gives them up: there are none. */
void atout_seats_clear  (AtoutSeat  **seats);
