/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Keeps the focus where it is when the widget that has it goes away. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * FocusPlace: remembers a widget and its place among its neighbours. The widget and its ancestors
 * are weak references, so a place outlives them.
 */
typedef struct FocusPlace FocusPlace;

/** Remembers @widget. Returns: (transfer full): free with focus_place_free() */
FocusPlace *focus_place_new  (GtkWidget *widget);

void        focus_place_free (FocusPlace *self);

/**
 * Gives the focus to the remembered widget, or to the nearest one if that cannot have it: the next
 * siblings come first, then the previous ones, then the parent, then the siblings of the parent.
 * Returns FALSE and changes nothing if the window or popover around it shows nothing focusable.
 */
gboolean    focus_place_take (const FocusPlace *self);

/**
 * Moves the focus of @window, a new one, to the nearest widget whenever the widget that has the
 * focus is hidden, removed or made insensitive. This happens before the next event; a caller that
 * moves the focus itself at once has its way.
 */
void        focus_place_keep (GtkWindow *window);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FocusPlace, focus_place_free)

G_END_DECLS
