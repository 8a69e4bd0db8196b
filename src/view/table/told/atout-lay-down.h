/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"

#define ATOUT_TYPE_LAY_DOWN (atout_lay_down_get_type ())

/**
 * AtoutLayDown: the offer to lay down a rest that is decided, with the reason, or of a deal that
 * is only watched all of it. It is visible while it may be taken; a click does `table.lay-down`.
 *
 * Signal: `offered` (text: string): the offer has come, in one sentence with its key.
 */
G_DECLARE_FINAL_TYPE (AtoutLayDown, atout_lay_down, ATOUT, LAY_DOWN, GtkButton)

/** Offers what @session says, or nothing with NULL. */
void atout_lay_down_set_session (AtoutLayDown *self,
                               AtoutSession   *session);
