/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <gtk/gtk.h>
#include <unistd.h>

#include "add-tests.h"
#include "decks/atout-deck.h"
#include "decks/atout-face.h"
#include "decks/deck-file.h"
#include "decks/deck-style.h"
#include "decks/deck-worker.h"
#include "decks/face-supply.h"
#include "decks/face-texture.h"
#include "folder-support.h"
#include "rules/game.h"

#define WIDTH 120
#define HEIGHT 180

#define GOOD_SVG                                                                                   \
  "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='60' viewBox='0 0 40 60'>"            \
  "<g id='club_7'><path d='M0,0H20V30H0Z'/></g><g id='back'><path d='M20,0H40V30H20Z'/></g></svg>"

#define GOOD_HEAD                                                                                  \
  "[Deck]\nName=Small\nName[nl]=Klein\nFormat=atout\nSvg=small.svg\nCardWidth=20\n"                \
  "CardHeight=30\nColumns=2\nRows=2\nBack=back\n"

#define GOOD_INI GOOD_HEAD "[Faces]\nclub_7=0;0;\nback=1;0;\n"

/* The same, of this size. */
#define SVG_WITH(size)                                                                             \
  "<svg xmlns='http://www.w3.org/2000/svg' " size ">"                                              \
  "<g id='club_7'><path d='M0,0H20V30H0Z'/></g><g id='back'><path d='M20,0H40V30H20Z'/></g></svg>"
#define HEAD_WITH(width, height, columns)                                                          \
  "[Deck]\nName=A\nFormat=atout\nSvg=small.svg\nCardWidth=" width "\nCardHeight=" height           \
  "\nColumns=" columns "\nRows=2\nBack=back\n[Faces]\nclub_7=0;0;\nback=1;0;\n"

/* ---- Folders ---------------------------------------------------------------------------- */

typedef struct
{
  const char *what;
  const char *ini; /* NULL: no such file */
  const char *svg;
  int code;          /* ATOUT_DECK_ERROR_…; -1: the deck is good */
  const char *names; /* what the message has to name */
} FolderRow;

#define MISSING ATOUT_DECK_ERROR_MISSING
#define BROKEN ATOUT_DECK_ERROR_BROKEN

static const FolderRow folder_rows[] = {
  { "good deck", GOOD_INI, GOOD_SVG, -1, NULL },
  { "no key file", NULL, GOOD_SVG, -1, NULL }, /* the SVG alone is a deck */
  { "no key file at all", "\x89PNG", GOOD_SVG, BROKEN, "deck.ini" },
  { "empty key file", "", GOOD_SVG, BROKEN, "Format" },
  { "other format", "[Deck]\nName=A\nFormat=kde\n", GOOD_SVG, BROKEN, "Format=kde" },
  { "no name", "[Deck]\nFormat=atout\nSvg=small.svg\n", GOOD_SVG, BROKEN, "“Name”" },
  { "empty name", "[Deck]\nName=\nFormat=atout\nSvg=small.svg\n", GOOD_SVG, BROKEN, "Name=" },
  { "name of blanks", "[Deck]\nName=\\s\\n \nFormat=atout\nSvg=small.svg\n", GOOD_SVG, BROKEN,
    "Name=" },
  { "no SVG named", "[Deck]\nName=A\nFormat=atout\n", GOOD_SVG, BROKEN, "“Svg”" },
  { "no width", "[Deck]\nName=A\nFormat=atout\nSvg=small.svg\n", GOOD_SVG, BROKEN, "“CardWidth”" },
  { "width of nothing", "[Deck]\nName=A\nFormat=atout\nSvg=small.svg\nCardWidth=0\n", GOOD_SVG,
    BROKEN, "CardWidth=0" },
  { "width in words", "[Deck]\nName=A\nFormat=atout\nSvg=small.svg\nCardWidth=wide\n", GOOD_SVG,
    BROKEN, "CardWidth=wide" },
  { "negative width", HEAD_WITH ("-20", "30", "2"), GOOD_SVG, BROKEN, "CardWidth=-20" },
  { "width that overflows", HEAD_WITH ("18446744073709551636", "30", "2"), GOOD_SVG, BROKEN,
    "CardWidth=18446744073709551636" },
  { "no number", HEAD_WITH ("nan", "30", "2"), GOOD_SVG, BROKEN, "CardWidth=nan" },
  { "endless height", HEAD_WITH ("20", "inf", "2"), GOOD_SVG, BROKEN, "CardHeight=inf" },
  { "card without width", HEAD_WITH ("1", "10000", "2"), GOOD_SVG, BROKEN,
    "deck.ini: a card is 1 wide and 10000 high" },
  { "card without height", HEAD_WITH ("10000", "1", "2"), GOOD_SVG, ATOUT_DECK_ERROR_ACROSS,
    "10000 wide and 1 high" },
  { "narrow card", HEAD_WITH ("29", "100", "2"), GOOD_SVG, BROKEN,
    "deck.ini: a card is 29 wide and 100 high" },
  { "wide card", HEAD_WITH ("121", "100", "2"), GOOD_SVG, ATOUT_DECK_ERROR_ACROSS,
    "121 wide and 100 high" },
  { "flat drawing", GOOD_INI, SVG_WITH ("width='1e9' height='1e-3'"), ATOUT_DECK_ERROR_ACROSS,
    "5e+08 wide and 0.0005 high" },
  { "endless drawing", GOOD_INI, SVG_WITH ("viewBox='0 0 1e30 1e30'"), BROKEN,
    "5e+29 wide and 5e+29 high" },
  { "too many columns", HEAD_WITH ("20", "30", "10001"), GOOD_SVG, BROKEN,
    "Columns=10001 should be a whole number from 1 to 10000" },
  { "set of letters with a rule", GOOD_INI "[Indices]\nlanguages=en;a{} rect{filter:url(#f)} .x;\n",
    GOOD_SVG, BROKEN, "languages has “a{} rect{filter:url(#f)} .x”" },
  { "set of letters with an import", GOOD_INI "[Indices]\nlanguages=}@import \"file:///a\";\n",
    GOOD_SVG, BROKEN, "languages has “}@import" },
  { "set of letters without a name", GOOD_INI "[Indices]\nlanguages=en;;nl\n", GOOD_SVG, BROKEN,
    "languages has “”" },
  { "set of letters with a long name", GOOD_INI "[Indices]\nlanguages=abcdefghijklmnopq;\n",
    GOOD_SVG, BROKEN, "languages has “abcdefghijklmnopq”; the name of a set of letters should be" },
  { "set of letters with a good name", GOOD_INI "[Indices]\nlanguages=sr_RS@latin-9;x;\n", GOOD_SVG,
    -1, NULL },
  { "usual set with a rule", GOOD_INI "[Indices]\nlanguages=en;\nusual=x{}\n", GOOD_SVG, BROKEN,
    "usual has “x{}”" },
  { "no faces", GOOD_HEAD, GOOD_SVG, BROKEN, "“back”" },
  { "back without cell", GOOD_HEAD "[Faces]\nclub_7=0;0;\n", GOOD_SVG, BROKEN, "“back”" },
  { "face without cell", GOOD_HEAD "[Faces]\nclub_7=\nback=1;0;\n", GOOD_SVG, BROKEN, "“club_7”" },
  { "half a cell", GOOD_HEAD "[Faces]\nclub_7=1;\nback=1;0;\n", GOOD_SVG, BROKEN, "“club_7”" },
  { "cell in words", GOOD_HEAD "[Faces]\nclub_7=a;b;\nback=1;0;\n", GOOD_SVG, BROKEN, "“club_7”" },
  { "column outside", GOOD_HEAD "[Faces]\nclub_7=2;0;\nback=1;0;\n", GOOD_SVG, BROKEN,
    "club_7=2;0;" },
  { "row outside", GOOD_HEAD "[Faces]\nclub_7=0;-1;\nback=1;0;\n", GOOD_SVG, BROKEN,
    "club_7=0;-1;" },
  { "no SVG", GOOD_INI, NULL, MISSING, "small.svg" },
  { "empty SVG", GOOD_INI, "", BROKEN, "small.svg" },
  { "SVG cut off", GOOD_INI, "<svg xmlns='http://www.w3.org/2000/svg'><g id='club_7'>", BROKEN,
    "small.svg" },
  { "unknown suits", GOOD_HEAD "Suits=swiss\n[Faces]\nclub_7=0;0;\nback=1;0;\n", GOOD_SVG, BROKEN,
    "Suits=swiss" },
  { "SVG elsewhere", "[Deck]\nName=A\nFormat=atout\nSvg=../small.svg\n", GOOD_SVG, BROKEN,
    "Svg=../small.svg" },
  { "no such element", GOOD_INI,
    "<svg xmlns='http://www.w3.org/2000/svg'><g id='club_8'/><g id='back'/></svg>", BROKEN,
    "“club_7”" },
};

