/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/history/history-log.h"

#include <glib/gi18n-lib.h>

#include "model/course/player-names.h"
#include "model/history/history-outcome.h"
#include "rules/game.h"

static gint64
now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* ---- Writing --------------------------------------------------------------------------------- */

static gboolean
add_players (Database *database, gint64 match, const MatchLog *log, GError **error)
{
  for (guint i = 0; i < log->match.n_seats; i++)
    if (!database_run (database, error, "INSERT INTO player VALUES (?1, ?2, ?3, ?4)", "iiis", match,
                       (gint64) i, (gint64) log->player[i].kind, log->player[i].name))
      return FALSE;

  return TRUE;
}

/* Returns the numbers of planned deals, separated by blanks. */
static char *
join_planned (const MatchLog *log)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < log->planned->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                            g_array_index (log->planned, DealNumber, i).hex);

  return g_string_free (text, FALSE);
}

gint64
history_log_add (Database *database, const MatchLog *log, const char *version, GError **error)
{
  g_autofree char *options = options_to_string (&log->options, log->game);
  g_autofree char *planned = join_planned (log);
  gint64 match = -1;
  gboolean is_good;

  if (!database_begin (database, error))
    return -1;
  is_good
      = database_run (database, error,
                      "INSERT INTO match (game, options, dealer, version, began, touched, state,"
                      " won, planned) VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6, ?7, ?8)",
                      "ssisiiis", log->game->key, options, (gint64) log->match.dealer, version,
                      now (), (gint64) HISTORY_RESTS, (gint64) HISTORY_OPEN, planned);
  match = database_last_id (database);
  is_good = is_good && add_players (database, match, log, error);

  return database_conclude (database, is_good, error) ? match : -1;
}

static gint64
last_index (const MatchLog *log)
{
  return (gint64) log->deals->len - 1;
}

static const LogDeal *
last_deal (const MatchLog *log)
{
  return match_log_get_deal (log, log->deals->len - 1);
}

static HistoryOutcome
history_log_outcome (const MatchLog *log)
{
  if (!log->match.over)
    return HISTORY_OPEN;
  if (log->match.winners == (1u << log->match.n_seats) - 1)
    return HISTORY_DRAWN;
  for (unsigned i = 0; i < log->match.n_seats; i++)
    if (log->player[i].kind == PLAYER_HUMAN && (log->match.winners & (1u << i)) != 0)
      return HISTORY_WON;

  return HISTORY_LOST;
}

/* Updates the match row; a match that repeats a deal ends with it. */
static gboolean
touch (Database *database, gint64 match, const MatchLog *log, GError **error)
{
  return database_run (database, error,
                       "UPDATE match SET touched = ?2, won = ?3, state ="
                       " CASE WHEN ?4 OR (?5 AND ?6 = again) THEN ?7 ELSE ?8 END WHERE id = ?1",
                       "iiiiiiii", match, now (), (gint64) history_log_outcome (log),
                       (gint64) log->match.over, (gint64) deal_is_over (&log->deal),
                       last_index (log), (gint64) HISTORY_OVER, (gint64) HISTORY_RESTS);
}

gboolean
history_log_deal (Database *database, gint64 match, const MatchLog *log, GError **error)
{
  gboolean is_good;

  g_return_val_if_fail (last_deal (log)->has_number, FALSE); /* unreadable without number */

  if (!database_begin (database, error))
    return FALSE;
  is_good = database_run (database, error,
                          "DELETE FROM deal WHERE match = ?1"
                          " AND (number > ?2 OR (number = ?2 AND hex <> ?3))",
                          "iis", match, last_index (log), last_deal (log)->number.hex)
            && database_run (database, error,
                             "INSERT INTO deal (match, number, hex, n_done, was_undone, is_over,"
                             " is_taken) VALUES (?1, ?2, ?3, 0, 0, 0, ?4 OR EXISTS"
                             "  (SELECT 1 FROM deal WHERE hex = ?3 AND match <> ?1))"
                             " ON CONFLICT (match, number) DO NOTHING",
                             "iisi", match, last_index (log), last_deal (log)->number.hex,
                             (gint64) last_deal (log)->was_chosen)
            && touch (database, match, log, error);

  return database_conclude (database, is_good, error);
}

