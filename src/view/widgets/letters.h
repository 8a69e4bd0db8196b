/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Letters where the desktop asks for larger ones than there is room for: there they are as large as
 * the room allows, and never smaller than usual ones. What fits with usual letters fits with these.
 *
 * A table of 240 x 380 or 571 x 374 pixels has usual letters, one of twice that such of twice the
 * size; with more than four players or open hands it must be larger (table_layout_letters ()).
 * With letters that are E times as large it is laid out as one of usual letters on a table of E
 * times fewer pixels is. All that is written on it has a font that is so much smaller than that of
 * the desktop, by a style class: GTK measures and draws it as ever. Lists, menus and questions
 * that open from it do not inherit that.
 */

#pragma once

#include <gtk/gtk.h>

/**
 * How much larger than usual, 10 or 11 points at 96 dots an inch, the desktop asks letters to be;
 * 1 or more.
 */
double   letters_get_wanted (GtkWidget *widget);

/** The height of a line in the letters that @widget has by now, in pixels. */
int      letters_get_line  (GtkWidget *widget);

/**
 * Gives @widget, and all that is in it, letters of @share the size of those around it, whatever
 * other style it has; with 0 those that its style gives it.
 */
void     letters_set_share (GtkWidget *widget,
                            double     share);

/** True where @widget has that by now. */
gboolean letters_has_share (GtkWidget *widget,
                            double     share);

/** Gives @widget letters that are larger by @letters, or by less where less is asked for. */
void     letters_limit     (GtkWidget *widget,
                            double     letters);

/**
 * Has @widget, which with usual letters fits into a window that is @usual pixels wide, keep to the
 * letters that its window has room for, however wide that becomes. A menu knows its window, too.
 */
void     letters_keep      (GtkWidget *widget,
                            int        usual);
