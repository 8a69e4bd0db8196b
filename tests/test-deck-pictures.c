/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Folders with one picture a card: which file is which card, and what is told when it is none. */

#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <librsvg/rsvg.h>
#include <string.h>

#include "add-tests.h"
#include "decks/card-names.h"
#include "decks/deck-error.h"
#include "decks/deck-pictures.h"
#include "decks/svg-check.h"
#include "folder-support.h"
#include "model/words/words.h"
#include "rules/game.h"

/* ---- Names ------------------------------------------------------------------------------ */

#define ENGLISH                                                                                    \
  {                                                                                                \
    "club", "spade", "heart", "diamond"                                                            \
  }
#define RANKS_GERMAN "2 3 4 5 6 7 8 9 10 unter ober könig ass"
#define RANKS_ENGLISH "2 3 4 5 6 7 8 9 10 jack queen king"

/* A way of calling cards; ranks go up to the ace. */
typedef struct
{
  DeckSuits suits;
  const char *suit[SUITS];
  const char *between; /* with a '<' in front the suit comes first */
  const char *ranks;
  const char *back; /* NULL: there is none */
} Way;

static const Way ways[] = {
  { SUITS_FRENCH, { "C", "S", "H", "D" }, "", "2 3 4 5 6 7 8 9 10 J Q K A", "1B" },
  { SUITS_FRENCH, { "C", "S", "H", "D" }, "", "2 3 4 5 6 7 8 9 T J Q K A", "back" },
  { SUITS_FRENCH, { "c", "s", "h", "d" }, "", "2 3 4 5 6 7 8 9 t j q k 1", "card_back" },
  { SUITS_FRENCH, { "c", "s", "h", "d" }, "", "2 3 4 5 6 7 8 9 10 11 12 13 1", "Back1" },
  { SUITS_FRENCH, { "c", "s", "h", "d" }, "<_", "02 03 04 05 06 07 08 09 10 11 12 13 01", NULL },
  { SUITS_FRENCH, { "c", "s", "h", "d" }, "", "2 3 4 5 6 7 8 9 10 11 12 13 14", "red_back" },
  { SUITS_FRENCH, ENGLISH, "_", RANKS_ENGLISH " 1", "back-blue" },
  { SUITS_FRENCH, ENGLISH, "<-", RANKS_ENGLISH " ace", "back" },
  { SUITS_FRENCH, ENGLISH, "", "6 7 8 9 10 jack queen king ace", "back" },
  { SUITS_FRENCH, ENGLISH, "<", "7 8 9 10 J Q K A", "CardBack" },
  { SUITS_FRENCH, ENGLISH, "<-", "2 3 4 5 6 7 8 9 10 11-Jack 12-Queen 13-King 1", "back" },
  { SUITS_FRENCH,
    { "Clubs", "Spades", "Hearts", "Diamonds" },
    "_of_",
    RANKS_ENGLISH " ace",
    "back" },
  { SUITS_FRENCH, { "clubs", "spades", "hearts", "diamonds" }, " of ", RANKS_ENGLISH " ace", NULL },
  { SUITS_FRENCH,
    { "English pattern clubs", "English pattern spades", "English pattern hearts",
      "English pattern diamonds" },
    "< ",
    "7 8 9 10 jack queen king ace",
    "back" },
  { SUITS_FRENCH,
    { "cardClubs", "cardSpades", "cardHearts", "cardDiamonds" },
    "<",
    "2 3 4 5 6 7 8 9 10 J Q K A",
    "cardBack_blue1" },
  { SUITS_FRENCH, { "♣", "♠", "♥", "♦\uFE0E" }, "", "7 8 9 10 J Q K A", "back" },
  { SUITS_FRENCH,
    { "clubs", "spades", "hearts", "diamonds" },
    "<_",
    "7 8 9 10 unter ober könig ass",
    "carte_french_double_back" },
  { SUITS_FRENCH,
    { "Kreuz", "Pik", "Herz", "Karo" },
    "<-",
    "7 8 9 10 Bube Dame König Ass",
    "Rückseite" },
  { SUITS_FRENCH, { "treff", "pik", "herz", "karo" }, "<_", "7 8 9 10 B D K A", "ruecken" },
  { SUITS_FRENCH,
    { "klaveren", "schoppen", "harten", "ruiten" },
    "<",
    "7 8 9 10 boer vrouw heer aas",
    "achterkant" },
  { SUITS_FRENCH, { "K", "S", "H", "R" }, "<", "7 8 9 10 B V H A", "achterkant" },
  { SUITS_FRENCH, { "T", "P", "C", "K" }, "", "7 8 9 10 V D R A", "back" },
  { SUITS_FRENCH,
    { "trèfle", "pique", "coeur", "carreau" },
    "_de_",
    "7 8 9 10 valet dame roi as",
    "back" },
  { SUITS_GERMAN, { "eichel", "blatt", "herz", "schellen" }, "<_", RANKS_GERMAN, "back" },
  { SUITS_GERMAN,
    { "Eichel", "Grün", "Herz", "Schell" },
    "<-",
    "7 8 9 10 Unter Ober Koenig Daus",
    "rueckseite" },
  { SUITS_GERMAN,
    { "eichel", "gru\u0308n", "rot", "schellen" },
    "<",
    "6 7 8 9 10 unter ober ko\u0308nig as",
    "ru\u0308ckseite" },
  { SUITS_GERMAN, { "Eichel", "Gras", "Herz", "Schellen" }, "<", "7 8 9 10 U O K A", "back" },
  { SUITS_GERMAN, { "Eichel", "laub", "herz", "schellen" }, "<", "7 8 9 10 U O K D", "back" },
  { SUITS_GERMAN, { "E", "G", "H", "S" }, "", "7 8 9 10 U O K S", "back" },
  { SUITS_GERMAN,
    { "eicheln", "schilten", "rosen", "schellen" },
    " ",
    "6 7 8 9 banner under ober koenig ass",
    NULL },
  { SUITS_GERMAN,
    { "acorn", "leaf", "heart", "bell" },
    "<_",
    "7 8 9 10 unter ober king daus",
    "back" },
};