gboolean
history_log_forget_from (Database *database, gint64 match, guint from, GError **error)
{
  return database_run (database, error,
                       "DELETE FROM action WHERE deal IN"
                       " (SELECT id FROM deal WHERE match = ?1 AND number >= ?2)",
                       "ii", match, (gint64) from);
}

static gboolean
update_deal (Database *database, gint64 match, const MatchLog *log, GError **error)
{
  const LogDeal *deal = last_deal (log);

  return database_run (database, error,
                       "UPDATE deal SET n_done = ?3, was_undone = ?4, is_over = ?5, was_hinted = ?6"
                       " WHERE match = ?1 AND number = ?2",
                       "iiiiii", match, last_index (log), (gint64) deal->n_done,
                       (gint64) deal->was_undone, (gint64) deal_is_over (&log->deal),
                       (gint64) deal->was_hinted);
}

/* Writes the score after a finished deal; deletes it after an undo. */
static gboolean
write_result (Database *database, gint64 match, const MatchLog *log, GError **error)
{
  if (!database_run (database, error,
                     "DELETE FROM result WHERE deal ="
                     " (SELECT id FROM deal WHERE match = ?1 AND number = ?2)",
                     "ii", match, last_index (log)))
    return FALSE;
  for (guint unit = 0; deal_is_over (&log->deal) && unit < log->match.n_units; unit++)
    if (!database_run (database, error,
                       "INSERT INTO result SELECT id, ?3, ?4 FROM deal"
                       " WHERE match = ?1 AND number = ?2",
                       "iiii", match, last_index (log), (gint64) unit,
                       (gint64) log->match.score[unit]))
      return FALSE;

  return history_outcome_write (database, match, log, (guint) last_index (log),
                                history_log_outcome (log), now (), error);
}

static gboolean
write_action (Database *database, gint64 match, const MatchLog *log, GError **error)
{
  const LogDeal *deal = last_deal (log);
  gint64 position = (gint64) deal->n_done - 1;
  const LogAction *done = log_deal_get_action (deal, (unsigned) position);
  char token[TOKEN_MAX];

  action_to_token (log->game, game_pack (log->game, &log->options), done->action, token);

  return database_run (database, error,
                       "DELETE FROM action WHERE position >= ?3 AND deal ="
                       " (SELECT id FROM deal WHERE match = ?1 AND number = ?2)",
                       "iii", match, last_index (log), position)
         && database_run (database, error,
                          "INSERT INTO action SELECT id, ?3, ?4, ?5, ?6 FROM deal"
                          " WHERE match = ?1 AND number = ?2",
                          "iiiisi", match, last_index (log), position, (gint64) done->seat, token,
                          (gint64) done->is_step);
}

gboolean
history_log_act (Database *database, gint64 match, const MatchLog *log, GError **error)
{
  gboolean is_good;

  if (!database_begin (database, error))
    return FALSE;
  is_good = write_action (database, match, log, error) && update_deal (database, match, log, error)
            && (!deal_is_over (&log->deal) || write_result (database, match, log, error))
            && touch (database, match, log, error);

  return database_conclude (database, is_good, error);
}

gboolean
history_log_rewind (Database *database, gint64 match, const MatchLog *log, GError **error)
{
  gboolean is_good;

  if (!database_begin (database, error))
    return FALSE;
  is_good = update_deal (database, match, log, error) && write_result (database, match, log, error)
            && touch (database, match, log, error);

  return database_conclude (database, is_good, error);
}

