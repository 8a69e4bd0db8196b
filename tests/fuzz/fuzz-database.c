/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Opens any database as the history, lists and counts its matches, and goes on with them; if that
 * is impossible there must be a sentence that says why. Every match that goes on must have a record
 * that can be read again. The tables of learning are read and written as well.
 *
 * The first byte of an input is its type: 'e' edits values in a good history, 'p' patches bytes of
 * its file, any other byte begins the contents of a file.
 */

#include <glib/gstdio.h>
#include <string.h>

#include "fuzz.h"
#include "history-support.h"
#include "model/history/history-past.h"
#include "model/learning/atout-learning.h"
#include "model/learning/atout-slips.h"
#include "model/statistics/statistics.h"
#include "rules/record.h"
#include "support.h"

#define TABLES_MAX 16
#define COLUMNS_MAX 32
#define STEPS 6 /* that a match goes on */

typedef struct
{
  char *name;
  char *column[COLUMNS_MAX];
  unsigned n_columns;
  char *key; /* the columns of its primary key, joined by commas */
  gint64 n_rows;
} Table;

static HistoryPlace place;
static char *good; /* the bytes of a good history */
static gsize good_size;
static Table tables[TABLES_MAX];
static unsigned n_tables;

/* ---- A good history --------------------------------------------------------------------- */

/* A match of each kind that rests, and one that is over. */
static void
play (AtoutHistory *history)
{
  for (unsigned row = 0; row <= HISTORY_MATCHES; row++)
    {
      g_autoptr (AtoutMatch) match = history_match_new (row % HISTORY_MATCHES, row);
      Rng rng = rng_new (16, row);

      atout_history_follow (history, match);
      for (unsigned n = 0; n < 60 || row == HISTORY_MATCHES; n++)
        {
          if (history_match_is_over (match))
            break;
          history_match_go_on (match, &rng);
        }
    }
}

/* Adds rows to all tables of learning: answers, and slips that are due, due later or unjudged. */
static void
learn (AtoutHistory *history)
{
  static const char slips[]
      = "INSERT INTO slip SELECT NULL, deal.id, game, game, n, seat, token, 1 + n,"
        " CASE WHEN n < 3 THEN token || ' play:AS' END, 7.5, n, n * 9000 FROM deal"
        " JOIN match ON match.id = deal.match JOIN action ON action.deal = deal.id"
        " JOIN (SELECT 0 AS n UNION SELECT 1 UNION SELECT 2 UNION SELECT 3) ON position = n";
  g_autoptr (AtoutLearning) learning = atout_learning_new (history);
  Database *database = atout_history_get_database (history);

  for (unsigned i = 0; i < 6; i++)
    {
      g_autofree char *name = g_strdup_printf ("%08x", i % 4);
      const LearningAnswer answer = { "cego", name, i % 3, i % 5, 1u << i | 1, i > 3 };

      atout_learning_note_answer (learning, &answer);
    }
  atout_learning_set_lesson (learning, "cego", "cards", &(LearningLesson) { 3, TRUE });
  atout_learning_set_lesson (learning, "cego", "calls", &(LearningLesson) { 1, FALSE });
  atout_learning_set_test (learning, "cego", FALSE, &(LearningTest) { 4, 10 });
  atout_learning_set_test (learning, "cego", TRUE, &(LearningTest) { 2, 3 });
  database_run (database, NULL, "INSERT INTO looked SELECT id FROM deal WHERE id % 2 = 0", "");
  fuzz_check (database_run (database, NULL, slips, ""), "slips are written");
}

static void
learn_table (sqlite3 *connection, const char *name)
{
  g_autofree char *sql = g_strdup_printf ("SELECT name, pk FROM pragma_table_info ('%s')", name);
  g_autofree char *count = g_strdup_printf ("SELECT count (*) FROM %s", name);
  g_autoptr (GString) key = g_string_new (NULL);
  Table *table = &tables[n_tables++];
  sqlite3_stmt *query;

  table->name = g_strdup (name);
  sqlite3_prepare_v2 (connection, sql, -1, &query, NULL);
  while (sqlite3_step (query) == SQLITE_ROW && table->n_columns < COLUMNS_MAX)
    {
      const char *column = (const char *) sqlite3_column_text (query, 0);

      table->column[table->n_columns++] = g_strdup (column);
      if (sqlite3_column_int (query, 1) > 0)
        g_string_append_printf (key, "%s%s", key->len > 0 ? ", " : "", column);
    }
  sqlite3_finalize (query);
  table->key = g_strdup (key->str);
  sqlite3_prepare_v2 (connection, count, -1, &query, NULL);
  sqlite3_step (query);
  table->n_rows = sqlite3_column_int64 (query, 0);
  sqlite3_finalize (query);
}

