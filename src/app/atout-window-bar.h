/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ATOUT_TYPE_WINDOW_BAR (atout_window_bar_get_type ())

/**
 * AtoutWindowBar: the header bar of the window: the way back or out of a match, which asks first,
 * what is done at the table most, and the menu. All that is pressed here are actions of the window.
 *
 * Properties: `title`, `subtitle` (strings); `roomy` (boolean): whether there is room for buttons
 * that only do what the menu does too.
 *
 * Signals: `closed` (): the question whether to leave the match has gone, answered or not.
 */
G_DECLARE_FINAL_TYPE (AtoutWindowBar, atout_window_bar, ATOUT, WINDOW_BAR, GtkWidget)

/** Shows each button that has but one use as long as its action in @actions can be activated. */
void atout_window_bar_follow (AtoutWindowBar *self,
                              GActionMap     *actions);

/** Asks the user whether to leave the match; the focus is on playing on. */
void atout_window_bar_ask    (AtoutWindowBar *self);

/** Takes the question back, if it is asked. */
void atout_window_bar_hush   (AtoutWindowBar *self);

G_END_DECLS
