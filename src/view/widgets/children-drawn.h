/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/** Draws the children of @parent in their order, but @top (or none: NULL) above the others. */
void children_drawn (GtkWidget *parent, GtkWidget *top, GtkSnapshot *snapshot);
