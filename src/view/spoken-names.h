/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Names for who listens where GTK and libadwaita leave them out. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** Names the list that @chooser, a drop-down or a combo row, opens, and each choice there. */
void spoken_name_choices (GtkWidget  *chooser);

/**
 * Names what can have the keys below @root and says nothing of itself, inside of widgets that are
 * not ours: what scrolls and lists without a heading are called @name; choices have their names,
 * rows that open and their lists that of the row, items of menus what stands on them. What a label
 * says already is not said twice.
 */
void spoken_name_parts   (GtkWidget  *root,
                          const char *name);

G_END_DECLS
