/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"
#include "model/course/atout-replay.h"

#define ATOUT_TYPE_LINE_BAR (atout_line_bar_get_type ())

/**
 * AtoutLineBar: a bar below a replay that says if the user could have won the deal. Its action
 * `line.switch` switches between the deal and the better line, if any, at the same card.
 */
G_DECLARE_FINAL_TYPE (AtoutLineBar, atout_line_bar, ATOUT, LINE_BAR, GtkBox)

/** Returns a bar for the last deal of @replay, shown by @session; starts the search. */
GtkWidget *atout_line_bar_new       (AtoutReplay   *replay,
                                     AtoutSession  *session);
