/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "deck-file.h"

#include <glib/gi18n-lib.h>

#include "deck-error.h"
#include "safe-file.h"

#define GROUP_DECK "Deck"
#define GROUP_FACES "Faces"
#define GROUP_NAMES "Names"
#define GROUP_INDICES "Indices"
#define GROUP_KDE "KDE Backdeck"
#define FORMAT "atout"

/* No key file of a deck is longer. */
#define KEY_FILE_MAX ((gsize) 256 * 1024)

/* ---- Faces ------------------------------------------------------------------------------ */

/* How suits and ranks are called in the ids of elements. */
typedef struct
{
  const char *suits[SUITS];
  const char *ranks[DECK_SUIT_RANKS];
} FaceNames;

static const FaceNames french_names = {
  .suits = {
    [SUIT_CLUBS] = "club",
    [SUIT_SPADES] = "spade",
    [SUIT_HEARTS] = "heart",
    [SUIT_DIAMONDS] = "diamond",
  },
  .ranks = {
    [RANK_2] = "2", [RANK_3] = "3", [RANK_4] = "4", [RANK_5] = "5", [RANK_6] = "6",
    [RANK_7] = "7", [RANK_8] = "8", [RANK_9] = "9", [RANK_TEN] = "10",
    [RANK_JACK] = "jack", [RANK_KNIGHT] = "knight", [RANK_QUEEN] = "queen",
    [RANK_KING] = "king", [RANK_ACE] = "1",
  },
};

static const FaceNames german_names = {
  .suits = {
    [SUIT_CLUBS] = "acorn",
    [SUIT_SPADES] = "leaf",
    [SUIT_HEARTS] = "heart",
    [SUIT_DIAMONDS] = "bell",
  },
  .ranks = {
    [RANK_2] = "2", [RANK_3] = "3", [RANK_4] = "4", [RANK_5] = "5", [RANK_6] = "6",
    [RANK_7] = "7", [RANK_8] = "8", [RANK_9] = "9", [RANK_TEN] = "10",
    [RANK_JACK] = "unter", [RANK_QUEEN] = "ober", [RANK_KING] = "king", [RANK_ACE] = "daus",
  },
};

/* In the grid of Aisleriot. */
static const int grid_rows[SUITS] = {
  [SUIT_CLUBS] = 0,
  [SUIT_DIAMONDS] = 1,
  [SUIT_HEARTS] = 2,
  [SUIT_SPADES] = 3,
};
#define GRID_BACK_COLUMN 2
#define GRID_BACK_ROW 4

int
deck_face_index (Suit suit, Rank rank)
{
  if (suit == SUIT_TRUMPS)
    return rank >= RANK_TRUMP_1 && rank <= RANK_TRUMP_22
               ? SUITS * DECK_SUIT_RANKS + (int) (rank - RANK_TRUMP_1)
               : -1;
  if (suit >= SUITS || rank >= DECK_SUIT_RANKS)
    return -1;

  /* They are drawn alike; what differs is their place among the others. */
  return (int) (suit * DECK_SUIT_RANKS + (rank == RANK_ONE ? RANK_ACE : rank));
}

/* The ace counts as one in the grid. */
static int
grid_column (Rank rank)
{
  return rank == RANK_ACE ? 0 : (int) (rank - RANK_2) + 1;
}

static void
set_face (DeckFace *face, const char *id, int column, int row)
{
  g_free (face->id);
  face->id = g_strconcat ("#", id, NULL);
  face->column = column;
  face->row = row;
}

void
deck_file_name_faces (DeckFile *self, DeckKind kind)
{
  self->kind = kind;
  for (Suit suit = 0; suit < SUITS; suit++)
    for (Rank rank = 0; rank <= RANK_ACE; rank++)
      {
        const char *a = french_names.suits[suit];
        const char *b = french_names.ranks[rank];
        g_autofree char *id
            = kind == DECK_KDE ? g_strconcat (b, "_", a, NULL) : g_strconcat (a, "_", b, NULL);

        set_face (&self->face[deck_face_index (suit, rank)], id, grid_column (rank),
                  grid_rows[suit]);
      }
  set_face (&self->face[DECK_BACK], "back", GRID_BACK_COLUMN, GRID_BACK_ROW);
}

