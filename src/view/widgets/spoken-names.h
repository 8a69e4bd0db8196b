/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Accessible names that GTK and libadwaita leave out. */

#pragma once

#include <gtk/gtk.h>

/**
 * Gives scrolled windows a role that can have a name, which newer GTK's cannot. Call this before
 * the first one exists.
 */
void spoken_names_begin     (void);

/**
 * Names @widget for screen readers, with words for suit signs. Removes the label relation, which
 * overrides the name since GTK 4.12.
 */
void spoken_set_name        (GtkWidget  *widget,
                             const char *name);

/** Returns true if spoken_set_name () has named @widget. */
gboolean spoken_has_name    (GtkWidget  *widget);

/** Describes @widget by @text beyond its name, instead of by its subtitle; NULL: no description. */
void spoken_set_description (GtkWidget  *widget,
                             const char *text);

/** Names the list of @chooser, a drop-down or combo row, and its items. */
void spoken_name_choices    (GtkWidget  *chooser);

/** Makes the text of @row, a new AdwEntryRow, audible on focus, as GTK 4.10 and later do. */
void spoken_entry_row       (GtkWidget  *row);

/** Names the links of a new @label by their text; GTK before 4.10 does not expose links. */
void spoken_name_links      (GtkLabel   *label);

/**
 * Names focusable parts of foreign widgets below @root. Scrolled windows and lists without heading
 * get @name, expander rows and their lists the row's title, choices and menu items their labels.
 */
void spoken_name_parts      (GtkWidget  *root,
                             const char *name);
