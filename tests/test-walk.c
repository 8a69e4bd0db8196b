/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Walks through all that the program shows, in windows of one size and in one language; in each
 * turn with letters so many times as large as usual, for all who look then:
 * test-walk WIDTHxHEIGHT LANGUAGE LETTERS:LOOK[,LOOK…]…
 */

#include <stdlib.h>
#include <string.h>

#include "app/settings/language.h"
#include "looks.h"
#include "problem-support.h"
#include "view-guest.h"

static const WalkLook *const all_looks[]
    = { &look_fits,  &look_letters, &look_names, &look_right_to_left,
        &look_round, &look_seen,    &look_sharp, &look_targets };

static Walk walk;
static WalkTurn turns[WALK_TURNS + 1];

static const WalkLook *
find_look (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (all_looks); i++)
    if (g_str_equal (all_looks[i]->name, name))
      return all_looks[i];

  g_error ("nobody looks for %s", name);
}

static void
read_turn (WalkTurn *turn, const char *text)
{
  char *names;

  turn->letters = g_ascii_strtod (text, &names);
  g_assert_cmpint (names[0], ==, ':');

  g_auto (GStrv) looks = g_strsplit (names + 1, ",", -1);

  g_assert_cmpuint (g_strv_length (looks), <=, WALK_LOOKS);
  for (guint i = 0; looks[i] != NULL; i++)
    {
      turn->looks[i] = find_look (looks[i]);
      if (turn->looks[i]->prepare != NULL)
        turn->looks[i]->prepare ();
    }
}

int
main (int argc, char **argv)
{
  g_autofree char *words = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "..", "po", NULL);
  g_autofree char *prefix = NULL;

  if (argc < 4)
    g_error ("usage: test-walk WIDTHxHEIGHT LANGUAGE LETTERS:LOOK[,LOOK…]…");
  problems_use_those_for_tests ();
  walk.width = atoi (argv[1]);
  walk.height = atoi (strchr (argv[1], 'x') + 1);
  prefix = g_strdup_printf ("/%s-%s", argv[1], argv[2]);
  language_begin (words);
  language_choose (argv[2]);
  for (int i = 3, n = 0; i < argc && argv[i][0] != '-'; i++, n++)
    {
      g_assert_cmpint (n, <, WALK_TURNS);
      read_turn (&turns[n], argv[i]);
    }
  walk.application = guest_application_new (&argc, &argv);
  if (walk.application == NULL)
    return 0;
  walk_add_tests (&walk, turns, prefix);

  return g_test_run ();
}
