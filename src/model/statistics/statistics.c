/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/statistics/statistics.h"

#include "model/history/history-outcome.h"
#include "model/words/house-rules.h"
#include "players/field/margin.h"

/* ---- Query ----------------------------------------------------------------------------------- */

/* Parameters: game, modes between blanks, level, since. */
#define ASKED_FOR                                                                                  \
  " FROM outcome WHERE game = ?1 AND seat >= 0 AND instr(?2, ' ' || mode || ' ')"                  \
  " AND (?3 IS NULL OR level = ?3) AND (?4 = 0 OR ended > ?4)"
#define HELPED "(was_undone OR was_hinted)"

typedef struct
{
  Database *database;
  StatisticsQuestion question;
  const Game *game;
  GString *modes; /* " … … " */
  gint64 since;   /* later of request and last reset */
  Statistics *to;
} Reader;

static DatabaseQuery *
ask (const Reader *reader, const char *sql, GError **error)
{
  return database_query (reader->database, error, sql, "sssi",
                         reader->game != NULL ? reader->game->key : "", reader->modes->str,
                         reader->question.level, reader->since);
}

/* ---- Deals and matches ----------------------------------------------------------------------- */

static void
go_on (StatisticsRun *run, gboolean won)
{
  run->current = won ? run->current + 1 : 0;
  run->longest = MAX (run->longest, run->current);
}

/* Sums for means and margins. */
typedef struct
{
  double sum;
  double squares;
} Sums;

typedef struct
{
  StatisticsKind kind;
  gboolean thrown_in;
  gint32 score;
  gboolean won;
  HistoryRole role;
  gboolean made; /* FALSE also without a contract */
} Row;

static void
count_contract (StatisticsCount *count, const Row *row)
{
  count->n_declared += row->role == HISTORY_ROLE_DECLARER;
  count->n_made += row->role == HISTORY_ROLE_DECLARER && row->made;
  count->n_defended += row->role == HISTORY_ROLE_DEFENDER;
  count->n_beaten += row->role == HISTORY_ROLE_DEFENDER && !row->made;
}

static void
count_deal (Statistics *to, const Row *row, Sums *sums)
{
  StatisticsCount *count = &to->count[row->kind];

  if (row->thrown_in)
    {
      count->n_thrown_in++;
      return;
    }
  count->n_deals++;
  count->n_won += row->won;
  count_contract (count, row);
  sums[row->kind].sum += row->score;
  sums[row->kind].squares += (double) row->score * row->score;
  if (row->kind != STATISTICS_CLEAN)
    return;
  g_array_append_val (to->points, row->score);
  go_on (&to->deals, row->won);
}

static void
count_means (Statistics *to, const Sums *sums)
{
  for (guint kind = 0; kind < STATISTICS_KINDS; kind++)
    {
      StatisticsCount *count = &to->count[kind];

      count->mean = count->n_deals > 0 ? sums[kind].sum / count->n_deals : 0;
      count->margin = margin_of_mean (count->n_deals, sums[kind].sum, sums[kind].squares);
    }
}

static gboolean
list_deals (Reader *reader, GError **error)
{
  g_autoptr (GError) fault = NULL;
  Sums sums[STATISTICS_KINDS] = { 0 };
  DatabaseQuery *query = ask (reader,
                              "SELECT " HELPED ", thrown_in, score, won, role, made" ASKED_FOR
                              " ORDER BY ended, deal",
                              &fault);

  while (query != NULL && database_next (reader->database, query, &fault))
    {
      const Row row = { .kind = (StatisticsKind) sqlite3_column_int (query, 0),
                        .thrown_in = sqlite3_column_int (query, 1),
                        .score = sqlite3_column_int (query, 2),
                        .won = sqlite3_column_int (query, 3),
                        .role = (HistoryRole) sqlite3_column_int (query, 4),
                        .made = sqlite3_column_int (query, 5) };

      count_deal (reader->to, &row, sums);
    }
  count_means (reader->to, sums);

  return database_end (&fault, error);
}

