/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The index of each problem book of the program agrees with the problems. */

#include <string.h>

#include "model/learning/practice.h"
#include "rules/game.h"
#include "support.h"
#include "workshop/find/problem-write.h"

static unsigned n_read; /* number of problem records that were read */

Problem *__real_problem_of_record (Record *record, const char *name, GError **error);
Problem *__wrap_problem_of_record (Record *record, const char *name, GError **error);

Problem *
__wrap_problem_of_record (Record *record, const char *name, GError **error)
{
  n_read++;

  return __real_problem_of_record (record, name, error);
}

/* Reads the whole book of @form from the source tree; returns NULL if there is none. */
static ProblemBook *
read_source (const char *form)
{
  g_autofree char *name = g_strconcat (form, ".atout", NULL);
  g_autofree char *path = g_build_filename (g_getenv ("PROBLEMS"), name, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = NULL;
  ProblemBook *book;
  char *text;
  gsize length;

  if (!g_file_get_contents (path, &text, &length, NULL))
    return NULL;
  bytes = g_bytes_new_take (text, length);
  book = problem_book_new (bytes, form, &error);
  g_assert_no_error (error);

  return book;
}

static char *
write_problem (const ProblemBook *book, unsigned index)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (Problem) problem = problem_book_read (book, index, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  problem_write (text, problem);

  return g_string_free (text, FALSE);
}

static void
check_entry (const ProblemBook *book, const ProblemBook *source, unsigned index)
{
  const ProblemEntry *entry = problem_book_at (book, index);
  const ProblemEntry *wanted = problem_book_at (source, index);
  g_autofree char *text = write_problem (book, index);
  g_autofree char *wanted_text = write_problem (source, index);

  g_assert_cmpstr (entry->name, ==, wanted->name);
  g_assert_cmpint (entry->kind, ==, wanted->kind);
  g_assert_cmpuint (entry->band, ==, wanted->band);
  g_assert_cmpuint (entry->themes, ==, wanted->themes);
  g_assert_cmpstr (text, ==, wanted_text);
}

/* Opening a book reads only its index, which agrees with the book in the source tree. */
static void
test_index (gconstpointer data)
{
  const char *form = data;
  g_autoptr (ProblemBook) source = read_source (form);
  const ProblemBook *book;

  n_read = 0;
  book = problem_books_get (form);
  g_assert_cmpuint (n_read, ==, 0);
  if (source == NULL)
    {
      g_assert_null (book);
      return;
    }
  g_assert_nonnull (book);
  g_assert_cmpuint (problem_book_count (book), ==, problem_book_count (source));
  for (unsigned i = 0; i < problem_book_count (book); i++)
    check_entry (book, source, i);
}

/* An impossible line of an index is an error that names the line. */
static void
test_wrong_index (void)
{
  static const char *const lines[] = {
    "# index",
    "# index 0 10 call 0123abcd",
    "# index 0 10 hard 0123abcd 1",
    "# index 0 10 call 0123abcd 1 magic",
    "# index 0 10 call 0123abcd 6",
    "# index 0 10 call 0123abcde 1",
    "# index 0 11 call 0123abcd 1",
    "# index 9 2 call 0123abcd 1",
  };

  for (unsigned i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autofree char *text = g_strconcat (lines[i], "\natout 1\n\n\n", NULL);
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
      g_autoptr (GError) error = NULL;

      g_assert_null (problem_book_new (bytes, "FILE", &error));
      g_assert_error (error, RECORD_ERROR, RECORD_ERROR_SYNTAX);
      if (!g_str_has_prefix (error->message, "FILE:1: ")
          || strstr (error->message, lines[i]) == NULL)
        support_fail ("'%s' does not say '%s'", error->message, lines[i]);
    }
}

int
main (int argc, char **argv)
{
  GameForm form;

  g_test_init (&argc, &argv, NULL);

  for (unsigned g = 0; game_at (g) != NULL; g++)
    for (unsigned i = 0; game_form_at (game_at (g), i, &form); i++)
      {
        g_autofree char *path = g_strconcat ("/problem-books/index/", form.key, NULL);

        g_test_add_data_func (path, form.key, test_index);
      }
  g_test_add_func ("/problem-books/wrong-index", test_wrong_index);

  return g_test_run ();
}