/* The file of a card, after the pattern of @way. */
static char *
call (const Way *way, Suit suit, const char *rank)
{
  if (*way->between == '<')
    return g_strconcat (way->suit[suit], way->between + 1, rank, NULL);

  return g_strconcat (rank, way->between, way->suit[suit], NULL);
}

/* The first way in which clubs are called so. */
static const Way *
find_way (const char *clubs)
{
  const Way *way = ways;

  while (!g_str_equal (way->suit[SUIT_CLUBS], clubs))
    way++;

  return way;
}

/* Names of all cards after @way, and others that are none. */
static GPtrArray *
call_all (const Way *way)
{
  static const char *const others[] = {
    "joker", "Joker1", "1J", "red_joker", "background", "logo", "queen_of_hearts2", "2B", ""
  };
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) ranks = g_strsplit (way->ranks, " ", -1);

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    g_ptr_array_add (names, g_strdup (others[i]));
  for (guint i = 0; ranks[i] != NULL; i++)
    for (Suit suit = 0; suit < SUITS; suit++)
      g_ptr_array_add (names, call (way, suit, ranks[i]));
  if (way->back != NULL)
    g_ptr_array_add (names, g_strdup (way->back));
  g_ptr_array_add (names, NULL);

  return names;
}

static void
test_ways (void)
{
  for (guint row = 0; row < G_N_ELEMENTS (ways); row++)
    {
      const Way *way = &ways[row];
      g_autoptr (GPtrArray) names = call_all (way);
      g_auto (GStrv) ranks = g_strsplit (way->ranks, " ", -1);
      const Rank lowest = RANK_ACE + 1 - (Rank) g_strv_length (ranks);
      CardFiles files;

      g_test_message ("%s of %s", ranks[0], way->suit[0]);
      g_assert_true (card_names_find ((const char *const *) names->pdata, false, &files));
      g_assert_cmpint (files.naming.suits, ==, way->suits);
      g_assert_cmpint (files.n_cards, ==, (int) g_strv_length (ranks) * SUITS);
      for (guint i = 0; ranks[i] != NULL; i++)
        for (Suit suit = 0; suit < SUITS; suit++)
          {
            g_autofree char *name = call (way, suit, ranks[i]);
            const int face = deck_face_index (suit, lowest + (Rank) i);

            g_assert_cmpstr (names->pdata[files.file[face]], ==, name);
            g_assert_cmpint (card_names_read (&files.naming, name), ==, face);
          }
      if (way->back != NULL)
        g_assert_cmpstr (names->pdata[files.file[DECK_BACK]], ==, way->back);
      else
        g_assert_cmpint (files.file[DECK_BACK], ==, -1);
    }
}

