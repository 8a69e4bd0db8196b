/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"

#define ATOUT_TYPE_TABLE_INFO (atout_table_info_get_type ())

/**
 * AtoutTableInfo: what stands above the table: the contract, a button to all that was said, the
 * score, what each side needs, and counters where the score is counted by cards. While somebody
 * reads what was said the match is held.
 *
 * Signal: `auction-closed` (): what was said is read no longer.
 */
G_DECLARE_FINAL_TYPE (AtoutTableInfo, atout_table_info, ATOUT, TABLE_INFO, GtkWidget)

/**
 * Follows @session, or nothing with NULL. The score waits for
 * atout_table_info_show_score ().
 */
void     atout_table_info_set_session  (AtoutTableInfo *self,
                                      AtoutSession   *session);

/** Shows the score as it is now. */
void     atout_table_info_show_score (AtoutTableInfo *self);

/** Shows all that was said in this deal, or hides it again; false if nothing was. */
gboolean atout_table_info_show_auction (AtoutTableInfo *self);
