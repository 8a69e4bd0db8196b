/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Limits large desktop fonts to the room of a widget, but never below the usual size.
 *
 * A table of 240 × 380 or 571 × 374 pixels has room for usual letters; letters E times as large
 * need E times that. More than four players or open hands need more (table_layout_letters ()). Its
 * layout with larger letters equals one with E times fewer pixels. Style classes set the font;
 * lists, menus and dialogs do not inherit it.
 */

#pragma once

#include <gtk/gtk.h>

/** Returns the desktop's font size relative to 10 or 11 points at 96 dpi; at least 1. */
double   letters_get_wanted (GtkWidget *widget);

/** Returns the line height of @widget in pixels. */
int      letters_get_line  (GtkWidget *widget);

/**
 * Sets the font size of @widget and its content relative to its parent's; 0 removes the setting.
 */
void     letters_set_share (GtkWidget *widget,
                            double     share);

/** Returns true if letters_set_share () last set @share. */
gboolean letters_has_share (GtkWidget *widget,
                            double     share);

/** Enlarges the font by the factor @letters, or by the desktop's factor if smaller. */
void     letters_limit     (GtkWidget *widget,
                            double     letters);

/**
 * Limits the font of @widget to the room of its window or popup; usual letters need @usual pixels.
 */
void     letters_keep      (GtkWidget *widget,
                            int        usual);