/* The 54 cards of Cego, as our own deck calls them; the numbers of others have a knight at 12. */
static void
test_tarock (void)
{
  static const char *const fools[] = { "stiess", "Fool", "trump_22", "trump_0", "Tarock 22" };

  for (guint row = 0; row < G_N_ELEMENTS (fools); row++)
    {
      g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
      CardFiles files;

      for (Suit suit = 0; suit < SUITS; suit++)
        for (int number = 1; number <= 14; number++)
          g_ptr_array_add (names, g_strdup_printf ("%02d%c", number, "cshd"[suit]));
      for (int number = 1; number < DECK_TRUMPS; number++)
        g_ptr_array_add (names,
                         g_strdup_printf (row % 2 == 0 ? "trump_%d" : "%02d-Tarock", number));
      g_ptr_array_add (names, g_strdup (fools[row]));
      g_ptr_array_add (names, NULL);

      g_test_message ("%s", fools[row]);
      g_assert_true (card_names_find ((const char *const *) names->pdata, false, &files));
      g_assert_cmpint (files.n_cards, ==, 78);
      g_assert_cmpint (files.file[deck_face_index (SUIT_SPADES, RANK_KNIGHT)], ==, 14 + 11);
      g_assert_cmpint (files.file[deck_face_index (SUIT_HEARTS, RANK_ACE)], ==, 2 * 14);
      g_assert_cmpint (files.file[deck_face_index (SUIT_TRUMPS, RANK_TRUMP_1)], ==, 56);
      g_assert_cmpint (files.file[deck_face_index (SUIT_TRUMPS, RANK_TRUMP_22)], ==, 77);
    }
}

/* Of two drawings of a card the one that is called by less is taken. */
static void
test_doubles (void)
{
  g_autoptr (GPtrArray) names = call_all (find_way ("C"));
  CardFiles files;

  names->pdata[names->len - 1] = g_strdup ("king_of_hearts");
  g_ptr_array_add (names, g_strdup ("back-green"));
  g_ptr_array_add (names, g_strdup ("back"));
  g_ptr_array_add (names, NULL);

  g_assert_true (card_names_find ((const char *const *) names->pdata, false, &files));
  g_assert_cmpint (files.n_cards, ==, 52);
  g_assert_cmpstr (names->pdata[files.file[deck_face_index (SUIT_HEARTS, RANK_KING)]], ==, "KH");
  g_assert_cmpstr (names->pdata[files.file[DECK_BACK]], ==, "1B");
}

/* In sentences about decks cards are called as at the table. */
static void
test_words (void)
{
  static const struct
  {
    const char *game;
    DeckSuits suits;
  } rows[]
      = { { "klaverjas", SUITS_FRENCH }, { "klaverjas", SUITS_GERMAN }, { "cego", SUITS_FRENCH } };

  for (guint row = 0; row < G_N_ELEMENTS (rows); row++)
    {
      const Pack *pack = game_pack (game_find (rows[row].game), &OPTIONS_DEFAULT);

      for (Card card = 0; card < pack->n_cards; card++)
        {
          g_autofree char *word = words_card (rows[row].suits, pack, card);
          const int face = deck_face_index (pack_suit (pack, card), pack_rank (pack, card));
          g_autofree char *name = face_words_name (rows[row].suits, face);

          if (pack_rank (pack, card) != RANK_ONE) /* which is drawn like an ace */
            g_assert_cmpstr (name, ==, word);
        }
    }
}

/* ---- Folders ---------------------------------------------------------------------------- */

#define NO_DECK                                                                                    \
  "“%s” is not a deck: it should hold one SVG with all cards, or one picture per card, named " \
  "like "                                                                                          \
  "“king-of-clubs” or “KC”"
#define SVG_TEXT "<svg xmlns='http://www.w3.org/2000/svg' width='2' height='3'/>"
#define RED 0xffff0000u

/* A picture of one red pixel. */
static const char red_gif[] = "GIF89a\1\0\1\0\x80\0\0\xff\0\0\0\0\0,"
                              "\0\0\0\0\1\0\1\0\0\2\2D\1\0;";

