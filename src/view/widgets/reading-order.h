/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What has an order of its own, whatever direction the text around it is read in. */

#pragma once

#include <gtk/gtk.h>

/**
 * (transfer full): @text; if it has no letters ("−12", "1 … 9"), so that its signs keep their order
 * among text that is read from right to left.
 */
char *reading_order_keep (const char *text);

/**
 * The key that would lead there if @widget were read from left to right: where it is not, what
 * comes next lies to the left, and that is where Left leads.
 */
guint reading_order_key (GtkWidget *widget,
                         guint      keyval);
