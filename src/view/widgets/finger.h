/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/** What a finger hits, each way, in pixels. */
#define FINGER_SIZE 44

/**
 * (GtkWidgetClass.contains) For what is drawn smaller: also where a finger that aims at it may come
 * down, FINGER_SIZE pixels around its middle.
 */
gboolean finger_contains (GtkWidget *widget,
                          double     x,
                          double     y);