/* The tables there are, whatever the version of the schema. */
static void
learn_tables (void)
{
  sqlite3 *connection;
  sqlite3_stmt *query;

  fuzz_check (sqlite3_open (place.path, &connection) == SQLITE_OK, "the good history opens");
  sqlite3_exec (connection, "PRAGMA journal_mode = DELETE; VACUUM", NULL, NULL, NULL);
  sqlite3_prepare_v2 (connection, "SELECT name FROM sqlite_schema WHERE type = 'table'", -1, &query,
                      NULL);
  while (sqlite3_step (query) == SQLITE_ROW && n_tables < TABLES_MAX)
    learn_table (connection, (const char *) sqlite3_column_text (query, 0));
  sqlite3_finalize (query);
  sqlite3_close (connection);
}

static void
empty_place (void)
{
  g_autoptr (GDir) folder = g_dir_open (place.folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (place.folder, name, NULL);

      g_remove (path);
    }
}

static void
prepare (void)
{
  AtoutHistory *history;

  history_place_make (&place);
  history = atout_history_new (place.path, "fuzz");
  play (history);
  learn (history);
  g_object_unref (history);
  learn_tables ();
  fuzz_check (n_tables > 0, "a history has tables");
  fuzz_check (g_file_get_contents (place.path, &good, &good_size, NULL), "it is read");
  empty_place ();
}

/* ---- What is done to it ------------------------------------------------------------------ */

/* Reads bytes of an input; behind its end they are 0. */
typedef struct
{
  const uint8_t *at;
  const uint8_t *end;
} Input;

static unsigned
next (Input *input)
{
  return input->at < input->end ? *input->at++ : 0;
}

static gint64
next_number (Input *input)
{
  gint64 number = 0;

  for (unsigned i = 0; i < 8; i++)
    number = (gint64) ((guint64) number << 8 | next (input));

  return number;
}

/* Another value: a number, a text, bytes, nothing. */
static void
bind_value (sqlite3_stmt *query, Input *input)
{
  unsigned kind = next (input);
  unsigned wanted = next (input);
  int length = (int) MIN (wanted, (unsigned) (input->end - input->at));

  switch (kind % 6)
    {
    case 0:
      sqlite3_bind_int (query, 1, (int8_t) next (input));
      break;
    case 1:
      sqlite3_bind_int64 (query, 1, next_number (input));
      break;
    case 2:
      sqlite3_bind_double (query, 1, (double) next_number (input));
      break;
    case 3:
      sqlite3_bind_text (query, 1, (const char *) input->at, length, SQLITE_TRANSIENT);
      input->at += length;
      break;
    case 4:
      sqlite3_bind_blob (query, 1, input->at, length, SQLITE_TRANSIENT);
      input->at += length;
      break;
    default:
      break; /* NULL */
    }
}

/* Changes a value, copies it from another row, or removes the row. */
static void
edit (sqlite3 *connection, Input *input)
{
  const Table *table = &tables[next (input) % n_tables];
  const char *column = table->column[next (input) % table->n_columns];
  gint64 row = table->n_rows > 0 ? (next (input) << 8 | next (input)) % table->n_rows : 0;
  unsigned how = next (input) % 8;
  g_autofree char *where
      = g_strdup_printf ("WHERE (%s) IN (SELECT %s FROM %s LIMIT 1 OFFSET %" G_GINT64_FORMAT ")",
                         table->key, table->key, table->name, row);
  g_autofree char *sql = NULL;
  sqlite3_stmt *query;

  if (how == 0)
    sql = g_strdup_printf ("DELETE FROM %s %s", table->name, where);
  else if (how == 1)
    sql = g_strdup_printf ("UPDATE OR IGNORE %s SET %s = (SELECT %s FROM %s LIMIT 1 OFFSET %u) %s",
                           table->name, column, column, table->name, next (input), where);
  else
    sql = g_strdup_printf ("UPDATE OR IGNORE %s SET %s = ?1 %s", table->name, column, where);
  fuzz_check (sqlite3_prepare_v2 (connection, sql, -1, &query, NULL) == SQLITE_OK, "%s: %s", sql,
              sqlite3_errmsg (connection));
  if (how > 1)
    bind_value (query, input);
  sqlite3_step (query);
  sqlite3_finalize (query);
}

