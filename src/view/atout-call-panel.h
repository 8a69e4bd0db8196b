/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "atout-match.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_CALL_PANEL (atout_call_panel_get_type ())

/**
 * AtoutCallPanel: many calls put together from their parts: kind, suit and number. What cannot be
 * said with the rest is insensitive; a large button says the call, and what it means stands in it.
 * Calls without parts have buttons of their own.
 *
 * Signals: `called` (action: unsigned).
 */
G_DECLARE_FINAL_TYPE (AtoutCallPanel, atout_call_panel, ATOUT, CALL_PANEL, GtkWidget)

GtkWidget *atout_call_panel_new       (void);

/** Offers @calls (AtoutAction) of @match, at most @columns beside each other; none with NULL. */
void       atout_call_panel_set_calls (AtoutCallPanel *self,
                                       AtoutMatch     *match,
                                       GListModel     *calls,
                                       guint           columns);

G_END_DECLS
