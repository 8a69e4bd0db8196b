/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The ring round what has the keys. */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * The ring stays in @window, a new one, while its user thinks: a click or a touch takes it away,
 * the next key that moves the focus brings it back. GTK would take it away some seconds after the
 * last key.
 */
void focus_ring_keep (GtkWindow *window);

G_END_DECLS
