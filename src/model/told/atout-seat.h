/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "model/course/atout-course.h"
#include "rules/game.h"

/** Relation of a seat to the user. */
typedef enum
{
  ATOUT_RELATION_NONE, /* nobody has a partner */
  ATOUT_RELATION_SELF,
  ATOUT_RELATION_PARTNER,
  ATOUT_RELATION_OPPONENT,
} AtoutRelation;

#define ATOUT_TYPE_SEAT (atout_seat_get_type ())

/** AtoutSeat: a seat at the table with its player. */
G_DECLARE_FINAL_TYPE (AtoutSeat, atout_seat, ATOUT, SEAT, GObject)

guint       atout_seat_get_index     (AtoutSeat *self);
const char *atout_seat_get_name      (AtoutSeat *self);
gboolean    atout_seat_get_human     (AtoutSeat *self);
guint       atout_seat_get_unit      (AtoutSeat *self);
guint       atout_seat_get_hand_size (AtoutSeat *self);

guint       atout_seat_get_roles     (AtoutSeat *self);

/** Returns true while it is this seat's turn. */
gboolean    atout_seat_get_acting    (AtoutSeat *self);

/** Returns the number of tricks that the seat's side won. */
guint       atout_seat_get_tricks    (AtoutSeat *self);

/** Returns the user's points in tricks, "43 eyes", or "". */
const char *atout_seat_get_count     (AtoutSeat *self);

/** Returns true if the seat sits out this deal. */
gboolean    atout_seat_get_watching  (AtoutSeat *self);

/** Returns the relation to the user; calls may change it. */
AtoutRelation atout_seat_get_relation (AtoutSeat *self);

/** Writes a new seat for each player of @course to @seats (SEATS_MAX). */
void atout_seats_fill   (AtoutSeat  **seats,
                          AtoutCourse *course);

void atout_seats_update (AtoutSeat  **seats,
                          AtoutCourse *course);

/** Sets the text of atout_seat_get_count () to @count (taken). */
void atout_seat_set_count (AtoutSeat *self,
                           char      *count);

void atout_seats_clear  (AtoutSeat  **seats);
