/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How labels break what is too long for a line. */

#pragma once

#include <gtk/gtk.h>

/** Lets @label, the name above a column, have two lines where the column is narrow. */
void name_label_fold (GtkLabel *label);

/**
 * What stands in the column for @label, which is new and knows its text: it is written smaller
 * where the column is narrower than a word of it. Very long ones break, and have a tooltip.
 */
GtkWidget *name_label_fit (GtkWidget *label);

/**
 * Lets @label have as many lines as it needs. A word that is longer than a line, such as a code or
 * a path, is broken anywhere, and without a hyphen: Pango would add one, which would be read as a
 * part of it. Before attributes of any other kind are set.
 */
void break_anywhere (GtkLabel *label);
