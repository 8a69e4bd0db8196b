/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/**
 * The child of @widget through which the focus is in @widget; NULL while the focus is elsewhere
 * or in @widget itself. Unlike gtk_widget_get_focus_child(), which goes on naming the child that
 * had the focus last when it is long somewhere else.
 */
GtkWidget *focus_inside (GtkWidget *widget);

/**
 * Moves the focus in @direction through the @n widgets of @stops, where it is entered by Tab: on
 * from the one that has it, or else from the first (backwards from the last) that is mapped and
 * takes it. False when none is left: the focus goes out then.
 */
gboolean focus_next (GtkWidget *const *stops,
                     guint             n,
                     GtkDirectionType  direction);

/**
 * The focus() of a page whose grab_focus() leads to what is wanted there: by Tab its children in
 * their order. GTK's own would ask grab_focus() both before the first child and after the last,
 * and so lead past children, or never out again; and from what scrolls, and has the keys for that,
 * it would lead past what is in it. Where nothing in the window has the focus, since
 * what had it has gone, GTK finds the next.
 */
gboolean focus_through (GtkWidget       *widget,
                        GtkDirectionType direction);
