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

/** The level stored for computer players of different levels. */
#define HISTORY_LEVEL_MIXED "mixed"

/**
 * Writes the outcome of deal @index of @log, or deletes it if the deal is not over. @end is the
 * outcome of the match; @ended is the time in seconds since 1970, UTC. Deals begun elsewhere,
 * repeated or dealt from chosen cards are left out: their cards were known.
 */
gboolean history_outcome_write (Database       *database,
                                gint64          match,
                                const MatchLog *log,
                                guint           index,
                                HistoryOutcome  end,
                                gint64          ended,
                                GError        **error);

/** Marks all deals of @match as begun elsewhere and deletes their outcomes. */
gboolean history_outcome_leave_out (Database       *database,
                                    gint64          match,
                                    GError        **error);
