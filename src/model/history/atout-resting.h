/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "rules/match-log.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_RESTING (atout_resting_get_type ())

/** AtoutResting: a match that was put by. Immutable. */
G_DECLARE_FINAL_TYPE (AtoutResting, atout_resting, ATOUT, RESTING, GObject)

/** The log of the match; owned by @self. */
const MatchLog *atout_resting_get_log     (AtoutResting *self);

/** When something was done in it last, in seconds since 1970 in UTC. */
gint64          atout_resting_get_touched (AtoutResting *self);

/** Whether it is for the sake of its last deal, which was played before. */
gboolean        atout_resting_get_once    (AtoutResting *self);

/** As what it is written in the history. */
gint64          atout_resting_get_id      (AtoutResting *self);

/** Match @id of the history; @log (transfer full). */
AtoutResting   *atout_resting_new         (gint64        id,
                                           gint64        touched,
                                           gboolean      once,
                                           MatchLog     *log);

G_END_DECLS
