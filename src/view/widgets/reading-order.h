/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Reading order of numbers and arrow keys in right-to-left text. */

#pragma once

#include <gtk/gtk.h>

/**
 * Returns: (transfer full): @text; in right-to-left languages text without letters ("−12", "1 … 9")
 * keeps its order by a mark
 */
char *reading_order_keep (const char *text);

/** Swaps Left and Right, also of the keypad, if @widget is right-to-left. */
guint reading_order_key (GtkWidget *widget,
                         guint      keyval);