static GBytes *
new_gif (void)
{
  return g_bytes_new_static (red_gif, sizeof red_gif - 1);
}

/* A red picture of this size. */
static GBytes *
new_png (int width, int height)
{
  const gsize size = (gsize) width * (gsize) height * 4;
  guint32 *pixels = g_malloc (size);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  for (int i = 0; i < width * height; i++)
    pixels[i] = RED;
  bytes = g_bytes_new_take (pixels, size);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, (gsize) width * 4);

  return gdk_texture_save_to_png_bytes (texture);
}

static void
write_bytes (const char *folder, const char *name, GBytes *bytes)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  g_file_set_contents (path, data, (gssize) size, &error);
  g_assert_no_error (error);
}

/* Writes a picture for each name of @way and each other one. */
static void
write_way (const char *folder, const Way *way, const char *ending, GBytes *picture)
{
  g_autoptr (GPtrArray) names = call_all (way);

  for (guint i = 0; names->pdata[i] != NULL; i++)
    {
      g_autofree char *name = g_strconcat (names->pdata[i], ending, NULL);

      write_bytes (folder, name, picture);
    }
}

static DeckPictures *
read_good (const char *path)
{
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  DeckPictures *pictures = deck_pictures_read (folder, &error);

  g_assert_no_error (error);

  return pictures;
}

static void
check_refused (const char *path, const char *sentence)
{
  g_autoptr (GFile) folder = g_file_new_for_path (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *whole = g_strdup_printf (sentence, name);
  g_autoptr (GError) error = NULL;

  g_assert_null (deck_pictures_read (folder, &error));
  g_assert_true (error->domain == ATOUT_DECK_ERROR);
  g_assert_cmpstr (error->message, ==, whole);
}

static void
check_file (GFile *file, const char *name)
{
  g_autofree char *base = file != NULL ? g_file_get_basename (file) : NULL;

  g_assert_cmpstr (base, ==, name);
}

/* Drawings come before pictures, and large pictures are sharp. */
static void
test_folder (void)
{
  g_autofree char *folder = folder_new ();
  g_autofree char *name = g_path_get_basename (folder);
  g_autoptr (GBytes) small = new_png (20, DECK_PICTURES_SHARP - 1);
  g_autoptr (GBytes) large = new_png (20, DECK_PICTURES_SHARP);
  g_autoptr (GBytes) drawing = g_bytes_new_static (SVG_TEXT, sizeof SVG_TEXT - 1);

  write_way (folder, find_way ("C"), ".PNG", large);
  {
    g_autoptr (DeckPictures) pictures = read_good (folder);

    g_assert_cmpstr (pictures->name, ==, name);
    g_assert_cmpint (pictures->suits, ==, SUITS_FRENCH);
    g_assert_null (pictures->deck);
    g_assert_true (pictures->is_raster);
    g_assert_false (pictures->is_small);
    check_file (pictures->face[deck_face_index (SUIT_HEARTS, RANK_TEN)], "10H.PNG");
    check_file (pictures->face[DECK_BACK], "1B.PNG");
    g_assert_null (pictures->face[deck_face_index (SUIT_HEARTS, RANK_KNIGHT)]);
  }

  write_bytes (folder, "9D.PNG", small);
  {
    g_autoptr (DeckPictures) pictures = read_good (folder);

    g_assert_true (pictures->is_small);
    g_assert_cmpint (pictures->width, ==, 20);
    g_assert_cmpint (pictures->height, ==, DECK_PICTURES_SHARP - 1);
  }

  write_way (folder, find_way ("eichel"), ".svgz", drawing);
  {
    g_autoptr (DeckPictures) pictures = read_good (folder);

    g_assert_cmpint (pictures->suits, ==, SUITS_GERMAN);
    g_assert_false (pictures->is_raster);
    g_assert_false (pictures->is_small);
    check_file (pictures->face[deck_face_index (SUIT_CLUBS, RANK_KING)], "eichel_könig.svgz");
  }

  folder_remove (folder);
}

static void
test_one_drawing (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) file = folder_write (folder, "all cards.svg", SVG_TEXT);

  {
    g_autoptr (DeckPictures) pictures = read_good (folder);

    check_file (pictures->deck, "all cards.svg");
    for (int face = 0; face < DECK_FACES; face++)
      g_assert_null (pictures->face[face]);
  }

  g_object_unref (folder_write (folder, "more.svg", SVG_TEXT));
  check_refused (folder, NO_DECK);
  g_object_unref (folder_write (folder, "more.svg", NULL));
  g_object_unref (folder_write (folder, "all cards.svg", NULL));
  g_object_unref (folder_write (folder, "back.svg", SVG_TEXT));
  check_refused (folder, NO_DECK);
  g_object_unref (folder_write (folder, "back.svg", NULL));
  g_object_unref (folder_write (folder, "KC.svg", SVG_TEXT));
  check_refused (folder, NO_DECK);

  folder_remove (folder);
}

