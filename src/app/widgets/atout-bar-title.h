/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_BAR_TITLE (atout_bar_title_get_type ())

/**
 * AtoutBarTitle: title and subtitle of a header bar. Unlike AdwWindowTitle it wraps a long title.
 */
G_DECLARE_FINAL_TYPE (AtoutBarTitle, atout_bar_title, ATOUT, BAR_TITLE, GtkWidget)
