/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ATOUT_TYPE_SPARE_BIN (atout_spare_bin_get_type ())

/**
 * AtoutSpareBin: a child that needs no width of its own; where it has less than it needs, its end
 * is cut off.
 */
G_DECLARE_FINAL_TYPE (AtoutSpareBin, atout_spare_bin, ATOUT, SPARE_BIN, GtkWidget)

G_END_DECLS
