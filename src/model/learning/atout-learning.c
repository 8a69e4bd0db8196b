/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/atout-learning.h"

#include <string.h>

#include "model/learning/course-test.h"
#include "players/problems/problem.h"
#include "rules/game.h"

struct _AtoutLearning
{
  GObject parent_instance;

  AtoutHistory *history;
};

G_DEFINE_FINAL_TYPE (AtoutLearning, atout_learning, G_TYPE_OBJECT)

static guint changed;

/* ---- Writing --------------------------------------------------------------------------------- */

/* Data of a HistoryWrite: a result. */
typedef struct
{
  char *key;  /* form or course */
  char *name; /* problem or lesson */
  char *game;
  gint64 now;
  LearningAnswer answer; /* form and name are unused */
  LearningLesson lesson;
  LearningTest test;
  gboolean is_after;
} Note;

static Note *
note_new (const char *key, const char *name)
{
  Note *note = g_new0 (Note, 1);

  note->key = g_strdup (key);
  note->name = g_strdup (name);
  note->now = g_get_real_time () / G_USEC_PER_SEC;

  return note;
}

static void
note_free (gpointer data)
{
  Note *note = data;

  g_free (note->key);
  g_free (note->name);
  g_free (note->game);
  g_free (note);
}

/* (HistoryWritten) */
static void
tell (GObject *self)
{
  g_signal_emit (self, changed, 0);
}

static void
keep (AtoutLearning *self, HistoryWrite write, Note *note)
{
  const HistoryWriting writing = {
    .write = write, .data = note, .free_data = note_free, .owner = G_OBJECT (self), .written = tell
  };

  atout_history_write (self->history, &writing);
}

/* Returns the names of @themes; free with g_free (). */
static char *
name_themes (ProblemThemes themes)
{
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < THEMES; i++)
    if ((themes >> i & 1) != 0)
      g_string_append_printf (names, "%s%s", names->len > 0 ? " " : "", problem_theme_name (i));

  return g_string_free (names, FALSE);
}

static gboolean
write_answer (Database *database, gconstpointer data, GError **error)
{
  const Note *note = data;
  const LearningAnswer *answer = &note->answer;
  g_autofree char *themes = name_themes (answer->themes);

  return database_run (database, error,
                       "INSERT INTO problem VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, 1, ?7, ?8)"
                       " ON CONFLICT (form, name) DO UPDATE SET kind = ?4, band = ?5, themes = ?6,"
                       " n_tries = n_tries + 1, n_right = n_right + ?7, tried = ?8",
                       "ssssisii", note->key, note->name, note->game,
                       problem_kind_name (answer->kind), (gint64) answer->band, themes,
                       (gint64) answer->is_right, note->now);
}

void
atout_learning_note_answer (AtoutLearning *self, const LearningAnswer *answer)
{
  GameForm form;
  const Game *game = game_find_form (answer->form, &form);
  Note *note;

  g_return_if_fail (ATOUT_IS_LEARNING (self));
  g_return_if_fail (game != NULL && answer->kind < PROBLEM_KINDS && answer->band <= PROBLEM_BANDS);

  note = note_new (answer->form, answer->name);
  note->game = g_strdup (game->key);
  note->answer = *answer;
  note->answer.is_right = answer->is_right != FALSE;
  keep (self, write_answer, note);
}

static gboolean
write_lesson (Database *database, gconstpointer data, GError **error)
{
  const Note *note = data;

  return database_run (database, error,
                       "INSERT INTO lesson VALUES (?1, ?2, ?3, ?4) ON CONFLICT (course, lesson)"
                       " DO UPDATE SET step = ?3, is_done = max (is_done, ?4)",
                       "ssii", note->key, note->name, (gint64) note->lesson.step,
                       (gint64) (note->lesson.is_done != FALSE));
}

void
atout_learning_set_lesson (AtoutLearning *self, const char *course, const char *lesson,
                           const LearningLesson *state)
{
  Note *note;

  g_return_if_fail (ATOUT_IS_LEARNING (self));

  note = note_new (course, lesson);
  note->lesson = *state;
  keep (self, write_lesson, note);
}

