/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"

#define ATOUT_TYPE_LAY_DOWN (atout_lay_down_get_type ())

/**
 * AtoutLayDown: the offer to lay down a decided rest, with the reason, or to skip a watched deal. A
 * click activates `table.lay-down`.
 */
G_DECLARE_FINAL_TYPE (AtoutLayDown, atout_lay_down, ATOUT, LAY_DOWN, GtkButton)

/** Follows @session; NULL: none. */
void atout_lay_down_set_session (AtoutLayDown *self,
                               AtoutSession   *session);