/* ---- Key files -------------------------------------------------------------------------- */

static GBytes *
load_key_file (GFile *folder, GFile *file, GError **error)
{
  g_autofree char *path = g_file_get_parse_name (file);
  g_autoptr (GError) local = NULL;
  g_autofree char *folder_path = NULL;
  GBytes *bytes = safe_file_read (file, KEY_FILE_MAX, FALSE, &local);

  if (bytes != NULL)
    return bytes;

  folder_path = g_file_get_parse_name (folder);
  if (!g_file_query_exists (folder, NULL))
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_MISSING,
                 _ ("There is no folder “%s”; a deck is a folder with “%s” and an SVG file"),
                 folder_path, DECK_FILE_NAME);
  else if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_MISSING,
                 _ ("There is no “%s” in “%s”; a deck needs this key file"), DECK_FILE_NAME,
                 folder_path);
  else if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE))
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_LARGE,
                 _ ("“%s” is much too large for the key file of a deck"), path);
  else
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_MISSING, _ ("“%s” cannot be read: %s"),
                 path, local->message);

  return NULL;
}

static char *
read_text (GKeyFile *keys, const char *path, const char *group, const char *key, GError **error)
{
  g_autofree char *text = g_key_file_get_string (keys, group, key, NULL);

  if (text == NULL || *text == '\0')
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: the key “%s” is missing in the group [%s]"), path, key, group);
      return NULL;
    }

  return g_steal_pointer (&text);
}

static bool
read_count (GKeyFile *keys, const char *path, const char *key, int *count, GError **error)
{
  g_autofree char *text = read_text (keys, path, GROUP_DECK, key, error);
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

/* The SVG lies beside the key file: its name leads nowhere else. */
static bool
read_svg_name (DeckFile *self, GFile *folder, GKeyFile *keys, const char *path, const char *group,
               const char *key, GError **error)
{
  g_autofree char *name = read_text (keys, path, group, key, error);

  if (name == NULL)
    return false;

  if (strchr (name, G_DIR_SEPARATOR) != NULL || g_str_equal (name, ".."))
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: %s=%s should be the name of a file in the same folder"), path, key,
                   name);
      return false;
    }

  self->svg = g_file_get_child (folder, name);

  return true;
}

/* ---- Our own decks ---------------------------------------------------------------------- */

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

  set_face (face, key, cell[0], cell[1]);

  return true;
}

static bool
read_face (DeckFile *self, GKeyFile *keys, const char *path, const char *key, int index,
           GError **error)
{
  /* A pack of 32 needs no more than 32 faces. */
  if (!g_key_file_has_key (keys, GROUP_FACES, key, NULL))
    return true;

  g_free (self->figure[index]);
  self->figure[index] = g_key_file_get_locale_string (keys, GROUP_NAMES, key, NULL, NULL);

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
  const FaceNames *names = self->suits == WORDS_GERMAN ? &german_names : &french_names;
  g_autofree char *back = read_text (keys, path, GROUP_DECK, "Back", error);

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
  g_autofree char *text = g_key_file_get_string (keys, GROUP_DECK, "Suits", NULL);

  if (text != NULL && !g_str_equal (text, "french") && !g_str_equal (text, "german"))
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: Suits=%s is unknown; it should be french or german"), path, text);
      return false;
    }

  self->suits = g_strcmp0 (text, "german") == 0 ? WORDS_GERMAN : WORDS_FRENCH;

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

  return true;
}

