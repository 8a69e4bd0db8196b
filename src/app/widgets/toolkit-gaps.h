/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Faults of GTK 4.8 that the program makes up for. */

#pragma once

#include <gtk/gtk.h>

/**
 * Takes from @editable, a row or an entry for one line of text, the offer to insert emoji: among
 * those that were found GTK 4.8 may look for one to focus for ever. They can still be pasted.
 */
void forbid_emoji (GtkEditable *editable);

/**
 * Gives the keys to @list, a GtkListView, and to a row of it as soon as it has one: rows come with
 * the first layout. Returns: whether the list has taken them.
 */
gboolean list_view_grab_focus (GtkWidget *list);

/**
 * Shows @items in @list with rows from @factory: a few at once and a few more in each frame, until
 * 200 are shown; then all the others. GTK 4.8 makes widgets for up to 200 rows at a time, which
 * would block the main loop for a quarter of a second.
 */
void list_view_show_items (GtkListView *list, GListModel *items, GtkListItemFactory *factory);

/**
 * Presents @window in the next iteration of the main loop, unless it is destroyed before. Building
 * a large window and measuring it take equally long; this way they block the main loop separately.
 */
void window_present_next (GtkWindow *window);

/**
 * From now on no GtkFlowBox of the program hears keys that move in it before it is laid out: nobody
 * sees it yet, and GTK 4.8 may end the program.
 */
void flow_box_keys_guard (void);
