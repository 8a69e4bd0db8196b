/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Facts of finished deals for the statistics. */

#pragma once

#include "model/history/history-log.h"

/** The role of the user in a deal. */
typedef enum
{
  HISTORY_ROLE_NONE, /* no contract, or the user only watched */
  HISTORY_ROLE_DECLARER,
  HISTORY_ROLE_DEFENDER,
} HistoryRole;

/** The stored level of computer players with different levels. */
#define HISTORY_LEVEL_MIXED "mixed"

/**
 * Writes the outcome of deal @index of @log, or deletes it if the deal is not over. @end is the
 * outcome of the match; @ended is in seconds since 1970, UTC. Deals begun elsewhere, repeated or
 * with chosen cards had known cards and are not counted.
 */
gboolean history_outcome_write (Database       *database,
                                gint64          match,
                                const MatchLog *log,
                                guint           index,
                                HistoryOutcome  end,
                                gint64          ended,
                                GError        **error);

/** Marks all deals of @match as begun elsewhere. */
gboolean history_outcome_leave_out (Database       *database,
                                    gint64          match,
                                    GError        **error);
