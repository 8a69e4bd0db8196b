/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What AtoutWindow does with its table page: the actions that need a table. */

#pragma once

#include "app/window/atout-window-private.h"

G_BEGIN_DECLS

/** Adds `undo`, `redo`, `hint`, `last-trick`, `all-tricks` and `explain`. */
void window_table_add_actions (AtoutWindow *self);

/** Takes away what would keep the page, and so the session, longer than the window. */
void window_table_remove_actions (AtoutWindow *self);

/**
 * Brings these actions, and `score-sheet`, in line with the page and the session; none of them can
 * be activated unless the table is @shown.
 */
void window_table_update (AtoutWindow *self, gboolean shown);

G_END_DECLS
