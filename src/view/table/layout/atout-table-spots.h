/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

/** The part of a table that a child is. */
typedef enum
{
  ATOUT_TABLE_SPOT_BACKDROP,
  ATOUT_TABLE_SPOT_FELT,
  ATOUT_TABLE_SPOT_INFO,
  ATOUT_TABLE_SPOT_STATUS,
  ATOUT_TABLE_SPOT_HAND,
  ATOUT_TABLE_SPOT_CALLS,
  ATOUT_TABLE_SPOT_EXPLAIN,
  ATOUT_TABLE_SPOT_LAY_DOWN,
  ATOUT_TABLE_SPOT_SORT,
  ATOUT_TABLE_SPOT_RESULT,
  ATOUT_TABLE_SPOT_TRICKS_PAGE,
  ATOUT_TABLE_SPOT_SEAT,       /* by seat, and so the next three */
  ATOUT_TABLE_SPOT_PORTRAIT,
  ATOUT_TABLE_SPOT_BUBBLE,
  ATOUT_TABLE_SPOT_LAID_OPEN,
  ATOUT_TABLE_SPOT_TRICKS_WON, /* by unit */
  ATOUT_TABLE_SPOT_PILE,       /* those that are visible come first */
} AtoutTableSpot;

/** Tells the user @text, about a part of @table that was asked for. */
typedef void (*TableExplainFunc) (GtkWidget *table, const char *text);

#define ATOUT_TYPE_TABLE_SPOTS (atout_table_spots_get_type ())

/**
 * AtoutTableSpots: where everything lies on a table: the layout of table-layout.h, carried out.
 * It tells those of its children that are an AtoutTablePart how large they may draw, and gives the
 * table the style classes `compact` and `crowded`.
 *
 * Property: `ready` (boolean, read-only): match and deck are there, and all has its place.
 */
G_DECLARE_FINAL_TYPE (AtoutTableSpots, atout_table_spots, ATOUT, TABLE_SPOTS, GtkLayoutManager)

/** @child, or NULL for none, is number @index of what has that @place. */
void       atout_table_spots_set_child      (AtoutTableSpots *self,
                                              AtoutTableSpot   place,
                                              guint             index,
                                              GtkWidget        *child);

/** Adds @child under @above, as number @index of what has that @place. */
void       atout_table_spots_add            (AtoutTableSpots *self,
                                              GtkWidget        *child,
                                              GtkWidget        *above,
                                              AtoutTableSpot   place,
                                              guint             index);

/** Takes such a child away again, if there is one. */
void       atout_table_spots_remove         (AtoutTableSpots *self,
                                              AtoutTableSpot   place,
                                              guint             index);

/** (transfer none) (nullable): number @index of the children that have @place. */
GtkWidget *atout_table_spots_get_child      (AtoutTableSpots *self,
                                              AtoutTableSpot   place,
                                              guint             index);

/** The match that is shown, or none with NULL. */
void       atout_table_spots_set_session      (AtoutTableSpots *self,
                                              AtoutSession       *session);

/** Sets the deck of the cards that lie there. */
void       atout_table_spots_set_deck       (AtoutTableSpots *self,
                                              AtoutDeck        *deck);

gboolean   atout_table_spots_get_ready      (AtoutTableSpots *self);

/** The size of a card in the trick, as laid out last; 0 before. */
void       atout_table_spots_get_trick_size (AtoutTableSpots *self,
                                              int              *width,
                                              int              *height);
