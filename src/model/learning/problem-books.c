/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/problem-books.h"

#include <gio/gio.h>

#include "model/problem-resources.h"

/* What comes with the program is good (test-problem-books): else it is a bug. */
static ProblemBook *
read_book (const char *form)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_BASE "/problems/%s.atout", form);
  g_autofree char *name = g_strconcat (form, ".atout", NULL);
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GError) error = NULL;
  ProblemBook *book;

  g_resources_register (atout_problems_get_resource ());
  text = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  if (text == NULL)
    return NULL;
  book = problem_book_new (text, name, &error);
  if (book == NULL)
    g_error ("%s", error->message);

  return book;
}

const ProblemBook *
problem_books_get (const char *form)
{
  static GHashTable *books; /* ProblemBook by form; NULL: there is none */
  gpointer book;

  g_return_val_if_fail (form != NULL, NULL);

  if (books == NULL)
    books = g_hash_table_new (g_str_hash, g_str_equal);
  if (!g_hash_table_lookup_extended (books, form, NULL, &book))
    {
      book = read_book (form);
      g_hash_table_insert (books, g_strdup (form), book);
    }

  return book;
}
