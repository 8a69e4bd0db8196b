/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Groups of rows (AdwPreferencesGroup) on a page. */

#pragma once

#include <gtk/gtk.h>

/** Writes titles of the groups of rows in @page in several lines where there is little room. */
void group_titles_fold (GtkWidget *page);

/**
 * Gives the keys to @row in a group of a page as soon as that has been laid out; the page is
 * scrolled to the title of the group.
 */
void show_row (GtkWidget *row);
