/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "decks/atout-deck.h"
#include "model/atout-session.h"

/** The role of a child of a table. */
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
  ATOUT_TABLE_SPOT_SEAT, /* index by seat, also for the next three */
  ATOUT_TABLE_SPOT_PORTRAIT,
  ATOUT_TABLE_SPOT_BUBBLE,
  ATOUT_TABLE_SPOT_LAID_OPEN,
  ATOUT_TABLE_SPOT_TRICKS_WON, /* won tricks, by unit */
  ATOUT_TABLE_SPOT_PILE,       /* piles, visible ones first */
} AtoutTableSpot;

/** Function that shows @text, the explanation of a part of @table. */
typedef void (*TableExplainFunc) (GtkWidget *table, const char *text);

#define ATOUT_TYPE_TABLE_SPOTS (atout_table_spots_get_type ())

/**
 * AtoutTableSpots: the layout manager of a table. Applies the layout of table-layout.h, gives each
 * AtoutTablePart its sizes and sets the style classes of the table.
 */
G_DECLARE_FINAL_TYPE (AtoutTableSpots, atout_table_spots, ATOUT, TABLE_SPOTS, GtkLayoutManager)

/** Makes @child number @index of the role @place; NULL clears it. */
void       atout_table_spots_set_child      (AtoutTableSpots *self,
                                              AtoutTableSpot   place,
                                              guint             index,
                                              GtkWidget        *child);

/** Adds @child below @above, as number @index of the role @place. */
void       atout_table_spots_add            (AtoutTableSpots *self,
                                              GtkWidget        *child,
                                              GtkWidget        *above,
                                              AtoutTableSpot   place,
                                              guint             index);

/** Unparents number @index of the role @place, if any. */
void       atout_table_spots_remove         (AtoutTableSpots *self,
                                              AtoutTableSpot   place,
                                              guint             index);

/** Returns (transfer none) (nullable) number @index of the role @place. */
GtkWidget *atout_table_spots_get_child      (AtoutTableSpots *self,
                                              AtoutTableSpot   place,
                                              guint             index);

/** Sets the shown session; NULL: none. */
void       atout_table_spots_set_session      (AtoutTableSpots *self,
                                              AtoutSession       *session);

/** Sets the deck of all cards. */
void       atout_table_spots_set_deck       (AtoutTableSpots *self,
                                              AtoutDeck        *deck);

gboolean   atout_table_spots_get_ready      (AtoutTableSpots *self);

/** Returns the size of a trick card in the last layout; 0 before. */
void       atout_table_spots_get_trick_size (AtoutTableSpots *self,
                                              int              *width,
                                              int              *height);
