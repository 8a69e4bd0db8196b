/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Facts of a deal that is over that statistics count, in the tables of the history. */

#pragma once

#include "model/history/history-log.h"

/** The part of the user in a deal. */
typedef enum
{
  HISTORY_ROLE_NONE, /* nobody had a contract to make, or the user only watched */
  HISTORY_ROLE_DECLARER,
  HISTORY_ROLE_DEFENDER,
} HistoryRole;

/** The level in the tables where computers of several play. */
#define HISTORY_LEVEL_MIXED "mixed"

/**
 * Writes what deal @index of @log, which is @match in the tables, came to at the time @ended in
 * seconds since 1970 in UTC, and the match with it; where that deal is not over any more it is
 * taken away. What was begun elsewhere, is played again or has chosen cards is not
 * counted: they were known.
 */
gboolean history_outcome_write (Database       *database,
                                gint64          match,
                                const MatchLog *log,
                                guint           index,
                                HistoryOutcome  end,
                                gint64          ended,
                                GError        **error);

/** Notes that all deals that @match has were begun elsewhere. */
gboolean history_outcome_leave_out (Database       *database,
                                    gint64          match,
                                    GError        **error);
