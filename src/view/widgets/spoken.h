/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What who listens is told: by a screen reader, instead of what is seen. */

#pragma once

#include <gtk/gtk.h>

/**
 * What @widget says of itself behind its name; it ends what is announced at it. Where it has the
 * keys that waits for the main loop, and is heard once, with what is announced until then.
 */
void spoken_describe   (GtkWidget  *widget,
                        const char *description);

/**
 * Says @text once to who listens in the window of @place, wherever the keys go there. What is said
 * sooner is heard sooner; what is said in one go is heard in one go, a sentence each. Nothing is
 * said for "", or while @place is not on the screen.
 *
 * GTK before 4.14 cannot announce anything: there the widget that has the keys is described so, as
 * long as it has them.
 */
void spoken_announce   (GtkWidget  *place,
                        const char *text);

/**
 * gtk_widget_grab_focus (), behind what was announced until now. A screen reader breaks off what it
 * says where the keys go elsewhere, but not what was announced just before.
 */
gboolean spoken_grab_focus (GtkWidget *widget);

/**
 * Only the page of @stack that is chosen is there for who listens, and for the keys, also while
 * another is still seen to fade away. Also of pages to come.
 */
void spoken_hide_pages (GtkStack   *stack);
