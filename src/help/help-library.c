/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finding the book of a game. */

#include "help/help-book.h"

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
