/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#define ATOUT_TYPE_FOLD_LAYOUT (atout_fold_layout_get_type ())

/** AtoutFoldLayout: places children in a centred row if it fits, else in a column. */
G_DECLARE_FINAL_TYPE (AtoutFoldLayout, atout_fold_layout, ATOUT, FOLD_LAYOUT, GtkLayoutManager)
