/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Parses the key file of our own deck format. */

#include "decks/deck-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "decks/deck-error.h"

#define GROUP_FACES "Faces"
#define GROUP_NAMES "Names"
#define GROUP_INDICES "Indices"
#define FORMAT "atout"

/* Limit of columns, rows and card size. */
#define COUNT_MAX 10000

/* Limits of the number of index sets and of their names. */
#define SETS_MAX 50
#define SET_LENGTH_MAX 16
#define SET_CHARACTERS G_CSET_A_2_Z G_CSET_a_2_z G_CSET_DIGITS "_@-"

static bool
read_count (GKeyFile *keys, const char *path, const char *key, int *count, GError **error)
{
  g_autofree char *text = deck_file_parse_text (keys, path, DECK_GROUP_OWN, key, error);
  guint64 number;

  if (text == NULL)
    return false;

  if (!g_ascii_string_to_unsigned (text, 10, 1, COUNT_MAX, &number, NULL))
    {
      g_autofree char *quoted = deck_file_shorten (text);

      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: %s=%s should be a whole number from 1 to %d"), path, key, quoted,
                   COUNT_MAX);
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
  g_autofree char *quoted = deck_file_shorten (key);

  if (local != NULL || n_numbers != 2)
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: the face “%s” has no cell; it should be %s=column;row;"), path, quoted,
                   quoted);
      return false;
    }

  if (cell[0] < 0 || cell[0] >= self->columns || cell[1] < 0 || cell[1] >= self->rows)
    {
      g_set_error (
          error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
          _ ("%s: the cell %s=%d;%d; is outside the grid; columns are 0 … %d, rows 0 … %d"), path,
          quoted, cell[0], cell[1], self->columns - 1, self->rows - 1);
      return false;
    }

  deck_file_set_face (face, key, cell[0], cell[1]);

  return true;
}

static bool
read_face (DeckFile *self, GKeyFile *keys, const char *path, const char *key, int index,
           GError **error)
{
  g_autofree char *figure = NULL;

  if (!g_key_file_has_key (keys, GROUP_FACES, key, NULL))
    return true;

  figure = g_key_file_get_locale_string (keys, GROUP_NAMES, key, NULL, NULL);
  g_free (self->figure[index]);
  self->figure[index] = figure != NULL ? deck_file_shorten (figure) : NULL;

  return read_cell (self, keys, path, key, &self->face[index], error);
}

static bool
read_trumps (DeckFile *self, GKeyFile *keys, const char *path, GError **error)
{
  for (unsigned i = 0; i < DECK_TRUMPS; i++)
    {
      g_autofree char *key
          = i + 1 < DECK_TRUMPS ? g_strdup_printf ("trump_%u", i + 1) : g_strdup ("stiess");

      if (!read_face (self, keys, path, key, deck_face_index (SUIT_TRUMPS, RANK_TRUMP_1 + i),
                      error))
        return false;
    }

  return true;
}

static bool
read_faces (DeckFile *self, GKeyFile *keys, const char *path, GError **error)
{
  const DeckNames *names = self->suits == SUITS_GERMAN ? &deck_names_german : &deck_names_french;
  g_autofree char *back = deck_file_parse_text (keys, path, DECK_GROUP_OWN, "Back", error);

  if (back == NULL || !read_cell (self, keys, path, back, &self->face[DECK_BACK], error))
    return false;

  for (Suit suit = 0; suit < SUITS; suit++)
    for (Rank rank = 0; rank < DECK_SUIT_RANKS; rank++)
      if (names->ranks[rank] != NULL)
        {
          g_autofree char *key = g_strconcat (names->suits[suit], "_", names->ranks[rank], NULL);

          if (!read_face (self, keys, path, key, deck_face_index (suit, rank), error))
            return false;
        }

  return read_trumps (self, keys, path, error);
}

