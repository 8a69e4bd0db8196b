/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Asking before something is lost. */

#pragma once

#include <gtk/gtk.h>

/**
 * Lets @button ask @text when it is pressed, with two answers: @keep, which has the focus and does
 * nothing, and @lose, which calls @agreed with @object, a GObject.
 */
void ask_popover_add      (GtkMenuButton *button,
                           const char    *text,
                           const char    *keep,
                           const char    *lose,
                           GCallback      agreed,
                           gpointer       object);

/** Asks @text from now on. */
void ask_popover_set_text (GtkMenuButton *button,
                           const char    *text);
