/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/atout-session.h"
#include "model/course/atout-match.h"
#include "model/history/database.h"
#include "model/history/history-store.h"
#include "rules/match-log.h"

#define ATOUT_TYPE_RESTING (atout_resting_get_type ())

/** AtoutResting: a match that was put by. Immutable. */
G_DECLARE_FINAL_TYPE (AtoutResting, atout_resting, ATOUT, RESTING, GObject)

/** The log of the match; owned by @self. */
const MatchLog *atout_resting_get_log     (AtoutResting *self);

/** When something was done in it last, in seconds since 1970 in UTC. */
gint64          atout_resting_get_touched (AtoutResting *self);

/** Whether it is for the sake of its last deal, which was played before. */
gboolean        atout_resting_get_once    (AtoutResting *self);

/** As what it is written in the history. */
gint64          atout_resting_get_id      (AtoutResting *self);

#define ATOUT_TYPE_HISTORY (atout_history_get_type ())

/**
 * AtoutHistory: what was played, in a SQLite database. It follows matches and writes each thing
 * that happens before anybody else hears of it: whenever the program ends, the match can go on at
 * that very card.
 *
 * One process has the file; what another one plays at the same time is kept in its memory alone.
 * So it is, too, where the file system knows no locks, which could keep the other one out.
 *
 * While another program writes to the file, or while the disk is full, new actions wait in memory.
 * The history tries to write them with the next action, every second, and when it is freed. If the
 * file fails in any other way, the history copies the matches that are being played to a database
 * in memory and uses that until the program ends. The file is not changed then, except that a
 * damaged one is renamed (with the date in its name) and replaced by a new one.
 *
 * Property: `problem` (string, read-only, notified: why nothing is kept, a sentence for the user;
 * NULL as long as all goes well, and again when what waited is written).
 */
G_DECLARE_FINAL_TYPE (AtoutHistory, atout_history, ATOUT, HISTORY, GObject)

/** The history in the file @path, written by @version of the program. */
AtoutHistory *atout_history_new          (const char    *path,
                                          const char    *version);

/**
 * Writes what happens in @match from now on; to be called before anybody else listens to it. It is
 * added with its first deal.
 */
void          atout_history_follow       (AtoutHistory  *self,
                                          AtoutMatch    *match);

/**
 * The same for what belongs to the table of @session and is not in the log of its @match, which is
 * followed: whether a deal is guided, whether the rest was laid down. In a match that goes on it is
 * first laid as it was left.
 */
void          atout_history_follow_table (AtoutHistory  *self,
                                          AtoutMatch    *match,
                                          AtoutSession  *session);

/**
 * The matches that were put by, AtoutResting, the latest first; none of which something waits to be
 * written. Returns: (transfer full)
 */
GListModel   *atout_history_list_resting (AtoutHistory  *self);

/** @resting as a match that is followed again. Returns: (transfer full); NULL with an error. */
AtoutMatch   *atout_history_resume       (AtoutHistory  *self,
                                          AtoutResting  *resting,
                                          GError       **error);

/** Forgets @resting for good. */
gboolean      atout_history_forget       (AtoutHistory  *self,
                                          AtoutResting  *resting,
                                          GError       **error);
const char   *atout_history_get_problem  (AtoutHistory  *self);

/** Whether the problem is that something waits to be written, and goes by itself. */
gboolean      atout_history_get_waits    (AtoutHistory  *self);

/* ---- For who reads it in other ways; nobody else uses these ---------------------------------- */

/** The database of the history now: after a fault it may be another one. */
Database     *atout_history_get_database (AtoutHistory  *self);

/** Which database that is: it counts up, and ids of one before mean nothing in the next. */
guint         atout_history_get_era      (AtoutHistory  *self);

/** Writes what @data tells; FALSE with an error where it cannot be written. */
typedef gboolean (*HistoryWrite) (Database *database, gconstpointer data, GError **error);

/** Hears that it is written; not called once @owner is gone. */
typedef void (*HistoryWritten) (GObject *owner);

/** Something to be written. */
typedef struct
{
  HistoryWrite write;
  gpointer data;
  GDestroyNotify free_data;
  gboolean is_bound; /* it refers to rows of the file, and is dropped with them */
  GObject *owner;
  HistoryWritten written;
} HistoryWriting;

/**
 * Writes @writing in one transaction, then calls its `written`. While another process locks the
 * file, or while the disk is full, @writing is queued in memory and tried again. After any other
 * error it goes to the database in memory (see HistoryStore), which the end of the program loses.
 */
void          atout_history_write        (AtoutHistory         *self,
                                          const HistoryWriting *writing);

/** The version of the program that writes it. */
const char   *atout_history_get_version  (AtoutHistory  *self);

/** Notes the fault of such a database, as one that came up here. */
void          atout_history_mend         (AtoutHistory  *self,
                                          const GError  *fault);

/** Follows @match, which is written there as match @id. */
void          atout_history_follow_as    (AtoutHistory  *self,
                                          AtoutMatch    *match,
                                          gint64         id);

/** As what @match is written there; -1: it is not. */
gint64        atout_history_get_id       (AtoutHistory  *self,
                                          AtoutMatch    *match);

/**
 * A question to the history that takes its time, in a thread with a connection of its own,
 * @database; @data belongs to the thread meanwhile.
 */
typedef gpointer (*HistoryWork) (Database *database, gpointer data, GError **error);

/**
 * Does @work, and calls @callback with @history when that is done or given up. A history that is in
 * memory alone is asked at once.
 */
void     history_work_start  (AtoutHistory        *history,
                              HistoryWork          work,
                              gpointer             data,
                              GDestroyNotify       free_data,
                              GDestroyNotify       free_result,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             user_data);

/** (transfer full): what the work has returned; NULL with an error. */
gpointer history_work_finish (GAsyncResult        *result,
                              GError             **error);
