/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** The part of a table that a child is. */
typedef enum
{
  ATOUT_TABLE_PLACE_GROUND,
  ATOUT_TABLE_PLACE_FELT,
  ATOUT_TABLE_PLACE_INFO,
  ATOUT_TABLE_PLACE_STATUS,
  ATOUT_TABLE_PLACE_HAND,
  ATOUT_TABLE_PLACE_CALLS,
  ATOUT_TABLE_PLACE_EXPLAIN,
  ATOUT_TABLE_PLACE_LAY_DOWN,
  ATOUT_TABLE_PLACE_SORT,
  ATOUT_TABLE_PLACE_RESULT,
  ATOUT_TABLE_PLACE_TRICKS_PAGE,
  ATOUT_TABLE_PLACE_SEAT,       /* by seat, and so the next three */
  ATOUT_TABLE_PLACE_PORTRAIT,
  ATOUT_TABLE_PLACE_BUBBLE,
  ATOUT_TABLE_PLACE_LAID_OPEN,
  ATOUT_TABLE_PLACE_TRICKS_WON, /* by unit */
  ATOUT_TABLE_PLACE_PILE,       /* those that are visible come first */
} AtoutTablePlace;

#define ATOUT_TYPE_TABLE_PLACE (atout_table_place_get_type ())
GType atout_table_place_get_type (void);

#define ATOUT_TYPE_TABLE_PLACES_CHILD (atout_table_places_child_get_type ())

/**
 * AtoutTablePlacesChild: where a child belongs.
 *
 * Properties: `place` (AtoutTablePlace), `index` (unsigned; of the seat, the unit or the pile).
 */
G_DECLARE_FINAL_TYPE (AtoutTablePlacesChild, atout_table_places_child, ATOUT, TABLE_PLACES_CHILD,
                      GtkLayoutChild)

AtoutTablePlace atout_table_places_child_get_place (AtoutTablePlacesChild *self);
guint           atout_table_places_child_get_index (AtoutTablePlacesChild *self);

G_END_DECLS
