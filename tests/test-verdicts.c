/* SPDX-License-Identifier: GPL-3.0-or-later */

/** All that is said to the answers of problems: whole sentences, and nothing twice. */

#include <string.h>

#include "problem-list.h"

/* ---- Single sentences ------------------------------------------------------------------------ */

static const struct
{
  const char *problem;
  const char *answer;
  const char *verdict;
} rows[] = {
  { "6cf01a49", "claim",
    "That ends the deal, and you have lost it. You have 6 eyes; you need 66 to win. On average it "
    "costs you 4.1 points." },
  { "6cf01a49", "play:AC",
    "Something else is better. If the cards lie that way, Franz ruffs this trick with ten of "
    "hearts: 21 eyes. Then the deal is lost. On average it costs you 0.4 points." },
  { "6cf01a49", "swap:JH", "Right. Everything else is at least 0.1 points worse on average." },
  { "6cf01a49", "why",
    "The right choice is to exchange jack of hearts for the trump card. You get ace of hearts for "
    "J♥︎: 9 eyes more in your hand, and a trump that wins more tricks. "
    "Everything else is at least 0.1 points worse on average. This is about: Announcing." },
  { "041ecd88", "why",
    "The right choice is to lay one of hearts aside or to lay knight of clubs aside. For example, "
    "knight of clubs: Laid aside, its 3 points are safe. You make your contract: most of the time "
    "this way, about half the time with “Lay jack of spades aside”. Everything else is at least "
    "1.1 "
    "points worse on average. This is about: Choosing game and cards." },
  { "24ef3e33", "play:15",
    "On average something else is better. If the cards lie that way, Fritz takes this trick with "
    "trump 20." },
  { "24ef3e33", "play:4H", "Right. On average everything else is only slightly worse." },
  { "fea2d4bc", "play:18",
    "That can fail. If the cards lie that way, Fritz ruffs this trick with trump 19. Then the "
    "deal is lost." },
  { "fea2d4bc", "why",
    "The right answer is trump 20. However the hidden cards lie, the deal is won. Not trump 18. "
    "It could go like this: Fritz ruffs this trick with trump 19. This is about: Ruffing, "
    "Capturing points, Playing safe." },
  { "402858b8", "play:AD",
    "That is a costly mistake. Later Gopi takes Rajan’s jack of diamonds with the other copy of "
    "that card. It costs you 16 points." },
  { "7d37a515", "claim",
    "That ends the deal, and you have lost it. You have 13 eyes; you need 66 to win. On average "
    "it costs you 3.1 points." },
  { "6fc21223", "why",
    "The right answer is jack of hearts. You take this trick, about 25 points: always this "
    "way, less than half the time with queen of hearts. Everything else is at least 1.8 points "
    "worse on average." },
  { "df8b8ce7", "why",
    "The right answer is nine of spades, king of diamonds or queen of hearts. Not ace of clubs: "
    "Franz ruffs this trick with ace of spades: 22 eyes. Everything else is at least 1 point "
    "worse." },
  /* Räuber: to take points is bad */
  { "1c2d1907", "play:KC",
    "Something else is better. If the cards lie that way, the deal is lost. On average it costs "
    "you 1.2 points." },
  { "1c2d1907", "why",
    "The right answer is queen of hearts. This trick goes to somebody else: get rid of a card that "
    "could win one later. This way you win the deal more often. Everything else is at least 1.2 "
    "points "
    "worse on average." },
};

typedef struct
{
  const char *problem;
  guint n_found;
} Rows;

static void
compare (const char *answer, const char *verdict, gpointer data)
{
  Rows *seen = data;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (g_str_equal (rows[i].problem, seen->problem) && g_str_equal (rows[i].answer, answer))
      {
        g_assert_cmpstr (verdict, ==, rows[i].verdict);
        seen->n_found++;
      }
}

static void
walk (const char *path, gboolean waits, ProblemListTold told, Rows *data)
{
  g_autoptr (AtoutProblemSeries) list = problem_list_new_of_file (path);
  g_autoptr (GError) error = NULL;

  for (;;)
    {
      g_autoptr (AtoutExercise) exercise = atout_problem_series_make_next (list, &error);

      g_assert_no_error (error);
      if (exercise == NULL)
        return;
      data->problem = atout_exercise_get_problem (exercise)->name;
      problem_list_answer_all (exercise, waits, told, data);
    }
}

static void
test_rows (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "problems", "verdicts.atout", NULL);
  Rows seen = { .n_found = 0 };

  walk (path, TRUE, compare, &seen);
  g_assert_cmpuint (seen.n_found, ==, G_N_ELEMENTS (rows));
}

/* ---- All problems ---------------------------------------------------------------------------- */

/* Both sentences begin alike by more than a word. */
static gboolean
are_alike (const char *a, const char *b)
{
  const char *end = strchr (a, ' ');

  if (end != NULL)
    end = strchr (end + 1, ' ');

  return end != NULL && strncmp (a, b, (gsize) (end - a)) == 0;
}

static void
check (const char *answer, const char *verdict, gpointer data)
{
  const Rows *seen = data;
  g_auto (GStrv) sentences = g_strsplit (verdict, ". ", -1);

  if (strstr (verdict, "  ") != NULL || strchr (verdict, '{') != NULL || sentences[0] == NULL
      || g_str_equal (verdict, "Right."))
    g_error ("%s %s: no whole sentences: %s", seen->problem, answer, verdict);
  for (guint i = 0; sentences[i] != NULL; i++)
    for (guint k = 0; k < i; k++)
      if (are_alike (sentences[k], sentences[i]))
        g_error ("%s %s: said twice: %s", seen->problem, answer, verdict);
}

static void
test_all (void)
{
  const char *folder = g_getenv ("PROBLEMS");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n_books = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".atout"))
      {
        g_autofree char *path = g_build_filename (folder, name, NULL);
        Rows seen = { .n_found = 0 };

        walk (path, FALSE, check, &seen);
        n_books++;
      }
  g_assert_cmpuint (n_books, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/verdicts/rows", test_rows);
  g_test_add_func ("/verdicts/all", test_all);

  return g_test_run ();
}