static gboolean
write_solved (Database *database, gconstpointer data, GError **error)
{
  const Note *note = data;

  return database_run (database, error, "INSERT OR IGNORE INTO solved VALUES (?1, ?2)", "ss",
                       note->key, note->name);
}

void
atout_learning_note_solved (AtoutLearning *self, const char *course, const char *position)
{
  g_return_if_fail (ATOUT_IS_LEARNING (self));

  keep (self, write_solved, note_new (course, position));
}

static gboolean
write_test (Database *database, gconstpointer data, GError **error)
{
  const Note *note = data;

  return database_run (database, error, "INSERT OR REPLACE INTO test VALUES (?1, ?2, ?3, ?4, ?5)",
                       "siiii", note->key, (gint64) note->is_after, (gint64) note->test.n_right,
                       (gint64) note->test.n_asked, (gint64) note->test.right);
}

void
atout_learning_set_test (AtoutLearning *self, const char *form, gboolean is_after,
                         const LearningTest *test)
{
  Note *note;

  g_return_if_fail (ATOUT_IS_LEARNING (self));

  note = note_new (form, NULL);
  note->test = *test;
  note->is_after = is_after != FALSE;
  keep (self, write_test, note);
}

/* ---- Reading --------------------------------------------------------------------------------- */

/* Reports @fault; unreadable data counts as missing. */
static void
note_fault (AtoutLearning *self, const GError *fault)
{
  if (fault != NULL)
    atout_history_mend (self->history, fault);
}

/* Reads @number; returns FALSE unless it is from 0 to @most. */
static gboolean
read_number (DatabaseQuery *query, int column, guint most, guint *number)
{
  gint64 value = sqlite3_column_int64 (query, column);

  *number = (guint) CLAMP (value, 0, most);

  return sqlite3_column_type (query, column) == SQLITE_INTEGER && value == *number;
}

/* Returns the themes in @names; ignores unknown ones. */
static ProblemThemes
find_themes (const char *names)
{
  g_auto (GStrv) parts = g_strsplit (names, " ", -1);
  ProblemThemes themes = 0;

  for (guint i = 0; parts[i] != NULL; i++)
    {
      int theme = problem_theme_find (parts[i]);

      if (theme >= 0)
        themes |= 1u << theme;
    }

  return themes;
}

static gboolean
read_problem (DatabaseQuery *query, LearningProblem *problem)
{
  const char *name = database_text (query, 0);
  int kind = problem_kind_find (database_text (query, 1));
  guint is_first;

  if (strlen (name) != LEARNING_NAME || kind < 0
      || !read_number (query, 2, PROBLEM_BANDS, &problem->band)
      || !read_number (query, 4, TRUE, &is_first)
      || !read_number (query, 5, G_MAXINT, &problem->n_tries)
      || !read_number (query, 6, problem->n_tries, &problem->n_right) || problem->n_tries == 0
      || is_first > problem->n_right)
    return FALSE;
  g_strlcpy (problem->name, name, sizeof problem->name);
  problem->kind = (guint) kind;
  problem->themes = find_themes (database_text (query, 3));
  problem->is_first = is_first != 0;
  problem->tried = sqlite3_column_int64 (query, 7);

  return TRUE;
}

GHashTable *
atout_learning_list_problems (AtoutLearning *self, const char *form)
{
  GHashTable *problems = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  Database *database = atout_history_get_database (self->history);
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query
      = database_query (database, &fault,
                        "SELECT name, kind, band, themes, is_first, n_tries, n_right, tried"
                        " FROM problem WHERE form = ?1",
                        "s", form);

  while (query != NULL && database_next (database, query, &fault))
    {
      LearningProblem problem;

      if (read_problem (query, &problem))
        {
          LearningProblem *added = g_memdup2 (&problem, sizeof problem);

          g_hash_table_replace (problems, added->name, added);
        }
    }
  note_fault (self, fault);

  return problems;
}

/* Sorts large unsolved shares first. */
static int
compare_shares (gconstpointer a, gconstpointer b)
{
  const LearningShare *one = a;
  const LearningShare *other = b;
  guint64 left = (guint64) one->n_missed * other->n_tried;
  guint64 right = (guint64) other->n_missed * one->n_tried;

  if (left != right)
    return left > right ? -1 : 1;
  if (one->n_tried != other->n_tried)
    return one->n_tried > other->n_tried ? -1 : 1;
  if (one->is_theme != other->is_theme)
    return one->is_theme ? -1 : 1;

  return one->index < other->index ? -1 : one->index > other->index;
}

