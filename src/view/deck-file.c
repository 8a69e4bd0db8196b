/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "deck-file.h"

#include <glib/gi18n-lib.h>

#include "atout-deck.h"

#define KEY_FILE "deck.ini"
#define GROUP_DECK "Deck"
#define GROUP_FACES "Faces"
#define GROUP_INDICES "Indices"
#define FORMAT "atout"

static const char *const suit_keys[SUITS] = {
  [SUIT_CLUBS] = "club",
  [SUIT_SPADES] = "spade",
  [SUIT_HEARTS] = "heart",
  [SUIT_DIAMONDS] = "diamond",
};

static const char *const rank_keys[RANKS] = {
  [RANK_2] = "2",    [RANK_3] = "3",       [RANK_4] = "4",         [RANK_5] = "5",
  [RANK_6] = "6",    [RANK_7] = "7",       [RANK_8] = "8",         [RANK_9] = "9",
  [RANK_TEN] = "10", [RANK_JACK] = "jack", [RANK_QUEEN] = "queen", [RANK_KING] = "king",
  [RANK_ACE] = "1",
};

static GBytes *
load_key_file (GFile *folder, GFile *file, const char *path, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autofree char *folder_path = NULL;
  GBytes *bytes = g_file_load_bytes (file, NULL, NULL, &local);

  if (bytes != NULL)
    return bytes;

  folder_path = g_file_get_parse_name (folder);
  if (!g_file_query_exists (folder, NULL))
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_MISSING,
                 _ ("There is no folder “%s”; a deck is a folder with “%s” and an SVG file"),
                 folder_path, KEY_FILE);
  else if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_MISSING,
                 _ ("There is no “%s” in “%s”; a deck needs this key file"), KEY_FILE, folder_path);
  else
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_MISSING, _ ("“%s” cannot be read: %s"),
                 path, local->message);

  return NULL;
}

static char *
read_text (GKeyFile *keys, const char *path, const char *key, GError **error)
{
  g_autofree char *text = g_key_file_get_string (keys, GROUP_DECK, key, NULL);

  if (text == NULL || *text == '\0')
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: the key “%s” is missing in the group [%s]"), path, key, GROUP_DECK);
      return NULL;
    }

  return g_steal_pointer (&text);
}

static bool
read_count (GKeyFile *keys, const char *path, const char *key, int *count, GError **error)
{
  g_autofree char *text = read_text (keys, path, key, error);
  guint64 number;

  if (text == NULL)
    return false;

  if (!g_ascii_string_to_unsigned (text, 10, 1, 10000, &number, NULL))
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: %s=%s should be a whole number above 0"), path, key, text);
      return false;
    }

  *count = (int) number;

  return true;
}

static bool
read_cell (const DeckFile *self, GKeyFile *keys, const char *path, const char *key, DeckFace *face,
           GError **error)
{
  g_autoptr (GError) local = NULL;
  gsize n_numbers = 0;
  g_autofree int *cell = g_key_file_get_integer_list (keys, GROUP_FACES, key, &n_numbers, &local);

  if (local != NULL || n_numbers != 2)
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: the face “%s” has no cell; it should be %s=column;row;"), path, key,
                   key);
      return false;
    }

  if (cell[0] < 0 || cell[0] >= self->columns || cell[1] < 0 || cell[1] >= self->rows)
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: the cell %s=%d;%d; lies outside of the grid; columns are 0 … %d, "
                      "rows 0 … %d"),
                   path, key, cell[0], cell[1], self->columns - 1, self->rows - 1);
      return false;
    }

  face->id = g_strconcat ("#", key, NULL);
  face->column = cell[0];
  face->row = cell[1];

  return true;
}

static bool
read_faces (DeckFile *self, GKeyFile *keys, const char *path, GError **error)
{
  g_autofree char *back = read_text (keys, path, "Back", error);

  if (back == NULL || !read_cell (self, keys, path, back, &self->face[DECK_BACK], error))
    return false;

  for (Suit suit = 0; suit < SUITS; suit++)
    for (Rank rank = 0; rank < RANKS; rank++)
      {
        g_autofree char *key = g_strconcat (suit_keys[suit], "_", rank_keys[rank], NULL);

        /* A pack of 32 needs no more than 32 faces. */
        if (g_key_file_has_key (keys, GROUP_FACES, key, NULL)
            && !read_cell (self, keys, path, key, &self->face[deck_file_index (suit, rank)], error))
          return false;
      }

  return true;
}

static bool
read_all (DeckFile *self, GFile *folder, GKeyFile *keys, const char *path, GError **error)
{
  g_autofree char *format = read_text (keys, path, "Format", error);
  g_autofree char *svg = NULL;

  if (format == NULL)
    return false;

  if (!g_str_equal (format, FORMAT))
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: Format=%s is unknown; it should be %s"), path, format, FORMAT);
      return false;
    }

  svg = read_text (keys, path, "Svg", error);
  if (svg == NULL)
    return false;
  self->svg = g_file_get_child (folder, svg);

  self->name = g_key_file_get_locale_string (keys, GROUP_DECK, "Name", NULL, NULL);
  if (self->name == NULL)
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: the key “%s” is missing in the group [%s]"), path, "Name", GROUP_DECK);
      return false;
    }

  self->languages = g_key_file_get_string_list (keys, GROUP_INDICES, "languages", NULL, NULL);
  if (self->languages == NULL)
    self->languages = g_new0 (char *, 1);

  return read_count (keys, path, "CardWidth", &self->card_width, error)
         && read_count (keys, path, "CardHeight", &self->card_height, error)
         && read_count (keys, path, "Columns", &self->columns, error)
         && read_count (keys, path, "Rows", &self->rows, error)
         && read_faces (self, keys, path, error);
}

DeckFile *
deck_file_read (GFile *folder, GError **error)
{
  g_autoptr (DeckFile) self = g_new0 (DeckFile, 1);
  g_autoptr (GFile) file = g_file_get_child (folder, KEY_FILE);
  g_autofree char *path = g_file_get_parse_name (file);
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GBytes) bytes = load_key_file (folder, file, path, error);
  g_autoptr (GError) local = NULL;

  if (bytes == NULL)
    return NULL;

  if (!g_key_file_load_from_bytes (keys, bytes, G_KEY_FILE_KEEP_TRANSLATIONS, &local))
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s is no key file with groups and lines “key=value”: %s"), path,
                   local->message);
      return NULL;
    }

  if (!read_all (self, folder, keys, path, error))
    return NULL;

  return g_steal_pointer (&self);
}

void
deck_file_free (DeckFile *self)
{
  for (unsigned i = 0; i < DECK_FACES; i++)
    g_free (self->face[i].id);
  g_clear_object (&self->svg);
  g_strfreev (self->languages);
  g_free (self->name);
  g_free (self);
}
