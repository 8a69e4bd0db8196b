/* SPDX-License-Identifier: GPL-3.0-or-later */

/** `atout-cli problems` from outside (records.md §3 and §7). */

#include <string.h>

#include "cli-support.h"

#define DEALT "atout 1\ngame wurzen\noption mode schnapsen\ndeal 1\ndealer 0\nnumber "
#define FIRST                                                                                      \
  DEALT "09f4e35cd3e14e0e9bec32ac25489e42\n"                                                       \
        "1 cut\n1 play:JD\n0 play:KS\n0 play:KH\n1 play:JH\n"                                      \
        "# problem count 4e07751d\n# asks points\n# right 12\n# themes count-points\n# band 1\n\n"
#define SECOND                                                                                     \
  DEALT "9e56ebdb4affca95edda664cda528712\n"                                                       \
        "1 cut\n1 swap:JS\n1 play:JD\n0 play:AD\n0 play:QH\n1 play:TH\n1 play:JH\n0 play:QS\n"     \
        "# problem count 40373538\n# asks points\n# right 18\n# themes count-points\n# band 1\n\n"

/* ---- sort ------------------------------------------------------------------------------------ */

/* The output of a run that tells counts on standard error. */
static char *
sort (const char *words, const char *input)
{
  g_auto (Run) run = cli_with_input (words, input);

  cli_check_error (words, &run, 0, "problems count bands");

  return g_steal_pointer (&run.out);
}

/* Of any number of copies one is kept, and what is written is proved. */
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

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/cli-problems/copies", test_copies);

  return g_test_run ();
}
