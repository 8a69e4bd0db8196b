/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What AtoutWindow does with its table page: the actions that need a table. */

#pragma once

#include "atout-session.h"
#include "atout-table-page.h"

G_BEGIN_DECLS

/**
 * Adds `undo`, `redo`, `last-trick`, `all-tricks`, `explain` and `score-sheet` to @actions; they
 * work on @page, which has to be there as long as they are.
 */
void window_table_add_actions (GActionMap     *actions,
                               AtoutTablePage *page);

/** Takes away what would keep the page, and so the session, longer than the window. */
void window_table_remove_actions (GActionMap *actions);

/**
 * Brings these actions in line with @page and @session, which may be NULL; none of them can be
 * activated unless the table is @shown.
 */
void window_table_update      (GActionMap     *actions,
                               AtoutTablePage *page,
                               AtoutSession   *session,
                               gboolean        shown);

G_END_DECLS
