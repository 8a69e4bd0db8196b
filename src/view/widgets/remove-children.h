/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/** Takes all children out of @parent: a box, a grid, a list, or a widget of our own. */
void remove_children (GtkWidget *parent);
