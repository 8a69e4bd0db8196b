/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/** Forwards unhandled keys on @page to @table while it is visible. */
void table_keys_follow (GtkWidget *page, GtkWidget *table);
