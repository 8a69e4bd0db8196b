/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/statistics/statistics-fill.h"

#include "model/history/history-outcome.h"

static GArray *
list_matches (Database *database, GError **error)
{
  g_autoptr (GArray) matches = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query
      = database_query (database, &fault,
                        "SELECT DISTINCT match.id FROM deal JOIN match ON match.id = deal.match"
                        " WHERE is_over AND NOT is_taken AND again IS NULL"
                        " AND NOT EXISTS (SELECT 1 FROM outcome WHERE outcome.deal = deal.id)",
                        "");

  while (query != NULL && database_next (database, query, &fault))
    {
      gint64 id = sqlite3_column_int64 (query, 0);

      g_array_append_val (matches, id);
    }
  if (fault == NULL)
    return g_steal_pointer (&matches);
  g_propagate_error (error, g_steal_pointer (&fault));

  return NULL;
}

/* A deal that is over and not counted. When it ended is not known: all are taken to be as long. */
typedef struct
{
  gint64 number;
  gint64 ended;
} Missing;

static GArray *
list_deals (Database *database, gint64 match, GError **error)
{
  g_autoptr (GArray) deals = g_array_new (FALSE, FALSE, sizeof (Missing));
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query
      = database_query (database, &fault,
                        "SELECT number, began + (touched - began) * (number + 1)"
                        " / (SELECT count(*) FROM deal WHERE match = ?1)"
                        " FROM deal JOIN match ON match.id = deal.match"
                        " WHERE match.id = ?1 AND is_over AND NOT is_taken"
                        " AND NOT EXISTS (SELECT 1 FROM outcome WHERE outcome.deal = deal.id)",
                        "i", match);

  while (query != NULL && database_next (database, query, &fault))
    {
      Missing missing = { sqlite3_column_int64 (query, 0), sqlite3_column_int64 (query, 1) };

      g_array_append_val (deals, missing);
    }
  if (fault == NULL)
    return g_steal_pointer (&deals);
  g_propagate_error (error, g_steal_pointer (&fault));

  return NULL;
}

/* Deals that cannot be read are not asked for again. */
static gboolean
leave_out_from (Database *database, gint64 match, guint from, GError **error)
{
  return database_run (database, error,
                       "UPDATE deal SET is_taken = 1 WHERE match = ?1 AND number >= ?2", "ii",
                       match, (gint64) from);
}

static gboolean
write_match (Database *database, gint64 match, const MatchLog *log, GError **error)
{
  g_autoptr (GArray) deals = list_deals (database, match, error);

  for (guint i = 0; deals != NULL && i < deals->len; i++)
    {
      const Missing *missing = &g_array_index (deals, Missing, i);
      guint index = (guint) missing->number;

      if (index >= log->deals->len)
        continue;
      if (!history_outcome_write (database, match, log, index,
                                  index + 1 == log->deals->len ? history_log_outcome (log)
                                                               : HISTORY_OPEN,
                                  missing->ended, error))
        return FALSE;
    }

  return deals != NULL && leave_out_from (database, match, log->deals->len, error);
}

/* What cannot have been played is left out for good. */
static gboolean
fill_match (Database *database, gint64 match, GError **error)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (MatchLog) log = history_log_read (database, match, &fault);

  if (log != NULL)
    return write_match (database, match, log, error);
  if (g_error_matches (fault, DATABASE_ERROR, DATABASE_ERROR_SENSELESS))
    return history_outcome_leave_out (database, match, error);
  g_propagate_error (error, g_steal_pointer (&fault));

  return FALSE;
}

/* Whether there are as many outcomes as deals that have one: then none is missing. */
static gboolean
is_full (Database *database)
{
  DatabaseQuery *query
      = database_query (database, NULL,
                        "SELECT (SELECT count(*) FROM outcome)"
                        " = (SELECT coalesce(sum(is_over AND NOT is_taken), 0) FROM deal)",
                        "");
  gboolean is = FALSE;

  while (query != NULL && database_next (database, query, NULL))
    is = sqlite3_column_int (query, 0) != 0;

  return is;
}

gboolean
statistics_fill (Database *database, GError **error)
{
  g_autoptr (GArray) matches = NULL;

  if (is_full (database))
    return TRUE;
  matches = list_matches (database, error);
  for (guint i = 0; matches != NULL && i < matches->len; i++)
    {
      if (!database_begin (database, error))
        return FALSE;
      if (!fill_match (database, g_array_index (matches, gint64, i), error)
          || !database_commit (database, error))
        {
          database_back_out (database);
          return FALSE;
        }
    }

  return matches != NULL;
}