static void
test_folders (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) file = g_file_new_for_path (folder);

  for (guint i = 0; i < G_N_ELEMENTS (folder_rows); i++)
    {
      const FolderRow *row = &folder_rows[i];
      g_autoptr (GError) error = NULL;
      g_autoptr (AtoutDeck) deck = NULL;

      g_test_message ("%s", row->what);
      g_object_unref (folder_write (folder, "deck.ini", row->ini));
      g_object_unref (folder_write (folder, "small.svg", row->svg));

      deck = atout_deck_new (file, &error);
      if (row->code < 0)
        {
          g_assert_no_error (error);
          g_assert_nonnull (deck);
          continue;
        }

      g_assert_null (deck);
      g_assert_error (error, ATOUT_DECK_ERROR, row->code);
      g_test_message ("  %s", error->message);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_nonnull (strstr (error->message, row->names));
      g_assert_nonnull (strstr (error->message, folder));
    }

  folder_remove (folder);
}

/* A name that has no end is cut where it is shown, also in the name of a card. */
static void
test_long_names (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) location = g_file_new_for_path (folder);
  g_autoptr (GString) name = g_string_new ("One\\nmore ");
  g_autofree char *ini = NULL;
  g_autofree char *read = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutDeck) deck = NULL;
  const char *shown[3];

  for (guint i = 0; i < 60000; i++)
    g_string_append (name, "ö");
  ini = g_strdup_printf ("[Deck]\nName=%s\nFormat=atout\nSvg=small.svg\nCardWidth=20\n"
                         "CardHeight=30\nColumns=2\nRows=2\nBack=back\n"
                         "[Faces]\nclub_7=0;0;\nback=1;0;\n[Names]\nclub_7=%s\n",
                         name->str, name->str);
  g_object_unref (folder_write (folder, "deck.ini", ini));
  g_object_unref (folder_write (folder, "small.svg", GOOD_SVG));

  deck = atout_deck_new (location, &error);
  g_assert_no_error (error);
  read = deck_file_read_name (location);
  shown[0] = atout_deck_get_name (deck);
  shown[1] = atout_deck_get_figure (deck, SUIT_CLUBS, RANK_7);
  shown[2] = read;
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      g_assert_true (g_str_has_prefix (shown[i], "One more ööö"));
      g_assert_true (g_str_has_suffix (shown[i], "ö…"));
      g_assert_cmpint (g_utf8_strlen (shown[i], -1), ==, 40);
    }

  folder_remove (folder);
}

/* Each set is tried, so there cannot be any number of them. */
static void
test_many_sets (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) location = g_file_new_for_path (folder);
  g_autoptr (GString) ini = g_string_new (GOOD_INI "[Indices]\nlanguages=");
  g_autoptr (AtoutDeck) good = NULL;
  g_autoptr (AtoutDeck) bad = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 50; i++)
    g_string_append_printf (ini, "a%u;", i);
  g_object_unref (folder_write (folder, "deck.ini", ini->str));
  g_object_unref (folder_write (folder, "small.svg", GOOD_SVG));
  good = atout_deck_new (location, &error);
  g_assert_no_error (error);

  g_string_append (ini, "z;");
  g_object_unref (folder_write (folder, "deck.ini", ini->str));
  bad = atout_deck_new (location, &error);
  g_assert_null (bad);
  g_assert_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_BROKEN);
  g_test_message ("%s", error->message);
  g_assert_nonnull (
      strstr (error->message, "languages has 51 sets of letters; at most 50 are allowed"));

  folder_remove (folder);
}

