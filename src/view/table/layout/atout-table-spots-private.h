/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Private declarations of atout-table-spots.c, table-spots-space.c and table-spots-put.c. */

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

  guint style_tick; /* tick callback that updates the style, or 0 */
  int calls_width;  /* table width at which calls_height was measured */
  int calls_height; /* height of the tallest calls in this match */
  int trick_width;  /* width of a trick card in the last layout */
  int trick_height;

  GtkWidget *child[ATOUT_TABLE_SPOT_PILE + 1][MAX (SEATS_MAX, PILES_MAX)]; /* weak pointers */

  /* only valid during allocation */
  GtkWidget *table;
  guint n_seats;
};

static inline GtkWidget *
child_at (AtoutTableSpots *self, AtoutTableSpot place, guint index)
{
  return self->child[place][index];
}

static inline GtkWidget *
child_for (AtoutTableSpots *self, AtoutTableSpot place)
{
  return self->child[place][0];
}

/* Returns the seat at position @place. */
static inline guint
seat_at (AtoutTableSpots *self, guint place)
{
  return (place + atout_course_get_user_seat (ATOUT_COURSE (self->session))) % self->n_seats;
}

/* ---- table-spots-space.c ------------------------------------------------------------------ */

/** Returns the largest width of the calls. */
int       table_spots_calls_width (AtoutTableSpots *self);

/** Makes the layout for a table of this size and fits the calls. Leaves the plan's pile empty. */
TablePlan table_spots_make_plan (AtoutTableSpots *self,
                                  TableLayout      *layout,
                                  int               width,
                                  int               height);

/* ---- table-spots-put.c --------------------------------------------------------------------- */

void table_spots_put_all     (AtoutTableSpots *self,
                               int               width,
                               int               height);
