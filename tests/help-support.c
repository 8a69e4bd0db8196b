/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "help-support.h"

#include <string.h>

const char *const help_languages[] = { "en", "de", "nl", NULL };

HelpBook *
help_support_open (const Game *game, const char *language)
{
  g_autoptr (GError) error = NULL;
  HelpBook *book;

  g_setenv ("LANGUAGE", language, TRUE);
  book = help_book_open (game, &error);
  g_setenv ("LANGUAGE", "", TRUE);
  g_assert_no_error (error);

  return book;
}

const HelpSection *
help_support_section (const HelpBook *book, const char *id)
{
  for (guint i = 0; i < book->sections->len; i++)
    {
      const HelpSection *section = g_ptr_array_index (book->sections, i);

      if (strcmp (section->id, id) == 0)
        return section;
    }

  g_test_message ("There is no section '%s' in %s", id, book->title);
  g_assert_not_reached ();
}