static bool
read_own (DeckFile *self, GFile *folder, GKeyFile *keys, const char *path, GError **error)
{
  g_autofree char *format = read_text (keys, path, GROUP_DECK, "Format", error);

  if (format == NULL)
    return false;

  if (!g_str_equal (format, FORMAT))
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: Format=%s is unknown; it should be %s"), path, format, FORMAT);
      return false;
    }

  if (!read_svg_name (self, folder, keys, path, GROUP_DECK, "Svg", error))
    return false;

  self->name = g_key_file_get_locale_string (keys, GROUP_DECK, "Name", NULL, NULL);
  if (self->name == NULL)
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: the key “%s” is missing in the group [%s]"), path, "Name", GROUP_DECK);
      return false;
    }

  self->usual_set = g_key_file_get_locale_string (keys, GROUP_INDICES, "usual", NULL, NULL);
  self->index_sets = g_key_file_get_string_list (keys, GROUP_INDICES, "languages", NULL, NULL);
  if (self->index_sets == NULL)
    self->index_sets = g_new0 (char *, 1);

  return read_suits (self, keys, path, error) && read_size (self, keys, path, error)
         && read_count (keys, path, "Columns", &self->columns, error)
         && read_count (keys, path, "Rows", &self->rows, error)
         && read_faces (self, keys, path, error);
}

/* ---- Decks of others -------------------------------------------------------------------- */

/*
 * These decks of the programs we know have acorns, leaves, hearts and bells, or shields and roses
 * for leaves and hearts.
 */
static WordsSuits
guess_suits (const char *name)
{
  static const char *const german[] = { "xskat german", "xskat", "german", "swiss xvii" };
  g_autofree char *plain = g_utf8_strdown (name, -1);

  g_strdelimit (plain, "-_", ' ');
  for (unsigned i = 0; i < G_N_ELEMENTS (german); i++)
    if (g_str_equal (plain, german[i]))
      return WORDS_GERMAN;

  return WORDS_FRENCH;
}

static bool
read_kde (DeckFile *self, GFile *folder, GKeyFile *keys, const char *path, GError **error)
{
  self->index_sets = g_new0 (char *, 1);
  self->name = g_key_file_get_locale_string (keys, GROUP_KDE, "Name", NULL, NULL);
  if (self->name == NULL)
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s: the key “%s” is missing in the group [%s]"), path, "Name", GROUP_KDE);
      return false;
    }

  if (!read_svg_name (self, folder, keys, path, GROUP_KDE, "SVG", error))
    return false;

  self->suits = guess_suits (self->name);
  deck_file_name_faces (self, DECK_KDE);

  return true;
}

/* The name of a file as a title: “anglo_modern.svgz” is “Anglo modern”. */
static char *
title_of_file (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (base);
  g_autofree char *first = NULL;
  char *end = strrchr (shown, '.');
  char *rest;

  if (end != NULL && end != shown)
    *end = '\0';
  g_strdelimit (shown, "-_", ' ');
  rest = g_utf8_next_char (shown);
  first = g_utf8_strup (shown, rest - shown);

  return g_strconcat (first, rest, NULL);
}

static DeckFile *
read_bare (GFile *svg)
{
  DeckFile *self = g_new0 (DeckFile, 1);

  self->kind = DECK_BARE;
  self->svg = g_object_ref (svg);
  self->name = title_of_file (svg);
  self->suits = guess_suits (self->name);
  self->index_sets = g_new0 (char *, 1);

  return self;
}

/* ---- Interface -------------------------------------------------------------------------- */

static GFile *
find_key_file (GFile *folder, DeckKind kind)
{
  return g_file_get_child (folder, kind == DECK_KDE ? DECK_FILE_NAME_KDE : DECK_FILE_NAME);
}

