/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Themes of problems: tests/themes/THEME.atout has problems that are about it and problems that are
 * not, though nearly, each with a line that tells which and why.
 */

#include <glib.h>
#include <string.h>

#include "workshop/find/find-themes.h"
#include "rules/game.h"
#include "support.h"

#define IS "# is: "
#define IS_NOT "# is not: "
#define ROWS_MIN 5        /* of each kind, a theme */
#define FORM_THEMES_MIN 6 /* that each form of a game can be about */

/* What the comments of @record, in @path, say. */
static bool
find_verdict (const Record *record, const char *path)
{
  for (unsigned i = 0; i < record->comments->len; i++)
    {
      const char *text = g_array_index (record->comments, RecordComment, i).text;

      if (g_str_has_prefix (text, IS) || g_str_has_prefix (text, IS_NOT))
        return g_str_has_prefix (text, IS);
    }

  support_fail ("%s:%u: neither '" IS "' nor '" IS_NOT "'", path, record->line);

  return false;
}

static char *
name_themes (ProblemThemes themes)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (unsigned t = 0; t < THEMES; t++)
    if (themes >> t & 1)
      g_string_append_printf (names, " %s", problem_theme_name (t));

  return g_string_free (g_steal_pointer (&names), FALSE);
}

/* Opens the file of @theme. */
static RecordFile *
open_rows (ProblemTheme theme, char **path)
{
  g_autofree char *name = g_strconcat (problem_theme_name (theme), ".atout", NULL);
  g_autoptr (GError) error = NULL;
  RecordFile *file;

  *path = g_test_build_filename (G_TEST_DIST, "themes", name, NULL);
  file = record_file_open (*path, &error);
  g_assert_no_error (error);

  return file;
}

/* The next problem of @file, @path, what it is to be, and the number of its last line. */
static Problem *
read_row (RecordFile *file, const char *path, bool *is_so, unsigned *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Record) record = record_file_next (file, &error);
  Problem *problem;

  g_assert_no_error (error);
  *is_so = find_verdict (record, path);
  *line = record->line;
  problem = problem_of_record (record, path, &error);
  g_assert_no_error (error);

  return problem;
}

static void
test_theme (gconstpointer data)
{
  ProblemTheme theme = (ProblemTheme) GPOINTER_TO_INT (data);
  g_autofree char *path = NULL;
  g_autoptr (RecordFile) file = open_rows (theme, &path);
  unsigned n_rows[2] = { 0 };

  while (record_file_has_next (file))
    {
      bool is_so;
      unsigned line;
      g_autoptr (Problem) problem = read_row (file, path, &is_so, &line);
      ProblemThemes themes;

      if (theme == THEME_READ_SIGNAL)
        {
          g_assert_cmpuint (problem_themes (problem) >> theme & 1, ==, 0);
          problem->kind = PROBLEM_CHANCE; /* with open hands there is no signal to read */
        }
      themes = problem_themes (problem);
      n_rows[is_so]++;
      if ((bool) (themes >> theme & 1) != is_so)
        {
          g_autofree char *names = name_themes (themes);

          support_fail ("%s:%u: the themes are%s", path, line, names);
        }
    }
  g_assert_cmpuint (n_rows[true], >=, ROWS_MIN);
  g_assert_cmpuint (n_rows[false], >=, ROWS_MIN);
}

/* Every form of a game has problems of several themes among the rows. */
static void
test_forms (void)
{
  g_autoptr (GHashTable) found = g_hash_table_new (g_str_hash, g_str_equal);
  GameForm form;

  for (int theme = 0; theme < THEMES; theme++)
    {
      g_autofree char *path = NULL;
      g_autoptr (RecordFile) file = open_rows ((ProblemTheme) theme, &path);

      while (record_file_has_next (file))
        {
          bool is_so;
          unsigned line;
          g_autoptr (Problem) problem = read_row (file, path, &is_so, &line);
          const char *key = game_form (problem->deal.game, &problem->deal.options).key;
          unsigned themes = GPOINTER_TO_UINT (g_hash_table_lookup (found, key));

          if (is_so)
            g_hash_table_insert (found, (gpointer) key, GUINT_TO_POINTER (themes | 1u << theme));
        }
    }
  for (unsigned g = 0; game_at (g) != NULL; g++)
    for (unsigned f = 0; game_form_at (game_at (g), f, &form); f++)
      {
        unsigned themes = GPOINTER_TO_UINT (g_hash_table_lookup (found, form.key));

        if (card_set_count (themes) < FORM_THEMES_MIN)
          support_fail ("%s: problems of %u themes only", form.key, card_set_count (themes));
      }
}

/* Names and themes belong to each other, both ways. */
static void
test_names (void)
{
  for (int theme = 0; theme < THEMES; theme++)
    g_assert_cmpint (problem_theme_find (problem_theme_name ((ProblemTheme) theme)), ==, theme);
  g_assert_cmpint (problem_theme_find ("magic"), ==, -1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/themes/names", test_names);
  g_test_add_func ("/themes/forms", test_forms);
  for (int theme = 0; theme < THEMES; theme++)
    {
      g_autofree char *path
          = g_strconcat ("/themes/", problem_theme_name ((ProblemTheme) theme), NULL);

      g_test_add_data_func (path, GINT_TO_POINTER (theme), test_theme);
    }

  return g_test_run ();
}
