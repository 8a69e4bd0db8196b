/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Moves the focus to a neighbour when the widget that has it goes away. */

#pragma once

#include <gtk/gtk.h>

/**
 * FocusPlace: remembers a widget and its index among the children of each ancestor. It holds only
 * weak references, so it may outlive the widgets.
 */
typedef struct FocusPlace FocusPlace;

/** Remembers @widget. Returns: (transfer full): free with focus_place_free() */
FocusPlace *focus_place_new  (GtkWidget *widget);

void        focus_place_free (FocusPlace *self);

/**
 * Focuses the remembered widget if it can have the focus. Otherwise tries its next siblings, its
 * previous siblings, its parent, and the siblings of the parent in the same way, up to the window
 * or popover. Returns FALSE and changes nothing if none of them can have the focus.
 */
gboolean    focus_place_take (const FocusPlace *self);

/**
 * Moves the focus of @window to the nearest widget whenever the widget that has it is hidden,
 * removed or made insensitive. The move happens before the next event, and only if the caller has
 * not moved the focus itself. Call this once, when the window is new.
 */
void        focus_place_keep (GtkWindow *window);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FocusPlace, focus_place_free)
