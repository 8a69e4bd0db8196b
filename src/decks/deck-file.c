/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "decks/deck-error.h"
#include "decks/deck-pictures.h"
#include "decks/safe-file.h"

#define KEY_FILE_MAX ((gsize) 256 * 1024)

/* ---- Faces ------------------------------------------------------------------------------ */

/* Row of each suit in Aisleriot's grid. */
static const int grid_rows[SUITS] = {
  [SUIT_CLUBS] = 0,
  [SUIT_DIAMONDS] = 1,
  [SUIT_HEARTS] = 2,
  [SUIT_SPADES] = 3,
};
#define GRID_BACK_COLUMN 2
#define GRID_BACK_ROW 4

static int
grid_column (Rank rank)
{
  return rank == RANK_ACE ? 0 : (int) (rank - RANK_2) + 1;
}

void
deck_file_name_faces (DeckFile *self, DeckKind kind)
{
  self->kind = kind;
  for (Suit suit = 0; suit < SUITS; suit++)
    for (Rank rank = 0; rank <= RANK_ACE; rank++)
      {
        const char *a = deck_names_french.suits[suit];
        const char *b = deck_names_french.ranks[rank];
        g_autofree char *id
            = kind == DECK_KDE ? g_strconcat (b, "_", a, NULL) : g_strconcat (a, "_", b, NULL);

        deck_file_set_face (&self->face[deck_face_index (suit, rank)], id, grid_column (rank),
                            grid_rows[suit]);
      }
  deck_file_set_face (&self->face[DECK_BACK], "back", GRID_BACK_COLUMN, GRID_BACK_ROW);
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
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_NO_CARDS,
                 _ ("There is no “%s” in “%s”; a deck needs this key file"), DECK_FILE_NAME,
                 folder_path);
  else if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY))
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_NO_CARDS,
                 _ ("“%s” is neither a folder with a deck nor an SVG file"), folder_path);
  else if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE))
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_LARGE,
                 _ ("“%s” is much too large for the key file of a deck"), path);
  else
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_MISSING, _ ("“%s” cannot be read: %s"),
                 path, local->message);

  return NULL;
}

static GFile *
find_key_file (GFile *folder, DeckKind kind)
{
  static const char *const names[]
      = { [DECK_KDE] = DECK_FILE_NAME_KDE, [DECK_PICTURES] = DECK_FILE_NAME_PYSOL };

  return g_file_get_child (
      folder, kind < G_N_ELEMENTS (names) && names[kind] != NULL ? names[kind] : DECK_FILE_NAME);
}

static bool
refuse_unread (GFile *file, const GError *reason, GError **error)
{
  g_autofree char *path = g_file_get_parse_name (file);

  if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE))
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_LARGE,
                 /* Translators: a file, and a number of megabytes */
                 _ ("“%s” is larger than %u MB; no deck of cards needs that much"), path,
                 (guint) (SAFE_SVG_MAX / 1024 / 1024));
  else if (g_error_matches (reason, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_MISSING, _ ("There is no file “%s”"),
                 path);
  else
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_MISSING,
                 _ ("The SVG file “%s” of the deck cannot be read: %s"), path, reason->message);

  return false;
}

/* ---- Other programs' decks -------------------------------------------------------------- */

/* Returns German suits for known decks with German or Swiss suits. */
static DeckSuits
guess_suits (const char *name)
{
  static const char *const german[] = { "xskat german", "xskat", "german", "swiss xvii" };
  g_autofree char *plain = g_utf8_strdown (name, -1);

  g_strdelimit (plain, "-_", ' ');
  for (unsigned i = 0; i < G_N_ELEMENTS (german); i++)
    if (g_str_equal (plain, german[i]))
      return SUITS_GERMAN;

  return SUITS_FRENCH;
}

static bool
read_kde (DeckFile *self, GFile *folder, GKeyFile *keys, const char *path, GError **error)
{
  self->index_sets = g_new0 (char *, 1);
  self->name = deck_file_parse_name (keys, path, DECK_GROUP_KDE, error);
  if (self->name != NULL)
    self->svg = deck_file_parse_svg (folder, keys, path, DECK_GROUP_KDE, "SVG", error);
  if (self->svg == NULL)
    return false;

  self->suits = guess_suits (self->name);
  deck_file_name_faces (self, DECK_KDE);

  return true;
}

