/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/evening-rows.h"

#include <string.h>

#include "model/history/history-log.h"
#include "model/words/house-rules.h"
#include "rules/record.h"

void
evening_row_free (gpointer data)
{
  EveningRow *row = data;

  for (guint i = 0; i < G_N_ELEMENTS (row->names); i++)
    g_free (row->names[i]);
  g_free (row->form);
  g_free (row);
}

guint
evening_row_count_over (const EveningRow *row)
{
  return row->is_over ? row->plan.n_rounds : row->round;
}

/* ---- Rounds ---------------------------------------------------------------------------------- */

static gboolean
add_place (Database *database, const EveningUnit *unit, guint seat, guint person, GError **error)
{
  return database_run (database, error,
                       "INSERT INTO evening_place (evening, round, number, seat, person)"
                       " VALUES (?1, ?2, ?3, ?4, ?5)",
                       "iiiii", unit->evening, (gint64) unit->round, (gint64) unit->table,
                       (gint64) seat, (gint64) person);
}

static gboolean
add_table (Database *database, const EveningPlan *plan, const EveningUnit *unit,
           const EveningSeats *seats, GError **error)
{
  gboolean is_good
      = database_run (database, error,
                      "INSERT INTO evening_table (evening, round, number, is_own)"
                      " VALUES (?1, ?2, ?3, ?4)",
                      "iiii", unit->evening, (gint64) unit->round, (gint64) unit->table,
                      (gint64) (seats->person[0] == EVENING_USER));

  for (guint seat = 0; is_good && seat < plan->n_seats; seat++)
    is_good = add_place (database, unit, seat, seats->person[seat], error);

  return is_good;
}

