/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Announcements and descriptions for screen readers. */

#pragma once

#include <gtk/gtk.h>

/**
 * Sets the description of @widget, which replaces an announcement there. On a focused widget it is
 * spoken once, from the main loop, with pending announcements.
 */
void spoken_describe   (GtkWidget  *widget,
                        const char *description);

/**
 * Announces @text once in the window of @place. Announcements keep their order; those of one main
 * loop iteration are joined. Ignores "" and unmapped places.
 *
 * GTK before 4.14 cannot announce: the focused widget is described by @text instead.
 */
void spoken_announce   (GtkWidget  *place,
                        const char *text);

/**
 * Focuses @widget after pending announcements. Screen readers interrupt other speech when the focus
 * moves, but not a recent announcement.
 */
gboolean spoken_grab_focus (GtkWidget *widget);

/**
 * Hides all pages of @stack but the visible one from screen readers and focus, also during
 * transitions.
 */
void spoken_hide_pages (GtkStack   *stack);
