/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "view/table/layout/table-layout.h"

/** The layout of a table, and what else its parts go by. */
typedef struct
{
  const TableLayout *layout;
  graphene_rect_t pile; /* where cards of the table lie that belong to nobody */
  guint n_seats;
  guint user_seat;
  int width;         /* of the table */
  int calls_width;   /* how wide what is asked may be */
  double text_scale; /* what is written is larger than usual by that */
} TablePlan;

/* The position of @seat, counted from the user on. */
static inline guint
table_plan_position (const TablePlan *plan, guint seat)
{
  return (seat + plan->n_seats - plan->user_seat) % plan->n_seats;
}

#define ATOUT_TYPE_TABLE_PART (atout_table_part_get_type ())

/**
 * AtoutTablePart: a child of a table that the layout tells more than where it lies. Parts have
 * those functions that the layout asks of their AtoutTableSpot.
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

/** Tells the part how large it may draw; backdrop, felt, hand, seats, before they are put there,
    and calls, before they are measured. */
void atout_table_part_fit       (AtoutTablePart        *self,
                                 const TablePlan       *plan);

/** The width of words and marks of a seat, in full or short. */
int  atout_table_part_measure   (AtoutTablePart        *self,
                                 gboolean               is_short);

/**
 * Lets a seat, the offer of the rest or what is asked do with fewer words, or with all of them.
 * Returns how much lower it is seen by that.
 */
int  atout_table_part_shorten   (AtoutTablePart        *self,
                                 gboolean               is_short);

/**
 * Nothing is seen of words of a seat, or of what stands at the top, that lie in part below @cover
 * (in the coordinates of the table, or NULL): no rim of them looks out there.
 */
void atout_table_part_set_cover (AtoutTablePart        *self,
                                 const graphene_rect_t *cover);
