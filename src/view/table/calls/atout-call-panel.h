/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"

#define ATOUT_TYPE_CALL_PANEL (atout_call_panel_get_type ())

/**
 * AtoutCallPanel: composes calls from kind, suit and number. A large button says the call; calls
 * without parts have their own buttons.
 *
 * Left and Right choose suit or kind, Up, Down and digits the number, Page keys the kind; Return
 * says the call.
 */
G_DECLARE_FINAL_TYPE (AtoutCallPanel, atout_call_panel, ATOUT, CALL_PANEL, GtkWidget)

/** Sets the session; NULL: none. */
void       atout_call_panel_set_session  (AtoutCallPanel *self,
                                        AtoutSession     *session);

/** Returns true if calls of the game have parts (kind, suit, number). */
gboolean   atout_call_panel_has_kinds  (AtoutCallPanel *self);

/** Returns true if the panel can show @calls (AtoutAction). */
gboolean   atout_call_panel_knows      (AtoutCallPanel *self,
                                        GListModel     *calls);

/** Offers @calls (AtoutAction); NULL disables all. */
void       atout_call_panel_set_calls  (AtoutCallPanel *self,
                                        GListModel     *calls);

/** Selects kind, suit and number of @call, as far as possible. */
void       atout_call_panel_choose     (AtoutCallPanel *self,
                                        AtoutAction    *call);

/** Fits into @width, with fewer columns if @narrow, and large buttons if @height permits. */
void       atout_call_panel_set_room   (AtoutCallPanel *self,
                                        int             width,
                                        int             height,
                                        gboolean        narrow);

/** Focuses the button that says @call; returns FALSE if it cannot be said. */
gboolean   atout_call_panel_focus      (AtoutCallPanel *self,
                                        AtoutAction    *call);
