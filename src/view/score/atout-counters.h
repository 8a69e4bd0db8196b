/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/atout-session.h"

#include <gtk/gtk.h>

#define ATOUT_TYPE_COUNTERS (atout_counters_get_type ())

/**
 * AtoutCounters: the low cards a side still has where these count the score: a fan of small cards,
 * red ones of the first side, black ones of the others.
 */
G_DECLARE_FINAL_TYPE (AtoutCounters, atout_counters, ATOUT, COUNTERS, GtkWidget)

GtkWidget *atout_counters_new  (void);

/** Shows what @unit of @session has now. */
void       atout_counters_show (AtoutCounters *self,
                                AtoutSession    *session,
                                guint          unit);
