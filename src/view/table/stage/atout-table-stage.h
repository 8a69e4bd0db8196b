/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"
#include "view/table/layout/atout-table-spots.h"

/** How it is shown. */
typedef struct
{
  double slowness;      /* factor on all animation times: 0 none, 1 normal, 2 slow */
  double trick_pause;   /* how long a full trick stays, in seconds */
  gboolean until_click; /* it stays until a click instead */
  gboolean sound;       /* cards, knocks and the like are heard */
} TablePace;

#define ATOUT_TYPE_TABLE_STAGE (atout_table_stage_get_type ())

/**
 * AtoutTableStage: what the events of a match look like on a table: cards fly, lie to be seen and
 * are taken, one after the other in the rhythm of the table. The next event is told when all of one
 * has been shown.
 *
 * Signal: `deal-shown` (): the end of the deal has been shown, and its result may cover the table.
 */
G_DECLARE_FINAL_TYPE (AtoutTableStage, atout_table_stage, ATOUT, TABLE_STAGE, GObject)

/** For @table, laid out by an AtoutTableSpots with felt and hand, which must outlive it. */
AtoutTableStage *atout_table_stage_new        (GtkWidget       *table);

/** Shows @session from now on, or nothing with NULL. */
void             atout_table_stage_set_session  (AtoutTableStage *self,
                                               AtoutSession      *session);

/** (transfer none): how it is shown, to be changed at any time. */
TablePace       *atout_table_stage_get_pace   (AtoutTableStage *self);

/** Ends all that is being shown at once; what is waited for happens now. */
void             atout_table_stage_hurry      (AtoutTableStage *self);
