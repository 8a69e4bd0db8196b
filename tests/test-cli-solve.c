/* SPDX-License-Identifier: GPL-3.0-or-later */

/** `atout-cli solve`: what it prints, what it refuses, and what it says of wrong words. */

#include <string.h>

#include "add-tests.h"
#include "cli-support.h"

#define K "--game klaverjas --set trump=utrecht "

/* A line that matches, behind which nothing comes. */
static void
check_line (const char *words, const char *record, const char *pattern)
{
  g_auto (Run) run = cli_with_input (words, record);
  g_autofree char *whole = g_strdup_printf ("^%s\\n$", pattern);

  if (run.status != 0 || !g_regex_match_simple (whole, run.out, 0, 0))
    support_fail ("%s: %d '%s' '%s', not %s", words, run.status, run.out, run.err, pattern);
}

static char *
dealt (const char *words, const char *actions)
{
  g_autofree char *record = cli_good (words);

  return g_strconcat (record, actions, NULL);
}

/* records.md §5: one line; a search that was stopped has bounds, and the same ones each time. */
static void
test_lines (void)
{
  g_autofree char *record = dealt ("deal " K, "0 trump:H\n");

  check_line ("solve -", record,
              "value [0-9]+ best play:[7-9TJQKA][CDHS] nodes [0-9]+ seconds [0-9.]+");
  check_line ("solve - --objective deal --nodes 100", record,
              "bounds -?[0-9]+ -?[0-9]+ best play:[7-9TJQKA][CDHS] nodes [0-9]+ seconds [0-9.]+");
  check_line ("solve --nodes=0 --objective=points -", record, "value -?[0-9]+ best .*");
}

/* Each deal of the record has its line; a deal that is over has what it came to, and no action. */
static void
test_over (void)
{
  g_autofree char *match = cli_good ("play --game klaverjas --deals 2 --seed 3");
  const char *result = strstr (match, "result points ");
  g_auto (GStrv) words = g_strsplit (result, " ", -1);
  g_auto (Run) points = cli_with_input ("solve --objective points -", match);
  g_auto (Run) deal = cli_with_input ("solve --objective deal -", match);
  int score = atoi (words[5]) - atoi (words[6]);
  g_autofree char *first = g_strdup_printf ("value %d best - nodes 0 seconds 0\n", score);

  g_assert_true (g_str_has_prefix (words[4], "score"));
  g_assert_cmpuint (cli_count (points.out, "best - nodes 0 seconds 0"), ==, 2);
  g_assert_true (g_str_has_prefix (deal.out, first));
}

static void
test_refused (void)
{
  static const char *const rows[]
      = { K, "--game klaverjas --set game=three", "--game zensern --set mode=3", "--game cego" };

  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *words = g_strconcat ("deal ", rows[i], NULL);
      g_autofree char *record = cli_good (words);
      g_auto (Run) run = cli_with_input ("solve -", record);

      cli_check_error (words, &run, 1, "-:|first lead");
      if (run.out[0] != '\0')
        support_fail ("%s: printed '%s'", words, run.out);
    }
}

/* Three play each for themselves; a price that is fixed is no card points. */
static void
test_sides (void)
{
  g_autofree char *three = cli_good ("play --game klaverjas --set game=three --deals 1");
  g_autofree char *raeuber = dealt ("deal --game cego --set solo_duty=none",
                                    "1 pass\n2 pass\n3 pass\n0 pass\n2 pass\n3 pass\n0 pass\n"
                                    "1 game:raeuber\n");
  g_autofree char *bettel = dealt ("deal --game cego --set solo_duty=none",
                                   "1 pass\n2 pass\n3 pass\n0 pass\n2 pass\n3 pass\n0 pass\n"
                                   "1 game:bettel\n");
  g_auto (Run) of_three = cli_with_input ("solve -", three);
  g_auto (Run) of_raeuber = cli_with_input ("solve --objective deal -", raeuber);
  g_auto (Run) of_bettel = cli_with_input ("solve -", bettel);

  cli_check_error ("three", &of_three, 1, "-:|each for themselves|two sides");
  cli_check_error ("raeuber", &of_raeuber, 1, "-:|each for themselves|two sides");
  cli_check_error ("bettel", &of_bettel, 1, "-:|fixed price|--objective deal");
  check_line ("solve --objective deal -", bettel,
              "value -?10 best play:.* nodes [0-9]+ seconds [0-9.]+");
}

static void
test_usage (void)
{
  static const CliRefusal rows[] = {
    { "solve", 2, "one FILE" },
    { "solve a b", 2, "one FILE" },
    { "solve a --objective tricks", 2, "--objective|cards, points or deal" },
    { "solve a --nodes -1", 2, "--nodes|positive" },
    { "solve a --nodes x", 2, "--nodes" },
    { "solve a --foo", 2, "--foo" },
    { "bench solve a b", 2, "one NAME" },
    { "solve /nowhere/a.atout", 1, "/nowhere/a.atout|No such file" },
  };

  cli_check_refusals (rows, G_N_ELEMENTS (rows));
}

/* A line a question: how long it took, and how many nodes that were. */
static void
test_bench (void)
{
  g_autofree char *out = cli_good ("bench solve schnapsen");

  g_assert_true (g_regex_match_simple (
      "^solve schnapsen-closed deals [0-9]+ mean-ms [0-9.]+ median-ms [0-9.]+ 95-ms [0-9.]+ "
      "worst-ms [0-9.]+ nodes [1-9][0-9]* per-second [0-9.]+M( plain-ratio [0-9]+ "
      "plain-nodes-ratio [0-9]+)?\n$",
      out, 0, 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_TESTS ("/cli-solve", test_lines, test_over, test_refused, test_sides, test_usage, test_bench);

  return g_test_run ();
}
