/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Matches that come into the history after they have begun. */

#pragma once

#include "model/history/database.h"
#include "rules/match-log.h"

/** False where cards of @log follow from no number: it cannot be written. */
gboolean history_copy_is_possible (const MatchLog *log);

/**
 * Writes @log, whole and as it stands, what was undone with it, as if it had been played now by
 * @version of the program. The id of the match, or -1 with @error set, and nothing is written.
 */
gint64   history_copy_log         (Database       *database,
                                   const MatchLog *log,
                                   const char     *version,
                                   GError        **error);

/**
 * Writes the deals of @log from @from on, which could not be written when they were played, into
 * the match @id; as a whole, or not at all with @error set. What is known of them there beside
 * their actions stays.
 */
gboolean history_copy_late        (Database       *database,
                                   gint64          id,
                                   const MatchLog *log,
                                   guint           from,
                                   GError        **error);
