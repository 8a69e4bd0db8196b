/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/** Forwards keys that @page does not handle to @table while it is visible. */
void table_keys_follow (GtkWidget *page, GtkWidget *table);
