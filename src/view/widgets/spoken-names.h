/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Names for who listens where GTK and libadwaita leave them out. */

#pragma once

#include <gtk/gtk.h>

/**
 * From now on what scrolls in the program can be called something: newer GTK has given it a role
 * that is never named, though it can have the keys. To be called before there is any.
 */
void spoken_names_begin     (void);

/**
 * @widget is called @name, whatever is written on it: since GTK 4.12 the words there name a button
 * or a drop-down by a relation, and that one wins over the property. It is heard with
 * words in place of the signs of suits.
 */
void spoken_set_name        (GtkWidget  *widget,
                             const char *name);

/** Whether it was called so. */
gboolean spoken_has_name    (GtkWidget  *widget);

/** @text says more of @widget than its name, whatever its subtitle; NULL: nothing does. */
void spoken_set_description (GtkWidget  *widget,
                             const char *text);

/** Names the list that @chooser, a drop-down or a combo row, opens, and each choice there. */
void spoken_name_choices    (GtkWidget  *chooser);

/**
 * Has the text of @row, a new AdwEntryRow, heard where it has the keys. Newer libadwaita does that;
 * with older GTK it has the title of the row, and what is written there is told of it besides.
 */
void spoken_entry_row       (GtkWidget  *row);

/**
 * Names the links in what @label, a new one, says by what they say, whenever it is shown: newer GTK
 * tells of each as an object of its own, and gives it no name. Older GTK tells of none.
 */
void spoken_name_links      (GtkLabel   *label);

/**
 * Names what can have the keys below @root and says nothing of itself, inside of widgets that are
 * not ours: what scrolls and lists without a heading are called @name; choices have their names,
 * rows that open and their lists that of the row, items of menus what stands on them. What a label
 * says already is not said twice.
 */
void spoken_name_parts      (GtkWidget  *root,
                             const char *name);
