/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/** Size of a touch target in pixels. */
#define FINGER_SIZE 44

/** Implements GtkWidgetClass.contains for small widgets: extends @widget to FINGER_SIZE. */
gboolean finger_contains (GtkWidget *widget,
                          double     x,
                          double     y);