static void
test_no_folder (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/deck");
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutDeck) deck = atout_deck_new (file, &error);

  g_assert_null (deck);
  g_assert_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_MISSING);
  g_assert_nonnull (strstr (error->message, "/nowhere/deck"));
}

/* A small deck shows its back for the cards it lacks, and has its name in the user's language. */
static void
test_small_deck (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutDeck) deck = NULL;
  g_autoptr (AtoutDeck) dutch = NULL;

  g_object_unref (folder_write (folder, "deck.ini", GOOD_INI));
  g_object_unref (folder_write (folder, "small.svg", GOOD_SVG));

  deck = atout_deck_new (file, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (atout_deck_get_name (deck), ==, "Small");
  g_assert_cmpfloat_with_epsilon (atout_deck_get_aspect_ratio (deck), 2.0 / 3.0, 1e-6);
  g_assert_true (atout_deck_get_face (deck, SUIT_CLUBS, RANK_7) != atout_deck_get_back (deck));
  g_assert_true (atout_deck_get_face (deck, SUIT_CLUBS, RANK_8) == atout_deck_get_back (deck));

  g_setenv ("LANGUAGE", "nl", TRUE);
  dutch = atout_deck_new (file, &error);
  g_setenv ("LANGUAGE", "", TRUE);
  g_assert_no_error (error);
  g_assert_cmpstr (atout_deck_get_name (dutch), ==, "Klein");

  folder_remove (folder);
}

/* ---- Suits, ranks and letters ----------------------------------------------------------- */

#define HEAD_OF(suits)                                                                             \
  "[Deck]\nName=A\nFormat=atout\nSvg=small.svg\nSuits=" suits "\nCardWidth=20\nCardHeight=30\n"    \
  "Columns=4\nRows=2\nBack=back\n"

typedef struct
{
  const char *ini;
  const char *ids[4]; /* of the elements in the SVG */
  DeckSuits suits;
  struct
  {
    Suit suit;
    Rank rank;
  } cards[4]; /* that the deck has, and no other */
} NamesRow;

static const NamesRow names_rows[] = {
  { HEAD_OF ("french") "[Faces]\nclub_10=0;0;\ndiamond_queen=1;0;\nspade_1=2;0;\nheart_jack=3;0;\n"
                       "back=0;1;\n",
    { "club_10", "diamond_queen", "spade_1", "heart_jack" },
    SUITS_FRENCH,
    { { SUIT_CLUBS, RANK_TEN },
      { SUIT_DIAMONDS, RANK_QUEEN },
      { SUIT_SPADES, RANK_ACE },
      { SUIT_HEARTS, RANK_JACK } } },
  { HEAD_OF ("german") "[Faces]\nacorn_unter=0;0;\nleaf_ober=1;0;\nheart_daus=2;0;\nbell_6=3;0;\n"
                       "back=0;1;\n",
    { "acorn_unter", "leaf_ober", "heart_daus", "bell_6" },
    SUITS_GERMAN,
    { { SUIT_CLUBS, RANK_JACK },
      { SUIT_SPADES, RANK_QUEEN },
      { SUIT_HEARTS, RANK_ACE },
      { SUIT_DIAMONDS, RANK_6 } } },
  { HEAD_OF ("french") "[Faces]\ntrump_1=0;0;\ntrump_21=1;0;\nstiess=2;0;\nspade_knight=3;0;\n"
                       "back=0;1;\n",
    { "trump_1", "trump_21", "stiess", "spade_knight" },
    SUITS_FRENCH,
    { { SUIT_TRUMPS, RANK_TRUMP_1 },
      { SUIT_TRUMPS, RANK_TRUMP_1 + 20 },
      { SUIT_TRUMPS, RANK_TRUMP_22 },
      { SUIT_SPADES, RANK_KNIGHT } } },
};

/* Which id is which card follows from the suits of the deck. */
static void
test_names (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) file = g_file_new_for_path (folder);

  for (guint i = 0; i < G_N_ELEMENTS (names_rows); i++)
    {
      const NamesRow *row = &names_rows[i];
      g_autofree char *svg = g_strdup_printf (
          "<svg xmlns='http://www.w3.org/2000/svg'><g id='%s'/><g id='%s'/><g id='%s'/>"
          "<g id='%s'/><g id='back'/></svg>",
          row->ids[0], row->ids[1], row->ids[2], row->ids[3]);
      g_autoptr (GError) error = NULL;
      g_autoptr (AtoutDeck) deck = NULL;
      guint n = 0;

      g_object_unref (folder_write (folder, "deck.ini", row->ini));
      g_object_unref (folder_write (folder, "small.svg", svg));
      deck = atout_deck_new (file, &error);
      g_assert_no_error (error);

      g_assert_cmpint (atout_deck_get_suits (deck), ==, row->suits);
      for (guint j = 0; j < 4; j++)
        g_assert_true (atout_deck_has_face (deck, row->cards[j].suit, row->cards[j].rank));
      for (Suit suit = 0; suit <= SUIT_TRUMPS; suit++)
        for (Rank rank = 0; rank <= RANK_TRUMP_22; rank++)
          n += rank != RANK_ONE && atout_deck_has_face (deck, suit, rank);
      g_assert_cmpuint (n, ==, 4);
    }

  folder_remove (folder);
}

/* What a deck can be used for, and which letters it has to choose from. */
static void
test_own_decks (void)
{
  static const struct
  {
    const char *id;
    const char *first_set;
    gboolean has_four_colours;
    DeckSuits suits;
    const char *games; /* that it has all cards for */
  } rows[] = {
    { "french", "nl", TRUE, SUITS_FRENCH, "klaverjas zensern wurzen fiftysix" },
    { "large", "nl", TRUE, SUITS_FRENCH, "klaverjas zensern wurzen fiftysix" },
    { "german", "daus", FALSE, SUITS_GERMAN, "klaverjas zensern wurzen fiftysix" },
    { "cego", "de", TRUE, SUITS_FRENCH, "cego" },
  };
  const Game *game;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *uri
          = g_strconcat ("resource://" RESOURCE_BASE "/decks/", rows[i].id, "/", NULL);
      g_autoptr (GFile) folder = g_file_new_for_uri (uri);
      g_autoptr (GError) error = NULL;
      g_autoptr (AtoutDeck) deck = atout_deck_new (folder, &error);

      g_test_message ("%s", rows[i].id);
      g_assert_no_error (error);
      g_assert_cmpstr (atout_deck_get_index_sets (deck)[0], ==, rows[i].first_set);
      g_assert_cmpint (atout_deck_has_four_colours (deck), ==, rows[i].has_four_colours);
      g_assert_cmpint (atout_deck_get_suits (deck), ==, rows[i].suits);
      for (guint j = 0; (game = game_at (j)) != NULL; j++)
        g_assert_cmpint (atout_deck_covers (deck, game_pack (game, &OPTIONS_DEFAULT)), ==,
                         strstr (rows[i].games, game->key) != NULL);
    }
}

