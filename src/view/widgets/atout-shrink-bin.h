/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_SHRINK_BIN (atout_shrink_bin_get_type ())

/**
 * AtoutShrinkBin: draws its child smaller where there is less room than that needs, down to half
 * of its size, so that no word is broken or cut short: for names and titles in large
 * letters. It is seen when its child is.
 *
 * Properties: `child`.
 */
G_DECLARE_FINAL_TYPE (AtoutShrinkBin, atout_shrink_bin, ATOUT, SHRINK_BIN, GtkWidget)

/** With @child. */
GtkWidget *atout_shrink_bin_new (GtkWidget *child);
