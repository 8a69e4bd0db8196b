/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The database of the history, and what becomes of it when something goes wrong. */

#pragma once

#include "model/history/database.h"

/**
 * A damaged file is renamed (with the date in its name) and replaced by a new one. While another
 * process writes to the file, or while the disk is full, new data waits to be written. After any
 * other fault the file stays unchanged, and a database in memory is used until the program ends.
 */
typedef struct _HistoryStore HistoryStore;

/** Called when there is another problem, or none any more. */
typedef void (*HistoryStoreFunc) (gpointer data);

/** Writes waiting data. Returns FALSE with a passing @error if it still cannot be written. */
typedef gboolean (*HistoryStoreLate) (gpointer data, GError **error);

/** The history in the file @path, written by @version of the program. */
HistoryStore *history_store_open         (const char       *path,
                                          const char       *version);
HistoryStore *history_store_ref          (HistoryStore     *self);
void          history_store_unref        (HistoryStore     *self);

/** Calls @told at each problem from now on; NULL: nobody. */
void          history_store_watch        (HistoryStore     *self,
                                          HistoryStoreFunc  told,
                                          gpointer          data);

/** The database of the store now. */
Database     *history_store_get_database (HistoryStore     *self);
const char   *history_store_get_version  (HistoryStore     *self);

/** (transfer none): a table for what is known of each object that is followed into it, by that. */
GHashTable   *history_store_get_followed (HistoryStore     *self);

/** Which database that is: it counts up, and ids of one before mean nothing in the next. */
guint         history_store_get_era      (HistoryStore     *self);

/** @fault came up in the database: all goes on without what caused it. */
void          history_store_mend         (HistoryStore     *self,
                                          const GError     *fault);

/** Returns TRUE if @fault will pass by itself: another process is writing, or the disk is full. */
gboolean      history_store_is_passing   (const GError     *fault);

/** Returns a sentence that tells the user when to try again, for a passing @fault. */
const char   *history_store_get_advice   (const GError     *fault);

/**
 * Calls @late with @data every second until it returns TRUE, and a last time when
 * history_store_settle () is called; then frees @data with @let_go. @match is the id of the match
 * that waits, or -1 if it has no row yet. Until then the history reports @reason, a passing fault,
 * as its problem. @reason may be NULL if something waits already.
 */
void          history_store_wait         (HistoryStore     *self,
                                          gint64            match,
                                          HistoryStoreLate  late,
                                          gpointer          data,
                                          GDestroyNotify    let_go,
                                          const GError     *reason);

/** Whether what is written of @match is not all that was played in it. */
gboolean      history_store_waits_for    (HistoryStore     *self,
                                          gint64            match);

/** Whether that is the problem. */
gboolean      history_store_get_waits    (HistoryStore     *self);

/** Tries to write what waits; TRUE when nothing waits any more. */
gboolean      history_store_catch_up     (HistoryStore     *self);

/** Writes what waits, patiently, and waits no longer: the program ends. */
void          history_store_settle       (HistoryStore     *self);

/** A problem for the user: sentences that say why, and what follows. */
void          history_store_tell         (HistoryStore     *self,
                                          const char       *reason,
                                          const char       *consequence);
const char   *history_store_get_problem  (HistoryStore     *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HistoryStore, history_store_unref)
