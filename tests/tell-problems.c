/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Tells all that is said of the problems of a file, to be read, in the language of LANGUAGE:
 *
 *     tell-problems FILE [german]
 */

#include <libintl.h>
#include <locale.h>
#include <stdio.h>

#include "problem-list.h"
#include "rules/game.h"

static void
print_text (const char *what, char *text)
{
  printf ("  %-12s %s\n", what, text);
  g_free (text);
}

static void
tell_actions (AtoutExercise *exercise)
{
  const Problem *problem = atout_exercise_get_problem (exercise);
  AtoutSession *session = atout_exercise_get_session (exercise);
  ActionList legal;

  deal_legal_sorted (&problem->deal, &legal);
  for (guint i = 0; i < legal.n; i++)
    {
      char token[TOKEN_MAX];

      atout_exercise_again (exercise);
      if (!atout_choices_choose (atout_session_get_choices (session), legal.at[i], NULL))
        continue;
      while (atout_exercise_is_thinking (exercise))
        g_main_context_iteration (NULL, TRUE);
      print_text (
          action_to_token (problem->deal.game, deal_pack (&problem->deal), legal.at[i], token),
          atout_exercise_make_verdict (exercise));
    }
}

static void
tell_answers (AtoutExercise *exercise)
{
  for (guint i = 0; i < atout_exercise_get_n_answers (exercise); i++)
    {
      g_autofree char *answer = atout_exercise_make_answer (exercise, i, TRUE);

      atout_exercise_again (exercise);
      atout_exercise_answer (exercise, i);
      print_text (answer, atout_exercise_make_verdict (exercise));
    }
}

static void
tell_exercise (AtoutExercise *exercise)
{
  print_text (atout_exercise_get_problem (exercise)->name, atout_exercise_make_question (exercise));
  if (atout_exercise_get_n_answers (exercise) > 0)
    tell_answers (exercise);
  else
    tell_actions (exercise);
  atout_exercise_explain (exercise);
  while (atout_exercise_is_thinking (exercise))
    g_main_context_iteration (NULL, TRUE);
  print_text ("why", atout_exercise_make_verdict (exercise));
}

int
main (int argc, char **argv)
{
  g_autoptr (ProblemList) list = NULL;
  g_autoptr (GError) error = NULL;

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("ATOUT_LOCALEDIR"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  if (argc < 2)
    return 2;
  list = problem_list_new_of_file (argv[1]);
  for (;;)
    {
      g_autoptr (AtoutExercise) exercise
          = atout_problem_series_make_next (ATOUT_PROBLEM_SERIES (list), &error);

      g_assert_no_error (error);
      if (exercise == NULL)
        return 0;
      if (argc > 2)
        g_object_set (exercise, "suits", SUITS_GERMAN, NULL);
      tell_exercise (exercise);
    }
}
