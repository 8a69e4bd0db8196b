/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"

#define ATOUT_TYPE_CALL_PANEL (atout_call_panel_get_type ())

/**
 * AtoutCallPanel: calls put together from their parts: kind, suit and number. All that this game
 * knows stands there always, and what cannot be said now is insensitive. A large button says the
 * call; what it promises and what it would lead to stands beside it. Calls without parts have
 * buttons of their own.
 *
 * Keys: left and right choose the suit (in the row of kinds the kind), up and down or digits the
 * number, page up and page down the kind, Return says it.
 *
 * Signals: `called` (action: unsigned).
 */
G_DECLARE_FINAL_TYPE (AtoutCallPanel, atout_call_panel, ATOUT, CALL_PANEL, GtkWidget)

/** Takes over the kinds of calls of @session, or none with NULL. */
void       atout_call_panel_set_session  (AtoutCallPanel *self,
                                        AtoutSession     *session);

/** True where the calls of the game have parts. */
gboolean   atout_call_panel_has_kinds  (AtoutCallPanel *self);

/** True if @calls (AtoutAction) are of these kinds. */
gboolean   atout_call_panel_knows      (AtoutCallPanel *self,
                                        GListModel     *calls);

/** Offers @calls (AtoutAction); with NULL nothing can be said. */
void       atout_call_panel_set_calls  (AtoutCallPanel *self,
                                        GListModel     *calls);

/** Puts @call together, if it has parts, as far as it can be said. */
void       atout_call_panel_choose     (AtoutCallPanel *self,
                                        AtoutAction    *call);

/**
 * Fits into @width pixels; with fewer columns, where the table is narrow, and with buttons for a
 * finger, where @height leaves room for these, for what is asked, and for a hint.
 */
void       atout_call_panel_set_room   (AtoutCallPanel *self,
                                        int             width,
                                        int             height,
                                        gboolean        narrow);

/**
 * Focuses what says @call: its own button or, of a call with parts, the one that says what has been
 * put together. False when it cannot be said.
 */
gboolean   atout_call_panel_focus      (AtoutCallPanel *self,
                                        AtoutAction    *call);