static gboolean
add_round (Database *database, gint64 id, const EveningPlan *plan, guint round,
           const guint *winners, GError **error)
{
  EveningSeats tables[EVENING_TABLES_MAX];

  evening_plan_seat (plan, round, winners, tables);
  for (guint t = 0; t < evening_plan_count_tables (plan, round); t++)
    {
      const EveningUnit unit = { .evening = id, .round = round, .table = t };

      if (!add_table (database, plan, &unit, &tables[t], error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
add_people (Database *database, gint64 id, const EveningPlan *plan, GError **error)
{
  const char *names[EVENING_PEOPLE_MAX];

  evening_plan_draw_people (plan, names);
  for (guint i = 0; i < plan->n_people; i++)
    if (!database_run (database, error, "INSERT INTO evening_person VALUES (?1, ?2, ?3)", "iis", id,
                       (gint64) i, names[i] != NULL ? names[i] : ""))
      return FALSE;

  return TRUE;
}

gboolean
evening_rows_begin (Database *database, const EveningPlan *plan, PlayerLevel level, gint64 began,
                    gint64 *id, GError **error)
{
  g_autofree char *rules = options_to_string (&plan->options, plan->game);
  GameForm form = game_form (plan->game, &plan->options);
  gboolean is_good;

  if (!database_begin (database, error))
    return FALSE;
  is_good = database_run (database, error,
                          "INSERT INTO evening (game, form, options, n_tables, hex, level, began)"
                          " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                          "sssissi", plan->game->key, form.key, rules, (gint64) plan->n_tables,
                          plan->number.hex, player_of_level (level)->name, began);
  if (is_good)
    *id = database_last_id (database);

  return database_conclude (database,
                            is_good && add_people (database, *id, plan, error)
                                && add_round (database, *id, plan, 0, NULL, error),
                            error);
}

gboolean
evening_rows_remove (Database *database, gint64 id, GError **error)
{
  return database_run (database, error, "DELETE FROM evening WHERE id = ?1", "i", id);
}

/* ---- Reading --------------------------------------------------------------------------------- */

/* Returns the evening in @query, without names; NULL if this program does not know its rules. */
static EveningRow *
read_evening (DatabaseQuery *query)
{
  g_autoptr (EveningRow) row = g_new0 (EveningRow, 1);
  const Game *game = game_find (database_text (query, 1));
  int level = player_level_find (database_text (query, 6));
  Options options = OPTIONS_DEFAULT;
  DealNumber number;

  if (game == NULL || level < 0 || !house_rules_parse (&options, game, database_text (query, 3))
      || !number_parse (&number, database_text (query, 5))
      || !evening_plan_init (&row->plan, game, &options, (guint) sqlite3_column_int (query, 4),
                             &number))
    return NULL;
  row->id = sqlite3_column_int64 (query, 0);
  row->form = g_strdup (database_text (query, 2));
  row->level = (PlayerLevel) level;
  row->began = sqlite3_column_int64 (query, 7);
  row->is_over = sqlite3_column_int (query, 8) != 0;
  row->round = (guint) sqlite3_column_int (query, 9);
  row->shares_day = sqlite3_column_int (query, 10) != 0;

  return g_steal_pointer (&row);
}

static void
read_names (Database *database, EveningRow *row, GError **fault)
{
  DatabaseQuery *query = database_query (
      database, fault, "SELECT person, name FROM evening_person WHERE evening = ?1", "i", row->id);

  for (guint i = 0; i < row->plan.n_people; i++)
    row->names[i] = g_strdup ("");
  while (query != NULL && database_next (database, query, fault))
    {
      guint person = (guint) sqlite3_column_int (query, 0);

      if (person >= row->plan.n_people)
        continue;
      g_free (row->names[person]);
      row->names[person] = g_strdup (database_text (query, 1));
    }
}

/* Reads evening @id, or those of @form if @id is -1, without names. */
static GPtrArray *
read_all (Database *database, gint64 id, const char *form, GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func (evening_row_free);
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query = database_query (
      database, &fault,
      "SELECT id, game, form, options, n_tables, hex, level, began, is_over,"
      " (SELECT max (round) FROM evening_table WHERE evening = evening.id),"
      " EXISTS (SELECT 1 FROM evening AS other WHERE other.form = evening.form"
      "  AND other.began BETWEEN evening.began - 90000 AND evening.began + 90000"
      "  AND other.id != evening.id AND date (other.began, 'unixepoch', 'localtime')"
      "   = date (evening.began, 'unixepoch', 'localtime')) FROM evening"
      " WHERE (?1 < 0 OR id = ?1) AND (?2 IS NULL OR form = ?2) ORDER BY began DESC, id DESC",
      "is", id, form);

  while (query != NULL && database_next (database, query, &fault))
    {
      EveningRow *row = read_evening (query);

      if (row != NULL)
        g_ptr_array_add (rows, row);
    }

  return database_end (&fault, error) ? g_steal_pointer (&rows) : NULL;
}

EveningRow *
evening_rows_find (Database *database, gint64 id, GError **error)
{
  g_autoptr (GPtrArray) rows = read_all (database, MAX (id, 0), NULL, error);
  g_autoptr (GError) fault = NULL;
  g_autoptr (EveningRow) row = NULL;

  if (rows == NULL || rows->len == 0)
    return NULL;
  row = g_ptr_array_steal_index (rows, 0);
  read_names (database, row, &fault);

  return database_end (&fault, error) ? g_steal_pointer (&row) : NULL;
}

GPtrArray *
evening_rows_list (Database *database, const char *form, GError **error)
{
  return read_all (database, -1, form, error);
}

guint
evening_rows_count (Database *database, GError **error)
{
  DatabaseQuery *query = database_query (database, error, "SELECT count (*) FROM evening", "");
  guint n;

  if (query == NULL || !database_next (database, query, error))
    return 0;
  n = (guint) sqlite3_column_int (query, 0);
  sqlite3_reset (query);

  return n;
}

/* ---- Tables and lists ------------------------------------------------------------------------ */

static void
read_places (Database *database, const EveningRow *row, guint round, GArray *tables, GError **fault)
{
  DatabaseQuery *query
      = database_query (database, fault,
                        "SELECT number, seat, person, points, has_won FROM evening_place"
                        " WHERE evening = ?1 AND round = ?2",
                        "ii", row->id, (gint64) round);

  while (query != NULL && database_next (database, query, fault))
    {
      guint number = (guint) sqlite3_column_int (query, 0);
      guint seat = (guint) sqlite3_column_int (query, 1);
      guint person = (guint) sqlite3_column_int (query, 2);
      EveningTable *table;

      if (number >= tables->len || seat >= SEATS_MAX || person >= row->plan.n_people)
        continue;
      table = &g_array_index (tables, EveningTable, number);
      table->seats.person[seat] = person;
      table->points[seat] = sqlite3_column_int (query, 3);
      table->has_won[seat] = sqlite3_column_int (query, 4) != 0;
    }
}

GArray *
evening_rows_list_tables (Database *database, const EveningRow *row, guint round, GError **error)
{
  g_autoptr (GArray) tables = g_array_new (FALSE, TRUE, sizeof (EveningTable));
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query
      = database_query (database, &fault,
                        "SELECT is_own, coalesce (match, -1), n_deals, is_over FROM evening_table"
                        " WHERE evening = ?1 AND round = ?2 ORDER BY number",
                        "ii", row->id, (gint64) round);

  while (query != NULL && database_next (database, query, &fault))
    {
      const EveningTable table = { .is_own = sqlite3_column_int (query, 0) != 0,
                                   .match = sqlite3_column_int64 (query, 1),
                                   .n_deals = (guint) sqlite3_column_int (query, 2),
                                   .is_over = sqlite3_column_int (query, 3) != 0 };

      g_array_append_val (tables, table);
    }
  if (fault == NULL)
    read_places (database, row, round, tables, &fault);

  return database_end (&fault, error) ? g_steal_pointer (&tables) : NULL;
}

/* Returns the results of the first @n_rounds rounds by round, table and seat. */
static GArray *
list_results (Database *database, const EveningRow *row, guint n_rounds, GError **error)
{
  g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (EveningResult));
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query = database_query (
      database, &fault,
      "SELECT round, person, points, has_won FROM evening_place"
      " WHERE evening = ?1 AND round < ?2 AND points IS NOT NULL ORDER BY round, number, seat",
      "ii", row->id, (gint64) MIN (n_rounds, row->plan.n_rounds));

  while (query != NULL && database_next (database, query, &fault))
    {
      const EveningResult result = { .round = (guint) sqlite3_column_int (query, 0),
                                     .person = (guint) sqlite3_column_int (query, 1),
                                     .points = sqlite3_column_int (query, 2),
                                     .has_won = sqlite3_column_int (query, 3) != 0 };

      if (result.person < row->plan.n_people)
        g_array_append_val (results, result);
    }

  return database_end (&fault, error) ? g_steal_pointer (&results) : NULL;
}

guint
evening_rows_rank (Database *database, const EveningRow *row, guint n_rounds, EveningLine *lines,
                   GError **error)
{
  g_autoptr (GArray) results = list_results (database, row, n_rounds, error);

  if (results == NULL)
    return 0;

  return evening_plan_rank (&row->plan, (const EveningResult *) (gpointer) results->data,
                            results->len, n_rounds, lines);
}

/* ---- The user's matches ---------------------------------------------------------------------- */

void
evening_row_seat_players (const EveningRow *row, const EveningTable *table, AtoutPlayer *players)
{
  for (guint seat = 0; seat < row->plan.n_seats; seat++)
    {
      guint person = table->seats.person[seat];
      gboolean is_user = person == EVENING_USER;

      players[seat] = (AtoutPlayer) { .name = is_user ? NULL : row->names[person],
                                      .human = is_user,
                                      .level = row->level };
    }
}

guint
evening_row_list_numbers (const EveningRow *row, const EveningUnit *unit, DealNumber *numbers)
{
  for (guint i = 0; i < row->plan.n_deals; i++)
    numbers[i] = evening_plan_number (&row->plan, unit->round, unit->table, i);

  return row->plan.n_deals;
}

static EveningUnit
read_unit (DatabaseQuery *query)
{
  return (EveningUnit) { .evening = sqlite3_column_int64 (query, 0),
                         .round = (guint) sqlite3_column_int (query, 1),
                         .table = (guint) sqlite3_column_int (query, 2),
                         .match = sqlite3_column_int64 (query, 3),
                         .is_over = sqlite3_column_int (query, 4) != 0 };
}

/* Reads the first row of @query, which may be NULL, and ends the query; FALSE if there is none. */
static gboolean
read_one (Database *database, DatabaseQuery *query, EveningUnit *unit, GError **error)
{
  if (query == NULL || !database_next (database, query, error))
    return FALSE;
  *unit = read_unit (query);
  sqlite3_reset (query);

  return TRUE;
}

#define UNIT_COLUMNS                                                                               \
  "SELECT evening, round, number, coalesce (match, -1), is_over FROM evening_table "

gboolean
evening_rows_find_own (Database *database, gint64 id, EveningUnit *unit, GError **error)
{
  return read_one (database,
                   database_query (database, error,
                                   UNIT_COLUMNS "WHERE evening = ?1 AND is_own AND NOT is_over"
                                                " LIMIT 1",
                                   "i", id),
                   unit, error);
}

gboolean
evening_rows_find_match (Database *database, gint64 match, EveningUnit *unit, GError **error)
{
  return read_one (
      database,
      database_query (database, error, UNIT_COLUMNS "WHERE match = ?1 LIMIT 1", "i", match), unit,
      error);
}

gboolean
evening_rows_join (Database *database, const EveningUnit *unit, gint64 match, GError **error)
{
  return database_run (database, error,
                       "UPDATE evening_table SET match = ?4"
                       " WHERE evening = ?1 AND round = ?2 AND number = ?3 AND is_own",
                       "iiii", unit->evening, (gint64) unit->round, (gint64) unit->table, match);
}

GArray *
evening_rows_list_unkept (Database *database, GError **error)
{
  g_autoptr (GArray) matches = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query = database_query (
      database, &fault,
      "SELECT match FROM evening_table WHERE is_own AND NOT is_over"
      " AND match IN (SELECT id FROM match WHERE state = ?1) ORDER BY evening, round",
      "i", (gint64) HISTORY_OVER);

  while (query != NULL && database_next (database, query, &fault))
    {
      gint64 match = sqlite3_column_int64 (query, 0);

      g_array_append_val (matches, match);
    }

  return database_end (&fault, error) ? g_steal_pointer (&matches) : NULL;
}

/* ---- The other tables ------------------------------------------------------------------------ */

static gboolean
find_in (Database *database, gint64 id, EveningUnit *unit, GError **error)
{
  return read_one (database,
                   database_query (database, error,
                                   UNIT_COLUMNS "WHERE evening = ?1 AND NOT is_own AND NOT is_over"
                                                " ORDER BY round, number LIMIT 1",
                                   "i", id),
                   unit, error);
}

/* Returns TRUE if this program knows the game and the rules of evening @id. */
static gboolean
is_known (Database *database, gint64 id, GError **error)
{
  g_autoptr (EveningRow) row = evening_rows_find (database, id, error);

  return row != NULL;
}

gboolean
evening_rows_find_unit (Database *database, EveningUnit *unit, GError **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GError) fault = NULL;
  gboolean is_found = FALSE;
  DatabaseQuery *query = database_query (
      database, &fault, "SELECT id FROM evening WHERE NOT is_over ORDER BY began DESC, id DESC",
      "");

  while (query != NULL && database_next (database, query, &fault))
    {
      gint64 id = sqlite3_column_int64 (query, 0);

      g_array_append_val (ids, id);
    }
  for (guint i = 0; fault == NULL && !is_found && i < ids->len; i++)
    is_found = find_in (database, g_array_index (ids, gint64, i), unit, &fault)
               && is_known (database, unit->evening, &fault);

  return database_end (&fault, error) && is_found;
}

/* Returns the log in @text; NULL if it is no record of a match that goes on in @plan. */
static MatchLog *
parse_log (const EveningPlan *plan, const char *text)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (Record) record = NULL;

  if (text[0] == '\0')
    return NULL;
  record = record_parse (text, strlen (text), "evening", &fault);
  if (record == NULL)
    g_info ("a table of an evening begins anew: %s", fault->message);
  if (record == NULL || record->log->game != plan->game || record->log->match.over
      || record->log->planned->len != plan->n_deals || !deal_is_over (&record->log->deal))
    return NULL;

  return match_log_copy (record->log);
}

static MatchLog *
begin_log (const EveningRow *row, const EveningUnit *unit, const EveningTable *table)
{
  MatchLog *log = match_log_new (row->plan.game, &row->plan.options);
  DealNumber numbers[PLANNED_MAX];
  guint n = evening_row_list_numbers (row, unit, numbers);

  if (n > 0)
    match_log_plan (log, numbers, n);
  for (guint seat = 0; seat < row->plan.n_seats; seat++)
    {
      g_autofree char *name = g_strconcat (player_of_level (row->level)->name, " ",
                                           row->names[table->seats.person[seat]], NULL);

      match_log_set_player (log, seat, PLAYER_COMPUTER, name);
    }

  return log;
}

MatchLog *
evening_rows_read_log (Database *database, const EveningRow *row, const EveningUnit *unit,
                       GError **error)
{
  g_autoptr (GArray) tables = evening_rows_list_tables (database, row, unit->round, error);
  g_autoptr (GError) fault = NULL;
  MatchLog *log = NULL;
  DatabaseQuery *query;

  if (tables == NULL || unit->table >= tables->len)
    return NULL;
  query = database_query (database, &fault,
                          "SELECT record FROM evening_table"
                          " WHERE evening = ?1 AND round = ?2 AND number = ?3",
                          "iii", unit->evening, (gint64) unit->round, (gint64) unit->table);
  if (query != NULL && database_next (database, query, &fault))
    {
      log = parse_log (&row->plan, database_text (query, 0));
      sqlite3_reset (query);
    }
  if (!database_end (&fault, error))
    return NULL;

  return log != NULL ? log
                     : begin_log (row, unit, &g_array_index (tables, EveningTable, unit->table));
}

/* ---- Results --------------------------------------------------------------------------------- */

static gboolean
keep_record (Database *database, const EveningUnit *unit, const MatchLog *log, GError **error)
{
  g_autofree char *record = log->match.over ? g_strdup ("") : record_of_log (log);

  return database_run (database, error,
                       "UPDATE evening_table SET record = ?4, is_over = ?5,"
                       " n_deals = iif (is_own, 0, ?6)"
                       " WHERE evening = ?1 AND round = ?2 AND number = ?3 AND NOT is_over",
                       "iiisii", unit->evening, (gint64) unit->round, (gint64) unit->table, record,
                       (gint64) log->match.over, (gint64) log->deals->len);
}

static gboolean
keep_results (Database *database, const EveningUnit *unit, const Match *match, GError **error)
{
  for (guint seat = 0; match->over && seat < match->n_seats; seat++)
    if (!database_run (database, error,
                       "UPDATE evening_place SET points = ?5, has_won = ?6 WHERE evening = ?1"
                       " AND round = ?2 AND number = ?3 AND seat = ?4 AND points IS NULL",
                       "iiiiii", unit->evening, (gint64) unit->round, (gint64) unit->table,
                       (gint64) seat, (gint64) evening_plan_points (match, seat),
                       (gint64) match_has_won (match, seat)))
      return FALSE;

  return TRUE;
}

/* Writes the winners of the tables of the round of @row to @winners; FALSE if a table is open. */
static gboolean
list_winners (const EveningRow *row, const GArray *tables, guint *winners)
{
  for (guint t = 0; t < tables->len; t++)
    {
      const EveningTable *table = &g_array_index (tables, EveningTable, t);

      if (!table->is_over)
        return FALSE;
      for (guint seat = row->plan.n_seats; seat > 0; seat--)
        if (table->has_won[seat - 1] || seat == row->plan.n_seats)
          winners[t] = table->seats.person[seat - 1] / row->plan.n_team;
    }

  return TRUE;
}

/*
 * Begins the next round of @row, or ends the evening after the last one. Does nothing while a table
 * of the latest round is being played. Returns FALSE with @error set.
 */
static gboolean
go_on (Database *database, const EveningRow *row, GError **error)
{
  g_autoptr (GArray) tables = evening_rows_list_tables (database, row, row->round, error);
  guint winners[EVENING_TABLES_MAX];

  if (tables == NULL)
    return FALSE;
  if (row->is_over || !list_winners (row, tables, winners))
    return TRUE;
  if (row->round + 1 < row->plan.n_rounds)
    return add_round (database, row->id, &row->plan, row->round + 1, winners, error);

  return database_run (database, error, "UPDATE evening SET is_over = 1 WHERE id = ?1", "i",
                       row->id);
}

gboolean
evening_rows_keep (Database *database, const EveningUnit *unit, const MatchLog *log, GError **error)
{
  g_autoptr (GError) fault = NULL;
  g_autoptr (EveningRow) row = evening_rows_find (database, unit->evening, &fault);

  if (row == NULL)
    return database_end (&fault, error);
  if (!database_begin (database, error))
    return FALSE;

  return database_conclude (database,
                            keep_results (database, unit, &log->match, error)
                                && keep_record (database, unit, log, error)
                                && go_on (database, row, error),
                            error);
}
