/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-pictures.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "decks/card-names.h"
#include "decks/deck-error.h"
#include "decks/picture-head.h"
#include "decks/safe-file.h"

/* Limits of directory entries and pictures per folder. */
#define ENTRIES_MAX 5000
#define PICTURES_MAX 1000
#define FOLDERS_MAX 10u

/* Least cards that count as an incomplete pack. */
#define CARDS_MIN 16

/* Bytes read per file: JPEGs begin with camera data. */
#define HEAD_SIZE ((gsize) 128 * 1024)

/* ---- Listing a folder --------------------------------------------------------------------- */

/* Kinds of files, best first. */
enum
{
  KIND_SVG,
  KIND_PNG,
  KIND_JPEG,
  KIND_GIF,
  KINDS,
};

static const struct
{
  const char *ending;
  int kind;
} endings[] = {
  { ".svg", KIND_SVG },  { ".svgz", KIND_SVG },  { ".png", KIND_PNG },
  { ".jpg", KIND_JPEG }, { ".jpeg", KIND_JPEG }, { ".gif", KIND_GIF },
};

typedef struct
{
  GPtrArray *pictures[KINDS]; /* sorted file names */
  GPtrArray *folders;
} Listing;

static void
listing_free (Listing *self)
{
  for (int kind = 0; kind < KINDS; kind++)
    g_ptr_array_unref (self->pictures[kind]);
  g_ptr_array_unref (self->folders);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Listing, listing_free)

static int
find_ending (const char *name)
{
  for (int i = 0; i < (int) G_N_ELEMENTS (endings); i++)
    {
      const gsize length = strlen (name), ending_length = strlen (endings[i].ending);

      if (length > ending_length
          && g_ascii_strcasecmp (name + length - ending_length, endings[i].ending) == 0)
        return i;
    }

  return -1;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
listing_add (Listing *self, GFileInfo *info)
{
  const char *name = g_file_info_get_name (info);
  const int ending = find_ending (name);
  GPtrArray *names = NULL;

  if (name[0] == '.')
    return;

  if (g_file_info_get_file_type (info) == G_FILE_TYPE_DIRECTORY)
    names = self->folders;
  else if (ending >= 0)
    names = self->pictures[endings[ending].kind];

  if (names != NULL && names->len < PICTURES_MAX)
    g_ptr_array_add (names, g_strdup (name));
}

static Listing *
listing_read (GFile *folder)
{
  g_autoptr (GFileEnumerator) entries = g_file_enumerate_children (
      folder, G_FILE_ATTRIBUTE_STANDARD_NAME "," G_FILE_ATTRIBUTE_STANDARD_TYPE,
      G_FILE_QUERY_INFO_NONE, NULL, NULL);
  GFileInfo *info = NULL;
  Listing *self;

  if (entries == NULL)
    return NULL;

  self = g_new0 (Listing, 1);
  self->folders = g_ptr_array_new_with_free_func (g_free);
  for (int kind = 0; kind < KINDS; kind++)
    self->pictures[kind] = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < ENTRIES_MAX; i++)
    if (g_file_enumerator_iterate (entries, &info, NULL, NULL, NULL) && info != NULL)
      listing_add (self, info);
    else
      break;

  g_ptr_array_sort (self->folders, compare_names);
  for (int kind = 0; kind < KINDS; kind++)
    g_ptr_array_sort (self->pictures[kind], compare_names);

  return self;
}

static bool
listing_find_kind (const Listing *self, int kind, bool is_pysol, CardFiles *files)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < self->pictures[kind]->len; i++)
    {
      const char *name = self->pictures[kind]->pdata[i];
      g_autofree char *base
          = g_strndup (name, strlen (name) - strlen (endings[find_ending (name)].ending));

      g_strv_builder_add (builder, base);
    }
  names = g_strv_builder_end (builder);

  return card_names_find ((const char *const *) names, is_pysol, files);
}