gboolean
history_log_set_table (Database *database, gint64 match, const HistoryTable *table, GError **error)
{
  gboolean is_good;

  if (!database_begin (database, error))
    return FALSE;
  is_good = database_run (database, error,
                          "UPDATE match SET guidance = ?2, laid_down = ?3 WHERE id = ?1", "iii",
                          match, (gint64) table->guidance, (gint64) table->laid_down);

  return database_conclude (database, is_good, error);
}

gboolean
history_log_remove (Database *database, gint64 match, GError **error)
{
  gboolean is_good;

  if (!database_begin (database, error))
    return FALSE;
  is_good = database_run (database, error, "DELETE FROM match WHERE id = ?1", "i", match);

  return database_conclude (database, is_good, error);
}

/* ---- Reading --------------------------------------------------------------------------------- */

/* Sets an error: the stored match breaks the rules. */
static gboolean
refuse (gint64 match, GError **error)
{
  g_set_error (error, DATABASE_ERROR, DATABASE_ERROR_SENSELESS,
               _ ("Match %d was saved with moves that the rules do not allow."), (int) match);

  return FALSE;
}

/* Plans the deals in @text, as join_planned () writes it; FALSE if it is invalid. */
static gboolean
plan (MatchLog *log, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  guint n = g_strv_length (words);
  DealNumber numbers[PLANNED_MAX];

  if (n > PLANNED_MAX)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!number_parse (&numbers[i], words[i]))
      return FALSE;
  if (n > 0)
    match_log_plan (log, numbers, n);

  return TRUE;
}

static MatchLog *
read_head (Database *database, gint64 match, GError **error)
{
  DatabaseQuery *query = database_query (
      database, error, "SELECT game, options, dealer, planned FROM match WHERE id = ?1", "i",
      match);
  g_autoptr (MatchLog) log = NULL;
  const Game *game;
  gint64 dealer;
  gboolean is_good;
  Options options = OPTIONS_DEFAULT;

  if (query == NULL || !database_next (database, query, error))
    {
      if (error != NULL && *error == NULL)
        refuse (match, error);
      return NULL;
    }
  game = game_find (database_text (query, 0));
  dealer = sqlite3_column_int64 (query, 2);
  if (game != NULL && options_set_all (&options, game, database_text (query, 1), NULL))
    log = match_log_new (game, &options);
  is_good = log != NULL && plan (log, database_text (query, 3));
  sqlite3_reset (query);
  if (!is_good || dealer < 0 || dealer >= log->match.n_seats)
    {
      refuse (match, error);
      return NULL;
    }
  match_log_set_dealer (log, (unsigned) dealer);

  return g_steal_pointer (&log);
}

static gboolean
read_players (Database *database, gint64 match, MatchLog *log, GError **error)
{
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query = database_query (
      database, &fault, "SELECT player, kind, name FROM player WHERE match = ?1", "i", match);

  while (query != NULL && database_next (database, query, &fault))
    {
      gint64 player = sqlite3_column_int64 (query, 0);
      gint64 kind = sqlite3_column_int64 (query, 1);

      if (player >= 0 && player < log->match.n_seats && kind >= PLAYER_NONE
          && kind <= PLAYER_COMPUTER)
        match_log_set_player (log, (unsigned) player, (PlayerKind) kind, database_text (query, 2));
    }
  player_names_tidy (log);

  return database_end (&fault, error);
}

gboolean
history_log_get_table (Database *database, gint64 match, HistoryTable *table, GError **error)
{
  DatabaseQuery *query = database_query (
      database, error, "SELECT guidance, laid_down FROM match WHERE id = ?1", "i", match);

  if (query == NULL || !database_next (database, query, error))
    return query != NULL && error != NULL && *error == NULL ? refuse (match, error) : FALSE;
  table->guidance = sqlite3_column_int (query, 0);
  table->laid_down = sqlite3_column_int (query, 1) != 0;
  sqlite3_reset (query);

  return TRUE;
}

typedef struct
{
  gint64 id;
  gint64 n_done;
  gboolean was_undone;
  gboolean was_hinted;
  DealNumber number;
  gboolean has_number;
} DealRow;