static void
test_refused (void)
{
  g_autofree char *folder = folder_new ();
  g_autofree char *inner = g_build_filename (folder, "inside", NULL);
  g_autoptr (GBytes) picture = new_png (2, 3);

  check_refused ("/nowhere/at all", "“%s” is not a folder that can be read");
  check_refused (folder, NO_DECK);
  g_object_unref (folder_write (folder, "config.txt", ""));
  check_refused (folder, NO_DECK);
  g_object_unref (folder_write (folder, "config.txt", "PySolFC solitaire cardset;5;.gif"));
  check_refused (folder,
                 "“%s” is a PySol card set; of these, only Tarock packs can be used, for Cego");
  g_object_unref (folder_write (folder, "config.txt", "PySolFC solitaire cardset;5;.gif;3"));
  check_refused (folder, NO_DECK);
  g_object_unref (folder_write (folder, "config.txt", NULL));

  g_assert_cmpint (g_mkdir (inner, 0700), ==, 0);
  write_way (inner, find_way ("eichel"), ".png", picture);
  check_refused (folder, "“%s” is not a deck, but the folder “inside” in it is one");

  g_object_unref (folder_write (inner, "blatt_9.png", NULL));
  check_refused (inner, "“%s” is not complete: nine of leaves is missing");
  g_object_unref (folder_write (inner, "herz_unter.png", NULL));
  check_refused (inner, "“%s” is not complete: nine of leaves and 1 more card are missing");
  g_object_unref (folder_write (inner, "herz_9.png", NULL));
  check_refused (inner, "“%s” is not complete: nine of leaves and 2 more cards are missing");
  check_refused (folder, NO_DECK);

  write_way (inner, find_way ("eichel"), ".png", picture);
  g_object_unref (folder_write (inner, "herz_9.png", "This is a text, and nothing but a text."));
  check_refused (inner, "“%s” cannot be used: its file “herz_9.png” is not a picture");

  folder_remove (inner);
  folder_remove (folder);
}

/* ---- Sets of PySol ------------------------------------------------------------------------ */

/* Writes the 78 cards, with suits by these letters in the order of Suit, and what else is there. */
static void
write_pysol (const char *folder, const char *letters, GBytes *picture)
{
  static const char *const others[]
      = { "back01", "back02", "bottom01", "bottom01-n", "l01", "shade", "shadow00", "xshadow13" };

  for (int number = 1; number <= DECK_TRUMPS; number++)
    for (Suit suit = 0; suit <= SUITS; suit++)
      if (suit == SUITS || number <= 14)
        {
          g_autofree char *name
              = g_strdup_printf ("%02d%c.gif", number, suit == SUITS ? 'z' : letters[suit]);

          write_bytes (folder, name, picture);
        }
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *name = g_strconcat (others[i], ".gif", NULL);

      write_bytes (folder, name, picture);
    }
}

static void
write_config (const char *folder, int type)
{
  g_autofree char *text
      = g_strdup_printf ("PySolFC solitaire cardset;5;.gif;%d;78;4,27;0\r\n1;Small Tarock\r\n"
                         "2 3 8\r\n18 20 7 7\r\nback02.gif\r\nback01.gif;back02.gif\r\n",
                         type);

  g_object_unref (folder_write (folder, "config.txt", text));
}

