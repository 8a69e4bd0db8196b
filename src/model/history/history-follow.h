/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Writing what happens in a match, before anybody else hears of it. */

#pragma once

#include "model/atout-session.h"
#include "model/course/atout-match.h"
#include "model/history/history-store.h"

/**
 * Writes what happens in @match from now on, as match @id; with -1 it is added with its first deal.
 * Where it cannot be written any more it is written anew, whole, into what the store has then.
 */
void   history_follow       (HistoryStore *store,
                             AtoutMatch   *match,
                             gint64        id);

/**
 * Gives the table of @session what was written of that of @match, which is followed, and writes
 * what becomes of it from now on: whether the deal is guided, whether the rest was laid down.
 */
void   history_follow_table (HistoryStore *store,
                             AtoutMatch   *match,
                             AtoutSession *session);

/** As what @match is written in @store now; -1: it is not. */
gint64 history_follow_get   (HistoryStore *store,
                             AtoutMatch   *match);