/* Returns a display name: “anglo_modern.svgz” becomes “Anglo modern”. */
static char *
name_of_file (GFile *file)
{
  g_autofree char *base = g_file_get_basename (file);
  g_autofree char *shown = g_filename_display_name (base);
  g_autofree char *first = NULL;
  g_autofree char *whole = NULL;
  char *end = strrchr (shown, '.');
  char *rest;

  if (end != NULL && end != shown)
    *end = '\0';
  g_strdelimit (shown, "-_", ' ');
  rest = g_utf8_next_char (shown);
  first = g_utf8_strup (shown, rest - shown);

  whole = g_strconcat (first, rest, NULL);

  return deck_file_shorten (whole);
}

static DeckFile *
read_bare (GFile *svg)
{
  DeckFile *self = g_new0 (DeckFile, 1);

  self->kind = DECK_BARE;
  self->svg = g_object_ref (svg);
  self->name = name_of_file (svg);
  self->suits = guess_suits (self->name);
  self->index_sets = g_new0 (char *, 1);

  return self;
}

/* ---- Folders of pictures ---------------------------------------------------------------- */

/* Limit of the bytes of all pictures together. */
#define PICTURES_MAX SAFE_SVG_MAX

static DeckFile *
read_pictures (GFile *folder, GError **error)
{
  g_autoptr (DeckPictures) pictures = deck_pictures_read (folder, error);
  g_autoptr (GFile) config = find_key_file (folder, DECK_PICTURES);
  DeckFile *self;

  if (pictures == NULL)
    return NULL;
  if (pictures->deck != NULL)
    return read_bare (pictures->deck);

  self = g_new0 (DeckFile, 1);
  self->kind = DECK_PICTURES;
  self->svg = g_object_ref (folder);
  self->name = g_steal_pointer (&pictures->name);
  self->suits = pictures->suits;
  self->is_small = pictures->is_small;
  self->index_sets = g_new0 (char *, 1);
  self->keys = safe_file_read (config, KEY_FILE_MAX, FALSE, NULL);
  for (unsigned i = 0; i < DECK_FACES; i++)
    if (pictures->face[i] != NULL)
      {
        g_autofree char *name = g_file_get_basename (pictures->face[i]);

        deck_file_set_face (&self->face[i], name, 0, 0);
      }

  return self;
}

static bool
load_pictures (DeckFile *self, GError **error)
{
  gsize left = PICTURES_MAX;

  for (unsigned i = 0; i < DECK_FACES; i++)
    {
      g_autoptr (GFile) file = NULL;
      g_autoptr (GError) local = NULL;

      if (self->face[i].id == NULL || self->picture[i] != NULL)
        continue;

      file = g_file_get_child (self->svg, self->face[i].id + 1);
      self->picture[i] = safe_file_read (file, left, TRUE, &local);
      if (self->picture[i] == NULL)
        return refuse_unread (file, local, error);
      left -= g_bytes_get_size (self->picture[i]);
    }

  return true;
}

/* ---- Interface -------------------------------------------------------------------------- */

static gboolean
is_svg (GFile *location)
{
  g_autofree char *name = g_file_get_basename (location);

  return g_str_has_suffix (name, ".svg") || g_str_has_suffix (name, ".svgz");
}

