/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The positions of tests/positions (README.md there): levels get right what they must. */

#include <glib.h>
#include <glib/gstdio.h>

#include "players/problems/problem.h"
#include "rules/game.h"
#include "support.h"

/* What a game needs: so many positions, and of these the levels get right so large a share. */
#define POSITIONS_MIN 30
#define SIMPLE_SHARE 0.60
#define MASTER_SHARE 0.95

#define NUMBER "number 00000000000000000000000000000001\n"

typedef struct
{
  unsigned n;
  unsigned solved[PLAYER_LEVELS];
} Tally;

static void
check_position (const Problem *problem, Tally *tally)
{
  tally->n++;
  for (PlayerLevel level = 0; level < PLAYER_LEVELS; level++)
    {
      Action did = problem_choose (problem, level, 1);

      if (action_list_has (&problem->right, did))
        tally->solved[level]++;
      else if (problem->from >= 0 && (int) level >= problem->from)
        {
          g_autofree char *right = problem_name_right (problem);
          char token[TOKEN_MAX];

          support_fail (
              "%s: %s does %s, right is %s: %s", problem->name, player_of_level (level)->name,
              action_to_token (problem->deal.game, deal_pack (&problem->deal), did, token), right,
              problem->why);
        }
    }
}

static void
check_share (const Game *game, const Tally *tally, PlayerLevel level, double share)
{
  if (tally->solved[level] < share * tally->n)
    support_fail ("%s: %s gets %u of %u positions right, not %.0f %%", game->key,
                  player_of_level (level)->name, tally->solved[level], tally->n, share * 100);
}

/* All positions of @data, a Game. */
static void
test_game (gconstpointer data)
{
  const Game *game = data;
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "positions", game->key, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  Tally tally = { 0 };
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autoptr (Problem) problem = problem_read (path, &error);

      if (problem == NULL)
        support_fail ("%s", error->message);
      else if (problem->deal.game != game)
        support_fail ("%s: is a position of %s", path, problem->deal.game->key);
      else
        check_position (problem, &tally);
      g_clear_error (&error);
    }
  g_assert_cmpuint (tally.n, >=, POSITIONS_MIN);
  check_share (game, &tally, PLAYER_LEVEL_SIMPLE, SIMPLE_SHARE);
  check_share (game, &tally, PLAYER_LEVEL_MASTER, MASTER_SHARE);
}

/* What is no position is refused by name and line. */
static void
test_refused (void)
{
  static const struct
  {
    const char *text; /* behind four lines */
    const char *says;
  } rows[] = {
    { "", "4: nobody is to decide" },
    { "#\n\n", "4: nobody is to decide" },
    { "number 1\n", "5: " },
    { NUMBER "# why So.\n", "6: the line '# right' is missing" },
    { NUMBER "# right pass\n# why So.", "7: the last line is not complete" },
    { NUMBER "# right pass\n", "6: the line '# why' is missing" },
    { NUMBER "# right pass\n# wrong trump:C\n# why So.\n", "7: there are both '# right' and" },
    { NUMBER "# wrong play:7C\n# why So.\n", "6: 'play:7C' should be wrong, but is not legal" },
    { NUMBER "#\n# right play:7C\n# why So.\n", "7: 'play:7C' should be right, but is not" },
    { NUMBER "# right pass trump:C trump:D trump:H trump:S\n# why So.\n", "6: all that is legal" },
    { NUMBER "# right pass\n# why So.\n# from genius\n", "8: unknown level 'genius'" },
  };
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "atout-position-XXXXXX", NULL);
  int file = g_mkstemp (path);

  g_assert_cmpint (file, >=, 0);
  g_close (file, NULL);
  for (unsigned i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *text
          = g_strconcat ("atout 1\ngame klaverjas\ndeal 1\ndealer 0\n", rows[i].text, NULL);
      g_autofree char *says = g_strconcat (path, ":", rows[i].says, NULL);

      g_assert_true (g_file_set_contents (path, text, -1, NULL));
      g_assert_null (problem_read (path, &error));
      g_assert_nonnull (error);
      if (!g_str_has_prefix (error->message, says))
        support_fail ("'%s' does not say '%s'", error->message, says);
    }
  g_remove (path);
}

int
main (int argc, char **argv)
{
  const Game *game;

  g_test_init (&argc, &argv, NULL);
  support_take_part (argc, argv);
  for (unsigned i = 0; (game = game_at (i)) != NULL; i++)
    {
      g_autofree char *path = g_strconcat ("/positions/", game->key, NULL);

      if (support_has_part (game))
        g_test_add_data_func (path, game, test_game);
    }
  if (support_has_part (NULL))
    g_test_add_func ("/positions/refused", test_refused);

  return g_test_run ();
}
