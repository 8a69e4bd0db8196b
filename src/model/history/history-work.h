/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Questions to the history that take their time, in a thread with a connection of its own. */

#pragma once

#include "model/history/atout-history.h"
#include "model/history/database.h"

G_BEGIN_DECLS

/** A task on @database in the thread; @data belongs to the thread meanwhile. */
typedef gpointer (*HistoryWork) (Database *database, gpointer data, GError **error);

/**
 * Does @work, and calls @callback with @history when that is done or given up. A history that is in
 * memory alone is asked at once.
 */
void     history_work_start  (AtoutHistory        *history,
                              HistoryWork          work,
                              gpointer             data,
                              GDestroyNotify       free_data,
                              GDestroyNotify       free_result,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             user_data);

/** (transfer full): what the work has returned; NULL with an error. */
gpointer history_work_finish (GAsyncResult        *result,
                              GError             **error);

G_END_DECLS
