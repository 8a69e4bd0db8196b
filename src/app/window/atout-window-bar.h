/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_WINDOW_BAR (atout_window_bar_get_type ())

/** AtoutWindowBar: the header bar of the window: back button, frequent table actions, menu. */
G_DECLARE_FINAL_TYPE (AtoutWindowBar, atout_window_bar, ATOUT, WINDOW_BAR, GtkWidget)