static GArray *
list_deals (Database *database, gint64 match, GError **error)
{
  g_autoptr (GArray) deals = g_array_new (FALSE, TRUE, sizeof (DealRow));
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query
      = database_query (database, &fault,
                        "SELECT id, hex, n_done, was_undone, was_hinted FROM deal WHERE match = ?1"
                        " ORDER BY number",
                        "i", match);

  while (query != NULL && database_next (database, query, &fault))
    {
      DealRow row = { .id = sqlite3_column_int64 (query, 0),
                      .n_done = sqlite3_column_int64 (query, 2),
                      .was_undone = sqlite3_column_int64 (query, 3) != 0,
                      .was_hinted = sqlite3_column_int64 (query, 4) != 0 };

      row.has_number = number_parse (&row.number, database_text (query, 1));
      g_array_append_val (deals, row);
    }

  return database_end (&fault, error) ? g_steal_pointer (&deals) : NULL;
}

static gboolean
read_actions (Database *database, gint64 match, const DealRow *row, MatchLog *log, GError **error)
{
  const Pack *pack = game_pack (log->game, &log->options);
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query = database_query (database, &fault,
                                         "SELECT seat, token, is_step FROM action WHERE deal = ?1"
                                         " ORDER BY position",
                                         "i", row->id);

  while (query != NULL && database_next (database, query, &fault))
    {
      Action action = action_from_token (log->game, pack, database_text (query, 1));
      ActionList legal = { 0 };

      if (!deal_is_over (&log->deal))
        deal_legal (&log->deal, &legal);
      if (sqlite3_column_int64 (query, 0) != log->deal.turn || action == ACTION_NONE
          || !action_list_has (&legal, action))
        {
          sqlite3_reset (query);
          return refuse (match, error);
        }
      match_log_act (log, action, sqlite3_column_int64 (query, 2) != 0);
    }

  return database_end (&fault, error);
}

static gboolean
read_deal (Database *database, gint64 match, const DealRow *row, MatchLog *log, GError **error)
{
  const LogDeal *deal;

  if (!row->has_number || !deal_is_over (&log->deal) || log->match.over)
    return refuse (match, error);
  match_log_deal (log, &row->number, NULL);
  if (!read_actions (database, match, row, log, error))
    return FALSE;
  deal = last_deal (log);
  while ((gint64) deal->n_done > row->n_done && match_log_undo (log))
    ;
  if ((gint64) deal->n_done != row->n_done)
    return refuse (match, error);
  if (row->was_undone)
    match_log_mark_undone (log);
  if (row->was_hinted)
    match_log_mark_hinted (log);

  return TRUE;
}

MatchLog *
history_log_read (Database *database, gint64 match, GError **error)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (MatchLog) log = read_head (database, match, &fault);
  g_autoptr (GArray) deals = NULL;
  gboolean is_good = log != NULL && read_players (database, match, log, &fault);

  deals = is_good ? list_deals (database, match, &fault) : NULL;
  is_good = deals != NULL;
  for (guint i = 0; is_good && i < deals->len; i++)
    {
      is_good = read_deal (database, match, &g_array_index (deals, DealRow, i), log, &fault);
      if (i > 0 && g_error_matches (fault, DATABASE_ERROR, DATABASE_ERROR_SENSELESS))
        {
          match_log_cut (log, i);
          return g_steal_pointer (&log);
        }
    }
  if (is_good)
    return g_steal_pointer (&log);
  g_propagate_error (error, g_steal_pointer (&fault));

  return NULL;
}

gboolean
history_log_is_whole (Database *database, gint64 match, const MatchLog *log)
{
  DatabaseQuery *query = database_query (
      database, NULL, "SELECT 1 FROM deal WHERE match = ?1 AND number >= ?2 LIMIT 1", "ii", match,
      (gint64) log->deals->len);
  gboolean has_more = query != NULL && database_next (database, query, NULL);

  if (has_more)
    sqlite3_reset (query);

  return !has_more;
}
