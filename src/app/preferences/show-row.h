/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Gives the keys to @row in a group of a page as soon as that has been laid out; the page is
 * scrolled to the title of the group.
 */
void show_row (GtkWidget *row);

G_END_DECLS
