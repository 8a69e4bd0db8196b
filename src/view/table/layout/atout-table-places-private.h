/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Private parts of AtoutTablePlaces, for it, table-places-space.c and table-places-put.c. */

#pragma once

#include "view/table/layout/atout-table-part.h"
#include "view/table/layout/atout-table-places.h"
#include "view/table/layout/table-layout.h"

G_BEGIN_DECLS

struct _AtoutTablePlaces
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

  GtkWidget *child[ATOUT_TABLE_PLACE_PILE + 1][MAX (SEATS_MAX, PILES_MAX)]; /* weak */

  /* while the table is laid out */
  GtkWidget *table;
  guint n_seats;
};

/* The child for @place, NULL where @index is one too many. */
static inline GtkWidget *
child_at (AtoutTablePlaces *self, AtoutTablePlace place, guint index)
{
  return self->child[place][index];
}

/* The only child for @place. */
static inline GtkWidget *
child_for (AtoutTablePlaces *self, AtoutTablePlace place)
{
  return self->child[place][0];
}

/* The seat at @place, counted from the user on. */
static inline guint
seat_at (AtoutTablePlaces *self, guint place)
{
  return (place + atout_course_get_user_seat (ATOUT_COURSE (self->session))) % self->n_seats;
}

/* ---- table-places-space.c: what the layout is made from ------------------------------------ */

/** How wide what is asked may be. */
int       table_places_calls_width (AtoutTablePlaces *self);

/** Makes the layout for a table of this size; what is asked learns its room. It has no pile yet. */
TablePlan table_places_make_plan (AtoutTablePlaces *self,
                                  TableLayout      *layout,
                                  int               width,
                                  int               height);

/* ---- table-places-put.c: all to its place --------------------------------------------------- */

void table_places_put_all     (AtoutTablePlaces *self,
                               int               width,
                               int               height);

G_END_DECLS
