/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/**
 * If the focus is in @widget, gives it to the nearest ancestor that can have it. To be called
 * before @widget is hidden or emptied: else GTK looks for another place after the next frame, when
 * the focus has long been put where it belongs.
 */
void focus_leave (GtkWidget *widget);
