/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

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

/** Tells the user @text, about a part of @table that was asked for. */
typedef void (*TableExplainFunc) (GtkWidget *table, const char *text);

#define ATOUT_TYPE_TABLE_PLACES (atout_table_places_get_type ())

/**
 * AtoutTablePlaces: where everything lies on a table: the layout of table-layout.h, carried out.
 * It tells those of its children that are an AtoutTablePart how large they may draw, and gives the
 * table the style classes `compact` and `crowded`.
 *
 * Property: `ready` (boolean, read-only): match and deck are there, and all has its place.
 */
G_DECLARE_FINAL_TYPE (AtoutTablePlaces, atout_table_places, ATOUT, TABLE_PLACES, GtkLayoutManager)

/** @child, or NULL for none, is number @index of what has that @place. */
void       atout_table_places_set_child      (AtoutTablePlaces *self,
                                              AtoutTablePlace   place,
                                              guint             index,
                                              GtkWidget        *child);

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
void       atout_table_places_set_session      (AtoutTablePlaces *self,
                                              AtoutSession       *session);

/** Sets the deck of the cards that lie there. */
void       atout_table_places_set_deck       (AtoutTablePlaces *self,
                                              AtoutDeck        *deck);

gboolean   atout_table_places_get_ready      (AtoutTablePlaces *self);

/** The size of a card in the trick, as laid out last; 0 before. */
void       atout_table_places_get_trick_size (AtoutTablePlaces *self,
                                              int              *width,
                                              int              *height);

G_END_DECLS
