/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/atout-session.h"

#include <gtk/gtk.h>

#define ATOUT_TYPE_COUNTERS (atout_counters_get_type ())

/** AtoutCounters: a fan of small cards that counts a side's score; red for unit 0, else black. */
G_DECLARE_FINAL_TYPE (AtoutCounters, atout_counters, ATOUT, COUNTERS, GtkWidget)

GtkWidget *atout_counters_new  (void);

/** Shows the score of @unit. */
void       atout_counters_show (AtoutCounters *self,
                                AtoutSession    *session,
                                guint          unit);
