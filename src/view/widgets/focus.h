/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Helpers for the keyboard focus, its ring, and keypad keys. */

#pragma once

#include <gtk/gtk.h>

/**
 * Returns the child of @widget that contains the focus, or NULL if there is none. Unlike
 * gtk_widget_get_focus_child (), it never returns a child that has lost the focus.
 */
GtkWidget *focus_inside (GtkWidget *widget);

/** Returns focus_inside () of @widget while the window shows the focus, else NULL. */
GtkWidget *focus_seen_inside (GtkWidget *widget);

/**
 * Moves the focus in @direction through the @n mapped widgets of @stops, from the focused one or
 * the first (backwards: the last). Returns FALSE if none takes it.
 */
gboolean focus_next (GtkWidget *const *stops,
                     guint             n,
                     GtkDirectionType  direction);

/**
 * Implements GtkWidgetClass.focus for pages with their own grab_focus (): Tab visits the children
 * in order. GTK would call grab_focus () at both ends and skip the content of a focused scrolled
 * window. Without a focus in the window, GTK chooses.
 */
gboolean focus_through (GtkWidget       *widget,
                        GtkDirectionType direction);

/**
 * Moves the focus from @widget to the nearest focusable ancestor. Call this before hiding or
 * emptying it: GTK would move the focus a frame later.
 */
void focus_leave (GtkWidget *widget);

/** Calls @func in an idle callback if @widget is still mapped. */
void focus_later (GtkWidget *widget,
                  void     (*func) (gpointer widget));

/**
 * Keeps the focus ring of a new @window until a click or touch; the next key that moves the focus
 * shows it again. GTK hides it after some seconds.
 */
void focus_ring_keep (GtkWindow *window);

/**
 * Binds @key, a digit or Home to End, and its keypad twin to @pressed; @argument has @format "b" or
 * "i".
 */
void both_keys_bind (GtkWidgetClass *widget_class, guint key, GtkShortcutFunc pressed,
                     const char *format, int argument);
