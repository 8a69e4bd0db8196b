/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "problem-list.h"

#include "players/problems/problem-book.h"
#include "rules/game.h"

#define LIST "problem-list" /* what a series of this kind has */

typedef struct
{
  ProblemBook *book;
  guint n_made;
  guint n_noted;
} ProblemList;

static ProblemList *
list_of (AtoutProblemSeries *series)
{
  return g_object_get_data (G_OBJECT (series), LIST);
}

static AtoutExercise *
make_next (AtoutProblemSeries *series, GError **error)
{
  ProblemList *self = list_of (series);
  Problem *problem;

  if (atout_problem_series_move (series, self->n_made) == NULL)
    return NULL;
  problem = problem_book_read (self->book, self->n_made++, error);

  return problem != NULL ? atout_exercise_new (problem, error) : NULL;
}

static void
note (AtoutProblemSeries *series, AtoutExercise *exercise G_GNUC_UNUSED)
{
  list_of (series)->n_noted++;
}

static const ProblemSeriesKind kind = { make_next, note, NULL };

static void
problem_list_free (gpointer list)
{
  problem_book_free (((ProblemList *) list)->book);
  g_free (list);
}

AtoutProblemSeries *
problem_list_new (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  g_autoptr (GListStore) places = g_list_store_new (G_TYPE_OBJECT);
  ProblemList *self = g_new0 (ProblemList, 1);
  AtoutProblemSeries *series;

  self->book = problem_book_new (bytes, "problems", &error);
  g_assert_no_error (error);
  for (guint i = 0; i < problem_book_count (self->book); i++)
    {
      g_autoptr (GObject) place = g_object_new (G_TYPE_OBJECT, NULL);

      g_list_store_append (places, place);
    }
  series = atout_problem_series_new (&kind, G_LIST_MODEL (places), "Problems");
  g_object_set_data_full (G_OBJECT (series), LIST, self, problem_list_free);

  return series;
}

AtoutProblemSeries *
problem_list_new_of_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);

  return problem_list_new (text);
}

guint
problem_list_get_n_noted (AtoutProblemSeries *self)
{
  return list_of (self)->n_noted;
}

/* ---- What is said ---------------------------------------------------------------------------- */

static void
tell (AtoutExercise *exercise, const char *answer, gboolean waits, ProblemListTold told,
      gpointer data)
{
  g_autofree char *verdict = NULL;

  while (waits && atout_exercise_is_thinking (exercise))
    g_main_context_iteration (NULL, TRUE);
  verdict = atout_exercise_make_verdict (exercise);
  told (answer, verdict, data);
}

static void
act_all (AtoutExercise *exercise, gboolean waits, ProblemListTold told, gpointer data)
{
  const Deal *deal = &atout_exercise_get_problem (exercise)->deal;
  AtoutSession *session = atout_exercise_get_session (exercise);
  ActionList legal;

  deal_legal_sorted (deal, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      char token[TOKEN_MAX];

      atout_exercise_again (exercise);
      if (atout_choices_choose (atout_session_get_choices (session), legal.at[i], NULL))
        tell (exercise, action_to_token (deal->game, deal_pack (deal), legal.at[i], token), waits,
              told, data);
    }
}

void
problem_list_answer_all (AtoutExercise *exercise, gboolean waits, ProblemListTold told,
                         gpointer data)
{
  guint n_answers = atout_exercise_get_n_answers (exercise);

  if (n_answers == 0)
    act_all (exercise, waits, told, data);
  for (guint i = 0; i < n_answers; i++)
    {
      g_autofree char *answer = atout_exercise_make_answer (exercise, i, TRUE);

      atout_exercise_again (exercise);
      atout_exercise_answer (exercise, i);
      tell (exercise, answer, waits, told, data);
    }
  atout_exercise_explain (exercise);
  tell (exercise, "why", waits, told, data);
}
