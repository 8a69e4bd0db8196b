/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "atout-deck.h"
#include "atout-match.h"

G_BEGIN_DECLS

/** What a child of a table is there for. */
typedef enum
{
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
  ATOUT_TABLE_PLACE_SEAT,       /* by seat, and so the next two */
  ATOUT_TABLE_PLACE_BUBBLE,
  ATOUT_TABLE_PLACE_LAID_OPEN,
  ATOUT_TABLE_PLACE_TRICKS_WON, /* by unit */
  ATOUT_TABLE_PLACE_PILE,       /* those that are visible come first */
} AtoutTablePlace;

#define ATOUT_TYPE_TABLE_PLACE (atout_table_place_get_type ())
GType atout_table_place_get_type (void);

#define ATOUT_TYPE_TABLE_PLACES (atout_table_places_get_type ())

/**
 * AtoutTablePlaces: where everything lies on a table: the layout of table-layout.h, carried out.
 * It tells hand, seats and felt how large their cards are, the calls how much room they have, and
 * gives the table the style classes `compact` and `crowded`.
 *
 * Property: `ready` (boolean, read-only): match and deck are there, and all has its place.
 */
G_DECLARE_FINAL_TYPE (AtoutTablePlaces, atout_table_places, ATOUT, TABLE_PLACES, GtkLayoutManager)

/** Adds @child under @above, as number @index of what has that @place. */
void       atout_table_places_add            (AtoutTablePlaces *self,
                                              GtkWidget        *child,
                                              GtkWidget        *above,
                                              AtoutTablePlace   place,
                                              guint             index);

/** Takes such a child away again, if there is one. */
void       atout_table_places_remove         (AtoutTablePlaces *self,
                                              AtoutTablePlace   place,
                                              guint             index);

/** (transfer none) (nullable): number @index of the children that have @place. */
GtkWidget *atout_table_places_get_child      (AtoutTablePlaces *self,
                                              AtoutTablePlace   place,
                                              guint             index);

/** The match that is shown, or none with NULL. */
void       atout_table_places_set_match      (AtoutTablePlaces *self,
                                              AtoutMatch       *match);

/** Whose cards lie there. */
void       atout_table_places_set_deck       (AtoutTablePlaces *self,
                                              AtoutDeck        *deck);

/** Whether a pile lies, or lay, in the middle in this deal. */
void       atout_table_places_set_has_pile   (AtoutTablePlaces *self,
                                              gboolean          has_pile);

gboolean   atout_table_places_get_ready      (AtoutTablePlaces *self);

/** The size of a card in the trick, as laid out last; 0 before. */
void       atout_table_places_get_trick_size (AtoutTablePlaces *self,
                                              int              *width,
                                              int              *height);

#define ATOUT_TYPE_TABLE_PLACES_CHILD (atout_table_places_child_get_type ())

/**
 * AtoutTablePlacesChild: where a child belongs.
 *
 * Properties: `place` (AtoutTablePlace), `index` (unsigned; of the seat, the unit or the pile).
 */
G_DECLARE_FINAL_TYPE (AtoutTablePlacesChild, atout_table_places_child, ATOUT, TABLE_PLACES_CHILD,
                      GtkLayoutChild)

G_END_DECLS
