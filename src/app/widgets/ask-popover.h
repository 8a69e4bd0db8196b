/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Confirmation popovers for destructive actions. */

#pragma once

#include <gtk/gtk.h>

/**
 * Gives @button a popover with the question @text. @keep, focused first, closes it; @lose also
 * calls @agreed with @object, a GObject.
 */
void ask_popover_add      (GtkMenuButton *button,
                           const char    *text,
                           const char    *keep,
                           const char    *lose,
                           GCallback      agreed,
                           gpointer       object);

/** Changes the question. */
void ask_popover_set_text (GtkMenuButton *button,
                           const char    *text);
