/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Groups of rows (AdwPreferencesGroup). */

#pragma once

#include <gtk/gtk.h>

/** Wraps the group titles below @page. */
void group_titles_fold (GtkWidget *page);

/**
 * Shows the groups of @page one per frame, because laying out all would block the main loop. Groups
 * hidden by the page stay hidden.
 */
void groups_grow (GtkWidget *page);

/** Returns the first group not yet shown by groups_grow (), or NULL. */
GtkWidget *groups_find_hidden (GtkWidget *page);

/** Focuses @row after its layout, and scrolls to its group’s title. */
void show_row (GtkWidget *row);