/* ---- Faces ------------------------------------------------------------------------------ */

/* What the face draws at this size: the texture it appends, or NULL for the plain card. */
static GdkTexture *
drawn_texture (GdkPaintable *face, double width, double height)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  graphene_rect_t bounds;
  GdkTexture *texture;

  gdk_paintable_snapshot (face, snapshot, width, height);
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  g_assert_nonnull (node);

  gsk_render_node_get_bounds (node, &bounds);
  g_assert_cmpfloat_with_epsilon (bounds.size.width, width, 0.51);
  g_assert_cmpfloat_with_epsilon (bounds.size.height, height, 0.51);

  texture = face_texture_of_node (node);

  return texture != NULL ? g_object_ref (texture) : NULL;
}

/* Waits until the face draws another texture of its own than @old, of exactly this many pixels. */
static GdkTexture *
wait_for_texture (GdkPaintable *face, double width, double height, int scale, GdkTexture *old)
{
  for (;;)
    {
      g_autoptr (GdkTexture) texture = drawn_texture (face, width, height);

      if (texture != NULL && texture != old && atout_face_get_memory (ATOUT_FACE (face)) > 0
          && gdk_texture_get_width (texture) == width * scale
          && gdk_texture_get_height (texture) == height * scale)
        return g_steal_pointer (&texture);

      g_main_context_iteration (NULL, TRUE);
    }
}

static guint32 *
get_pixels (GdkTexture *texture)
{
  gsize width = gdk_texture_get_width (texture);
  gsize height = gdk_texture_get_height (texture);
  guint32 *pixels = g_new (guint32, width * height);

  gdk_texture_download (texture, (guchar *) pixels, width * 4);

  return pixels;
}

#define ALPHA(pixel) ((pixel) >> 24)
#define RED(pixel) (((pixel) >> 16) & 0xff)
#define GREEN(pixel) (((pixel) >> 8) & 0xff)
#define BLUE(pixel) ((pixel) &0xff)

typedef gboolean (*IsColour) (guint32 pixel);

static gboolean
is_paper (guint32 pixel)
{
  return RED (pixel) > 0xf0 && GREEN (pixel) > 0xf0 && BLUE (pixel) > 0xe8;
}

static gboolean
is_red (guint32 pixel)
{
  return RED (pixel) > 0xa0 && GREEN (pixel) < 0x50 && BLUE (pixel) < 0x50;
}

static gboolean
is_green (guint32 pixel)
{
  return RED (pixel) < 0x40 && GREEN (pixel) > 0x60 && BLUE (pixel) < 0x60;
}

static gboolean
is_blue (guint32 pixel)
{
  return RED (pixel) < 0x40 && GREEN (pixel) < 0x70 && BLUE (pixel) > 0x90;
}

static gboolean
is_yellow (guint32 pixel)
{
  return RED (pixel) > 0xc0 && GREEN (pixel) > 0x60 && GREEN (pixel) < 0xb0 && BLUE (pixel) < 0x40;
}

static gboolean
is_black (guint32 pixel)
{
  return ALPHA (pixel) == 0xff && RED (pixel) < 0x30 && GREEN (pixel) < 0x30 && BLUE (pixel) < 0x30;
}

static guint
count_pixels (GdkTexture *texture, IsColour is_colour)
{
  guint n_pixels = gdk_texture_get_width (texture) * gdk_texture_get_height (texture);
  g_autofree guint32 *pixels = get_pixels (texture);
  guint n = 0;

  for (guint i = 0; i < n_pixels; i++)
    n += is_colour (pixels[i]);

  return n;
}

static guint32
get_pixel (GdkTexture *texture, double x, double y)
{
  g_autofree guint32 *pixels = get_pixels (texture);
  int width = gdk_texture_get_width (texture);
  int height = gdk_texture_get_height (texture);

  return pixels[(int) (y * height) * width + (int) (x * width)];
}

/* Counts the textures of @face, not the backs that it shows before. */
static void
count_texture (GdkPaintable *face, guint *n)
{
  *n += atout_face_get_memory (ATOUT_FACE (face)) > 0;
}

static void
test_render (void)
{
  g_autoptr (AtoutDeck) deck = atout_deck_new_builtin ();
  GdkPaintable *face = atout_deck_get_face (deck, SUIT_HEARTS, RANK_7);
  g_autoptr (GdkTexture) before = drawn_texture (face, WIDTH, HEIGHT);
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GdkTexture) again = NULL;
  guint n_invalidated = 0;

  /* At first a plain card, never the main loop waits. */
  g_assert_null (before);

  g_signal_connect (face, "invalidate-contents", G_CALLBACK (count_texture), &n_invalidated);
  while (n_invalidated == 0)
    g_main_context_iteration (NULL, TRUE);

  texture = wait_for_texture (face, WIDTH, HEIGHT, 1, NULL);
  again = wait_for_texture (face, WIDTH, HEIGHT, 1, NULL);
  g_assert_true (texture == again);
  g_assert_cmpuint (n_invalidated, ==, 1);

  g_assert_cmpuint (ALPHA (get_pixel (texture, 0, 0)), <, 0x20);
  g_assert_true (is_paper (get_pixel (texture, 0.03, 0.5)));
  g_assert_true (is_paper (get_pixel (texture, 0.97, 0.5)));
  g_assert_true (is_paper (get_pixel (texture, 0.5, 0.02)));
  g_assert_cmpuint (count_pixels (texture, is_red), >, 500);
  g_assert_cmpuint (count_pixels (texture, is_black), ==, 0);
}

