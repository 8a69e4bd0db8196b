/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "view/table/layout/table-layout.h"

/** The layout of a table, with other facts for its parts. */
typedef struct
{
  const TableLayout *layout;
  graphene_rect_t pile; /* place of piles without an owner */
  guint n_seats;
  guint user_seat;
  int width;
  int calls_width;
  double text_scale;
} TablePlan;

/* Returns the position of @seat, counted from the user. */
static inline guint
table_plan_position (const TablePlan *plan, guint seat)
{
  return (seat + plan->n_seats - plan->user_seat) % plan->n_seats;
}

#define ATOUT_TYPE_TABLE_PART (atout_table_part_get_type ())

/**
 * AtoutTablePart: a child of a table that adapts to the layout. A part implements only those
 * functions that its AtoutTableSpot needs.
 */
G_DECLARE_INTERFACE (AtoutTablePart, atout_table_part, ATOUT, TABLE_PART, GtkWidget)

struct _AtoutTablePartInterface
{
  GTypeInterface parent_iface;

  void (*fit)       (AtoutTablePart        *self,
                     const TablePlan       *plan);
  int  (*measure)   (AtoutTablePart        *self,
                     gboolean               is_short);
  int  (*shorten)   (AtoutTablePart        *self,
                     gboolean               is_short);
  void (*set_cover) (AtoutTablePart        *self,
                     const graphene_rect_t *cover);
};

/**
 * Gives a part its sizes from @plan before allocation; calls get theirs before they are measured.
 */
void atout_table_part_fit       (AtoutTablePart        *self,
                                 const TablePlan       *plan);

/** Returns the width of a seat's name and marks, in full or short. */
int  atout_table_part_measure   (AtoutTablePart        *self,
                                 gboolean               is_short);

/**
 * Switches a seat, the offer of the rest or the calls to fewer words, or back. Returns how far the
 * top edge moves down.
 */
int  atout_table_part_shorten   (AtoutTablePart        *self,
                                 gboolean               is_short);

/** Hides text of a seat or the info that is partly under @cover (in table coordinates, or NULL). */
void atout_table_part_set_cover (AtoutTablePart        *self,
                                 const graphene_rect_t *cover);
