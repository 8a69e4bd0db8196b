/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Finding the book of a game, and the place in it. */

#include "help-book.h"

#define DEFAULT_LANGUAGE "en"

static GBytes *
load (const Game *game, const char *language, char **path, GError **error)
{
  *path = g_strdup_printf (RESOURCE_BASE "/help/%s.%s.xml", game->key, language);

  return g_resources_lookup_data (*path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);
}

HelpBook *
help_book_open (const Game *game, GError **error)
{
  const char *const *languages = g_get_language_names ();
  g_autofree char *path = NULL;
  g_autoptr (GBytes) xml = NULL;

  for (unsigned i = 0; languages[i] != NULL && xml == NULL; i++)
    {
      g_clear_pointer (&path, g_free);
      xml = load (game, languages[i], &path, NULL);
    }

  if (xml == NULL)
    {
      g_clear_pointer (&path, g_free);
      xml = load (game, DEFAULT_LANGUAGE, &path, error);
    }

  if (xml == NULL)
    return NULL;

  return help_book_parse (g_bytes_get_data (xml, NULL), (gssize) g_bytes_get_size (xml), path, game,
                          error);
}

static bool
is_for (const HelpSection *section, const char *const *moments)
{
  for (guint i = 0; moments[i] != NULL; i++)
    if (g_strv_contains ((const char *const *) section->moments, moments[i]))
      return true;

  return false;
}

const HelpSection *
help_book_find_moment (const HelpBook *self, const char *moments, const Options *options)
{
  g_auto (GStrv) wanted = g_strsplit (moments, " ", -1);

  for (guint i = 0; i < self->sections->len; i++)
    {
      const HelpSection *section = g_ptr_array_index (self->sections, i);

      if (help_when_holds (&section->when, options)
          && is_for (section, (const char *const *) wanted))
        return section;
    }

  return NULL;
}