static DeckKind
see_kind (GFile *location)
{
  g_autoptr (GFile) kde = find_key_file (location, DECK_KDE);
  g_autoptr (GFile) own = find_key_file (location, DECK_OWN);
  GFileType type = g_file_query_file_type (location, G_FILE_QUERY_INFO_NONE, NULL);

  /* a missing file with this ending is meant as a file */
  if (type == G_FILE_TYPE_REGULAR || (type != G_FILE_TYPE_DIRECTORY && is_svg (location)))
    return DECK_BARE;
  if (type != G_FILE_TYPE_DIRECTORY || g_file_query_exists (own, NULL))
    return DECK_OWN;

  return g_file_query_exists (kde, NULL) ? DECK_KDE : DECK_PICTURES;
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
  if (kind == DECK_PICTURES)
    {
      self = read_bare (location);
      self->kind = kind;
      return g_steal_pointer (&self);
    }

  file = find_key_file (location, kind);
  path = g_file_get_parse_name (file);
  if (!g_key_file_load_from_bytes (keys, bytes, G_KEY_FILE_KEEP_TRANSLATIONS, &local))
    {
      /* the quoted file may be invalid UTF-8 */
      g_autofree char *reason = g_utf8_make_valid (local->message, -1);

      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   _ ("%s is not a key file with groups and “key=value” lines: %s"), path, reason);
      return NULL;
    }

  self = g_new0 (DeckFile, 1);
  self->kind = kind;
  self->keys = g_bytes_ref (bytes);
  if (!(kind == DECK_KDE ? read_kde : deck_file_parse_own) (self, location, keys, path, error))
    return NULL;

  return g_steal_pointer (&self);
}

DeckFile *
deck_file_read (GFile *location, GError **error)
{
  DeckKind kind = see_kind (location);
  g_autoptr (GBytes) keys = NULL;

  if (kind == DECK_PICTURES)
    return read_pictures (location, error);
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
  g_autoptr (GError) local = NULL;

  if (self->kind == DECK_PICTURES)
    return load_pictures (self, error);

  if (self->drawing == NULL)
    self->drawing = safe_file_read (self->svg, SAFE_SVG_MAX, TRUE, &local);

  return self->drawing != NULL || refuse_unread (self->svg, local, error);
}

DeckKind
deck_file_get_kind (const DeckFile *self)
{
  return self->keys != NULL || self->kind == DECK_PICTURES ? self->kind : DECK_BARE;
}

GFile *
deck_file_get_location (const DeckFile *self)
{
  return self->keys != NULL && self->kind != DECK_PICTURES ? g_file_get_parent (self->svg)
                                                           : g_object_ref (self->svg);
}

GFile *
deck_file_get_key_file (const DeckFile *self)
{
  g_autoptr (GFile) location = deck_file_get_location (self);

  return self->keys != NULL ? find_key_file (location, self->kind) : NULL;
}

char *
deck_file_read_name (GFile *location)
{
  static const struct
  {
    const char *file;
    const char *group;
  } kinds[] = { { DECK_FILE_NAME, DECK_GROUP_OWN }, { DECK_FILE_NAME_KDE, DECK_GROUP_KDE } };
  g_autofree char *base = g_file_get_basename (location);
  g_autoptr (DeckPictures) pictures = NULL;

  if (is_svg (location))
    return name_of_file (location);

  for (unsigned i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (GFile) file = g_file_get_child (location, kinds[i].file);
      g_autoptr (GBytes) bytes = safe_file_read (file, KEY_FILE_MAX, FALSE, NULL);
      g_autoptr (GKeyFile) keys = g_key_file_new ();
      char *name = NULL;

      if (bytes == NULL)
        continue;

      /* Faults are reported when the deck is opened. */
      if (g_key_file_load_from_bytes (keys, bytes, G_KEY_FILE_KEEP_TRANSLATIONS, NULL))
        name = deck_file_find_name (keys, kinds[i].group);

      if (name == NULL)
        {
          g_autofree char *shown = g_filename_display_name (base);

          name = deck_file_shorten (shown);
        }
      return name;
    }

  pictures
      = g_file_query_file_type (location, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_DIRECTORY
            ? deck_pictures_read (location, NULL)
            : NULL;

  return pictures != NULL ? g_steal_pointer (&pictures->name) : NULL;
}

void
deck_file_free (DeckFile *self)
{
  for (unsigned i = 0; i < DECK_FACES; i++)
    {
      g_free (self->face[i].id);
      g_free (self->figure[i]);
      g_clear_pointer (&self->picture[i], g_bytes_unref);
    }
  g_clear_object (&self->svg);
  g_clear_pointer (&self->keys, g_bytes_unref);
  g_clear_pointer (&self->drawing, g_bytes_unref);
  g_strfreev (self->index_sets);
  g_free (self->usual_set);
  g_free (self->name);
  g_free (self);
}
