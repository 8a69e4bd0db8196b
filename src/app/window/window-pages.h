/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Pages of AtoutWindow that are made when they are wanted first: nobody waits for them before. */

#pragma once

#include "app/match/atout-new-match-page.h"
#include "app/table/atout-table-page.h"
#include "app/window/atout-window-private.h"

G_BEGIN_DECLS

/** The rules of the games. The window owns it. */
AtoutHelpPage *window_pages_get_help (AtoutWindow *self);

/** The table. The window owns it. */
AtoutTablePage *window_pages_get_table (AtoutWindow *self);

/** Makes the table once the first page has been seen: whoever plays then need not wait for it. */
void window_pages_expect_table (AtoutWindow *self);

/** The house rules of the next match: at first those of the last. The window owns it. */
AtoutNewMatchPage *window_pages_get_new_match (AtoutWindow *self);

G_END_DECLS
