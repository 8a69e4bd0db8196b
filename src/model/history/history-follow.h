/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Writes the events of matches to the history. */

#pragma once

#include "model/atout-session.h"
#include "model/course/atout-match.h"
#include "model/history/history-store.h"

/**
 * Writes the events of @match from now on as match @id; -1 adds the match with its first deal. A
 * new database of the store gets the whole match.
 */
void   history_follow       (HistoryStore *store,
                             AtoutMatch   *match,
                             gint64        id);

/**
 * Restores the stored guidance and laid-down rest of @match in @session, then stores their changes.
 */
void   history_follow_table (HistoryStore *store,
                             AtoutMatch   *match,
                             AtoutSession *session);

/** Returns the database id of @match, or -1. */
gint64 history_follow_get   (HistoryStore *store,
                             AtoutMatch   *match);
