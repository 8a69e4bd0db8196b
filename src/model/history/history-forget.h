/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Many matches are forgotten, without anybody having to wait for it. */

#pragma once

#include "model/history/history-store.h"

G_BEGIN_DECLS

/** Matches of a store that are being forgotten. */
typedef struct _HistoryForget HistoryForget;

HistoryForget *history_forget_new   (HistoryStore   *store);

/** Forgets the rest of them at once. */
void           history_forget_free  (HistoryForget  *self);

/**
 * Forgets those of @matches, @n of them, that are not @kept: the first few at once, FALSE with a
 * DATABASE_ERROR where that cannot be; the others, if there are any, a few at a time from the main
 * loop, each match whole or not at all. A fault that comes up there is one of the store, and what
 * was not forgotten yet stays.
 */
gboolean       history_forget_start (HistoryForget  *self,
                                     const gint64   *matches,
                                     guint           n,
                                     gint64          kept,
                                     GError        **error);

/** Whether @match is still in the tables, and is to be forgotten. */
gboolean       history_forget_has   (HistoryForget  *self,
                                     gint64          match);

G_END_DECLS
