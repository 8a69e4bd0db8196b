/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "model/atout-session.h"
#include "model/course/atout-replay.h"

#define ATOUT_TYPE_LINE_BAR (atout_line_bar_get_type ())

/**
 * AtoutLineBar: tells below a replay whether the user could have won the deal, once that has been
 * worked out, and shows there the better line or the one that was played, as the user switches.
 */
G_DECLARE_FINAL_TYPE (AtoutLineBar, atout_line_bar, ATOUT, LINE_BAR, GtkBox)

/** For the deal of @replay, the last one of its log, which @session shows. It begins to search. */
GtkWidget *atout_line_bar_new       (AtoutReplay   *replay,
                                     AtoutSession  *session);

/** Shows the other line, at the same card, if there is one. */
void       atout_line_bar_switch    (AtoutLineBar  *self);