/* A card that is shown before its face is painted shows its back meanwhile, not blank paper. */
static void
test_back_first (void)
{
  g_autoptr (AtoutDeck) deck = atout_deck_new_builtin ();
  GdkPaintable *face = atout_deck_get_face (deck, SUIT_HEARTS, RANK_7);
  g_autoptr (GdkTexture) back
      = wait_for_texture (atout_deck_get_back (deck), WIDTH, HEIGHT, 1, NULL);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) first = NULL;
  g_autoptr (GdkTexture) then = NULL;

  gdk_paintable_snapshot (face, snapshot, WIDTH, HEIGHT);
  first = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  g_assert_cmpint (gsk_render_node_get_node_type (first), ==, GSK_DEBUG_NODE);
  g_assert_true (face_texture_of_node (gsk_debug_node_get_child (first)) == back);
  then = wait_for_texture (face, WIDTH, HEIGHT, 1, NULL);
  g_assert_true (then != back);
}

/* What a renderer draws of a face in its own size is what was painted, pixel by pixel. */
static void
test_renderers (void)
{
  g_autoptr (AtoutDeck) deck = atout_deck_new_builtin ();
  g_autoptr (GdkTexture) texture = wait_for_texture (
      atout_deck_get_face (deck, SUIT_HEARTS, RANK_KING), WIDTH, HEIGHT, 1, NULL);
  g_autofree guint32 *pixels = get_pixels (texture);

  for (int for_cairo = 0; for_cairo < 2; for_cairo++)
    {
      g_autoptr (GskRenderNode) node
          = face_texture_make_node (texture, for_cairo, WIDTH / 2, HEIGHT / 2);
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
      cairo_t *cr;

      g_assert_cmpint (gsk_render_node_get_node_type (node), ==,
                       for_cairo ? GSK_CAIRO_NODE : GSK_TEXTURE_NODE);
      g_assert_true (face_texture_of_node (node) == texture);
      cairo_surface_set_device_scale (surface, 2, 2);
      cr = cairo_create (surface);
      gsk_render_node_draw (node, cr);
      cairo_destroy (cr);
      cairo_surface_flush (surface);
      g_assert_cmpmem (cairo_image_surface_get_data (surface), 4 * WIDTH * HEIGHT, pixels,
                       4 * WIDTH * HEIGHT);
      cairo_surface_destroy (surface);
    }
}

/* ---- Tiles ------------------------------------------------------------------------------ */

#define TILE 8 /* pixels; the half of it in logical ones */
#define AREA 40

/* No two pixels of it are alike, and nothing shines through. */
static GdkTexture *
make_tile (void)
{
  guint32 *pixels = g_new (guint32, TILE * TILE);
  g_autoptr (GBytes) bytes = NULL;

  for (guint i = 0; i < TILE * TILE; i++)
    pixels[i] = 0xff000000 | i * 0x030201;
  bytes = g_bytes_new_take (pixels, TILE * TILE * sizeof *pixels);

  return face_texture_new (bytes, TILE, TILE, TILE * sizeof *pixels);
}

static cairo_surface_t *
draw_on (GskRenderNode *node, double scale, double background)
{
  int size = (int) (AREA * scale);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, size, size);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, background, background, background);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

/* Pixels with which @a and @b differ. */
static guint
count_differences (cairo_surface_t *a, cairo_surface_t *b)
{
  const guint32 *one = (const guint32 *) (gpointer) cairo_image_surface_get_data (a);
  const guint32 *other = (const guint32 *) (gpointer) cairo_image_surface_get_data (b);
  gsize n_pixels = (gsize) cairo_image_surface_get_height (a)
                   * (gsize) (cairo_image_surface_get_stride (a) / 4);
  guint n = 0;

  for (gsize i = 0; i < n_pixels; i++)
    n += one[i] != other[i];

  return n;
}

/*
 * Both kinds of renderers draw the same tiles; what lies behind does not shine through where they
 * meet, even when that is between device pixels.
 */
static void
test_tiles (void)
{
  static const graphene_rect_t areas[] = {
    { { 0, 0 }, { AREA, AREA } },      { { 0, 8 }, { AREA, TILE / 2 } },
    { { 16, 0 }, { TILE / 2, AREA } }, { { 16, 8 }, { TILE / 2, TILE / 2 } },
    { { 4, 4 }, { 20, 12 } },
  };
  const graphene_rect_t tile = GRAPHENE_RECT_INIT (16, 8, TILE / 2, TILE / 2);
  g_autoptr (GdkTexture) texture = make_tile ();

  for (guint i = 0; i < G_N_ELEMENTS (areas); i++)
    {
      g_autoptr (GskRenderNode) node = face_texture_make_tiles (texture, FALSE, &tile, &areas[i]);
      g_autoptr (GskRenderNode) repeated
          = face_texture_make_tiles (texture, TRUE, &tile, &areas[i]);
      cairo_surface_t *drawn = draw_on (node, 2, 1);
      cairo_surface_t *expected = draw_on (repeated, 2, 1);

      g_assert_cmpuint (count_differences (drawn, expected), ==, 0);
      cairo_surface_destroy (expected);
      cairo_surface_destroy (drawn);

      /* at 1.25 all areas begin and end at a device pixel, but not all tiles */
      drawn = draw_on (node, 1.25, 1);
      expected = draw_on (node, 1.25, 0);
      for (guint x = 0; x < AREA * 5 / 4; x++)
        for (guint y = 0; y < AREA * 5 / 4; y++)
          if (graphene_rect_contains_point (
                  &areas[i],
                  &GRAPHENE_POINT_INIT (((float) x + .5f) / 1.25f, ((float) y + .5f) / 1.25f)))
            {
              gsize at = y * (gsize) cairo_image_surface_get_stride (drawn) + 4 * x;

              g_assert_cmpmem (cairo_image_surface_get_data (drawn) + at, 4,
                               cairo_image_surface_get_data (expected) + at, 4);
            }
      cairo_surface_destroy (expected);
      cairo_surface_destroy (drawn);
    }
}

static void
test_aspect_ratio (void)
{
  g_autoptr (AtoutDeck) deck = atout_deck_new_builtin ();
  GdkPaintable *back = atout_deck_get_back (deck);

  g_assert_cmpfloat_with_epsilon (atout_deck_get_aspect_ratio (deck), 2.0 / 3.0, 1e-6);
  g_assert_cmpfloat_with_epsilon (gdk_paintable_get_intrinsic_aspect_ratio (back), 2.0 / 3.0, 1e-6);
  g_assert_true (gdk_paintable_get_flags (back) & GDK_PAINTABLE_STATIC_SIZE);
}

