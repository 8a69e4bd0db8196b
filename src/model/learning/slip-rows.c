/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/slip-rows.h"

#include "model/history/history-log.h"
#include "rules/game.h"

/* ---- Search ---------------------------------------------------------------------------------- */

static SlipDeal
read_deal (DatabaseQuery *query, int column)
{
  return (SlipDeal) { .id = sqlite3_column_int64 (query, column),
                      .match = sqlite3_column_int64 (query, column + 1),
                      .number = (guint) sqlite3_column_int (query, column + 2),
                      .seat = (guint) sqlite3_column_int (query, column + 3) };
}

GArray *
slip_rows_list_deals (Database *database, guint most, GError **error)
{
  g_autoptr (GArray) deals = g_array_new (FALSE, FALSE, sizeof (SlipDeal));
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query
      = database_query (database, &fault,
                        "SELECT deal.id, deal.match, deal.number, latest.seat FROM"
                        " (SELECT deal, seat, ended FROM outcome WHERE seat >= 0 AND NOT was_undone"
                        "  AND NOT was_hinted ORDER BY ended DESC, deal DESC LIMIT ?1) AS latest"
                        " JOIN deal ON deal.id = latest.deal JOIN match ON match.id = deal.match"
                        " WHERE state = ?2 AND deal.id NOT IN (SELECT deal FROM looked)"
                        " ORDER BY latest.ended DESC, deal.id DESC",
                        "ii", (gint64) most, (gint64) HISTORY_OVER);

  while (query != NULL && database_next (database, query, &fault))
    {
      const SlipDeal deal = read_deal (query, 0);

      if (deals->len == 0 || g_array_index (deals, SlipDeal, 0).match == deal.match)
        g_array_append_val (deals, deal);
    }

  return database_end (&fault, error) ? g_steal_pointer (&deals) : NULL;
}

/* Inserts nothing if @deal was deleted. */
gboolean
slip_rows_add (Database *database, const SlipDeal *deal, const MatchLog *log,
               const SlipSuspect *suspects, guint n, GError **error)
{
  for (guint i = 0; i < n; i++)
    {
      GameForm form = game_form (log->game, &log->options);
      char done[TOKEN_MAX];

      action_to_token (log->game, game_pack (log->game, &log->options), suspects[i].done, done);
      if (!database_run (database, error,
                         "INSERT OR IGNORE INTO slip (deal, game, form, position, seat, done,"
                         " suspicion, cost, box, due) SELECT id, ?4, ?5, ?6, ?7, ?8, ?9, 0, 0, 0"
                         " FROM deal WHERE id = ?1 AND match = ?2 AND number = ?3",
                         "iiissiisd", deal->id, deal->match, (gint64) deal->number, log->game->key,
                         form.key, (gint64) suspects[i].position, (gint64) deal->seat, done,
                         suspects[i].suspicion))
        return FALSE;
    }

  return database_run (database, error,
                       "INSERT OR IGNORE INTO looked SELECT id FROM deal"
                       " WHERE id = ?1 AND match = ?2 AND number = ?3",
                       "iii", deal->id, deal->match, (gint64) deal->number);
}

gboolean
slip_rows_find_case (Database *database, SlipCase *next, GError **error)
{
  DatabaseQuery *query = database_query (
      database, error,
      "WITH waiting AS (SELECT slip.id AS id, position, done, deal.id AS deal,"
      "  match, number, seat, suspicion FROM slip JOIN deal ON deal.id = slip.deal"
      "  WHERE right IS NULL AND NOT was_undone)"
      " SELECT id, position, done, deal, match, number, seat FROM waiting"
      " ORDER BY match = (SELECT max (match) FROM waiting) DESC, suspicion DESC,"
      " id LIMIT 1",
      "");

  if (query == NULL || !database_next (database, query, error))
    return FALSE;
  *next = (SlipCase) { .id = sqlite3_column_int64 (query, 0),
                       .position = (guint) sqlite3_column_int (query, 1),
                       .done = g_strdup (database_text (query, 2)),
                       .deal = read_deal (query, 3) };
  sqlite3_reset (query);

  return TRUE;
}

void
slip_rows_clear_case (SlipCase *next)
{
  g_clear_pointer (&next->done, g_free);
}

gboolean
slip_rows_judge (Database *database, gint64 id, const char *right, double cost, GError **error)
{
  if (right == NULL)
    return database_run (database, error, "DELETE FROM slip WHERE id = ?1 AND right IS NULL", "i",
                         id);

  return database_run (database, error,
                       "UPDATE slip SET right = ?2, cost = ?3 WHERE id = ?1 AND right IS NULL",
                       "isd", id, right, cost)
         && database_run (database, error,
                          "DELETE FROM slip WHERE right IS NULL AND deal = (SELECT deal FROM slip"
                          " WHERE id = ?1) AND ?2 <= (SELECT count(*) FROM slip AS"
                          " found WHERE found.deal = slip.deal AND found.right IS NOT NULL)",
                          "ii", id, (gint64) SLIP_MOST);
}

/* ---- Exercises ------------------------------------------------------------------------------- */

