/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"
#include "view/table/layout/atout-table-spots.h"

/** The pace of a table. */
typedef struct
{
  double slowness;      /* factor of animation times: 0 none, 1 normal, 2 slow */
  double trick_pause;   /* seconds that a full trick stays */
  gboolean until_click; /* true if a trick stays until a click */
  gboolean sound;       /* true if sounds are played */
} TablePace;

#define ATOUT_TYPE_TABLE_STAGE (atout_table_stage_get_type ())

/** AtoutTableStage: animates the events of a session on a table, one by one. */
G_DECLARE_FINAL_TYPE (AtoutTableStage, atout_table_stage, ATOUT, TABLE_STAGE, GObject)

/** Creates a stage for @table, which has an AtoutTableSpots and must outlive it. */
AtoutTableStage *atout_table_stage_new        (GtkWidget       *table);

/** Sets the shown session; NULL: none. */
void             atout_table_stage_set_session  (AtoutTableStage *self,
                                               AtoutSession      *session);

/** Returns (transfer none) the pace, which may be changed at any time. */
TablePace       *atout_table_stage_get_pace   (AtoutTableStage *self);

/** Ends all animations and pauses at once. */
void             atout_table_stage_hurry      (AtoutTableStage *self);