/* Every card of every game has a face of its own; the texture has exactly the size asked for. */
static void
test_all_cards (void)
{
  const struct
  {
    int width, height, scale;
  } sizes[] = { { 71, 107, 1 }, { 120, 180, 1 }, { 120, 180, 2 } };
  g_autoptr (AtoutDeck) deck = NULL;
  gint64 start = g_get_monotonic_time ();

  deck = atout_deck_new_builtin ();
  g_test_message ("opened in %.1f ms", (g_get_monotonic_time () - start) / 1e3);

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      guint n = 0;

      start = g_get_monotonic_time ();
      atout_deck_set_scale_factor (deck, sizes[i].scale);
      atout_deck_prepare (deck, sizes[i].width, sizes[i].height);
      for (Suit suit = 0; suit < SUITS; suit++)
        for (Rank rank = 0; rank < RANKS; rank++)
          {
            GdkPaintable *face = atout_deck_get_face (deck, suit, rank);
            g_autoptr (GdkTexture) texture
                = wait_for_texture (face, sizes[i].width, sizes[i].height, sizes[i].scale, NULL);

            g_assert_true (face != atout_deck_get_back (deck));
            n++;
          }
      g_test_message ("%d × %d × %d: %u cards in %.0f ms, %.2f ms a card", sizes[i].width,
                      sizes[i].height, sizes[i].scale, n, (g_get_monotonic_time () - start) / 1e3,
                      (g_get_monotonic_time () - start) / 1e3 / n);
    }
}

static gboolean
in_index (int x, int y, int width, int height)
{
  return x < width / 5 && y < height * 0.19;
}

/* The letters follow the language: heer in Dutch, king in English. */
static void
test_language (void)
{
  g_autoptr (AtoutDeck) deck = atout_deck_new_builtin ();
  GdkPaintable *face = atout_deck_get_face (deck, SUIT_HEARTS, RANK_KING);
  g_autoptr (GdkTexture) automatic = NULL;
  g_autoptr (GdkTexture) dutch = NULL;
  g_autoptr (GdkTexture) old = NULL;
  g_autoptr (GdkTexture) english = NULL;
  g_autofree guint32 *a = NULL;
  g_autofree guint32 *b = NULL;
  guint n_inside = 0, n_outside = 0;

  automatic = wait_for_texture (face, WIDTH, HEIGHT, 1, NULL);
  atout_deck_set_style (deck, "nl", FALSE);

  /* The old texture stays until the new one is there. */
  old = drawn_texture (face, WIDTH, HEIGHT);
  g_assert_true (old == automatic);
  dutch = wait_for_texture (face, WIDTH, HEIGHT, 1, automatic);

  atout_deck_set_style (deck, "en", FALSE);
  english = wait_for_texture (face, WIDTH, HEIGHT, 1, dutch);

  a = get_pixels (dutch);
  b = get_pixels (english);
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < WIDTH; x++)
      if (a[y * WIDTH + x] != b[y * WIDTH + x])
        {
          if (in_index (x, y, WIDTH, HEIGHT)
              || in_index (WIDTH - 1 - x, HEIGHT - 1 - y, WIDTH, HEIGHT))
            n_inside++;
          else
            n_outside++;
        }
  g_assert_cmpuint (n_inside, >, 50);
  g_assert_cmpuint (n_outside, ==, 0);

  /* Without a language of its own the deck follows the user. */
  g_free (g_steal_pointer (&a));
  a = get_pixels (automatic);
  g_assert_cmpmem (a, WIDTH * HEIGHT * 4, b, WIDTH * HEIGHT * 4);
  g_setenv ("LANGUAGE", "nl_BE:en", TRUE);
  atout_deck_set_style (deck, "auto", FALSE);
  g_setenv ("LANGUAGE", "", TRUE);
  g_clear_object (&old);
  old = wait_for_texture (face, WIDTH, HEIGHT, 1, english);
  g_free (g_steal_pointer (&a));
  a = get_pixels (old);
  g_free (g_steal_pointer (&b));
  b = get_pixels (dutch);
  g_assert_cmpmem (a, WIDTH * HEIGHT * 4, b, WIDTH * HEIGHT * 4);
}

static void
test_four_colours (void)
{
  const struct
  {
    Suit suit;
    IsColour two, four, english;
  } rows[] = {
    { SUIT_CLUBS, is_black, is_black, is_green },
    { SUIT_SPADES, is_black, is_green, is_black },
    { SUIT_HEARTS, is_red, is_red, is_red },
    { SUIT_DIAMONDS, is_red, is_yellow, is_blue },
  };
  g_autoptr (AtoutDeck) deck = atout_deck_new_builtin ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GdkPaintable *face = atout_deck_get_face (deck, rows[i].suit, RANK_7);
      g_autoptr (GdkTexture) two = NULL;
      g_autoptr (GdkTexture) four = NULL;
      g_autoptr (GdkTexture) english = NULL;
      g_autoptr (GdkTexture) back = NULL;

      atout_deck_set_style (deck, "en", DECK_COLOURS_TWO);
      two = wait_for_texture (face, WIDTH, HEIGHT, 1, NULL);
      atout_deck_set_style (deck, "en", DECK_COLOURS_GERMAN);
      four = wait_for_texture (face, WIDTH, HEIGHT, 1, two);
      atout_deck_set_style (deck, "en", DECK_COLOURS_ENGLISH);
      english = wait_for_texture (face, WIDTH, HEIGHT, 1, four);
      atout_deck_set_style (deck, "en", DECK_COLOURS_TWO);
      back = wait_for_texture (face, WIDTH, HEIGHT, 1, english);

      g_assert_cmpuint (count_pixels (two, rows[i].two), >, 500);
      g_assert_cmpuint (count_pixels (four, rows[i].four), >, 500);
      g_assert_cmpuint (count_pixels (english, rows[i].english), >, 500);
      if (rows[i].two != rows[i].four)
        g_assert_cmpuint (count_pixels (four, rows[i].two), ==, 0);
      g_assert_cmpuint (count_pixels (back, rows[i].two), ==, count_pixels (two, rows[i].two));
    }
}

