/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Moves the focus to a neighbour when the focused widget goes away. */

#pragma once

#include <gtk/gtk.h>

/**
 * FocusPlace: remembers a widget and its index among the children of each ancestor, with weak
 * references only.
 */
typedef struct FocusPlace FocusPlace;

/** Returns: (transfer full): the place of @widget */
FocusPlace *focus_place_new  (GtkWidget *widget);

void        focus_place_free (FocusPlace *self);

/**
 * Focuses the remembered widget, else the next focusable sibling, a previous one, the parent, and
 * likewise its siblings, up to the window or popover. Returns FALSE and changes nothing if all
 * fail.
 */
gboolean    focus_place_take (const FocusPlace *self);

/**
 * Moves the focus to the nearest widget whenever the focused one is hidden, removed or made
 * insensitive. This happens before the next event, unless the caller moved the focus. Call it once
 * for a new window.
 */
void        focus_place_keep (GtkWindow *window);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (FocusPlace, focus_place_free)
