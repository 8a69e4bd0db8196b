/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/** The size of a window from one time to the next. */

/** Gives @window the size that @settings have; before it is shown. */
void window_size_restore (GtkWindow *window, GSettings *settings);

/** Keeps the size of @window in @settings; while it is shown. */
void window_size_save    (GtkWindow *window, GSettings *settings);
