/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/atout-session.h"
#include "model/course/atout-match.h"
#include "model/history/database.h"
#include "model/history/history-store.h"
#include "rules/match-log.h"

#define ATOUT_TYPE_RESTING (atout_resting_get_type ())

/** AtoutResting: a match that can be continued. Immutable. */
G_DECLARE_FINAL_TYPE (AtoutResting, atout_resting, ATOUT, RESTING, GObject)

/** Returns the log of the match, owned by @self. */
const MatchLog *atout_resting_get_log     (AtoutResting *self);

/** Returns the time of the last change in seconds since 1970, UTC. */
gint64          atout_resting_get_touched (AtoutResting *self);

/** Returns true if the match only repeats a deal. */
gboolean        atout_resting_get_once    (AtoutResting *self);

/** Returns the database id of the match. */
gint64          atout_resting_get_id      (AtoutResting *self);

#define ATOUT_TYPE_HISTORY (atout_history_get_type ())

/**
 * AtoutHistory: the matches that were played, stored in a SQLite database. Each event of a followed
 * match is committed before other listeners hear of it, so a match survives a crash.
 *
 * Only one process uses the file; others keep their history in memory, also if files cannot be
 * locked. HistoryStore handles faults of the file.
 */
G_DECLARE_FINAL_TYPE (AtoutHistory, atout_history, ATOUT, HISTORY, GObject)

/**
 * Opens the history in the file @path, or in memory after a fault; stores @version (of the program)
 * with matches.
 */
AtoutHistory *atout_history_new          (const char    *path,
                                          const char    *version);

/** Writes the events of @match from now on; call this before anybody else listens to it. */
void          atout_history_follow       (AtoutHistory  *self,
                                          AtoutMatch    *match);

/** Restores the stored table state of the followed @match in @session; then stores its changes. */
void          atout_history_follow_table (AtoutHistory  *self,
                                          AtoutMatch    *match,
                                          AtoutSession  *session);

/**
 * Returns the saved matches that can be continued (AtoutResting), latest first; (transfer full).
 */
GListModel   *atout_history_list_resting (AtoutHistory  *self);

/**
 * Returns the match of @resting, followed by the history; (transfer full), or NULL with an error.
 */
AtoutMatch   *atout_history_resume       (AtoutHistory  *self,
                                          AtoutResting  *resting,
                                          GError       **error);

/** Deletes @resting permanently. */
gboolean      atout_history_forget       (AtoutHistory  *self,
                                          AtoutResting  *resting,
                                          GError       **error);
const char   *atout_history_get_problem  (AtoutHistory  *self);

/** Returns true if the problem is temporary: data waits to be written. */
gboolean      atout_history_get_waits    (AtoutHistory  *self);

/* ---- Direct access to the database ----------------------------------------------------------- */

/** Writes waiting data, then returns the current database. */
Database     *atout_history_get_database (AtoutHistory  *self);

/** Returns a counter that grows with each new database, which invalidates ids. */
guint         atout_history_get_era      (AtoutHistory  *self);

/** Writes @data in a transaction; FALSE with an error. */
typedef gboolean (*HistoryWrite) (Database *database, gconstpointer data, GError **error);

/** Called after a HistoryWrite unless @owner was freed. */
typedef void (*HistoryWritten) (GObject *owner);

/** A write request. */
typedef struct
{
  HistoryWrite write;
  gpointer data;
  GDestroyNotify free_data;
  gboolean is_bound; /* true to drop the request when the database is replaced */
  GObject *owner;
  HistoryWritten written;
} HistoryWriting;

/**
 * Writes @writing in one transaction, then calls its `written`. While the file is locked or the
 * disk is full, the request is queued. After any other error it is written to the next database.
 */
void          atout_history_write        (AtoutHistory         *self,
                                          const HistoryWriting *writing);

/** Returns the version of the program. */
const char   *atout_history_get_version  (AtoutHistory  *self);

/** Recovers from @fault of a caller's query; ignores DATABASE_ERROR_SENSELESS. */
void          atout_history_mend         (AtoutHistory  *self,
                                          const GError  *fault);

/** Writes the events of @match to the stored match @id. */
void          atout_history_follow_as    (AtoutHistory  *self,
                                          AtoutMatch    *match,
                                          gint64         id);

/** Returns the database id of @match, or -1. */
gint64        atout_history_get_id       (AtoutHistory  *self,
                                          AtoutMatch    *match);

/** A slow query for a thread, which has its own connection @database and owns @data. */
typedef gpointer (*HistoryWork) (Database *database, gpointer data, GError **error);

/**
 * Runs @work in a thread, or at once for a history in memory; then calls @callback with @history.
 */
void     history_work_start  (AtoutHistory        *history,
                              HistoryWork          work,
                              gpointer             data,
                              GDestroyNotify       free_data,
                              GDestroyNotify       free_result,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             user_data);

/** Returns the result (transfer full), or NULL with an error. */
gpointer history_work_finish (GAsyncResult        *result,
                              GError             **error);