static void
write_edited (Input *input)
{
  sqlite3 *connection;

  g_file_set_contents (place.path, good, (gssize) good_size, NULL);
  sqlite3_open (place.path, &connection);
  sqlite3_exec (connection, "PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; BEGIN", NULL,
                NULL, NULL);
  while (input->at < input->end)
    edit (connection, input);
  sqlite3_exec (connection, "COMMIT", NULL, NULL, NULL);
  sqlite3_close (connection);
}

static void
write_patched (Input *input)
{
  g_autofree char *bytes = g_memdup2 (good, good_size);
  gsize size = good_size;

  if (next (input) == 0)
    size -= next_number (input) & 0xffff;
  while (input->at < input->end)
    {
      gsize at = (gsize) (next (input) << 16 | next (input) << 8 | next (input)) % good_size;

      for (unsigned n = next (input) % 8; n > 0 && at < good_size; n--)
        bytes[at++] = (char) next (input);
    }
  g_file_set_contents (place.path, bytes, size <= good_size ? (gssize) size : 0, NULL);
}

/* ---- What the program does with it ------------------------------------------------------- */

static void
check_error (GError *error)
{
  fuzz_check (error == NULL || g_utf8_validate (error->message, -1, NULL), "the error is text");
  g_clear_error (&error);
}

static void
check_record (const MatchLog *log)
{
  g_autofree char *text = record_of_log (log);
  g_autoptr (GError) error = NULL;
  g_autoptr (Record) record = record_parse (text, strlen (text), "record", &error);

  fuzz_check (record != NULL, "what was read can be read as a record: %s\n%s",
              error != NULL ? error->message : "", text);
}

/* Goes on with @resting, or forgets it. */
static void
use_resting (AtoutHistory *history, AtoutResting *resting, unsigned index)
{
  GError *error = NULL;
  g_autoptr (AtoutMatch) match = NULL;
  Rng rng = rng_new (index, 1);

  check_record (atout_resting_get_log (resting));
  if (index % 4 == 3)
    {
      atout_history_forget (history, resting, &error);
      check_error (error);
      return;
    }
  match = atout_history_resume (history, resting, &error);
  fuzz_check ((match != NULL) == (error == NULL), "an error exactly when it does not go on");
  check_error (error);
  for (unsigned i = 0; match != NULL && i < STEPS && !history_match_is_over (match); i++)
    history_match_go_on (match, &rng);
  if (match != NULL)
    check_record (atout_course_get_log (ATOUT_COURSE (match)));
}

static void
use_resting_ones (AtoutHistory *history)
{
  g_autoptr (GListModel) list = atout_history_list_resting (history);

  for (unsigned i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (AtoutResting) resting = g_list_model_get_item (list, i);

      use_resting (history, resting, i);
    }
}

static void
read_past (Database *database)
{
  const HistoryFilter filters[] = {
    { 0 },
    { .form = "cego" },
    { .text = "a" },
    { .has_outcome = true, .outcome = HISTORY_WON },
  };

  for (unsigned f = 0; f < G_N_ELEMENTS (filters); f++)
    {
      GError *error = NULL;
      g_autoptr (GArray) found = history_past_find (database, &filters[f], &error);

      check_error (error);
      for (unsigned i = 0; found != NULL && i < found->len && f == 0; i++)
        {
          HistoryPast past = { 0 };
          GError *fault = NULL;
          g_autoptr (MatchLog) log = NULL;
          gint64 match = g_array_index (found, gint64, i);

          if (history_past_read (database, match, &past, &fault))
            history_past_clear (&past);
          check_error (g_steal_pointer (&fault));
          log = history_log_read (database, match, &fault);
          check_error (fault);
          if (log != NULL)
            check_record (log);
        }
    }
}

static void
count_form (Database *database, const GameForm *form)
{
  const StatisticsQuestion question = { .form = form->key };
  GError *error = NULL;
  g_autoptr (Statistics) statistics = statistics_read (database, &question, &error);
  g_autofree char *csv = NULL;

  check_error (g_steal_pointer (&error));
  csv = statistics_to_csv (database, &question, &error);
  check_error (error);
}

