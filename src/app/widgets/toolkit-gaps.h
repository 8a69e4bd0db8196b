/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Workarounds for GTK 4.8. */

#pragma once

#include <gtk/gtk.h>

/**
 * Removes the emoji menu item of @editable: the search of emoji can loop forever. Pasting emoji
 * still works.
 */
void forbid_emoji (GtkEditable *editable);

/**
 * Focuses @list, a GtkListView, then a row after layout. Returns true if the list took the focus.
 */
gboolean list_view_grab_focus (GtkWidget *list);

/**
 * Shows @items in @list, some rows per frame up to 200, then all. GTK would block the main loop
 * with 200 rows.
 */
void list_view_show_items (GtkListView *list, GListModel *items, GtkListItemFactory *factory);

/**
 * Presents @window in the next main loop iteration, unless destroyed. Building and measuring then
 * block the main loop separately.
 */
void window_present_next (GtkWindow *window);

/** Ignores cursor keys in all flow boxes before their first layout; GTK could crash. */
void flow_box_keys_guard (void);