/* Returns the best kind with a whole pack, else the one with most cards. */
static int
listing_find_cards (const Listing *self, bool is_pysol, CardFiles *files)
{
  int best = -1;

  *files = (CardFiles) { 0 };
  for (int kind = 0; kind < KINDS; kind++)
    {
      CardFiles tried;
      const bool is_whole = listing_find_kind (self, kind, is_pysol, &tried);

      if (is_whole || best < 0 || tried.n_cards > files->n_cards)
        {
          *files = tried;
          best = kind;
        }
      if (is_whole)
        break;
    }

  return best;
}

/* Returns true if the only SVG is not named like a card: it may hold all cards. */
static bool
listing_has_deck (const Listing *self)
{
  CardFiles files;

  if (self->pictures[KIND_SVG]->len != 1)
    return false;

  listing_find_kind (self, KIND_SVG, false, &files);

  return files.n_cards == 0 && files.file[DECK_BACK] < 0;
}

/* ---- PySol sets --------------------------------------------------------------------------- */

#define PYSOL_FILE "config.txt"
#define PYSOL_FILE_MAX ((gsize) 64 * 1024)
#define PYSOL_MAGIC "PySol"
#define PYSOL_TAROCK "3"

enum
{
  LINE_KIND,
  LINE_NAME,
  LINE_BACK = 4,
};
#define FIELD_TYPE 3

static char **
read_pysol (GFile *folder)
{
  g_autoptr (GFile) file = g_file_get_child (folder, PYSOL_FILE);
  g_autoptr (GBytes) bytes = safe_file_read (file, PYSOL_FILE_MAX, FALSE, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;

  if (bytes == NULL || g_bytes_get_size (bytes) == 0)
    return NULL;

  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  lines = g_strsplit (text, "\n", LINE_BACK + 2);
  if (lines[0] == NULL || !g_str_has_prefix (lines[0], PYSOL_MAGIC))
    return NULL;
  for (char **line = lines; *line != NULL; line++)
    g_strstrip (*line);

  return g_steal_pointer (&lines);
}

static gboolean
is_tarock (char **pysol)
{
  g_auto (GStrv) fields = g_strsplit (pysol[LINE_KIND], ";", -1);

  return g_strv_length (fields) > FIELD_TYPE
         && g_str_equal (g_strstrip (fields[FIELD_TYPE]), PYSOL_TAROCK);
}

static char *
read_name (GFile *folder, char **pysol)
{
  g_autofree char *base = g_file_get_basename (folder);
  g_autofree char *shown = g_filename_display_name (base);
  const char *name
      = pysol != NULL && g_strv_length (pysol) > LINE_NAME ? strchr (pysol[LINE_NAME], ';') : NULL;

  return deck_file_shorten (name != NULL && name[1] != '\0' ? name + 1 : shown);
}

/* ---- Errors ------------------------------------------------------------------------------- */

static void
refuse_part (const CardFiles *files, const char *name, GError **error)
{
  g_autofree char *card = face_words_name (files->naming.suits, files->first_missing);
  const int n_more = files->n_missing - 1;

  if (n_more == 0)
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_INCOMPLETE,
                 /* Translators: a deck, and a card, as "nine of hearts" */
                 _ ("“%s” is not complete: %s is missing"), name, card);
  else
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_INCOMPLETE,
                 /* Translators: a deck, a card, as "nine of hearts", and a number of others */
                 ngettext ("“%s” is not complete: %s and %d more card are missing",
                           "“%s” is not complete: %s and %d more cards are missing",
                           (gulong) n_more),
                 name, card, n_more);
}

/* Returns the first subfolder with a whole pack, or NULL. */
static const char *
find_folder (GFile *folder, const Listing *listing)
{
  for (guint i = 0; i < MIN (listing->folders->len, FOLDERS_MAX); i++)
    {
      g_autoptr (GFile) child = g_file_get_child (folder, listing->folders->pdata[i]);
      g_autoptr (Listing) inner = listing_read (child);
      CardFiles files;

      if (inner != NULL && listing_find_cards (inner, false, &files) >= 0 && files.n_missing == 0)
        return listing->folders->pdata[i];
    }

  return NULL;
}

