/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How many matches are played at once, of which a run may need but the first. */

#include "cli/match-run.h"

#define MOST 64

/* What is not needed is not begun: a match without an end is played to the last deal. */
static void
test_at_once (void)
{
  g_assert_cmpuint (match_run_count_at_once (60, 0, MOST), ==, 1);
  g_assert_cmpuint (match_run_count_at_once (8, 16, MOST), ==, 1);
  g_assert_cmpuint (match_run_count_at_once (100, 16, MOST), ==, 6);
  g_assert_cmpuint (match_run_count_at_once (100, 1, MOST), ==, MOST);
  g_assert_cmpuint (match_run_count_at_once (3, 1, MOST), ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/match-run/at-once", test_at_once);

  return g_test_run ();
}
