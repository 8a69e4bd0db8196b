/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Lets @label, the name above a column, have two lines where the column is narrow. */
void name_label_fold (GtkLabel *label);

G_END_DECLS
