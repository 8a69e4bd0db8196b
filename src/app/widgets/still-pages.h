/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Prevents pages from scrolling while a popover is open. */

#pragma once

#include <gtk/gtk.h>

/**
 * Stops viewports in @window from scrolling to popovers with the focus. Call this before creating
 * pages: handlers run in order.
 */
void still_pages_follow (GtkWindow *window);