static DeckKind
see_kind (GFile *location)
{
  g_autoptr (GFile) kde = find_key_file (location, DECK_KDE);
  g_autoptr (GFile) own = find_key_file (location, DECK_OWN);

  if (g_file_query_file_type (location, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_REGULAR)
    return DECK_BARE;

  return !g_file_query_exists (own, NULL) && g_file_query_exists (kde, NULL) ? DECK_KDE : DECK_OWN;
}

DeckFile *
deck_file_parse (GFile *location, DeckKind kind, GBytes *bytes, GError **error)
{
  g_autoptr (DeckFile) self = NULL;
  g_autoptr (GFile) file = NULL;
  g_autofree char *path = NULL;
  g_autoptr (GKeyFile) keys = g_key_file_new ();
  g_autoptr (GError) local = NULL;

  if (kind == DECK_BARE)
    return read_bare (location);

  file = find_key_file (location, kind);
  path = g_file_get_parse_name (file);
  if (!g_key_file_load_from_bytes (keys, bytes, G_KEY_FILE_KEEP_TRANSLATIONS, &local))
    {
      /* it quotes the file, which may be anything */
      g_autofree char *reason = g_utf8_make_valid (local->message, -1);

      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s is no key file with groups and lines “key=value”: %s"), path, reason);
      return NULL;
    }

  self = g_new0 (DeckFile, 1);
  self->kind = kind;
  self->keys = g_bytes_ref (bytes);
  if (!(kind == DECK_KDE ? read_kde : read_own) (self, location, keys, path, error))
    return NULL;

  return g_steal_pointer (&self);
}

DeckFile *
deck_file_read (GFile *location, GError **error)
{
  DeckKind kind = see_kind (location);
  g_autoptr (GBytes) keys = NULL;

  if (kind != DECK_BARE)
    {
      g_autoptr (GFile) file = find_key_file (location, kind);

      keys = load_key_file (location, file, error);
      if (keys == NULL)
        return NULL;
    }

  return deck_file_parse (location, kind, keys, error);
}

bool
deck_file_load (DeckFile *self, GError **error)
{
  g_autofree char *path = g_file_get_parse_name (self->svg);
  g_autoptr (GError) local = NULL;

  if (self->drawing == NULL)
    self->drawing = safe_file_read (self->svg, SAFE_SVG_MAX, TRUE, &local);

  if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE))
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_LARGE,
                 /* Translators: a file, and a number of megabytes */
                 _ ("“%s” has more than %u MB when unpacked; no deck of cards needs so much"), path,
                 (guint) (SAFE_SVG_MAX / 1024 / 1024));
  else if (local != NULL)
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_MISSING,
                 _ ("The SVG file “%s” of the deck cannot be read: %s"), path, local->message);

  return self->drawing != NULL;
}

char *
deck_file_read_name (GFile *location)
{
  static const struct
  {
    const char *file;
    const char *group;
  } kinds[] = { { DECK_FILE_NAME, GROUP_DECK }, { DECK_FILE_NAME_KDE, GROUP_KDE } };
  g_autofree char *base = g_file_get_basename (location);

  if (g_str_has_suffix (base, ".svg") || g_str_has_suffix (base, ".svgz"))
    return title_of_file (location);

  for (unsigned i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GFile) file = g_file_get_child (location, kinds[i].file);
      g_autoptr (GBytes) bytes = safe_file_read (file, KEY_FILE_MAX, FALSE, NULL);
      g_autoptr (GKeyFile) keys = g_key_file_new ();
      char *name = NULL;

      if (bytes == NULL)
        continue;

      /* What is wrong with it is told when it is opened. */
      if (g_key_file_load_from_bytes (keys, bytes, G_KEY_FILE_KEEP_TRANSLATIONS, NULL))
        name = g_key_file_get_locale_string (keys, kinds[i].group, "Name", NULL, NULL);

      return name != NULL ? name : g_filename_display_name (base);
    }

  return NULL;
}

void
deck_file_free (DeckFile *self)
{
  for (unsigned i = 0; i < DECK_FACES; i++)
    {
      g_free (self->face[i].id);
      g_free (self->figure[i]);
    }
  g_clear_object (&self->svg);
  g_clear_pointer (&self->keys, g_bytes_unref);
  g_clear_pointer (&self->drawing, g_bytes_unref);
  g_strfreev (self->index_sets);
  g_free (self->usual_set);
  g_free (self->name);
  g_free (self);
}
