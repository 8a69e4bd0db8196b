/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Runs `atout-workshop problems` as a process (records.md §3 and §7). */

#include <string.h>

#include "cli-support.h"
#include "folder-support.h"

#define DEALT "atout 1\ngame wurzen\noption mode schnapsen\ndeal 1\ndealer 0\nnumber "
#define FIRST                                                                                      \
  DEALT "09f4e35cd3e14e0e9bec32ac25489e42\n"                                                       \
        "1 cut\n1 play:JD\n0 play:KS\n0 play:KH\n1 play:JH\n"                                      \
        "# problem count 4e07751d\n# asks points\n# right 12\n# themes count-points\n# band 3\n\n"
#define SECOND                                                                                     \
  DEALT "9e56ebdb4affca95edda664cda528712\n"                                                       \
        "1 cut\n1 swap:JS\n1 play:JD\n0 play:AD\n0 play:QH\n1 play:TH\n1 play:JH\n0 play:QS\n"     \
        "# problem count 40373538\n# asks points\n# right 18\n# themes count-points\n# band 1\n\n"

static char *folder; /* temporary, for the input files of this test */

static char *
write_file (const char *name, const char *text)
{
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  return path;
}

/* ---- make ------------------------------------------------------------------------------------ */

/*
 * A search only for sure wins finds hard ones with several wrong cards, and `problems verify`
 * accepts them.
 */
static void
test_sure (void)
{
  const char *words = "problems make --game klaverjas --kind sure --count 2 --deals 320 --seed 1";
  g_auto (Run) made = cli (words);
  g_auto (Run) verified = { 0 };
  unsigned n;

  cli_check_error (words, &made, 0, "problems sure bands 0 0 ");
  n = cli_count (made.out, "^# problem sure ");
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (cli_count (made.out, "^# band [345]$"), ==, n);
  g_assert_cmpuint (cli_count (made.out, "^# beats .*\n# beats "), >=, n);
  verified = cli_with_input ("problems verify -", made.out);
  g_assert_cmpint (verified.status, ==, 0);
}

/* ---- sort ------------------------------------------------------------------------------------ */

/* Returns the standard output of the command @words; standard error must contain the counts. */
static char *
sort (const char *words, const char *input)
{
  g_auto (Run) run = cli_with_input (words, input);

  cli_check_error (words, &run, 0, "problems count bands");

  return g_steal_pointer (&run.out);
}

/* `problems sort` keeps one of any number of copies, and `problems verify` accepts the result. */
static void
test_copies (void)
{
  static const unsigned n_copies[] = { 1, 3, 5, 4300 };
  g_autofree char *wanted = sort ("problems sort -", FIRST SECOND);

  g_assert_cmpuint (cli_count (wanted, "^# problem "), ==, 2);
  for (unsigned i = 0; i < G_N_ELEMENTS (n_copies); i++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *sorted = NULL;
      g_auto (Run) verified = { 0 };

      for (unsigned k = 0; k < n_copies[i]; k++)
        g_string_append (text, SECOND FIRST);
      sorted = sort ("problems sort -", text->str);
      if (strcmp (sorted, wanted) != 0)
        support_fail ("%u copies of two problems become %u problems", n_copies[i],
                      cli_count (sorted, "^# problem "));
      verified = cli_with_input ("problems verify -", sorted);
      cli_check_error ("problems verify -", &verified, 0, "");
      g_assert_cmpstr (verified.out, ==, "problems count 2\nwrong 0\n");
    }
}

/*
 * If two problems come from the same deal, `problems sort` leaves out the second and names the
 * reason. `problems verify` refuses it.
 */
static void
test_sister (void)
{
  g_auto (GStrv) parts = g_strsplit (FIRST, "4e07751d", -1);
  g_autofree char *sister = g_strjoinv ("4e07751e", parts);
  g_autofree char *both = g_strconcat (FIRST, sister, NULL);
  g_autofree char *wanted = sort ("problems sort -", FIRST);
  g_auto (Run) sorted = cli_with_input ("problems sort -", both);
  g_auto (Run) verified = cli_with_input ("problems verify -", both);

  cli_check_error ("problems sort -", &sorted, 0, "left out deal 1");
  g_assert_cmpstr (sorted.out, ==, wanted);
  g_assert_cmpint (verified.status, ==, 1);
  g_assert_cmpuint (cli_count (verified.out, "^refused count "), ==, 1);
}

