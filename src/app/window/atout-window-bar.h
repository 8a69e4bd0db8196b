/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_WINDOW_BAR (atout_window_bar_get_type ())

/**
 * AtoutWindowBar: the header bar of the window: the way back, what is done at the table most, and
 * the menu. All that is pressed here are actions of the window; a button that has but one use is
 * there as long as its action can be activated. Where there is little room it shows but one of the
 * window’s own buttons, the one that closes it.
 *
 * Properties: `title`, `subtitle` (strings); `roomy` (boolean): whether there is room for buttons
 * that only do what the menu does too.
 */
G_DECLARE_FINAL_TYPE (AtoutWindowBar, atout_window_bar, ATOUT, WINDOW_BAR, GtkWidget)
