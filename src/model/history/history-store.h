/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The database of the history and its recovery. */

#pragma once

#include "model/history/database.h"

/**
 * A database that outlasts faults. A damaged file is renamed (with the date) and replaced. While
 * another process writes or the disk is full, data waits. After any other fault the file stays
 * unchanged, and memory is used until the program ends.
 */
typedef struct _HistoryStore HistoryStore;

/** Called when the problem changes or ends. */
typedef void (*HistoryStoreFunc) (gpointer data);

/** Writes waiting data; FALSE with a temporary @error. */
typedef gboolean (*HistoryStoreLate) (gpointer data, GError **error);

/** Opens the history in the file @path for @version of the program; in memory after a fault. */
HistoryStore *history_store_open         (const char       *path,
                                          const char       *version);
HistoryStore *history_store_ref          (HistoryStore     *self);
void          history_store_unref        (HistoryStore     *self);

/** Sets the callback for problems; NULL: none. */
void          history_store_watch        (HistoryStore     *self,
                                          HistoryStoreFunc  told,
                                          gpointer          data);

/** Returns the current database. */
Database     *history_store_get_database (HistoryStore     *self);
const char   *history_store_get_version  (HistoryStore     *self);

/** Returns the state of each followed match, by match; (transfer none). */
GHashTable   *history_store_get_followed (HistoryStore     *self);

/** Returns a counter that grows with each new database, which invalidates ids. */
guint         history_store_get_era      (HistoryStore     *self);

/** Recovers from @fault and reports it. */
void          history_store_mend         (HistoryStore     *self,
                                          const GError     *fault);

/** Returns TRUE if @fault is temporary: another process is writing, or the disk is full. */
gboolean      history_store_is_passing   (const GError     *fault);

/** Returns the advice for the user after a temporary @fault. */
const char   *history_store_get_advice   (const GError     *fault);

/**
 * Calls @late with @data every second and in history_store_settle () until it returns TRUE; then
 * frees @data with @let_go. @match is the waiting match, or -1. @reason becomes the problem; NULL
 * if something waits already.
 */
void          history_store_wait         (HistoryStore     *self,
                                          gint64            match,
                                          HistoryStoreLate  late,
                                          gpointer          data,
                                          GDestroyNotify    let_go,
                                          const GError     *reason);

/** Returns true if actions of @match wait. */
gboolean      history_store_waits_for    (HistoryStore     *self,
                                          gint64            match);

/** Returns true if data waits. */
gboolean      history_store_get_waits    (HistoryStore     *self);

/** Writes waiting data; TRUE if nothing waits any more. */
gboolean      history_store_catch_up     (HistoryStore     *self);

/** Writes waiting data with a long timeout, and drops the rest, at the end of the program. */
void          history_store_settle       (HistoryStore     *self);

/** Reports @reason and @consequence to the user. */
void          history_store_tell         (HistoryStore     *self,
                                          const char       *reason,
                                          const char       *consequence);
const char   *history_store_get_problem  (HistoryStore     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HistoryStore, history_store_unref)
