/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Whether what is written can be read: words and symbolic icons in the picture of a window, as it
 * was painted last, against what is painted behind them.
 */

#pragma once

#include <gtk/gtk.h>

/**
 * Fails the test for each word and icon below @root that has less contrast than WCAG 2 asks for at
 * level AA: 4.5, and 3 for large letters and for icons; of what cannot be used it asks nothing.
 * @where tells the places apart. Returns how many were read, @n_signs (or NULL) of them icons.
 */
guint view_read_check (GtkWidget *root, const char *where, guint *n_signs);
