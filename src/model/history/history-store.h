/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The database of the history, and what becomes of it when something goes wrong. */

#pragma once

#include "model/history/database.h"

G_BEGIN_DECLS

/**
 * A damaged file is put aside under a name with the date, and another one begun. While another
 * process writes to it, or the disk is full, what is to be written waits. In every other fault the
 * file stays as it is, and what is written lies in memory until the program ends.
 */
typedef struct _HistoryStore HistoryStore;

/** Called when there is another problem, or none any more. */
typedef void (*HistoryStoreFunc) (gpointer data);

/** Writes what could not be written before; FALSE with a passing @error where it cannot be yet. */
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

/** Whether @fault passes by itself: another process writes, or the disk is full. */
gboolean      history_store_is_passing   (const GError     *fault);

/** A sentence for the user: when to try again what failed with the passing @fault. */
const char   *history_store_get_advice   (const GError     *fault);

/**
 * Calls @late with @data now and then until it returns TRUE, the last time when
 * history_store_settle () is called. Meanwhile @reason, a passing fault, is the problem; NULL where
 * something waits already. Frees @data with @let_go. @match is written late, or -1: it is not there
 * at all yet.
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

G_END_DECLS