/* The 54 cards of Cego, whatever the suits are called and the files hold. */
static void
test_pysol (void)
{
  static const char *const letters[] = { "cshd", "adcb" };
  g_autofree char *folder = folder_new ();
  g_autoptr (GBytes) png = new_png (2, 3);
  g_autoptr (GBytes) gif = new_gif ();

  for (guint row = 0; row < G_N_ELEMENTS (letters); row++)
    {
      g_autofree char *three = g_strdup_printf ("03%c.gif", letters[row][SUIT_HEARTS]);
      g_autofree char *queen = g_strdup_printf ("13%c.gif", letters[row][SUIT_SPADES]);
      g_autoptr (DeckPictures) pictures = NULL;
      int n_cards = 0;

      write_pysol (folder, letters[row], row == 0 ? gif : png);
      write_config (folder, 3);
      pictures = read_good (folder);
      for (int face = 0; face < DECK_CARDS; face++)
        n_cards += pictures->face[face] != NULL;

      g_assert_cmpint (n_cards, ==, 54);
      g_assert_cmpstr (pictures->name, ==, "Small Tarock");
      g_assert_cmpint (pictures->width, ==, row == 0 ? 1 : 2);
      g_assert_true (pictures->is_small);
      check_file (pictures->face[deck_face_index (SUIT_HEARTS, RANK_3)], three);
      check_file (pictures->face[deck_face_index (SUIT_SPADES, RANK_QUEEN)], queen);
      check_file (pictures->face[deck_face_index (SUIT_TRUMPS, RANK_TRUMP_1)], "01z.gif");
      check_file (pictures->face[deck_face_index (SUIT_TRUMPS, RANK_TRUMP_22)], "22z.gif");
      check_file (pictures->face[DECK_BACK], "back02.gif");
      g_assert_null (pictures->face[deck_face_index (SUIT_SPADES, RANK_ACE)]);

      g_object_unref (folder_write (folder, "17z.gif", NULL));
      {
        g_autoptr (GFile) location = g_file_new_for_path (folder);
        g_autoptr (GError) error = NULL;

        g_assert_null (deck_pictures_read (location, &error));
        g_assert_cmpstr (error->message, ==, "“Small Tarock” is not complete: trump 17 is missing");
        write_config (folder, 1);
        g_clear_error (&error);
        g_assert_null (deck_pictures_read (location, &error));
        g_assert_cmpstr (error->message, ==,
                         "“Small Tarock” is a PySol card set; of these, only Tarock packs can be "
                         "used, for Cego");
      }
      folder_remove (folder);
      g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
    }

  folder_remove (folder);
}

/* ---- Pictures as drawings ------------------------------------------------------------------- */

/* What the checks let pass is painted: PNG and GIF are red. */
static void
check_wrapped (GBytes *picture, int width, int height)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/wrapped.svg");
  g_autoptr (GBytes) svg = deck_pictures_wrap (picture);
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle;
  const RsvgRectangle whole = { 0, 0, width, height };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  RsvgRectangle box = { 0 };

  svg_check (file, svg, &error);
  g_assert_no_error (error);
  handle = rsvg_handle_new_from_data (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg), &error);
  g_assert_no_error (error);
  rsvg_handle_get_intrinsic_size_in_pixels (handle, &box.width, &box.height);
  g_assert_cmpint ((int) box.width, ==, width);
  g_assert_cmpint ((int) box.height, ==, height);
  rsvg_handle_render_document (handle, cr, &whole, &error);
  g_assert_no_error (error);

  cairo_surface_flush (surface);
  for (int y = 0; y < height; y++)
    {
      const guint32 *row = (const guint32 *) (cairo_image_surface_get_data (surface)
                                              + y * cairo_image_surface_get_stride (surface));

      for (int x = 0; x < width; x++)
        g_assert_cmphex (row[x], ==, RED);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  g_object_unref (handle);
}

static void
test_wrap (void)
{
  g_autoptr (GBytes) png = new_png (3, 5);
  g_autoptr (GBytes) gif = new_gif ();
  g_autoptr (GBytes) none = g_bytes_new_static (SVG_TEXT, sizeof SVG_TEXT - 1);
  static const char endless[] = "GIF89a\xff\xff\1\0\x80\0\0\xff\0\0\0\0\0,\0\0\0\0\1\0\1\0\0;";
  g_autoptr (GBytes) wide = g_bytes_new_static (endless, sizeof endless);

  check_wrapped (png, 3, 5);
  check_wrapped (gif, 1, 1);
  g_assert_null (deck_pictures_wrap (none));
  g_assert_null (deck_pictures_wrap (wide));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD_TESTS ("/deck-pictures", test_ways, test_tarock, test_doubles, test_words, test_folder,
             test_one_drawing, test_refused, test_pysol, test_wrap);

  return g_test_run ();
}
