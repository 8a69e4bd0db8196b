/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-copy.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "decks/safe-file.h"

char *
deck_copy_place (void)
{
  return g_build_filename (g_get_user_data_dir (), "atout", "decks", NULL);
}

static void
set_write_error (GError **error, const char *path, const char *reason)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("The deck cannot be copied to “%s”: %s"),
               path, reason);
}

/* Whether no deck in @place is called so, be it a folder or a file. */
static gboolean
is_free (GFile *place, const char *name)
{
  static const char *const endings[] = { "", ".svg", ".svgz" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *full = g_strconcat (name, endings[i], NULL);
      g_autoptr (GFile) file = g_file_get_child (place, full);

      if (g_file_query_exists (file, NULL))
        return FALSE;
    }

  return TRUE;
}

/* The name of the copy; @ending is that of a file, empty for a folder. */
static GFile *
find_free_name (GFile *place, GFile *location, const char *ending)
{
  g_autofree char *name = g_file_get_basename (location);

  if (*ending != '\0' && g_str_has_suffix (name, ending))
    name[strlen (name) - strlen (ending)] = '\0';

  for (guint i = 1;; i++)
    {
      g_autofree char *tried = i == 1 ? g_strdup (name) : g_strdup_printf ("%s-%u", name, i);
      g_autofree char *full = g_strconcat (tried, ending, NULL);

      if (is_free (place, tried))
        return g_file_get_child (place, full);
    }
}

/* Writes @bytes into @folder under the name of @file. */
static GFile *
write_into (GFile *folder, GFile *file, GBytes *bytes, GError **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GFile) written = g_file_get_child (folder, name);
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  return g_file_replace_contents (written, data, size, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL,
                                  error)
             ? g_steal_pointer (&written)
             : NULL;
}

/* The drawing is packed again where its name says so. */
static GFile *
write_drawing (GFile *folder, const DeckFile *deck, GError **error)
{
  g_autofree char *name = g_file_get_basename (deck->svg);
  g_autoptr (GBytes) bytes = g_str_has_suffix (name, ".svgz") ? safe_file_pack (deck->drawing)
                                                              : g_bytes_ref (deck->drawing);

  return write_into (folder, deck->svg, bytes, error);
}

/* Writes the deck into the empty folder @fresh; returns what is to be moved from there. */
static GFile *
write_parts (const DeckFile *deck, GFile *fresh, GError **error)
{
  g_autoptr (GFile) drawing = write_drawing (fresh, deck, error);
  g_autoptr (GFile) key_file = deck_file_get_key_file (deck);
  g_autoptr (GFile) keys = NULL;

  if (drawing == NULL || key_file == NULL)
    return g_steal_pointer (&drawing);

  keys = write_into (fresh, key_file, deck->keys, error);

  return keys != NULL ? g_object_ref (fresh) : NULL;
}

static GFile *
write_through (const DeckFile *deck, GFile *place, GFile *fresh, GError **error)
{
  g_autoptr (GFile) made = write_parts (deck, fresh, error);
  g_autoptr (GFile) location = deck_file_get_location (deck);
  g_autoptr (GFile) copy = NULL;
  const char *ending = "";

  if (made == NULL)
    return NULL;

  if (!g_file_equal (made, fresh))
    ending = g_str_has_suffix (g_file_peek_path (made), ".svgz") ? ".svgz" : ".svg";
  copy = find_free_name (place, location, ending);
  if (!g_file_move (made, copy, G_FILE_COPY_NONE, NULL, NULL, NULL, error))
    return NULL;

  return g_steal_pointer (&copy);
}

GFile *
deck_copy_add (const DeckFile *deck, char **name, GError **error)
{
  g_autofree char *path = deck_copy_place ();
  g_autofree char *fresh_path = g_build_filename (path, ".new-XXXXXX", NULL);
  g_autoptr (GFile) place = g_file_new_for_path (path);
  g_autoptr (GFile) fresh = NULL;
  g_autoptr (GError) local = NULL;
  g_autoptr (GFile) copy = NULL;

  if (g_mkdir_with_parents (path, 0700) != 0 || g_mkdtemp (fresh_path) == NULL)
    {
      set_write_error (error, path, g_strerror (errno));
      return NULL;
    }

  fresh = g_file_new_for_path (fresh_path);
  copy = write_through (deck, place, fresh, &local);
  if (g_file_query_exists (fresh, NULL))
    deck_copy_remove (fresh, NULL);
  if (copy == NULL)
    {
      set_write_error (error, path, local->message);
      return NULL;
    }

  *name = deck_file_read_name (copy);
  if (*name == NULL) /* somebody has taken it away already */
    {
      set_write_error (error, path, g_strerror (ENOENT));
      return NULL;
    }

  return g_steal_pointer (&copy);
}

/* A deck is a file, or a folder with files in it. */
gboolean
deck_copy_remove (GFile *copy, GError **error)
{
  const char *path = g_file_peek_path (copy);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GError) local = NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autoptr (GFile) file = g_file_get_child (copy, name);

      if (!g_file_delete (file, NULL, &local))
        break;
    }

  if (local == NULL && g_file_delete (copy, NULL, &local))
    return TRUE;

  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, _ ("The deck “%s” cannot be removed: %s"),
               path, local->message);

  return FALSE;
}
