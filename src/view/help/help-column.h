/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The column that the texts of the help book stand in. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Gives the only child of @column a width that can be read, in the middle, and calls @allocated
 * with @data each time it has got its place.
 */
void help_column_set_up (GtkWidget *column, void (*allocated) (gpointer data), gpointer data);

G_END_DECLS