/* Counts matches by their last deals; a match is helped if any of its deals was. */
static gboolean
list_matches (Reader *reader, GError **error)
{
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query
      = ask (reader,
             "SELECT match_end, EXISTS (SELECT 1 FROM deal AS last JOIN deal AS any"
             " ON any.match = last.match WHERE last.id = outcome.deal"
             " AND (any.was_undone OR any.was_hinted))" ASKED_FOR
             " AND match_end > 0 ORDER BY ended, deal",
             &fault);

  while (query != NULL && database_next (reader->database, query, &fault))
    {
      HistoryOutcome end = (HistoryOutcome) sqlite3_column_int (query, 0);
      StatisticsCount *count = &reader->to->count[sqlite3_column_int (query, 1)];

      count->n_matches++;
      count->n_matches_won += end == HISTORY_WON;
      count->n_matches_drawn += end == HISTORY_DRAWN;
      if (count == &reader->to->count[STATISTICS_CLEAN])
        go_on (&reader->to->matches, end == HISTORY_WON);
    }

  return database_end (&fault, error);
}

/* ---- Groups ---------------------------------------------------------------------------------- */

static void
group_free (gpointer data)
{
  StatisticsGroup *group = data;

  g_free (group->mode);
  g_free (group->level);
  g_free (group);
}

/* Reads the last reset of @form; 0 for never. */
static gboolean
find_reset (Database *database, const char *form, gint64 *since, GError **error)
{
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query = database_query (database, &fault,
                                         "SELECT max(since) FROM reset WHERE game = ?1", "s", form);

  *since = 0;
  while (query != NULL && database_next (database, query, &fault))
    *since = sqlite3_column_int64 (query, 0);

  return database_end (&fault, error);
}

static void
add_group (Statistics *to, DatabaseQuery *query)
{
  const Game *game = game_find ((const char *) sqlite3_column_text (query, 0));
  StatisticsGroup *group;

  if (game == NULL) /* game unknown to this version */
    return;
  group = g_new0 (StatisticsGroup, 1);
  group->game = game;
  group->mode = g_strdup ((const char *) sqlite3_column_text (query, 1));
  group->level = g_strdup ((const char *) sqlite3_column_text (query, 2));
  group->form = house_rules_key_form (game, group->mode);
  group->n_deals = (guint) sqlite3_column_int (query, 3);
  g_ptr_array_add (to->groups, group);
}

static gboolean
count_group (Reader *reader, StatisticsGroup *group, GError **error)
{
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query;
  gint64 since;

  if (!find_reset (reader->database, group->form.key, &since, error))
    return FALSE;
  if (since == 0)
    return TRUE;
  query = database_query (reader->database, &fault,
                          "SELECT count(*) FROM outcome WHERE game = ?1 AND mode = ?2"
                          " AND level = ?3 AND seat >= 0 AND ended > ?4",
                          "sssi", group->game->key, group->mode, group->level, since);
  while (query != NULL && database_next (reader->database, query, &fault))
    group->n_deals = (guint) sqlite3_column_int (query, 0);

  return database_end (&fault, error);
}

static gboolean
count_groups (Reader *reader, GError **error)
{
  GPtrArray *groups = reader->to->groups;

  for (guint i = groups->len; i-- > 0;)
    {
      StatisticsGroup *group = g_ptr_array_index (groups, i);

      if (!count_group (reader, group, error))
        return FALSE;
      if (group->n_deals == 0)
        g_ptr_array_remove_index (groups, i);
    }

  return TRUE;
}

static gboolean
list_groups (Reader *reader, GError **error)
{
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query
      = database_query (reader->database, &fault,
                        "SELECT game, mode, level, count(*) FROM outcome WHERE seat >= 0"
                        " GROUP BY game, mode, level ORDER BY max(ended) DESC",
                        "");

  while (query != NULL && database_next (reader->database, query, &fault))
    add_group (reader->to, query);

  return database_end (&fault, error) && count_groups (reader, error);
}

gboolean
statistics_has_form (const Statistics *self, const char *form)
{
  for (guint i = 0; i < self->groups->len; i++)
    if (g_strcmp0 (((const StatisticsGroup *) g_ptr_array_index (self->groups, i))->form.key, form)
        == 0)
      return TRUE;

  return FALSE;
}

gboolean
statistics_reset (Database *database, const char *form, gint64 when, GError **error)
{
  return database_run (database, error, "INSERT OR REPLACE INTO reset VALUES (?1, ?2)", "si", form,
                       when);
}

/* ---- All statistics -------------------------------------------------------------------------- */

