/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/** Removes all children of @parent: a box, grid, list or custom widget. */
void remove_children (GtkWidget *parent);