static bool
read_suits (DeckFile *self, GKeyFile *keys, const char *path, GError **error)
{
  g_autofree char *text = g_key_file_get_string (keys, DECK_GROUP_OWN, "Suits", NULL);

  if (text != NULL && !g_str_equal (text, "french") && !g_str_equal (text, "german"))
    {
      g_autofree char *quoted = deck_file_shorten (text);

      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: Suits=%s is unknown; it should be french or german"), path, quoted);
      return false;
    }

  self->suits = g_strcmp0 (text, "german") == 0 ? SUITS_GERMAN : SUITS_FRENCH;

  return true;
}

static bool
read_size (DeckFile *self, GKeyFile *keys, const char *path, GError **error)
{
  int width, height;

  if (!read_count (keys, path, "CardWidth", &width, error)
      || !read_count (keys, path, "CardHeight", &height, error))
    return false;

  self->card_width = width;
  self->card_height = height;

  return deck_file_check_card (path, width, height, error);
}

static bool
read_index (DeckFile *self, GKeyFile *keys, const char *path, GError **error)
{
  if (!g_key_file_has_key (keys, DECK_GROUP_OWN, "IndexWidth", NULL)
      && !g_key_file_has_key (keys, DECK_GROUP_OWN, "IndexHeight", NULL))
    return true;

  return read_count (keys, path, "IndexWidth", &self->index_width, error)
         && read_count (keys, path, "IndexHeight", &self->index_height, error);
}

/* ---- Index sets ------------------------------------------------------------------------- */

/* Checks the name of an index set, which enters a style sheet. */
static bool
check_set (const char *path, const char *key, const char *name, GError **error)
{
  gsize length = strlen (name);
  g_autofree char *quoted = NULL;

  if (length > 0 && length <= SET_LENGTH_MAX && strspn (name, SET_CHARACTERS) == length)
    return true;

  quoted = deck_file_shorten (name);
  g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
               /* Translators: a file, a key in it, the name of a set of corner letters, a number */
               _ ("%s: %s has “%s”; the name of a set of letters should be 1 to %d of the "
                  "characters A-Z, a-z, 0-9, _, @ and -"),
               path, key, quoted, SET_LENGTH_MAX);

  return false;
}

static bool
read_sets (DeckFile *self, GKeyFile *keys, const char *path, GError **error)
{
  self->usual_set = g_key_file_get_locale_string (keys, GROUP_INDICES, "usual", NULL, NULL);
  self->index_sets = g_key_file_get_string_list (keys, GROUP_INDICES, "languages", NULL, NULL);
  if (self->index_sets == NULL)
    self->index_sets = g_new0 (char *, 1);

  if (g_strv_length (self->index_sets) > SETS_MAX)
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: %s has %u sets of letters; at most %d are allowed"), path, "languages",
                   g_strv_length (self->index_sets), SETS_MAX);
      return false;
    }

  for (unsigned i = 0; self->index_sets[i] != NULL; i++)
    if (!check_set (path, "languages", self->index_sets[i], error))
      return false;

  return self->usual_set == NULL || check_set (path, "usual", self->usual_set, error);
}

bool
deck_file_parse_own (DeckFile *self, GFile *folder, GKeyFile *keys, const char *path,
                     GError **error)
{
  g_autofree char *format = deck_file_parse_text (keys, path, DECK_GROUP_OWN, "Format", error);

  if (format == NULL)
    return false;

  if (!g_str_equal (format, FORMAT))
    {
      g_autofree char *quoted = deck_file_shorten (format);

      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: Format=%s is unknown; it should be %s"), path, quoted, FORMAT);
      return false;
    }

  self->svg = deck_file_parse_svg (folder, keys, path, DECK_GROUP_OWN, "Svg", error);
  if (self->svg != NULL)
    self->name = deck_file_parse_name (keys, path, DECK_GROUP_OWN, error);
  if (self->name == NULL)
    return false;

  return read_sets (self, keys, path, error) && read_suits (self, keys, path, error)
         && read_size (self, keys, path, error) && read_index (self, keys, path, error)
         && read_count (keys, path, "Columns", &self->columns, error)
         && read_count (keys, path, "Rows", &self->rows, error)
         && read_faces (self, keys, path, error);
}
