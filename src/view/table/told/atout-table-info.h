/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"

#define ATOUT_TYPE_TABLE_INFO (atout_table_info_get_type ())

/**
 * AtoutTableInfo: contract, button to the auction, score, targets and counters above a table. The
 * match is held while the auction is open.
 */
G_DECLARE_FINAL_TYPE (AtoutTableInfo, atout_table_info, ATOUT, TABLE_INFO, GtkWidget)

/** Follows @session; NULL: none. A changed score needs atout_table_info_show_score (). */
void     atout_table_info_set_session  (AtoutTableInfo *self,
                                      AtoutSession   *session);

/** Shows the current score. */
void     atout_table_info_show_score (AtoutTableInfo *self);

/** Opens or closes the auction; returns FALSE if nothing was said. */
gboolean atout_table_info_show_auction (AtoutTableInfo *self);
