/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#define ATOUT_TYPE_SHORTCUTS (atout_shortcuts_get_type ())

/** AtoutShortcuts: the window that lists all keyboard shortcuts; Escape closes it. */
G_DECLARE_FINAL_TYPE (AtoutShortcuts, atout_shortcuts, ATOUT, SHORTCUTS, AdwWindow)

/** Returns a window over @parent. */
GtkWidget *atout_shortcuts_new (GtkWindow *parent);
