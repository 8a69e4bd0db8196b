/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Groups of rows (AdwPreferencesGroup) on a page. */

#pragma once

#include <gtk/gtk.h>

/** Writes titles of the groups of rows in @page in several lines where there is little room. */
void group_titles_fold (GtkWidget *page);

/**
 * Hides the groups in @page after the first one, then shows one of them per frame, from the top
 * down. The layout of a whole page would block the main loop for too long. Does not change which
 * groups the page itself hides.
 */
void groups_grow (GtkWidget *page);

/** Returns the first group in @page that groups_grow() has not shown yet, or NULL. */
GtkWidget *groups_find_hidden (GtkWidget *page);

/**
 * Gives the keys to @row in a group of a page as soon as that has been laid out; the page is
 * scrolled to the title of the group.
 */
void show_row (GtkWidget *row);
