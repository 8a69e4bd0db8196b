/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Keys that a keyboard may have twice. */

#pragma once

#include <gtk/gtk.h>

/**
 * Binds @key, a digit or what moves about, from Home to End, to @pressed, and so its twin of the
 * keypad; @argument is of @format, "b" or "i".
 */
void both_keys_bind (GtkWidgetClass *widget_class, guint key, GtkShortcutFunc pressed,
                     const char *format, int argument);
