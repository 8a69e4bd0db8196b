/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/** Draws @parent's children in order, @top (NULL: none) above them. */
void children_drawn (GtkWidget *parent, GtkWidget *top, GtkSnapshot *snapshot);
