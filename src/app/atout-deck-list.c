/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-deck-list.h"

#include <glib/gi18n-lib.h>

/* The folders that hold decks, the most particular first. */
static GStrv
list_places (void)
{
  g_autoptr (GStrvBuilder) places = g_strv_builder_new ();
  g_autofree char *own = g_build_filename (g_get_user_data_dir (), "atout", "decks", NULL);
  g_autofree char *installed = g_build_filename (PKGDATADIR, "decks", NULL);
  const char *given = g_getenv ("ATOUT_DECKDIR");

  if (given != NULL && given[0] != '\0')
    g_strv_builder_add (places, given);
  g_strv_builder_add (places, own);
  g_strv_builder_add (places, installed);

  return g_strv_builder_end (places);
}

static void
entry_free (gpointer data)
{
  AtoutDeckListEntry *entry = data;

  g_free (entry->id);
  g_free (entry->title);
  g_free (entry);
}

static void
add_entry (GPtrArray *list, const char *id, const char *title)
{
  AtoutDeckListEntry *entry;

  for (guint i = 0; i < list->len; i++)
    if (g_str_equal (((AtoutDeckListEntry *) list->pdata[i])->id, id))
      return;

  entry = g_new0 (AtoutDeckListEntry, 1);
  entry->id = g_strdup (id);
  entry->title = g_strdup (title);
  g_ptr_array_add (list, entry);
}

/* Only the key file is read: whether the pictures are good is seen when they are shown. */
static void
add_decks_in (GPtrArray *list, const char *place)
{
  g_autoptr (GDir) dir = g_dir_open (place, 0, NULL);
  const char *id;

  while (dir != NULL && (id = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (place, id, "deck.ini", NULL);
      g_autoptr (GKeyFile) file = g_key_file_new ();
      g_autofree char *title = NULL;

      if (!g_key_file_load_from_file (file, path, G_KEY_FILE_KEEP_TRANSLATIONS, NULL))
        continue;
      title = g_key_file_get_locale_string (file, "Deck", "Name", NULL, NULL);
      add_entry (list, id, title != NULL ? title : id);
    }
}

GPtrArray *
atout_deck_list_find (void)
{
  GPtrArray *list = g_ptr_array_new_with_free_func (entry_free);
  g_autoptr (AtoutDeck) builtin = atout_deck_new_builtin ();
  g_auto (GStrv) places = list_places ();

  add_entry (list, ATOUT_DECK_LIST_BUILTIN, atout_deck_get_name (builtin));
  for (guint i = 0; places[i] != NULL; i++)
    add_decks_in (list, places[i]);

  return list;
}

AtoutDeck *
atout_deck_list_open (const char *id, GError **error)
{
  g_auto (GStrv) places = list_places ();

  for (guint i = 0; places[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (places[i], id, NULL);
      g_autoptr (GFile) folder = g_file_new_for_path (path);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        return atout_deck_new (folder, error);
    }

  if (g_str_equal (id, ATOUT_DECK_LIST_BUILTIN))
    return atout_deck_new_builtin ();

  g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_MISSING,
               /* Translators: the name of a deck of cards */
               _ ("there is no deck folder called “%s”"), id);
  return NULL;
}
