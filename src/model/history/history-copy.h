/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Writes whole match logs to the history. */

#pragma once

#include "model/history/database.h"
#include "rules/match-log.h"

/** Returns true if each deal of @log has a number. */
gboolean history_copy_is_possible (const MatchLog *log);

/**
 * Writes @log, with undone actions, as a match of @version of the program. Returns its id, or -1
 * with @error set.
 */
gint64   history_copy_log         (Database       *database,
                                   const MatchLog *log,
                                   const char     *version,
                                   GError        **error);

/**
 * Rewrites the actions of match @id from deal @from of @log on, in one transaction. Other columns
 * of stored deals stay. FALSE with @error set.
 */
gboolean history_copy_late        (Database       *database,
                                   gint64          id,
                                   const MatchLog *log,
                                   guint           from,
                                   GError        **error);