static void
refuse_folder (GFile *folder, const Listing *listing, const char *name, GError **error)
{
  const char *inner = find_folder (folder, listing);
  g_autofree char *shown = inner != NULL ? g_filename_display_name (inner) : NULL;

  if (shown != NULL)
    g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_NO_CARDS,
                 /* Translators: two folders, the second of which lies in the first */
                 _ ("“%s” is not a deck, but the folder “%s” in it is one"), name, shown);
  else
    g_set_error (
        error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_NO_CARDS,
        _ ("“%s” is not a deck: it should hold one SVG with all cards, or one picture per card, "
           "named like “king-of-clubs” or “KC”"),
        name);
}

/* ---- Pictures ----------------------------------------------------------------------------- */

/* Returns true for a PNG, JPEG or GIF of valid size; some versions of librsvg cannot paint WebP. */
static bool
read_head (GBytes *bytes, PictureHead *head)
{
  gsize size;
  const guchar *data = g_bytes_get_data (bytes, &size);

  return picture_head_read (data, size, head) && !g_str_equal (head->kind, "webp")
         && head->width >= DECK_SIZE_MIN && head->width <= DECK_SIZE_MAX
         && head->height >= DECK_SIZE_MIN && head->height <= DECK_SIZE_MAX;
}

static bool
measure (DeckPictures *self, GFile *picture, GError **error)
{
  g_autoptr (GBytes) bytes = safe_file_read_head (picture, HEAD_SIZE, NULL);
  PictureHead head;

  if (bytes == NULL || !read_head (bytes, &head))
    {
      g_autofree char *base = g_file_get_basename (picture);
      g_autofree char *shown = g_filename_display_name (base);

      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN,
                   /* Translators: a deck, and a file in it */
                   _ ("“%s” cannot be used: its file “%s” is not a picture"), self->name, shown);
      return false;
    }

  if (self->width == 0 || MAX (head.width, head.height) < (guint) MAX (self->width, self->height))
    {
      self->width = (int) head.width;
      self->height = (int) head.height;
    }

  return true;
}

static bool
measure_all (DeckPictures *self, GError **error)
{
  self->is_raster = true;
  for (int face = 0; face < DECK_FACES; face++)
    if (self->face[face] != NULL && !measure (self, self->face[face], error))
      return false;

  self->is_small = MAX (self->width, self->height) < DECK_PICTURES_SHARP;

  return true;
}

/* Keeps the 54 cards of Cego, and PySol's default back. */
static void
restrict_to_tarock (DeckPictures *self, GFile *folder, char **pysol, const GPtrArray *names)
{
  for (Suit suit = 0; suit < SUITS; suit++)
    for (Rank rank = 0; rank < DECK_SUIT_RANKS; rank++)
      if (rank != RANK_ONE && !card_names_is_tarock (suit, rank))
        g_clear_object (&self->face[deck_face_index (suit, rank)]);

  if (g_strv_length (pysol) <= LINE_BACK)
    return;
  for (guint i = 0; i < names->len; i++)
    if (g_str_equal (names->pdata[i], pysol[LINE_BACK]))
      {
        g_clear_object (&self->face[DECK_BACK]);
        self->face[DECK_BACK] = g_file_get_child (folder, names->pdata[i]);
      }
}

static void
take_cards (DeckPictures *self, GFile *folder, const CardFiles *files, const GPtrArray *names)
{
  self->suits = files->naming.suits;
  for (int face = 0; face < DECK_FACES; face++)
    if (files->file[face] >= 0)
      self->face[face] = g_file_get_child (folder, names->pdata[files->file[face]]);
}

