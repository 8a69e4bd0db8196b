/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Pages that stay where they are while something is open above them. */

#pragma once

#include <gtk/gtk.h>

/**
 * Keeps what @window scrolls still while the focus is in a popover: GTK takes that for a part of
 * the page it was opened from, and would scroll there with each choice that gets the focus. Before
 * the pages are made, as the order counts.
 */
void still_pages_follow (GtkWindow *window);