/* ---- rate ------------------------------------------------------------------------------------ */

/* `problems rate` corrects a missing or wrong band (difficulty) and changes nothing else. */
static void
test_rate (void)
{
  g_auto (GStrv) parts = g_strsplit (FIRST, "# band 3\n", -1);
  g_autofree char *without = g_strjoinv ("", parts);
  g_autofree char *wrong = g_strjoinv ("# band 5\n", parts);
  g_autofree char *wanted = sort ("problems sort -", FIRST);
  const char *const inputs[] = { FIRST, without, wrong };

  for (unsigned i = 0; i < G_N_ELEMENTS (inputs); i++)
    {
      g_auto (Run) run = cli_with_input ("problems rate -", inputs[i]);

      cli_check_error ("problems rate -", &run, 0, "");
      g_assert_cmpstr (run.out, ==, wanted);
    }
}

/* ---- verify ---------------------------------------------------------------------------------- */

/* A wrong name and a wrong answer are refused, each with its reason, and counted. */
static void
test_refused (void)
{
  g_auto (GStrv) parts = g_strsplit (FIRST SECOND, "problem count 4", -1);
  g_autofree char *named = g_strjoinv ("problem count 5", parts);
  g_auto (GStrv) answers = g_strsplit (FIRST SECOND, "right 12", -1);
  g_autofree char *answered = g_strjoinv ("right 13", answers);
  g_auto (Run) wrong_names = cli_with_input ("problems verify -", named);
  g_auto (Run) wrong_answer = cli_with_input ("problems verify -", answered);

  g_assert_cmpint (wrong_names.status, ==, 1);
  g_assert_cmpuint (cli_count (wrong_names.out, "^wrong - count [0-9a-f]{8} name: "), ==, 2);
  g_assert_cmpuint (cli_count (wrong_names.out, "^refused count name 2$"), ==, 1);
  g_assert_cmpint (wrong_answer.status, ==, 1);
  g_assert_nonnull (strstr (wrong_answer.out, "wrong - count 4e07751d wrong: the answer is 12"));
  g_assert_nonnull (strstr (wrong_answer.out, "refused count wrong 1\nwrong 1\n"));
}

/* ---- Unreadable files ------------------------------------------------------------------------ */

/* The first unreadable file ends the run, and the error names only that file. */
static void
test_two_files (void)
{
  static const char *const commands[] = { "verify", "sort", "bands", "rate" };
  g_autofree char *bad = write_file ("bad.atout", "rubbish\n");
  g_autofree char *missing = g_build_filename (folder, "missing.atout", NULL);
  const char *const files[] = { bad, missing };

  for (unsigned i = 0; i < G_N_ELEMENTS (commands); i++)
    for (unsigned first = 0; first < 2; first++)
      {
        g_autofree char *words = g_strdup_printf ("problems %s '%s' '%s'", commands[i],
                                                  files[first], files[1 - first]);
        g_auto (Run) run = cli (words);

        cli_check_error (words, &run, 1, files[first]);
        if (cli_count (run.err, "\n") != 1 || strstr (run.err, files[1 - first]) != NULL)
          support_fail ("'%s' says more than one thing: %s", words, run.err);
        g_assert_cmpstr (run.out, ==, "");
      }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = folder_new ();

  g_test_add_func ("/cli-problems/sure", test_sure);
  g_test_add_func ("/cli-problems/copies", test_copies);
  g_test_add_func ("/cli-problems/sister", test_sister);
  g_test_add_func ("/cli-problems/rate", test_rate);
  g_test_add_func ("/cli-problems/refused", test_refused);
  g_test_add_func ("/cli-problems/two-files", test_two_files);
  status = g_test_run ();

  folder_remove (folder);
  g_free (folder);

  return status;
}