static gboolean
find_modes (Reader *reader, const GameForm *form, GError **error)
{
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query = database_query (
      reader->database, &fault, "SELECT DISTINCT mode FROM outcome WHERE game = ?1 AND seat >= 0",
      "s", reader->game->key);

  while (query != NULL && database_next (reader->database, query, &fault))
    {
      const char *mode = (const char *) sqlite3_column_text (query, 0);
      const GameForm of_mode = house_rules_key_form (reader->game, mode);

      if (g_str_equal (of_mode.key, form->key)
          && (reader->question.mode == NULL || g_str_equal (mode, reader->question.mode)))
        g_string_append_printf (reader->modes, "%s ", mode);
    }

  return database_end (&fault, error);
}

static gboolean
prepare (Reader *reader, gint64 *reset, GError **error)
{
  GameForm form;

  reader->modes = g_string_new (" ");
  reader->game = game_find_form (reader->question.form, &form);
  *reset = 0;
  if (reader->game != NULL
      && (!find_modes (reader, &form, error)
          || !find_reset (reader->database, form.key, reset, error)))
    return FALSE;
  reader->since = MAX (reader->question.since, *reset);

  return TRUE;
}

static void
choose_form (Reader *reader)
{
  GPtrArray *groups = reader->to->groups;
  GameForm asked;

  if (game_find_form (reader->question.form, &asked) != NULL)
    reader->to->form = asked.key;
  if (!reader->question.or_latest || groups->len == 0
      || statistics_has_form (reader->to, reader->to->form))
    return;
  reader->to->form = ((const StatisticsGroup *) g_ptr_array_index (groups, 0))->form.key;
  reader->question.form = reader->to->form;
  reader->question.mode = reader->question.level = NULL;
}

static gboolean
read_all (Reader *reader, GError **error)
{
  if (!list_groups (reader, error))
    return FALSE;
  choose_form (reader);

  return prepare (reader, &reader->to->since, error) && list_deals (reader, error)
         && list_matches (reader, error);
}

Statistics *
statistics_read (Database *database, const StatisticsQuestion *question, GError **error)
{
  g_autoptr (Statistics) to = g_new0 (Statistics, 1);
  Reader reader = { .database = database, .question = *question, .to = to };
  gboolean is_good;

  to->points = g_array_new (FALSE, FALSE, sizeof (gint32));
  to->groups = g_ptr_array_new_with_free_func (group_free);
  is_good = read_all (&reader, error);
  if (reader.modes != NULL)
    g_string_free (reader.modes, TRUE);

  return is_good ? g_steal_pointer (&to) : NULL;
}

void
statistics_free (Statistics *statistics)
{
  g_array_unref (statistics->points);
  g_ptr_array_unref (statistics->groups);
  g_free (statistics);
}

/* ---- Export ---------------------------------------------------------------------------------- */

static char *
write_csv (const Reader *reader, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query;

  query = ask (reader,
               "SELECT outcome.game, mode AS rules, level,"
               " strftime('%Y-%m-%dT%H:%M:%SZ', ended, 'unixepoch') AS ended, match,"
               " number + 1 AS deal, hex AS number, points, score, others, outcome.won AS won,"
               " CASE role WHEN 0 THEN 'none' WHEN 1 THEN 'declarer' ELSE 'defender' END AS role,"
               " made, thrown_in, outcome.was_undone AS undone, outcome.was_hinted AS hinted,"
               " CASE match_end WHEN 1 THEN 'won' WHEN 2 THEN 'lost' WHEN 3 THEN 'drawn' END"
               " AS match_end FROM (SELECT *" ASKED_FOR ") AS outcome"
               " JOIN deal ON deal.id = outcome.deal ORDER BY outcome.ended, deal.id",
               &fault);
  for (int i = 0; query != NULL && i < sqlite3_column_count (query); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "", sqlite3_column_name (query, i));
  g_string_append_c (text, '\n');
  while (query != NULL && database_next (reader->database, query, &fault))
    {
      for (int i = 0; i < sqlite3_column_count (query); i++)
        {
          const unsigned char *value = sqlite3_column_text (query, i);

          g_string_append_printf (text, "%s%s", i > 0 ? "," : "",
                                  value != NULL ? (const char *) value : "");
        }
      g_string_append_c (text, '\n');
    }

  return database_end (&fault, error) ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

char *
statistics_to_csv (Database *database, const StatisticsQuestion *question, GError **error)
{
  Reader reader = { .database = database, .question = *question };
  char *text = NULL;
  gint64 reset;

  if (prepare (&reader, &reset, error))
    text = write_csv (&reader, error);
  g_string_free (reader.modes, TRUE);

  return text;
}
