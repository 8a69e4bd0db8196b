/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Keys and pointer through the X server, by xdotool, as a person uses them. */

#pragma once

#include <gtk/gtk.h>

/** Gives the keyboard to the window of @widget. */
void view_take_keyboard (GtkWidget *widget);

/*
 * A key has been dealt with by the program when it returns, and what the pointer did when the
 * window has been drawn then: view_wait_for_draw ().
 */

/** Presses and releases a key by its X name. */
void view_press_key (const char *key);

/** Moves the pointer to the lower right corner of the screen, where it brings up no tooltip. */
void view_point_away (void);

/** Moves the pointer to the middle of what is seen of @widget and clicks. */
void view_click (GtkWidget *widget);

/** The same at the point (@x, @y) of @widget. */
void view_click_at (GtkWidget *widget, double x, double y);

/** Presses at the point (@x, @y) of @widget, moves by (@by_x, @by_y) pixels and lets go. */
void view_drag (GtkWidget *widget, double x, double y, double by_x, double by_y);

/** The same, but the button stays down until view_let_go (). */
void view_drag_hold (GtkWidget *widget, double x, double y, double by_x, double by_y);
void view_let_go (void);

/** Presses @key and waits until @adjustment has another value. */
void view_scroll_by_key (GtkAdjustment *adjustment, const char *key);