static void
count (Database *database)
{
  const Game *game;
  GameForm form;

  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    for (unsigned j = 0; game_form_at (game, j, &form); j++)
      count_form (database, &form);
}

static void
read_learning (AtoutLearning *learning, const char *form)
{
  g_autoptr (GHashTable) problems = atout_learning_list_problems (learning, form);
  g_autoptr (GHashTable) lessons = atout_learning_list_lessons (learning, form);
  g_autoptr (GArray) missed = atout_learning_list_missed (learning, form, 1);
  LearningTest test = atout_learning_get_test (learning, form, TRUE);
  GHashTableIter iter;
  gpointer value;

  fuzz_check (test.n_right <= test.n_asked, "no more right answers than questions");
  g_hash_table_iter_init (&iter, problems);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    fuzz_check (((LearningProblem *) value)->n_right <= ((LearningProblem *) value)->n_tries,
                "no problem was solved more often than tried");
  for (unsigned i = 0; i < missed->len; i++)
    {
      const LearningShare *share = &g_array_index (missed, LearningShare, i);

      fuzz_check (share->n_missed <= share->n_tried, "no more was missed than tried");
    }
}

/* Answers @slip right or wrong, or lays it aside, depending on @index. */
static void
use_slip (AtoutSlips *slips, AtoutSlip *slip, unsigned index)
{
  Action done;
  ActionList right;
  g_autoptr (MatchLog) log = atout_slip_make_log (slip, &done, &right);

  fuzz_check (atout_slip_get_box (slip) <= 5, "no box behind the last");
  if (log != NULL)
    {
      check_record (log);
      fuzz_check (right.n > 0 && !deal_is_over (&log->deal), "a slip is a decision");
    }
  if (index % 3 == 2)
    atout_slips_lay_aside (slips, atout_slip_get_id (slip));
  else
    atout_slips_answer (slips, atout_slip_get_id (slip), index % 3 == 0);
}

static void
use_slips (AtoutSlips *slips, const char *form)
{
  unsigned n = atout_slips_count_due (slips, form);
  g_autoptr (GListModel) list = atout_slips_list_due (slips, form);

  fuzz_check (g_list_model_get_n_items (list) <= n, "no more are listed than counted");
  for (unsigned i = 0; i < g_list_model_get_n_items (list); i++)
    {
      g_autoptr (AtoutSlip) slip = g_list_model_get_item (list, i);

      use_slip (slips, slip, i);
    }
}

/* Does what the search for slips does, and judges each suspicious decision as no slip. */
static void
search_slips (Database *database)
{
  GError *error = NULL;
  SlipCase next = { 0 };
  g_autoptr (GArray) deals = slip_rows_list_deals (database, 1000, &error);

  check_error (g_steal_pointer (&error));
  while (slip_rows_find_case (database, &next, &error))
    {
      gboolean is_gone = slip_rows_judge (database, next.id, NULL, 0, &error);

      slip_rows_clear_case (&next);
      if (!is_gone)
        break;
    }
  check_error (error);
}

static gint64
read_clock (gpointer data G_GNUC_UNUSED)
{
  return 1700000000;
}

static void
use_learning (AtoutHistory *history)
{
  g_autoptr (AtoutLearning) learning = atout_learning_new (history);
  g_autoptr (AtoutSlips) slips = atout_slips_new_by_clock (history, read_clock, NULL);
  const Game *game;
  GameForm form;

  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    for (unsigned j = 0; game_form_at (game, j, &form); j++)
      {
        read_learning (learning, form.key);
        use_slips (slips, form.key);
      }
  search_slips (atout_history_get_database (history));
  atout_slips_clear (slips, "cego");
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  Input input = { data + 1, data + size };
  AtoutHistory *history;

  if (good == NULL)
    prepare ();
  if (size == 0)
    return 0;

  if (data[0] == 'e')
    write_edited (&input);
  else if (data[0] == 'p')
    write_patched (&input);
  else
    g_file_set_contents (place.path, (const char *) data, (gssize) size, NULL);

  history = atout_history_new (place.path, "fuzz");
  read_past (atout_history_get_database (history));
  count (atout_history_get_database (history));
  use_learning (history);
  use_resting_ones (history);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_object_unref (history);
  empty_place ();

  return 0;
}