/* While the window is resized the last texture is drawn scaled; old sizes are given up. */
static void
test_sizes (void)
{
  g_autoptr (AtoutDeck) deck = atout_deck_new_builtin ();
  GdkPaintable *face = atout_deck_get_back (deck);
  g_autoptr (GdkTexture) dropped = NULL;
  GdkTexture *weak = NULL;
  gsize memory;
  gint64 before;

  for (int width = 40; width <= 80; width += 10)
    {
      g_autoptr (GdkTexture) texture = wait_for_texture (face, width, width * 1.5, 1, NULL);
      g_autoptr (GdkTexture) scaled = drawn_texture (face, width + 4, (width + 4) * 1.5);

      g_assert_true (scaled == texture);
    }

  memory = atout_face_get_memory (ATOUT_FACE (face));
  g_assert_cmpuint (memory, >, 0);
  g_assert_cmpuint (memory, <=, ATOUT_FACE_SIZES * 4 * 84 * 126);

  /* A size that had to make room just now comes back, but not at once. */
  before = g_get_monotonic_time ();
  dropped = drawn_texture (face, 50, 75);
  g_assert_cmpint (gdk_texture_get_width (dropped), !=, 50);
  g_assert_cmpint (atout_face_get_wish (ATOUT_FACE (face))->width, ==, 50);
  g_assert_cmpint (atout_face_get_wish (ATOUT_FACE (face))->due, >,
                   before + 100 * G_TIME_SPAN_MILLISECOND);

  weak = drawn_texture (face, 80, 120);
  g_object_add_weak_pointer (G_OBJECT (weak), (gpointer *) &weak);
  g_object_unref (weak);
  g_clear_object (&dropped);
  g_assert_nonnull (weak);
  g_clear_object (&deck);
  g_assert_null (weak);
}

/* Locked by a test to stop the worker thread after the last face of a batch. */
static GMutex worker_stop;

int __real_malloc_trim (size_t pad);
int __wrap_malloc_trim (size_t pad);

/* Replaces malloc_trim () (--wrap), which the worker thread calls at the end of a batch. */
int
__wrap_malloc_trim (size_t pad)
{
  g_mutex_lock (&worker_stop);
  g_mutex_unlock (&worker_stop);

  return __real_malloc_trim (pad);
}

static void
count_up (gpointer counter)
{
  g_atomic_int_inc ((gint *) counter);
  g_main_context_wakeup (NULL);
}

/* Waits until the worker has finished the batches of earlier tests. */
static void
wait_for_worker (void)
{
  gint n_done = 0;

  deck_worker_paint (count_up, &n_done);
  while (g_atomic_int_get (&n_done) == 0)
    g_main_context_iteration (NULL, TRUE);
}

/* A deck frees its textures even while the worker still holds their batch. */
static void
test_taken (void)
{
  g_autoptr (AtoutDeck) deck = atout_deck_new_builtin ();
  GdkTexture *texture;

  wait_for_worker ();
  g_mutex_lock (&worker_stop);
  texture = wait_for_texture (atout_deck_get_back (deck), WIDTH, HEIGHT, 1, NULL);
  g_object_add_weak_pointer (G_OBJECT (texture), (gpointer *) &texture);
  g_object_unref (texture);
  g_assert_nonnull (texture);
  g_clear_object (&deck);
  g_assert_null (texture);
  g_mutex_unlock (&worker_stop);
}

/* ---- Smoothness and memory -------------------------------------------------------------- */

#define LARGE_WIDTH 240
#define LARGE_HEIGHT 416
#define LARGE_SCALE 2

static GThread *main_thread;

GdkTexture *__real_face_mender_paint (FaceMender *self, unsigned index, const FaceStyle *style,
                                      int width, int height, GError **error);
GdkTexture *__wrap_face_mender_paint (FaceMender *self, unsigned index, const FaceStyle *style,
                                      int width, int height, GError **error);

/* Checks that the main thread paints no card, so that no frame waits for one. */
GdkTexture *
__wrap_face_mender_paint (FaceMender *self, unsigned index, const FaceStyle *style, int width,
                          int height, GError **error)
{
  g_assert_true (g_thread_self () != main_thread);

  return __real_face_mender_paint (self, index, style, width, height, error);
}

static gboolean
is_wanted (AtoutDeck *deck)
{
  for (Suit suit = 0; suit < SUITS; suit++)
    for (Rank rank = 0; rank < RANKS; rank++)
      if (atout_face_get_wish (ATOUT_FACE (atout_deck_get_face (deck, suit, rank)))->width > 0)
        return TRUE;

  return atout_face_get_wish (ATOUT_FACE (atout_deck_get_back (deck)))->width > 0;
}

static gsize
get_texture_memory (AtoutDeck *deck)
{
  gsize memory = atout_face_get_memory (ATOUT_FACE (atout_deck_get_back (deck)));

  for (Suit suit = 0; suit < SUITS; suit++)
    for (Rank rank = 0; rank < RANKS; rank++)
      memory += atout_face_get_memory (ATOUT_FACE (atout_deck_get_face (deck, suit, rank)));

  return memory;
}

static void
render_all (AtoutDeck *deck)
{
  atout_deck_prepare (deck, LARGE_WIDTH, LARGE_HEIGHT);
  while (is_wanted (deck))
    g_main_context_iteration (NULL, TRUE);
}

/* A new style repaints all faces in the size of a large screen. bench-decks measures the time. */
static void
test_large (void)
{
  g_autoptr (AtoutDeck) deck = atout_deck_new_builtin ();
  GdkPaintable *face = atout_deck_get_face (deck, SUIT_HEARTS, RANK_KING);
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GdkTexture) anew = NULL;

  atout_deck_set_scale_factor (deck, LARGE_SCALE);
  render_all (deck);
  g_assert_cmpuint (get_texture_memory (deck), >,
                    52 * 4 * LARGE_WIDTH * LARGE_HEIGHT * LARGE_SCALE * LARGE_SCALE);

  texture = drawn_texture (face, LARGE_WIDTH, LARGE_HEIGHT);
  g_assert_cmpint (gdk_texture_get_width (texture), ==, LARGE_WIDTH * LARGE_SCALE);

  atout_deck_set_style (deck, "fr", TRUE);
  render_all (deck);
  anew = drawn_texture (face, LARGE_WIDTH, LARGE_HEIGHT);
  g_assert_cmpint (gdk_texture_get_width (anew), ==, LARGE_WIDTH * LARGE_SCALE);
  g_assert_true (anew != texture);
}

