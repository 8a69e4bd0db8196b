/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/**
 * Lets the keys of @table, while it is seen, work wherever on @page the focus is, unless somebody
 * there takes them.
 */
void table_keys_follow (GtkWidget *page, GtkWidget *table);
