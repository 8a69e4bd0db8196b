/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "problem-list.h"

#include "players/problems/problem-book.h"

struct _ProblemList
{
  AtoutProblemSeries parent_instance;

  ProblemBook *book;
  guint n_made;
  guint n_noted;
};

G_DEFINE_FINAL_TYPE (ProblemList, problem_list, ATOUT_TYPE_PROBLEM_SERIES)

static AtoutExercise *
make_next (AtoutProblemSeries *series, GError **error)
{
  ProblemList *self = PROBLEM_LIST (series);
  Problem *problem;

  if (atout_problem_series_move (series, self->n_made) == NULL)
    return NULL;
  problem = problem_book_read (self->book, self->n_made++, error);

  return problem != NULL ? atout_exercise_new (problem, error) : NULL;
}

static void
note (AtoutProblemSeries *series, AtoutExercise *exercise G_GNUC_UNUSED)
{
  PROBLEM_LIST (series)->n_noted++;
}

static void
problem_list_finalize (GObject *object)
{
  problem_book_free (PROBLEM_LIST (object)->book);
  G_OBJECT_CLASS (problem_list_parent_class)->finalize (object);
}

static void
problem_list_class_init (ProblemListClass *klass)
{
  AtoutProblemSeriesClass *series_class = ATOUT_PROBLEM_SERIES_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = problem_list_finalize;
  series_class->make_next = make_next;
  series_class->note = note;
}

static void
problem_list_init (ProblemList *self G_GNUC_UNUSED)
{
}

ProblemList *
problem_list_new (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  ProblemList *self = g_object_new (PROBLEM_TYPE_LIST, NULL);
  g_autoptr (GListStore) list = g_list_store_new (G_TYPE_OBJECT);

  self->book = problem_book_new (bytes, "problems", &error);
  g_assert_no_error (error);
  for (guint i = 0; i < problem_book_count (self->book); i++)
    {
      g_autoptr (GObject) place = g_object_new (G_TYPE_OBJECT, NULL);

      g_list_store_append (list, place);
    }
  atout_problem_series_set_up (ATOUT_PROBLEM_SERIES (self), G_LIST_MODEL (list), "Problems");

  return self;
}

ProblemList *
problem_list_new_of_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return problem_list_new (text);
}

guint
problem_list_get_n_noted (ProblemList *self)
{
  return self->n_noted;
}
