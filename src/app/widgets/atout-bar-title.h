/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_BAR_TITLE (atout_bar_title_get_type ())

/**
 * AtoutBarTitle: what stands in the middle of a header bar, as an AdwWindowTitle, but in a narrow
 * window in more lines instead of being cut off.
 *
 * Properties: `title`, `subtitle` (string): with an empty subtitle the title stands alone.
 */
G_DECLARE_FINAL_TYPE (AtoutBarTitle, atout_bar_title, ATOUT, BAR_TITLE, GtkWidget)