/* A frame has to draw a few new textures at most; the others wait until it has been drawn. */
static void
test_frames (void)
{
  const guint n_shown = SUITS * 3;
  g_autoptr (AtoutDeck) deck = atout_deck_new_builtin ();
  guint n_new = 0, n_all = 0;

  for (guint i = 0; i < n_shown; i++)
    g_signal_connect (atout_deck_get_face (deck, i % SUITS, RANK_7 + i / SUITS),
                      "invalidate-contents", G_CALLBACK (count_texture), &n_new);

  while (n_all < n_shown)
    {
      for (guint i = 0; i < n_shown; i++)
        {
          GdkPaintable *face = atout_deck_get_face (deck, i % SUITS, RANK_7 + i / SUITS);
          g_autoptr (GdkTexture) texture = drawn_texture (face, WIDTH, HEIGHT);
        }
      n_new = 0;
      while (n_new == 0)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpuint (n_new, <=, 3);
      n_all += n_new;
    }
  g_assert_cmpuint (n_all, ==, n_shown);

  /* and when nobody draws them they come all the same */
  atout_deck_set_style (deck, "fr", TRUE);
  for (guint i = 0; i < n_shown; i++)
    {
      GdkPaintable *face = atout_deck_get_face (deck, i % SUITS, RANK_7 + i / SUITS);
      g_autoptr (GdkTexture) texture = drawn_texture (face, WIDTH, HEIGHT);
    }
  while (is_wanted (deck))
    g_main_context_iteration (NULL, TRUE);
}

/* Resident memory of this process, in bytes. */
static gsize
get_resident_memory (void)
{
  g_autofree char *statm = NULL;

  g_assert_true (g_file_get_contents ("/proc/self/statm", &statm, NULL, NULL));

  return (gsize) g_ascii_strtoull (strchr (statm, ' '), NULL, 10) * (gsize) sysconf (_SC_PAGESIZE);
}

/* However many decks and sizes, there is one limit; and what a deck had the system gets back. */
static void
test_memory (void)
{
  AtoutDeck *decks[3];
  gsize before, memory = 0, resident;

  for (guint i = 0; i < G_N_ELEMENTS (decks); i++)
    {
      decks[i] = atout_deck_new_builtin ();
      atout_deck_set_scale_factor (decks[i], LARGE_SCALE);
      render_all (decks[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (decks); i++)
    memory += get_texture_memory (decks[i]);
  g_assert_cmpuint (memory, <=, FACE_MEMORY);
  g_assert_cmpuint (memory, >, FACE_MEMORY / 2);

  /* those that were drawn last are still there */
  g_assert_cmpuint (get_texture_memory (decks[2]), >,
                    52 * 4 * LARGE_WIDTH * LARGE_HEIGHT * LARGE_SCALE * LARGE_SCALE);

  before = get_resident_memory ();
  for (guint i = 0; i < G_N_ELEMENTS (decks); i++)
    g_object_unref (decks[i]);
  resident = get_resident_memory ();
  g_test_message ("textures of %zu MB, resident %zu MB before and %zu MB after", memory >> 20,
                  before >> 20, resident >> 20);
  g_assert_cmpuint (resident, <, before - memory * 9 / 10);
}

/* The deck goes while its faces are being rendered; a face may stay. */
static void
test_dispose (void)
{
  for (guint i = 0; i < 12; i++)
    {
      AtoutDeck *deck = atout_deck_new_builtin ();
      g_autoptr (GdkTexture) texture = NULL;
      g_autoptr (GdkPaintable) face = g_object_ref (atout_deck_get_back (deck));

      g_object_add_weak_pointer (G_OBJECT (deck), (gpointer *) &deck);
      atout_deck_prepare (deck, WIDTH, HEIGHT);
      /* When all has been painted nothing would end the waiting. */
      for (guint j = 0; j < i; j++)
        g_main_context_iteration (NULL, j % 2 == 1 && is_wanted (deck));
      g_object_unref (deck);
      g_assert_null (deck);

      /* It can be drawn, but nothing comes any more. */
      texture = drawn_texture (face, WIDTH, HEIGHT);
      while (g_main_context_iteration (NULL, FALSE))
        ;
      g_clear_object (&texture);
      texture = drawn_texture (face, 33, 44);
      g_assert_true (texture == NULL || gdk_texture_get_width (texture) != 33);
    }
}

/* Letters are those asked for, then those of the user's language, then the deck's usual ones. */
static void
test_letters (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) location = g_file_new_for_path (folder);
  g_autoptr (DeckFile) file = NULL;
  g_autoptr (GError) error = NULL;

  g_object_unref (folder_write (folder, "small.svg", GOOD_SVG));
  g_object_unref (folder_write (folder, "deck.ini",
                                GOOD_INI "[Indices]\nlanguages=daus;ass;none;\nusual=ass\n"
                                         "usual[de]=daus\n"));
  file = deck_file_read (location, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (deck_style_choose_set (file, "none"), ==, "none");
  g_assert_cmpstr (deck_style_choose_set (file, NULL), ==, "ass");
  g_assert_cmpstr (deck_style_choose_set (file, "nl"), ==, "ass");
  g_clear_pointer (&file, deck_file_free);

  g_setenv ("LANGUAGE", "de", TRUE);
  file = deck_file_read (location, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (deck_style_choose_set (file, NULL), ==, "daus");
  g_setenv ("LANGUAGE", "", TRUE);
  folder_remove (folder);
}

int
main (int argc, char **argv)
{
  main_thread = g_thread_self ();
  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP no display\n");
      return 0;
    }

  ADD_TESTS ("/deck", test_folders, test_long_names, test_many_sets, test_no_folder,
             test_small_deck, test_names, test_own_decks, test_aspect_ratio, test_render,
             test_back_first, test_renderers, test_tiles, test_all_cards, test_language,
             test_four_colours, test_sizes, test_taken, test_dispose, test_large, test_frames,
             test_memory, test_letters);

  return g_test_run ();
}
