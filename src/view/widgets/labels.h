/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Line breaking of labels. */

#pragma once

#include <gtk/gtk.h>

/** Lets @label, the name of a narrow column, wrap to two lines. */
void name_label_fold (GtkLabel *label);

/**
 * Returns what to place for @label, a new column name: a bin that shrinks it to fit its words. Very
 * long words wrap in @label itself, with a tooltip.
 */
GtkWidget *name_label_fit (GtkWidget *label);

/** Returns the narrowest width up to @width at which the text of @label is at most @height. */
int label_find_width (GtkWidget *label, int width, int height);

/**
 * Wraps @label, breaking long words such as paths anywhere without a hyphen. Replaces its
 * attributes.
 */
void break_anywhere (GtkLabel *label);
