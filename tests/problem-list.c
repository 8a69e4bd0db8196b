/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "problem-list.h"

#include "players/problems/problem-book.h"

struct _ProblemList
{
  GObject parent_instance;

  ProblemBook *book;
  guint n_made;
  guint n_noted;
};

static void series_init (AtoutProblemSeriesInterface *interface);

G_DEFINE_FINAL_TYPE_WITH_CODE (ProblemList, problem_list, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ATOUT_TYPE_PROBLEM_SERIES, series_init))

static AtoutExercise *
make_next (AtoutProblemSeries *series, GError **error)
{
  ProblemList *self = PROBLEM_LIST (series);
  Problem *problem;

  if (self->n_made == problem_book_count (self->book))
    return NULL;
  problem = problem_book_read (self->book, self->n_made++, error);

  return problem != NULL ? atout_exercise_new (problem, error) : NULL;
}

static guint
get_index (AtoutProblemSeries *series)
{
  return PROBLEM_LIST (series)->n_made - 1;
}

static guint
get_n_problems (AtoutProblemSeries *series)
{
  return problem_book_count (PROBLEM_LIST (series)->book);
}

static const char *
get_title (AtoutProblemSeries *series G_GNUC_UNUSED)
{
  return "Problems";
}

static void
note (AtoutProblemSeries *series, AtoutExercise *exercise G_GNUC_UNUSED)
{
  PROBLEM_LIST (series)->n_noted++;
}

static void
series_init (AtoutProblemSeriesInterface *interface)
{
  interface->make_next = make_next;
  interface->get_index = get_index;
  interface->get_n_problems = get_n_problems;
  interface->get_title = get_title;
  interface->note = note;
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
  G_OBJECT_CLASS (klass)->finalize = problem_list_finalize;
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

  self->book = problem_book_new (bytes, "problems", &error);
  g_assert_no_error (error);

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
