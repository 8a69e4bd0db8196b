/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"
#include "view/table/layout/atout-table-places.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_TABLE_STAGE (atout_table_stage_get_type ())

/**
 * AtoutTableStage: what the events of a match look like on a table: cards fly, lie to be seen and
 * are taken, one after the other in the rhythm of the table. The next event is told when all of one
 * has been shown.
 *
 * Properties: `slowness`, `trick-pause` (doubles), `until-click`, `sound` (booleans).
 *
 * Signal: `deal-shown` (): the end of the deal has been shown, and its result may cover the table.
 */
G_DECLARE_FINAL_TYPE (AtoutTableStage, atout_table_stage, ATOUT, TABLE_STAGE, GObject)

/** For @table, laid out by an AtoutTablePlaces with felt and hand, which must outlive it. */
AtoutTableStage *atout_table_stage_new        (GtkWidget       *table);

/** Shows @session from now on, or nothing with NULL. */
void             atout_table_stage_set_session  (AtoutTableStage *self,
                                               AtoutSession      *session);

/** Ends all that is being shown at once; what is waited for happens now. */
void             atout_table_stage_hurry      (AtoutTableStage *self);

G_END_DECLS
