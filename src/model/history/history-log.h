/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Reads and writes match logs in the history database. */

#pragma once

#include "model/history/database.h"
#include "rules/match-log.h"

/** application_id of SQLite: "Atou" in ASCII. */
#define HISTORY_PROGRAM 0x41746f75u

/** The scripts for database_open (): script i migrates version i to i + 1. */
extern const char *const history_versions[];

/** The stored state of a match. */
typedef enum
{
  HISTORY_RESTS, /* can be continued */
  HISTORY_OVER,
} HistoryState;

/** The outcome of a match for the user. */
typedef enum
{
  HISTORY_OPEN, /* not finished */
  HISTORY_WON,  /* won, perhaps with others */
  HISTORY_LOST,
  HISTORY_DRAWN, /* won by all */
} HistoryOutcome;

/**
 * Adds the match of @log, which has no deal, with @version of the program. Returns its id, or -1
 * with @error set.
 */
gint64    history_log_add    (Database       *database,
                              const MatchLog *log,
                              const char     *version,
                              GError        **error);

/** Writes the last deal of @log without its actions. */
gboolean  history_log_deal   (Database       *database,
                              gint64          match,
                              const MatchLog *log,
                              GError        **error);

/** Deletes the actions of the deals from index @from on; the deals stay. */
gboolean  history_log_forget_from (Database       *database,
                                   gint64          match,
                                   guint           from,
                                   GError        **error);

/** Writes the last action of @log, and the scores if it ends the deal. */
gboolean  history_log_act    (Database       *database,
                              gint64          match,
                              const MatchLog *log,
                              GError        **error);

/** Writes position and marks of the last deal, as after undo or a hint. */
gboolean  history_log_rewind (Database       *database,
                              gint64          match,
                              const MatchLog *log,
                              GError        **error);

/** The table state stored with a match. */
typedef struct
{
  gint guidance;      /* AtoutGuidance */
  gboolean laid_down; /* true if the rest of the running deal is laid down */
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
 * Reads @match with undone actions; free with match_log_free (). Stops before a deal that breaks
 * the rules. NULL with a DATABASE_ERROR if the match is missing or its first deal invalid.
 */
MatchLog *history_log_read   (Database       *database,
                              gint64          match,
                              GError        **error);

/** Returns true if @log has all stored deals. */
gboolean  history_log_is_whole (Database     *database,
                              gint64          match,
                              const MatchLog *log);

/** Deletes @match with all its deals. */
gboolean  history_log_remove (Database       *database,
                              gint64          match,
                              GError        **error);