static bool
read_cards (DeckPictures *self, GFile *folder, char **pysol, GError **error)
{
  g_autoptr (Listing) listing = listing_read (folder);
  const GPtrArray *names;
  CardFiles files;
  int kind;

  if (listing == NULL)
    {
      g_set_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_MISSING,
                   _ ("“%s” is not a folder that can be read"), self->name);
      return false;
    }

  kind = listing_find_cards (listing, pysol != NULL, &files);
  names = listing->pictures[kind];
  if (files.n_missing == 0)
    {
      take_cards (self, folder, &files, names);
      if (pysol != NULL)
        restrict_to_tarock (self, folder, pysol, names);
      return kind == KIND_SVG || measure_all (self, error);
    }

  if (files.n_cards >= CARDS_MIN)
    refuse_part (&files, self->name, error);
  else if (pysol == NULL && listing_has_deck (listing))
    self->deck = g_file_get_child (folder, listing->pictures[KIND_SVG]->pdata[0]);
  else
    refuse_folder (folder, listing, self->name, error);

  return self->deck != NULL;
}

/* ---- Interface ---------------------------------------------------------------------------- */

DeckPictures *
deck_pictures_read (GFile *folder, GError **error)
{
  g_autoptr (DeckPictures) self = g_new0 (DeckPictures, 1);
  g_auto (GStrv) pysol = read_pysol (folder);

  self->name = read_name (folder, pysol);
  if (pysol != NULL && !is_tarock (pysol))
    {
      g_set_error (
          error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_NO_CARDS,
          _ ("“%s” is a PySol card set; of these, only Tarock packs can be used, for Cego"),
          self->name);
      return NULL;
    }

  return read_cards (self, folder, pysol, error) ? g_steal_pointer (&self) : NULL;
}

void
deck_pictures_free (DeckPictures *self)
{
  for (int face = 0; face < DECK_FACES; face++)
    g_clear_object (&self->face[face]);
  g_clear_object (&self->deck);
  g_free (self->name);
  g_free (self);
}

GBytes *
deck_pictures_wrap (GBytes *picture)
{
  gsize size;
  const guchar *data = g_bytes_get_data (picture, &size);
  g_autofree char *code = NULL;
  PictureHead head;
  char *svg;

  if (!read_head (picture, &head))
    return NULL;

  code = g_base64_encode (data, size);
  svg = g_strdup_printf ("<svg xmlns='http://www.w3.org/2000/svg' width='%u' height='%u'>"
                         "<image width='%u' height='%u' href='data:image/%s;base64,%s'/></svg>",
                         head.width, head.height, head.width, head.height, head.kind, code);

  return g_bytes_new_take (svg, strlen (svg));
}

/* ---- Names of cards ------------------------------------------------------------------------- */

char *
face_words_name (DeckSuits suits, int face)
{
  const bool is_german = suits == SUITS_GERMAN;
  const Rank rank = (Rank) (face % DECK_SUIT_RANKS);
  const Suit suit = (Suit) (face / DECK_SUIT_RANKS);
  GString *name;

  if (face == deck_face_index (SUIT_TRUMPS, RANK_TRUMP_22))
    return g_strdup (C_ ("card", "Fool"));

  name = g_string_new (NULL);
  if (suit >= SUITS)
    {
      g_autofree char *number = g_strdup_printf ("%d", face - SUITS * DECK_SUIT_RANKS + 1);

      g_string_assign (name, C_ ("card", "trump {number}"));
      g_string_replace (name, "{number}", number, 1);
      return g_string_free (name, FALSE);
    }

  g_string_assign (name, is_german ? C_ ("German card", "{rank} of {suit}")
                                   : C_ ("card", "{rank} of {suit}"));
  g_string_replace (name, "{rank}",
                    g_dpgettext2 (GETTEXT_PACKAGE, is_german ? "German rank" : "rank",
                                  card_rank_words[suits][rank]),
                    1);
  g_string_replace (name, "{suit}",
                    g_dpgettext2 (GETTEXT_PACKAGE, is_german ? "German suit" : "suit",
                                  card_suit_words[suits][suit]),
                    1);

  return g_string_free (name, FALSE);
}
