/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Private parts of AtoutTableSpots, for it, table-spots-space.c and table-spots-put.c. */

#pragma once

#include "view/table/layout/atout-table-part.h"
#include "view/table/layout/atout-table-spots.h"
#include "view/table/layout/table-layout.h"

struct _AtoutTableSpots
{
  GtkLayoutManager parent_instance;

  AtoutSession *session;
  AtoutDeck *deck;
  gboolean has_pile;
  gboolean ready;

  guint style_tick; /* before the next frame what is written gets its size for this table */
  int calls_width;  /* of the table when that was measured */
  int calls_height; /* of the tallest calls that were asked for in this match */
  int trick_width;  /* of a card in the trick, as laid out last */
  int trick_height;

  GtkWidget *child[ATOUT_TABLE_SPOT_PILE + 1][MAX (SEATS_MAX, PILES_MAX)]; /* weak */

  /* while the table is laid out */
  GtkWidget *table;
  guint n_seats;
};

/* The child for @place, NULL where @index is one too many. */
static inline GtkWidget *
child_at (AtoutTableSpots *self, AtoutTableSpot place, guint index)
{
  return self->child[place][index];
}

/* The only child for @place. */
static inline GtkWidget *
child_for (AtoutTableSpots *self, AtoutTableSpot place)
{
  return self->child[place][0];
}

/* The seat at @place, counted from the user on. */
static inline guint
seat_at (AtoutTableSpots *self, guint place)
{
  return (place + atout_course_get_user_seat (ATOUT_COURSE (self->session))) % self->n_seats;
}

/* ---- table-spots-space.c: what the layout is made from ------------------------------------ */

/** How wide what is asked may be. */
int       table_spots_calls_width (AtoutTableSpots *self);

/** Makes the layout for a table of this size; what is asked learns its room. It has no pile yet. */
TablePlan table_spots_make_plan (AtoutTableSpots *self,
                                  TableLayout      *layout,
                                  int               width,
                                  int               height);

/* ---- table-spots-put.c: all to its place --------------------------------------------------- */

void table_spots_put_all     (AtoutTableSpots *self,
                               int               width,
                               int               height);
