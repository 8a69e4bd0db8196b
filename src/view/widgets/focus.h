/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Where the keys are, where they go, what shows that; and those that a keyboard has twice. */

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

/**
 * If the focus is in @widget, gives it to the nearest ancestor that can have it. To be called
 * before @widget is hidden or emptied: else GTK looks for another place after the next frame, when
 * the focus has long been put where it belongs.
 */
void focus_leave (GtkWidget *widget);

/** Calls @func with @widget once what happens now is over, unless it has gone by then. */
void focus_later (GtkWidget *widget,
                  void     (*func) (gpointer widget));

/**
 * The ring stays in @window, a new one, while its user thinks: a click or a touch takes it away,
 * the next key that moves the focus brings it back. GTK would take it away some seconds after the
 * last key.
 */
void focus_ring_keep (GtkWindow *window);

/**
 * Binds @key, a digit or what moves about, from Home to End, to @pressed, and so its twin of the
 * keypad; @argument is of @format, "b" or "i".
 */
void both_keys_bind (GtkWidgetClass *widget_class, guint key, GtkShortcutFunc pressed,
                     const char *format, int argument);
