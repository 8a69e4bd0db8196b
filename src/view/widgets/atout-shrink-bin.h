/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_SHRINK_BIN (atout_shrink_bin_get_type ())

/**
 * AtoutShrinkBin: scales its child down to half its size when space is narrow, without breaking or
 * cutting words. Its visibility follows the child.
 */
G_DECLARE_FINAL_TYPE (AtoutShrinkBin, atout_shrink_bin, ATOUT, SHRINK_BIN, GtkWidget)

/** Returns a bin with @child. */
GtkWidget *atout_shrink_bin_new (GtkWidget *child);
