/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The focus after a menu of a window has closed: where it was before. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * Gives the focus back when a menu button of @window has opened its popover and that has closed;
 * @lost is called when what had it is there no more, or is a table, which knows better where to.
 */
void window_focus_follow (GtkWindow *window,
                          void     (*lost) (GtkWindow *window));

G_END_DECLS
