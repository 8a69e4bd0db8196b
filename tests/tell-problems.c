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

static void
print_text (const char *what, const char *text, gpointer data G_GNUC_UNUSED)
{
  printf ("  %-12s %s\n", what, text);
}

static void
tell_exercise (AtoutExercise *exercise)
{
  g_autofree char *question = atout_exercise_make_question (exercise);

  print_text (atout_exercise_get_problem (exercise)->name, question, NULL);
  problem_list_answer_all (exercise, TRUE, print_text, NULL);
}

int
main (int argc, char **argv)
{
  g_autoptr (AtoutProblemSeries) list = NULL;
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
      g_autoptr (AtoutExercise) exercise = atout_problem_series_make_next (list, &error);

      g_assert_no_error (error);
      if (exercise == NULL)
        return 0;
      if (argc > 2)
        g_object_set (exercise, "suits", SUITS_GERMAN, NULL);
      tell_exercise (exercise);
    }
}
