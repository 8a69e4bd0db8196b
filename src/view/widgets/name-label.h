/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Lets @label, the name above a column, have two lines where the column is narrow. */
void name_label_fold (GtkLabel *label);

/**
 * What stands in the column for @label, which is new and knows its text: it is written smaller
 * where the column is narrower than a word of it. Very long ones break, and have a tooltip.
 */
GtkWidget *name_label_fit (GtkWidget *label);

G_END_DECLS