static void
add_share (GArray *shares, GHashTable *problems, gboolean is_theme, guint index, guint least)
{
  LearningShare share = { .is_theme = is_theme, .index = index };
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, problems);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const LearningProblem *problem = value;

      if (is_theme ? (problem->themes >> index & 1) == 0 : problem->kind != index)
        continue;
      share.n_tried++;
      share.n_missed += problem->n_right == 0 ? 1 : 0;
    }
  if (share.n_missed > 0 && share.n_tried >= least)
    g_array_append_val (shares, share);
}

GArray *
atout_learning_list_missed (AtoutLearning *self, const char *form, guint least)
{
  GArray *shares = g_array_new (FALSE, FALSE, sizeof (LearningShare));
  g_autoptr (GHashTable) problems = atout_learning_list_problems (self, form);

  for (guint theme = 0; theme < THEMES; theme++)
    add_share (shares, problems, TRUE, theme, least);
  for (guint kind = 0; kind < PROBLEM_KINDS; kind++)
    add_share (shares, problems, FALSE, kind, least);
  g_array_sort (shares, compare_shares);

  return shares;
}

GHashTable *
atout_learning_list_lessons (AtoutLearning *self, const char *course)
{
  GHashTable *lessons = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  Database *database = atout_history_get_database (self->history);
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query = database_query (
      database, &fault, "SELECT lesson, step, is_done FROM lesson WHERE course = ?1", "s", course);

  while (query != NULL && database_next (database, query, &fault))
    {
      LearningLesson lesson;
      guint is_done;

      if (!read_number (query, 1, G_MAXINT, &lesson.step)
          || !read_number (query, 2, TRUE, &is_done))
        continue;
      lesson.is_done = is_done != 0;
      g_hash_table_replace (lessons, g_strdup (database_text (query, 0)),
                            g_memdup2 (&lesson, sizeof lesson));
    }
  note_fault (self, fault);

  return lessons;
}

GHashTable *
atout_learning_list_solved (AtoutLearning *self, const char *course)
{
  GHashTable *solved = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Database *database = atout_history_get_database (self->history);
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query = database_query (
      database, &fault, "SELECT position FROM solved WHERE course = ?1", "s", course);

  while (query != NULL && database_next (database, query, &fault))
    g_hash_table_add (solved, g_strdup (database_text (query, 0)));
  note_fault (self, fault);

  return solved;
}

LearningTest
atout_learning_get_test (AtoutLearning *self, const char *form, gboolean is_after)
{
  LearningTest test = { 0 };
  Database *database = atout_history_get_database (self->history);
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query = database_query (
      database, &fault,
      "SELECT n_right, n_asked, right FROM test WHERE course = ?1 AND is_after = ?2", "si", form,
      (gint64) (is_after != FALSE));

  while (query != NULL && database_next (database, query, &fault))
    if (!read_number (query, 1, COURSE_TEST_PROBLEMS, &test.n_asked)
        || !read_number (query, 0, test.n_asked, &test.n_right)
        || !read_number (query, 2, (1u << COURSE_TEST_PROBLEMS) - 1, &test.right))
      test = (LearningTest) { 0 };
  note_fault (self, fault);

  return test;
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_learning_dispose (GObject *object)
{
  g_clear_object (&ATOUT_LEARNING (object)->history);
  G_OBJECT_CLASS (atout_learning_parent_class)->dispose (object);
}

static void
atout_learning_class_init (AtoutLearningClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = atout_learning_dispose;

  /** AtoutLearning::changed: emitted when a result was written */
  changed = g_signal_new ("changed", ATOUT_TYPE_LEARNING, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                          G_TYPE_NONE, 0);
}

static void
atout_learning_init (AtoutLearning *self G_GNUC_UNUSED)
{
}

AtoutLearning *
atout_learning_new (AtoutHistory *history)
{
  AtoutLearning *self = g_object_new (ATOUT_TYPE_LEARNING, NULL);

  self->history = g_object_ref (history);

  return self;
}
