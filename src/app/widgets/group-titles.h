/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/** Writes titles of the groups of rows in @page in several lines where there is little room. */
void group_titles_fold (GtkWidget *page);
