/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Match logs in the tables of the history: what is done is written as it happens. */

#pragma once

#include "model/history/database.h"
#include "rules/match-log.h"

/** SQLite's application_id of the database: "Atou" in ASCII. */
#define HISTORY_PROGRAM 0x41746f75u

/** Script i migrates the tables from version i to i + 1; NULL ends the list (database_open ()). */
extern const char *const history_versions[];

/** How a match lies there. */
typedef enum
{
  HISTORY_RESTS, /* it can go on */
  HISTORY_OVER,
} HistoryState;

/** How it went for the user. */
typedef enum
{
  HISTORY_OPEN,  /* it has not come to its end */
  HISTORY_WON,   /* also beside others */
  HISTORY_LOST,
  HISTORY_DRAWN, /* everybody has won it */
} HistoryOutcome;

/**
 * Adds the match of @log, which has no deal yet, written by @version of the program. Its id, or -1
 * with @error set.
 */
gint64    history_log_add    (Database       *database,
                              const MatchLog *log,
                              const char     *version,
                              GError        **error);

/** Writes the last deal of @log, which has just been dealt, or was, and is written anew. */
gboolean  history_log_deal   (Database       *database,
                              gint64          match,
                              const MatchLog *log,
                              GError        **error);

/** Forgets what was done in the deals of @match from @from on; marks of the deals stay. */
gboolean  history_log_forget_from (Database       *database,
                                   gint64          match,
                                   guint           from,
                                   GError        **error);

/** Writes the last action of its last deal, which has just been done, and what follows from it. */
gboolean  history_log_act    (Database       *database,
                              gint64          match,
                              const MatchLog *log,
                              GError        **error);

/** Writes how far the last deal has got after a step back or on again. */
gboolean  history_log_rewind (Database       *database,
                              gint64          match,
                              const MatchLog *log,
                              GError        **error);

/** Facts of a match at its table that are not in its log. */
typedef struct
{
  gint guidance;      /* as AtoutGuidance */
  gboolean laid_down; /* the user has laid down the rest of the running deal */
} HistoryTable;

gboolean  history_log_set_table (Database           *database,
                                 gint64              match,
                                 const HistoryTable *table,
                                 GError            **error);
gboolean  history_log_get_table (Database           *database,
                                 gint64              match,
                                 HistoryTable       *table,
                                 GError            **error);

/**
 * The log of @match as it was written, what was undone with it; free with match_log_free (). From a
 * deal on that breaks the rules nothing is read; see history_log_is_whole (). NULL with a
 * DATABASE_ERROR where it is not there, or the first deal does so.
 */
MatchLog *history_log_read   (Database       *database,
                              gint64          match,
                              GError        **error);

/** Whether @log has all deals that are written of @match. */
gboolean  history_log_is_whole (Database     *database,
                              gint64          match,
                              const MatchLog *log);

/** Forgets @match with all its deals. */
gboolean  history_log_remove (Database       *database,
                              gint64          match,
                              GError        **error);