#define LONGEST "5"    /* the last box */
#define MOST_DAYS "16" /* interval of the last box */

/*
 * Selects due exercises. A day beyond the longest interval comes from a wrong clock and counts as
 * due. Undone actions and impossible values are excluded.
 */
#define IS_DUE                                                                                     \
  " FROM slip JOIN deal ON deal.id = slip.deal WHERE right IS NOT NULL AND NOT was_undone"         \
  " AND box BETWEEN 0 AND " LONGEST " AND cost BETWEEN 0 AND 1000000"                              \
  " AND (due <= ?1 OR due > ?1 + " MOST_DAYS ")"
#define OF_FORM " AND form = ?2"

void
slip_row_free (gpointer row)
{
  SlipRow *self = row;

  g_free (self->game);
  g_free (self->form);
  g_free (self->done);
  g_free (self->right);
  g_free (self);
}

static SlipRow *
read_row (DatabaseQuery *query)
{
  SlipRow *row = g_new (SlipRow, 1);

  *row = (SlipRow) {
    .id = sqlite3_column_int64 (query, 0),
    .position = (guint) sqlite3_column_int (query, 1),
    .game = g_strdup (database_text (query, 2)),
    .form = g_strdup (database_text (query, 3)),
    .done = g_strdup (database_text (query, 4)),
    .right = g_strdup (database_text (query, 5)),
    .cost = sqlite3_column_double (query, 6),
    .box = (guint) sqlite3_column_int (query, 7),
    .deal = read_deal (query, 8),
  };

  return row;
}

#define LIST                                                                                       \
  "SELECT slip.id, position, game, form, done, right, cost, box, deal.id, match, number, "         \
  "seat" IS_DUE
#define LISTED " ORDER BY box DESC, slip.deal DESC, cost DESC LIMIT " SLIP_DUE_MOST

GPtrArray *
slip_rows_list_due (Database *database, const char *form, gint64 day, GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (slip_row_free);
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query
      = form != NULL ? database_query (database, &fault, LIST OF_FORM LISTED, "is", day, form)
                     : database_query (database, &fault, LIST LISTED, "i", day);

  while (query != NULL && database_next (database, query, &fault))
    g_ptr_array_add (rows, read_row (query));

  return database_end (&fault, error) ? g_steal_pointer (&rows) : NULL;
}

#define COUNT "SELECT count(*) FROM (SELECT 1" IS_DUE
#define COUNTED " LIMIT " SLIP_DUE_MOST ")"

guint
slip_rows_count_due (Database *database, const char *form, gint64 day, GError **error)
{
  DatabaseQuery *query
      = form != NULL ? database_query (database, error, COUNT OF_FORM COUNTED, "is", day, form)
                     : database_query (database, error, COUNT COUNTED, "i", day);
  guint n = 0;

  if (query == NULL || !database_next (database, query, error))
    return 0;
  n = (guint) sqlite3_column_int (query, 0);
  sqlite3_reset (query);

  return n;
}

/* ---- Intervals ------------------------------------------------------------------------------- */

#define MORNING (4 * 60 * 60) /* seconds; beginning of a day */
#define DAY (24 * 60 * 60)
#define INTERVAL(box) "(1 << (" box " - 1))" /* days */

/* Returns local days since 1970, beginning at MORNING. */
static gint64
day_at (gint64 time)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (time);

  return date != NULL ? (time + g_date_time_get_utc_offset (date) / G_USEC_PER_SEC - MORNING) / DAY
                      : 0;
}

gint64
slip_rows_find_day (Database *database, gint64 now, GError **error)
{
  DatabaseQuery *query
      = database_query (database, error, "SELECT touched FROM match ORDER BY id DESC LIMIT 1", "");
  gint64 written = 0;

  if (query != NULL && database_next (database, query, error))
    {
      written = sqlite3_column_int64 (query, 0);
      sqlite3_reset (query);
    }

  return day_at (MAX (now, written));
}

gboolean
slip_rows_answer (Database *database, gint64 id, gboolean is_right, gint64 day, GError **error)
{
  if (!is_right)
    return database_run (database, error,
                         "UPDATE slip SET box = 1, due = ?2 + " INTERVAL ("1") " WHERE id = ?1",
                         "ii", id, day);

  return database_run (database, error, "DELETE FROM slip WHERE id = ?1 AND box >= " LONGEST, "i",
                       id)
         && database_run (
             database, error,
             "UPDATE slip SET box = box + 1, due = ?2 + " INTERVAL ("box + 1") " WHERE id = ?1",
             "ii", id, day);
}

gboolean
slip_rows_remove (Database *database, gint64 id, GError **error)
{
  return database_run (database, error, "DELETE FROM slip WHERE id = ?1", "i", id);
}

gboolean
slip_rows_clear (Database *database, const char *game, GError **error)
{
  return database_run (database, error, "DELETE FROM slip WHERE ?1 IS NULL OR game = ?1", "s", game)
         && database_run (database, error,
                          "INSERT OR IGNORE INTO looked SELECT deal FROM outcome"
                          " WHERE ?1 IS NULL OR game = ?1",
                          "s", game);
}
