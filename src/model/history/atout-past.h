/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-history.h"
#include "model/history/history-past.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_PAST (atout_past_get_type ())

/** AtoutPast: a match in the history, as it stood when it was read. Immutable. */
G_DECLARE_FINAL_TYPE (AtoutPast, atout_past, ATOUT, PAST, GObject)

/** Match @id of @history; one that cannot be read has no game. */
AtoutPast         *atout_past_new      (AtoutHistory  *history,
                                        gint64         id);

/** The row of a list for it; owned by @self. */
const HistoryPast *atout_past_get_row  (AtoutPast     *self);

/** All that was played in it; free with match_log_free (). NULL with an error. */
MatchLog          *atout_past_read_log (AtoutPast     *self,
                                        GError       **error);

/** Makes a match of it that goes on and is followed: (transfer full), or NULL with an error. */
AtoutMatch        *atout_past_resume   (AtoutPast     *self,
                                        GError       **error);

G_END_DECLS
