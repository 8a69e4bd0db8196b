/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Decks of others: each form is drawn right; a bad file is refused with its name and reason. */

#include <glib/gstdio.h>
#include <gtk/gtk.h>
#include <sys/stat.h>
#include <unistd.h>

#include "atout-deck.h"
#include "deck-file.h"
#include "deck-trial.h"
#include "embedded-picture.h"
#include "folder-support.h"
#include "game.h"
#include "safe-file.h"

#define CARD_WIDTH 20
#define CARD_HEIGHT 30

#define SVG "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
#define SIZE "width='260' height='150'"

/* ---- Files ------------------------------------------------------------------------------ */

/* @text and then @n_more times the block of @more bytes, as gzip. */
static GFile *
write_packed (const char *folder, const char *name, const char *text, const char *more,
              gsize n_more)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (GOutputStream) raw
      = G_OUTPUT_STREAM (g_file_replace (file, NULL, FALSE, G_FILE_CREATE_NONE, NULL, &error));
  g_autoptr (GConverter) packer
      = G_CONVERTER (g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9));
  g_autoptr (GOutputStream) stream = g_converter_output_stream_new (raw, packer);

  g_output_stream_write_all (stream, text, strlen (text), NULL, NULL, &error);
  for (gsize i = 0; i < n_more; i++)
    g_output_stream_write_all (stream, more, strlen (more), NULL, NULL, &error);
  g_output_stream_close (stream, NULL, &error);
  g_assert_no_error (error);

  return g_steal_pointer (&file);
}

/* ---- Opening ---------------------------------------------------------------------------- */

static void
keep_result (GObject *source_object, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static AtoutDeck *
open_deck (GFile *location, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  atout_deck_open_async (location, NULL, keep_result, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return atout_deck_open_finish (result, error);
}

static AtoutDeck *
open_good (GFile *location)
{
  g_autoptr (GError) error = NULL;
  AtoutDeck *deck = open_deck (location, &error);

  g_assert_no_error (error);
  g_assert_nonnull (deck);

  return deck;
}

/* The face at this size, once it has been painted. */
static GdkTexture *
paint (GdkPaintable *face, int width, int height)
{
  for (;;)
    {
      g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
      g_autoptr (GskRenderNode) node = NULL;

      gdk_paintable_snapshot (face, snapshot, width, height);
      node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
      if (gsk_render_node_get_node_type (node) == GSK_TEXTURE_NODE)
        {
          GdkTexture *texture = gsk_texture_node_get_texture (node);

          if (gdk_texture_get_width (texture) == width)
            return g_object_ref (texture);
        }
      g_main_context_iteration (NULL, TRUE);
    }
}

static guint32
get_pixel (GdkTexture *texture, int x, int y)
{
  int width = gdk_texture_get_width (texture);
  int height = gdk_texture_get_height (texture);
  g_autofree guint32 *pixels = g_new (guint32, (gsize) width * height);

  gdk_texture_download (texture, (guchar *) pixels, (gsize) width * 4);

  return pixels[y * width + x] & 0xffffff;
}

/* ---- Forms ------------------------------------------------------------------------------ */

static const char *const suits[] = { "club", "diamond", "heart", "spade" };
static const Suit suit_values[] = { SUIT_CLUBS, SUIT_DIAMONDS, SUIT_HEARTS, SUIT_SPADES };
static const char *const ranks[]
    = { "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king" };

static Rank
rank_of_column (int column)
{
  return column == 0 ? RANK_ACE : (Rank) (RANK_2 + column - 1);
}

/* Every card has a colour of its own. */
static guint32
colour_of (int column, int row)
{
  return (guint32) ((40 + column * 16) << 16 | (row * 60) << 8 | 0x80);
}

/* A card of one colour, whose upper left corner is white. */
static void
append_card (GString *svg, const char *id, double x, double y, guint32 colour)
{
  g_string_append_printf (svg,
                          "<g id='%s' transform='translate(%g %g)'>"
                          "<path d='M0,0H%dV%dH0Z' fill='#%06x'/>"
                          "<path d='M0,0H4V4H0Z' fill='#fff'/></g>",
                          id, x, y, CARD_WIDTH, CARD_HEIGHT, colour);
}

static void
append_grid (GString *svg, double x, double y)
{
  for (int row = 0; row < 4; row++)
    for (int column = 0; column < 13; column++)
      {
        g_autofree char *id = g_strconcat (suits[row], "_", ranks[column], NULL);

        append_card (svg, id, x + column * CARD_WIDTH, y + row * CARD_HEIGHT,
                     colour_of (column, row));
      }
  append_card (svg, "back", x + 2 * CARD_WIDTH, y + 4 * CARD_HEIGHT, 0x123456);
}

static void
append_boxes (GString *svg)
{
  for (int row = 0; row < 4; row++)
    for (int column = 0; column < 13; column++)
      {
        g_autofree char *id = g_strconcat (ranks[column], "_", suits[row], NULL);

        /* in no order, and not side by side */
        append_card (svg, id, 37 * ((column * 5 + row) % 13) - 50, 41 * (row * 3 % 4) + 7,
                     colour_of (column, row));
      }
  append_card (svg, "back", 700, 500, 0x123456);
}

/* The whole card is there: its colour at three corners, the white one upper left. */
static void
check_face (GdkPaintable *face, guint32 colour)
{
  const int width = 2 * CARD_WIDTH, height = 2 * CARD_HEIGHT;
  g_autoptr (GdkTexture) texture = paint (face, width, height);

  g_assert_cmphex (get_pixel (texture, 1, 1), ==, 0xffffff);
  g_assert_cmphex (get_pixel (texture, 6, 6), ==, 0xffffff);
  g_assert_cmphex (get_pixel (texture, 10, 10), ==, colour);
  g_assert_cmphex (get_pixel (texture, width - 2, 1), ==, colour);
  g_assert_cmphex (get_pixel (texture, 1, height - 2), ==, colour);
  g_assert_cmphex (get_pixel (texture, width - 2, height - 2), ==, colour);
}

static void
check_deck (AtoutDeck *deck)
{
  g_assert_cmpfloat_with_epsilon (atout_deck_get_aspect_ratio (deck),
                                  (double) CARD_WIDTH / CARD_HEIGHT, 1e-3);
  g_assert_cmpstr (atout_deck_get_index_sets (deck)[0], ==, NULL);
  g_assert_false (atout_deck_has_four_colours (deck));

  for (int row = 0; row < 4; row++)
    for (int column = 0; column < 13; column++)
      check_face (atout_deck_get_face (deck, suit_values[row], rank_of_column (column)),
                  colour_of (column, row));
  check_face (atout_deck_get_face (deck, SUIT_HEARTS, RANK_ONE), colour_of (0, 2));
  check_face (atout_deck_get_back (deck), 0x123456);

  g_assert_false (atout_deck_has_face (deck, SUIT_HEARTS, RANK_KNIGHT));
  g_assert_false (atout_deck_has_face (deck, SUIT_TRUMPS, RANK_TRUMP_1));
  g_assert_true (atout_deck_get_face (deck, SUIT_TRUMPS, RANK_TRUMP_22)
                 == atout_deck_get_back (deck));
}

static void
test_aisleriot (void)
{
  static const struct
  {
    const char *name;
    const char *size;
    double x, y;
  } rows[] = {
    { "plain.svg", "width='260' height='150'", 0, 0 },
    { "no-size.svg", "viewBox='0 0 260 150'", 0, 0 },
    { "enlarged.svg", "width='520' height='300' viewBox='0 0 260 150'", 0, 0 },
    { "moved.svg", "width='520' height='300' viewBox='-7 11 260 150'", -7, 11 },
    { "in-mm.svg", "width='260mm' height='150mm' viewBox='0 0 260 150'", 0, 0 },
    { "packed.svgz", "width='260' height='150'", 0, 0 },
  };
  g_autofree char *folder = folder_new ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GString) svg = g_string_new (SVG);
      g_autoptr (GFile) file = NULL;
      g_autoptr (AtoutDeck) deck = NULL;

      g_test_message ("%s", rows[i].name);
      g_string_append_printf (svg, "%s>", rows[i].size);
      append_grid (svg, rows[i].x, rows[i].y);
      g_string_append (svg, "</svg>");
      file = g_str_has_suffix (rows[i].name, "z")
                 ? write_packed (folder, rows[i].name, svg->str, "", 0)
                 : folder_write (folder, rows[i].name, svg->str);

      deck = open_good (file);
      check_deck (deck);
    }

  {
    g_autofree char *path = g_build_filename (folder, "in-mm.svg", NULL);
    g_autoptr (GFile) file = g_file_new_for_path (path);
    g_autoptr (AtoutDeck) deck = open_good (file);

    g_assert_cmpstr (atout_deck_get_name (deck), ==, "In mm");
  }

  folder_remove (folder);
}

/* Cards that are drawn where they lie, or kept in <defs>; in a folder, or the SVG alone. */
static void
test_kde (void)
{
  static const char *const frames[][2] = { { "", "" }, { "<defs>", "</defs>" } };
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) location = g_file_new_for_path (folder);
  g_autoptr (GFile) index
      = folder_write (folder, "index.desktop",
                      "[KDE Backdeck]\nName=Small\nName[nl]=Klein\nSVG=cards.svgz\nBack=Small\n");

  for (guint i = 0; i < G_N_ELEMENTS (frames); i++)
    {
      g_autoptr (GString) svg = g_string_new (SVG "width='400' height='200'>");
      g_autoptr (GFile) file = NULL;
      g_autoptr (AtoutDeck) deck = NULL;
      g_autoptr (AtoutDeck) bare = NULL;

      g_test_message ("%s", frames[i][0]);
      g_string_append (svg, frames[i][0]);
      append_boxes (svg);
      g_string_append (svg, frames[i][1]);
      g_string_append (svg, "</svg>");
      file = write_packed (folder, "cards.svgz", svg->str, "", 0);

      deck = open_good (location);
      g_assert_cmpstr (atout_deck_get_name (deck), ==, "Small");
      check_deck (deck);
      bare = open_good (file);
      g_assert_cmpstr (atout_deck_get_name (bare), ==, "Cards");
      check_deck (bare);
    }

  folder_remove (folder);
}

/* The line around a card is part of it; what lies around a back of another form is not. */
static void
test_kde_boxes (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) file = folder_write (
      folder, "cards.svg",
      SVG "width='400' height='200'>"
          "<g id='king_club'><path d='M10,10H30V40H10Z' fill='#00ff00' stroke='#ff0000'"
          " stroke-width='1'/></g>"
          "<g id='back'><path d='M100,10H140V40H100Z' fill='#ffffff' fill-opacity='0'/>"
          "<path d='M110,10H130V40H110Z' fill='#0000ff'/></g></svg>");
  g_autoptr (AtoutDeck) deck = open_good (file);
  g_autoptr (GdkTexture) king = paint (atout_deck_get_face (deck, SUIT_CLUBS, RANK_KING), 84, 124);
  g_autoptr (GdkTexture) back = paint (atout_deck_get_back (deck), 84, 124);

  g_assert_cmphex (get_pixel (king, 42, 3), ==, 0xff0000);
  g_assert_cmphex (get_pixel (king, 42, 120), ==, 0xff0000);
  g_assert_cmphex (get_pixel (king, 3, 62), ==, 0xff0000);
  g_assert_cmphex (get_pixel (king, 80, 62), ==, 0xff0000);
  g_assert_cmphex (get_pixel (king, 42, 62), ==, 0x00ff00);
  g_assert_cmphex (get_pixel (back, 3, 62), ==, 0x0000ff);
  g_assert_cmphex (get_pixel (back, 80, 62), ==, 0x0000ff);

  folder_remove (folder);
}

/* Of a thick line the outer half is left out, whether the card is kept in <defs> or not. */
static void
test_kde_lines (void)
{
  static const char *const frames[][2] = { { "", "" }, { "<defs>", "</defs>" } };
  g_autofree char *folder = folder_new ();

  for (guint i = 0; i < G_N_ELEMENTS (frames); i++)
    {
      g_autofree char *svg
          = g_strconcat (SVG "width='400' height='200'>", frames[i][0],
                         "<path id='king_club' d='M10,10H30V40H10Z' fill='#00ff00' stroke='#ff0000'"
                         " stroke-width='4'/><path id='back' d='M100,10H120V40H100Z'/>",
                         frames[i][1], "</svg>", NULL);
      g_autoptr (GFile) file = folder_write (folder, "cards.svg", svg);
      g_autoptr (AtoutDeck) deck = open_good (file);
      g_autoptr (GdkTexture) king
          = paint (atout_deck_get_face (deck, SUIT_CLUBS, RANK_KING), 80, 120);

      g_assert_cmphex (get_pixel (king, 6, 60), ==, 0xff0000);
      g_assert_cmphex (get_pixel (king, 10, 60), ==, 0x00ff00);
      g_assert_cmphex (get_pixel (king, 69, 60), ==, 0x00ff00);
      g_assert_cmphex (get_pixel (king, 73, 60), ==, 0xff0000);
      g_assert_cmphex (get_pixel (king, 40, 6), ==, 0xff0000);
      g_assert_cmphex (get_pixel (king, 40, 10), ==, 0x00ff00);
    }

  folder_remove (folder);
}

/* ---- Suits ------------------------------------------------------------------------------ */

static gboolean
covers (AtoutDeck *deck, const char *key)
{
  return atout_deck_covers (deck, game_pack (game_find (key), &OPTIONS_DEFAULT));
}

/* The six of diamonds, or the Weli of our own deck in its place. */
static void
check_weli (AtoutDeck *deck, gboolean is_ours)
{
  GdkPaintable *face = atout_deck_get_face (deck, SUIT_DIAMONDS, RANK_6);
  g_autoptr (AtoutDeck) own = NULL;
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GdkTexture) own_texture = NULL;

  if (!is_ours)
    {
      check_face (face, colour_of (5, 1));
      return;
    }

  folder = g_file_new_for_uri ("resource://" RESOURCE_BASE "/decks/german/");
  own = atout_deck_new (folder, &error);
  g_assert_no_error (error);
  texture = paint (face, 90, 144);
  own_texture = paint (atout_deck_get_face (own, SUIT_DIAMONDS, RANK_6), 90, 144);
  for (int y = 12; y < 144; y += 12)
    g_assert_cmphex (get_pixel (texture, 45, y), ==, get_pixel (own_texture, 45, y));
}

/* Decks known to have German suits get their words and our Weli; others when they are told. */
static void
test_suits (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GString) svg = g_string_new (SVG SIZE ">");
  g_autoptr (GFile) german_file = NULL;
  g_autoptr (GFile) swiss_file = NULL;
  g_autoptr (GFile) french_file = NULL;
  g_autoptr (AtoutDeck) german = NULL;
  g_autoptr (AtoutDeck) swiss = NULL;
  g_autoptr (AtoutDeck) french = NULL;
  g_autoptr (AtoutDeck) own = atout_deck_new_builtin ();

  append_grid (svg, 0, 0);
  g_string_append (svg, "</svg>");
  german_file = folder_write (folder, "XSkat.svg", svg->str);
  french_file = folder_write (folder, "other.svg", svg->str);
  swiss_file = folder_write (folder, "swiss-XVII.svg", svg->str);
  german = open_good (german_file);
  swiss = open_good (swiss_file);
  french = open_good (french_file);

  g_assert_cmpint (atout_deck_get_suits (german), ==, SUITS_GERMAN);
  g_assert_cmpint (atout_deck_get_suits (swiss), ==, SUITS_GERMAN);
  g_assert_cmpint (atout_deck_get_suits (french), ==, SUITS_FRENCH);
  g_assert_cmpint (atout_deck_get_suits (own), ==, SUITS_FRENCH);
  g_assert_true (covers (german, "wurzen"));
  g_assert_true (covers (french, "wurzen"));
  g_assert_true (covers (french, "fiftysix"));
  g_assert_false (covers (french, "cego"));
  g_assert_false (covers (own, "cego"));

  check_weli (german, TRUE);
  check_weli (french, FALSE);
  atout_deck_set_suits (french, SUITS_GERMAN);
  g_assert_cmpint (atout_deck_get_suits (french), ==, SUITS_GERMAN);
  check_weli (french, TRUE);
  atout_deck_set_suits (french, SUITS_FRENCH);
  check_weli (french, FALSE);

  folder_remove (folder);
}

/* A deck of seven to ace is enough for Klaverjassen, not for 56 and Wurzen. */
static void
test_short_deck (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GString) svg = g_string_new (SVG SIZE ">");
  g_autoptr (GFile) file = NULL;
  g_autoptr (AtoutDeck) deck = NULL;

  for (int row = 0; row < 4; row++)
    for (int column = 0; column < 13; column++)
      if (column == 0 || column >= 6)
        {
          g_autofree char *id = g_strconcat (suits[row], "_", ranks[column], NULL);

          append_card (svg, id, column * CARD_WIDTH, row * CARD_HEIGHT, 0xff);
        }
  append_card (svg, "back", 2 * CARD_WIDTH, 4 * CARD_HEIGHT, 0x123456);
  g_string_append (svg, "</svg>");
  file = folder_write (folder, "short.svg", svg->str);
  deck = open_good (file);

  g_assert_true (covers (deck, "klaverjas"));
  g_assert_false (covers (deck, "wurzen"));
  g_assert_false (atout_deck_has_face (deck, SUIT_CLUBS, RANK_6));
  g_assert_true (atout_deck_get_face (deck, SUIT_CLUBS, RANK_6) == atout_deck_get_back (deck));

  folder_remove (folder);
}

/* ---- Bad files -------------------------------------------------------------------------- */

#define ANY (-2)
#define UNSAFE ATOUT_DECK_ERROR_UNSAFE
#define BROKEN ATOUT_DECK_ERROR_BROKEN
#define CARDS                                                                                      \
  "<path id='club_1' d='M0,0H20V30Z'/><path id='club_2' d='M20,0H40V30Z'/>"                        \
  "<path id='back' d='M40,120H60V150Z'/></svg>"
#define PNG                                                                                        \
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJg"   \
  "gg=="

typedef struct
{
  const char *what;
  const char *svg;
  int code;          /* ATOUT_DECK_ERROR_…; ANY of them; -1: it is good */
  const char *names; /* what the message has to name */
} BadRow;

static const BadRow bad_rows[] = {
  { "good", SVG SIZE ">" CARDS, -1, NULL },
  { "empty", "", BROKEN, NULL },
  { "no XML", "\x89PNG\r\n", BROKEN, NULL },
  { "other XML", "<html/>", BROKEN, "html" },
  { "SVG without its namespace", "<svg " SIZE ">" CARDS, BROKEN, "svg" },
  { "cut off", SVG SIZE "><g><path id='club_1'", BROKEN, NULL },
  { "no cards", SVG SIZE "><path id='back' d='M0,0H9V9Z'/></svg>", BROKEN, "club_1" },
  { "no back", SVG SIZE "><path id='club_1' d='M0,0H9V9Z'/></svg>", BROKEN, "back" },
  { "no size", SVG "width='0' height='0'>" CARDS, BROKEN, "size" },

  { "flat", SVG "width='1e9' height='1e-3'>" CARDS, BROKEN, "7.69231e+07 wide and 0.0002 high" },
  { "thin", SVG "width='1e-3' height='1e9'>" CARDS, BROKEN, "7.69231e-05 wide and 2e+08 high" },
  { "endless", SVG "viewBox='0 0 1e30 1e30'>" CARDS, BROKEN, "7.69231e+28 wide and 2e+29 high" },
  { "minute", SVG "viewBox='0 0 1e-30 1e-30'>" CARDS, BROKEN, "7.69231e-32 wide and 2e-31 high" },
  { "negative", SVG "width='-260' height='150'>" CARDS, BROKEN, "size" },
  { "all negative", SVG "width='-260' height='-150'>" CARDS, BROKEN, "size" },
  { "overflow", SVG "width='1e999' height='1e999'>" CARDS, BROKEN, "size" },
  { "overflow on the way", SVG "width='1e308in' height='1e308in'>" CARDS, BROKEN, "size" },
  { "no number", SVG "width='nan' height='nan'>" CARDS, BROKEN, "size" },
  { "endless number", SVG "width='inf' height='inf'>" CARDS, BROKEN, "size" },
  { "narrow cards", SVG "width='100' height='150'>" CARDS, BROKEN, "7.69231 wide and 30 high" },
  { "wide cards", SVG "width='500' height='150'>" CARDS, BROKEN, "38.4615 wide and 30 high" },
  { "endless card of KDE",
    SVG SIZE "><path id='1_club' d='M0,0H1e30V1e30H0Z'/><path id='back' d='M0,0H20V30H0Z'/></svg>",
    BROKEN, "wide and" },
  { "flat card of KDE",
    SVG SIZE "><path id='1_club' d='M0,0H200V30H0Z'/><path id='back' d='M0,0H20V30H0Z'/></svg>",
    BROKEN, "200 wide and 30 high" },
  { "endless back of KDE",
    SVG SIZE "><path id='1_club' d='M0,0H20V30H0Z'/><path id='back' d='M0,0H1e9V1e9H0Z'/></svg>",
    BROKEN, "“back” cannot be painted: it is 6.63296e+06 wide" },

  { "link to a fragment", SVG SIZE "><use xlink:href='#club_1'/>" CARDS, -1, NULL },
  { "hyperlink", SVG SIZE "><a href='https://example.org/'><path d='M0,0'/></a>" CARDS, -1, NULL },
  { "words about a place", SVG SIZE "><!-- href='http://x' --><desc>url(http://x)</desc>" CARDS, -1,
    NULL },
  { "picture elsewhere", SVG SIZE "><image xlink:href='https://example.org/a.png'/>" CARDS, UNSAFE,
    "https://example.org/a.png" },
  { "picture beside it", SVG SIZE "><image href='other.png'/>" CARDS, UNSAFE, "other.png" },
  { "file of the system", SVG SIZE "><use href='file:///etc/passwd#a'/>" CARDS, UNSAFE,
    "/etc/passwd" },
  { "link after blanks", SVG SIZE "><use href=' &#10; other.svg#a'/>" CARDS, UNSAFE, "other.svg" },
  { "source", SVG SIZE "><image src='other.png'/>" CARDS, UNSAFE, "other.png" },
  { "gradient elsewhere", SVG SIZE "><path fill='url(other.svg#a)'/>" CARDS, UNSAFE,
    "other.svg#a" },
  { "filter elsewhere in a style", SVG SIZE "><path style='filter: URL( \"http://x/#f\" )'/>" CARDS,
    UNSAFE, "http://x/#f" },
  { "own gradient", SVG SIZE "><path style='fill: url( \"#g\" ); filter:url(#f)'/>" CARDS, -1,
    NULL },
  { "hidden by an escape", SVG SIZE "><path style='fill:\\75 r\\6c(other.svg#a)'/>" CARDS, UNSAFE,
    "other.svg#a" },
  { "imported style", SVG SIZE "><style>path {} @import 'other.css';</style>" CARDS, UNSAFE,
    "@import" },
  { "imported style, split", SVG SIZE "><style>@im<![CDATA[PORT url(#a)]]></style>" CARDS, UNSAFE,
    "@imPORT" },
  { "imported style behind a style",
    SVG SIZE "><style><style></style>@import url(file:///a)</style>" CARDS, UNSAFE, "@import" },
  { "imported style in two halves",
    SVG SIZE "><style>@im<style>x</style><a/>port 'a'</style>" CARDS, -1, NULL },
  { "style elsewhere, deep",
    SVG SIZE "><style><g><style/><style>a{}</style></g>"
             "path{fill:url(a.svg#a)}</style>" CARDS,
    UNSAFE, "a.svg#a" },
  { "style elsewhere", SVG SIZE "><style>path { fill: url(other.svg#a) }</style>" CARDS, UNSAFE,
    "other.svg#a" },
  { "plain style", SVG SIZE "><style>path { fill: url(#a) }</style>" CARDS, -1, NULL },
  { "style sheet of XML", "<?xml-stylesheet href='other.css'?>" SVG SIZE ">" CARDS, UNSAFE,
    "other.css" },
  { "XInclude",
    SVG SIZE "><i:include xmlns:i='http://www.w3.org/2001/XInclude' href='a.svg'/>" CARDS, UNSAFE,
    "XInclude" },

  { "plain entity",
    "<!DOCTYPE svg [<!ENTITY ns 'http://example.org/'>]>" SVG SIZE " xmlns:x='&ns;'>" CARDS, -1,
    NULL },
  { "document type elsewhere",
    "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://nowhere.example/svg11.dtd'>" SVG SIZE
    ">" CARDS,
    -1, NULL },
  { "entity in a file",
    "<!DOCTYPE svg [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>" SVG SIZE ">"
    "<desc>&e;</desc>" CARDS,
    UNSAFE, "/etc/passwd" },
  { "parameter entity",
    "<!DOCTYPE svg [<!ENTITY % p SYSTEM 'http://x/e.dtd'> %p;]>" SVG SIZE ">" CARDS, UNSAFE,
    "http://x/e.dtd" },
  { "entity of entities",
    "<!DOCTYPE svg [<!ENTITY a 'aaa'><!ENTITY b '&a;&a;'>]>" SVG SIZE ">" CARDS, UNSAFE,
    "entity “b”" },
  { "entity bomb",
    "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;'>"
    "<!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;'><!ENTITY d '&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;'>"
    "<!ENTITY e '&d;&d;&d;&d;&d;&d;&d;&d;&d;&d;'><!ENTITY f '&e;&e;&e;&e;&e;&e;&e;&e;&e;&e;'>"
    "<!ENTITY g '&f;&f;&f;&f;&f;&f;&f;&f;&f;&f;'><!ENTITY h '&g;&g;&g;&g;&g;&g;&g;&g;&g;&g;'>"
    "]>" SVG SIZE "><desc>&h;</desc>" CARDS,
    ANY, "entity" },
  { "drawing in an entity",
    "<!DOCTYPE svg [<!ENTITY e '<path d=\"M0,0\"/>'>]>" SVG SIZE ">&e;" CARDS, UNSAFE,
    "entity “e”" },
  { "link in an entity",
    "<!DOCTYPE svg [<!ENTITY e 'other.svg#a'>]>" SVG SIZE "><use href='&e;'/>" CARDS, UNSAFE,
    "other.svg#a" },
  { "style in an entity",
    "<!DOCTYPE svg [<!ENTITY e '@import'>]>" SVG SIZE "><style>&e; 'a.css'</style>" CARDS, UNSAFE,
    "“e”" },
  { "link by default",
    "<!DOCTYPE svg [<!ATTLIST use href CDATA 'other.svg#a'>]>" SVG SIZE "><use/>" CARDS, UNSAFE,
    "other.svg#a" },

  { "embedded picture", SVG SIZE "><image href='data:image/png;base64," PNG "'/>" CARDS, -1, NULL },
  { "broken picture", SVG SIZE "><image href='data:image/png;base64,iVBORw0KGgo='/>" CARDS, BROKEN,
    "image/png" },
  { "embedded drawing",
    SVG SIZE "><image href='data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/"
             "%3E'/>" CARDS,
    UNSAFE, "image/svg+xml" },
  { "embedded picture, upper case",
    SVG SIZE "><image href='DATA:Image/PNG;Base64,&#10;" PNG "&#10;'/>" CARDS, -1, NULL },
  { "embedded picture in percents",
    SVG SIZE "><image href='data:image/png,%89PNG;base64," PNG "'/>" CARDS, UNSAFE, "image/png" },
  { "percents in base64", SVG SIZE "><image href='data:image/png;base64,%69" PNG "'/>" CARDS,
    UNSAFE, "image/png;base64" },
  { "fragment in base64", SVG SIZE "><image href='data:image/png;base64," PNG "#" PNG "'/>" CARDS,
    UNSAFE, "image/png;base64" },
  { "more behind the end", SVG SIZE "><image href='data:image/png;base64," PNG PNG "'/>" CARDS,
    UNSAFE, "image/png;base64" },
  { "other code", SVG SIZE "><image href='data:image/png;charset=x;base64," PNG "'/>" CARDS, UNSAFE,
    "image/png;charset=x;base64" },
  { "picture without a code", SVG SIZE "><image href='data:image/png'/>" CARDS, UNSAFE,
    "image/png" },
  { "drawing called a picture",
    SVG SIZE "><image href='data:image/png;base64,"
             "PHN2ZyB4bWxucz0naHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmcnLz4K'/>" CARDS,
    BROKEN, "image/png" },
  { "embedded text", SVG SIZE "><image href='data:,hello'/>" CARDS, UNSAFE, "data" },
  { "script", SVG SIZE "><script>alert ()</script>" CARDS, -1, NULL },
};

static void
check_refused (GFile *file, const BadRow *row)
{
  g_autofree char *path = g_file_get_path (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (AtoutDeck) deck = NULL;

  g_test_message ("%s", row->what);
  deck = open_deck (file, &error);
  if (row->code == -1)
    {
      g_assert_no_error (error);
      g_assert_nonnull (deck);
      return;
    }

  g_assert_null (deck);
  g_test_message ("  %s", error->message);
  g_assert_true (error->domain == ATOUT_DECK_ERROR);
  if (row->code != ANY)
    g_assert_cmpint (error->code, ==, row->code);
  g_assert_nonnull (strstr (error->message, path));
  g_assert_null (strchr (error->message, '\n'));
  if (row->names != NULL)
    g_assert_nonnull (strstr (error->message, row->names));
}

static void
test_bad_files (void)
{
  g_autofree char *folder = folder_new ();

  for (guint i = 0; i < G_N_ELEMENTS (bad_rows); i++)
    {
      g_autoptr (GFile) file = folder_write (folder, "bad.svg", bad_rows[i].svg);

      check_refused (file, &bad_rows[i]);
    }

  folder_remove (folder);
}

static void
test_bad_folders (void)
{
  static const struct
  {
    const char *index;
    const BadRow row;
  } rows[] = {
    { "[KDE Backdeck]\nSVG=cards.svg\n", { "no name", NULL, BROKEN, "“Name”" } },
    { "[KDE Backdeck]\nName=A\n", { "no SVG named", NULL, BROKEN, "“SVG”" } },
    { "[Desktop Entry]\nName=A\n", { "other group", NULL, BROKEN, "KDE Backdeck" } },
    { "[KDE Backdeck]\nName=A\nSVG=../a.svg\n", { "elsewhere", NULL, BROKEN, "SVG=../a.svg" } },
    { "[KDE Backdeck]\nName=A\nSVG=no.svg\n",
      { "no SVG", NULL, ATOUT_DECK_ERROR_MISSING, "no.svg" } },
  };
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) location = g_file_new_for_path (folder);
  g_autofree char *large = g_strnfill (1024 * 1024, '\n');
  const BadRow large_row = { "large key file", NULL, ATOUT_DECK_ERROR_LARGE, "index.desktop" };
  g_autoptr (GFile) large_file = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GFile) file = folder_write (folder, "index.desktop", rows[i].index);

      check_refused (location, &rows[i].row);
    }

  large_file = folder_write (folder, "index.desktop", large);
  check_refused (location, &large_row);
  folder_remove (folder);
}

/* ---- Large and slow files --------------------------------------------------------------- */

/* The most memory this process ever had, in bytes. */
static gsize
get_peak (void)
{
  g_autofree char *status = NULL;
  const char *line;

  g_assert_true (g_file_get_contents ("/proc/self/status", &status, NULL, NULL));
  line = strstr (status, "VmHWM:");
  g_assert_nonnull (line);

  return (gsize) g_ascii_strtoull (line + strlen ("VmHWM:"), NULL, 10) * 1024;
}

/* A bomb is not unpacked further than the limit, wherever it is opened. */
static void
test_large (void)
{
  const BadRow bomb_row = { "bomb", NULL, ATOUT_DECK_ERROR_LARGE, "20 MB" };
  const BadRow plain_row = { "large file", NULL, ATOUT_DECK_ERROR_LARGE, "20 MB" };
  const BadRow tail_row = { "rubbish behind the end", NULL, ATOUT_DECK_ERROR_LARGE, "20 MB" };
  g_autofree char *folder = folder_new ();
  g_autofree char *blanks = g_strnfill (1024 * 1024, ' ');
  g_autofree char *large = g_strnfill (SAFE_SVG_MAX + 1, ' ');
  g_autoptr (GFile) bomb = write_packed (folder, "bomb.svgz", SVG SIZE ">", blanks, 300);
  g_autoptr (GFile) plain = folder_write (folder, "large.svg", large);
  g_autoptr (GFile) tail = write_packed (folder, "tail.svgz", SVG SIZE ">" CARDS, "", 0);
  g_autoptr (GError) error = NULL;
  g_autoptr (DeckFile) deck = NULL;
  gsize before;

  check_refused (bomb, &bomb_row);
  check_refused (plain, &plain_row);
  g_assert_cmpint (truncate (g_file_peek_path (tail), 300 * 1024 * 1024), ==, 0);
  check_refused (tail, &tail_row);

  before = get_peak ();
  deck = deck_file_read (bomb, &error);
  g_assert_no_error (error);
  g_assert_false (deck_file_load (deck, &error));
  g_assert_error (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_LARGE);
  g_assert_cmpuint (get_peak () - before, <, 5 * SAFE_SVG_MAX);

  folder_remove (folder);
}

static cairo_status_t
append_bytes (void *bytes, const guchar *data, guint length)
{
  g_byte_array_append (bytes, data, length);

  return CAIRO_STATUS_SUCCESS;
}

/* A small file that is a picture of 144 million pixels is not unpacked either. */
static void
test_large_picture (void)
{
  const BadRow row = { "large picture", NULL, ATOUT_DECK_ERROR_LARGE, "image/png" };
  const BadRow percents_row = { "in percents", NULL, UNSAFE, "image/png" };
  g_autofree char *folder = folder_new ();
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A1, 12000, 12000);
  g_autoptr (GByteArray) png = g_byte_array_new ();
  g_autofree char *text = NULL;
  g_autofree char *svg = NULL;
  g_autoptr (GString) percents = NULL;
  g_autoptr (GFile) file = NULL;

  g_assert_cmpint (cairo_surface_write_to_png_stream (surface, append_bytes, png), ==,
                   CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  text = g_base64_encode (png->data, png->len);
  svg = g_strconcat (SVG SIZE "><image href='data:image/png;base64,", text, "'/>" CARDS, NULL);
  file = folder_write (folder, "large.svg", svg);

  g_assert_cmpuint (png->len, <, 1024 * 1024);
  check_refused (file, &row);

  /* nor is one beside which a small one is put for those who look for base64 only */
  percents = g_string_new (SVG SIZE "><image href='data:image/png,");
  for (guint i = 0; i < png->len; i++)
    g_string_append_printf (percents, "%%%02x", png->data[i]);
  g_string_append (percents, ";base64," PNG "'/>" CARDS);
  g_object_unref (folder_write (folder, "large.svg", percents->str));
  check_refused (file, &percents_row);

  folder_remove (folder);
}

static char *
encode (const char *kind, const guchar *head, gsize size)
{
  guchar data[64] = { 0 };
  g_autofree char *text = NULL;

  memcpy (data, head, size);
  text = g_base64_encode (data, sizeof data);

  return g_strconcat ("data:image/", kind, ";base64,", text, NULL);
}

/* The size is read from the head, of each kind. */
static void
test_picture_heads (void)
{
#define HEAD(kind, bytes, n_pixels)                                                                \
  {                                                                                                \
    kind, (const guchar *) bytes, sizeof bytes - 1, n_pixels                                       \
  }
  static const struct
  {
    const char *kind;
    const guchar *head;
    gsize size;
    guint64 n_pixels;
  } rows[] = {
    HEAD ("png", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\1\0\2\0\0\1\1", 65538 * 257),
    HEAD ("png", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xff\xff\xff\xff\xff\xff\xff",
          G_GUINT64_CONSTANT (0xffffffff) * 0xffffffff),
    HEAD ("jpg", "\xff\xd8\xff\xe0\0\4ab\xff\xff\xdb\0\3x\xff\xc2\0\x11\x08\1\2\3\4", 258 * 772),
    HEAD ("jpeg", "\xff\xd8\xff\xe0\0\4ab\xff\xc4\0\4ab\xff\xd9", 0),
    HEAD ("jpeg", "\xff\xd8\xff\xe0\xff\xff", 0),
    HEAD ("gif", "GIF89a\2\1\4\3", 258 * 772),
    HEAD ("webp", "RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\1\x2a\2\1\4\3", 258 * 772),
    HEAD ("webp", "RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\xff\xff\xff\xff", 16384 * 16384),
    HEAD ("webp", "RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\xff\xff\xff\1\0\0",
          G_GUINT64_CONSTANT (16777216) * 2),
    HEAD ("webp", "RIFF\0\0\0\0WEBPVP9 ", 0),
    HEAD ("png", "BM", 0),
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *url = encode (rows[i].kind, rows[i].head, rows[i].size);

      g_assert_true (embedded_picture_is_plain (url));
      g_assert_cmpuint (embedded_picture_count_pixels (url), ==, rows[i].n_pixels);
    }
}

/* What passes costs this process no more than the one that tried it, however large it is shown. */
static void
test_cost (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GString) layers = g_string_new (SVG SIZE ">");
  g_autoptr (GFile) file = NULL;
  g_autoptr (AtoutDeck) deck = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  gsize before;

  /* each of them is as large as the whole drawing: 250 MB with cards of 1200 pixels */
  for (guint i = 0; i < 4; i++)
    g_string_append (layers, "<g opacity='.9'>");
  g_string_append (layers,
                   "<path id='club_3' fill='#f00' d='M40,0H60V30H40Z'/></g></g></g></g>" CARDS);
  file = folder_write (folder, "layers.svg", layers->str);
  deck = open_good (file);

  before = get_peak ();
  texture = paint (atout_deck_get_face (deck, SUIT_CLUBS, RANK_3), 800, 1200);
  g_test_message ("%zu MB", (get_peak () - before) / 1024 / 1024);
#ifndef __SANITIZE_ADDRESS__
  g_assert_cmpuint (get_peak () - before, <, DECK_TRIAL_MEMORY);
#endif
  g_assert_cmphex (get_pixel (texture, 400, 600) >> 16, >, 0x80);

  folder_remove (folder);
}

/* A drawing that is small as a file and large in memory. */
static void
test_many_parts (void)
{
#ifndef __SANITIZE_ADDRESS__
  static const BadRow row = { "many parts", NULL, ATOUT_DECK_ERROR_SLOW, "too much memory" };
  g_autofree char *folder = folder_new ();
  g_autoptr (GString) parts = g_string_new (SVG SIZE "><g id='club_3'>");
  g_autoptr (GFile) file = NULL;

  for (guint i = 0; i < 200000; i++)
    g_string_append (parts, "<rect x='40' width='20' height='30'/>");
  g_string_append (parts, "</g>" CARDS);
  file = folder_write (folder, "parts.svg", parts->str);
  check_refused (file, &row);

  folder_remove (folder);
#endif
}

/* Each layer draws the one before ten times. */
static char *
make_use_bomb (const char *attributes)
{
  GString *svg = g_string_new (SVG SIZE "><defs><path id='u0' d='M0,0H1V1H0Z'/>");

  for (guint i = 1; i < 12; i++)
    {
      g_string_append_printf (svg, "<g id='u%u'>", i);
      for (guint j = 0; j < 10; j++)
        g_string_append_printf (svg, "<use xlink:href='#u%u'/>", i - 1);
      g_string_append (svg, "</g>");
    }
  g_string_append_printf (svg, "</defs><g id='club_3'><g %s><use xlink:href='#u11'/></g></g>" CARDS,
                          attributes);

  return g_string_free (svg, FALSE);
}

/* A filter that looks at the whole card for each of its points, again and again. */
static char *
make_filter_monster (void)
{
  GString *svg = g_string_new (SVG SIZE "><filter id='f'>");

  for (guint i = 0; i < 1000; i++)
    g_string_append (svg, "<feMorphology operator='dilate' radius='1000'/>");
  g_string_append (svg, "</filter><g id='club_3' filter='url(#f)'>"
                        "<path d='M40,0H60V30H40Z'/></g>" CARDS);

  return g_string_free (svg, FALSE);
}

static gboolean
count_tick (gpointer user_data)
{
  (*(guint *) user_data)++;

  return G_SOURCE_CONTINUE;
}

/* It is another process that toils; the main loop goes on, and the card to blame is named. */
static void
test_slow (void)
{
  static const BadRow use_row = { "use bomb", NULL, BROKEN, "club_3" };
  static const BadRow filter_row = { "filters", NULL, ATOUT_DECK_ERROR_SLOW, "club_3" };
  g_autofree char *folder = folder_new ();
  g_autofree char *bomb = make_use_bomb ("");
  g_autofree char *monster = make_filter_monster ();
  g_autoptr (GFile) bomb_file = folder_write (folder, "bomb.svg", bomb);
  g_autoptr (GFile) monster_file = folder_write (folder, "monster.svg", monster);
  guint n_ticks = 0;
  guint id = g_timeout_add (10, count_tick, &n_ticks);

  check_refused (bomb_file, &use_row);
  n_ticks = 0;
  check_refused (monster_file, &filter_row);
  g_assert_cmpuint (n_ticks, >, 50);

  g_source_remove (id);
  folder_remove (folder);
}

/* ---- Styles ------------------------------------------------------------------------------- */

#define STYLED_INI                                                                                 \
  "[Deck]\nName=A\nFormat=atout\nSvg=a.svg\nCardWidth=20\nCardHeight=30\nColumns=13\nRows=5\n"     \
  "Back=back\n[Faces]\nclub_1=0;0;\nclub_3=2;0;\nback=2;4;\n"                                      \
  "[Indices]\nlanguages=en;de;sr@latin;\n"

/* What is seen with other corner letters alone is tried as well. */
static void
test_tried_sets (void)
{
  static const BadRow good = { "not seen", NULL, -1, NULL };
  static const BadRow bad
      = { "seen", NULL, BROKEN, "“club_3” cannot be painted: it has too many parts" };
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) location = g_file_new_for_path (folder);
  const struct
  {
    const BadRow *row;
    char *svg;
  } rows[] = {
    { &good, make_use_bomb ("display='none'") },
    { &bad, make_use_bomb ("class='index-en'") },
    { &bad, make_use_bomb ("class='index-de'") },
    { &bad, make_use_bomb ("class='index-sr@latin'") },
    { &bad, make_use_bomb ("class='index-de suit-club'") },
  };

  g_object_unref (folder_write (folder, "deck.ini", STYLED_INI));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_object_unref (folder_write (folder, "a.svg", rows[i].svg));
      check_refused (location, rows[i].row);
      g_free (rows[i].svg);
    }

  folder_remove (folder);
}

/* A set may be called like a locale with a modifier. */
static void
test_set_of_locale (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) location = g_file_new_for_path (folder);
  g_autoptr (AtoutDeck) deck = NULL;
  const char *const sets[] = { "en", "sr@latin" };
  const guint32 colours[] = { 0x0000ff, 0xff0000 };

  g_object_unref (folder_write (folder, "deck.ini", STYLED_INI));
  g_object_unref (folder_write (folder, "a.svg",
                                SVG SIZE "><g id='club_3'><path d='M40,0H60V30H40Z' fill='#00f'/>"
                                         "<path d='M40,0H60V30H40Z' fill='#f00' "
                                         "class='index-sr@latin'/></g>" CARDS));
  deck = open_good (location);
  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      const int width = CARD_WIDTH * ((int) i + 1), height = CARD_HEIGHT * ((int) i + 1);
      g_autoptr (GdkTexture) texture = NULL;

      atout_deck_set_style (deck, sets[i], FALSE);
      texture = paint (atout_deck_get_face (deck, SUIT_CLUBS, RANK_3), width, height);
      g_assert_cmphex (get_pixel (texture, width / 2, height / 2), ==, colours[i]);
    }

  folder_remove (folder);
}

/* Each face is tried with each set of letters in two and in four colours. */
static void
test_tried_styles (void)
{
  const char *program = g_getenv ("ATOUT_PROGRAM");
  g_autofree char *folder = folder_new ();
  g_autofree char *quoted = g_shell_quote (program);
  g_autofree char *text = g_strdup_printf (
      "#!/bin/sh\nout=$(%s \"$@\")\nstatus=$?\necho \"$out\" | tee '%s/log'\nexit $status\n",
      quoted, folder);
  g_autoptr (GFile) script = folder_write (folder, "program", text);
  g_autoptr (GFile) location = g_file_new_for_path (folder);
  g_autofree char *log_path = g_build_filename (folder, "log", NULL);
  g_autofree char *log = NULL;
  g_auto (GStrv) pieces = NULL;

  g_object_unref (folder_write (folder, "deck.ini", STYLED_INI));
  g_object_unref (folder_write (folder, "a.svg", SVG SIZE "><path id='club_3'/>" CARDS));
  g_assert_cmpint (g_chmod (g_file_peek_path (script), 0700), ==, 0);
  g_setenv ("ATOUT_PROGRAM", g_file_peek_path (script), TRUE);
  g_object_unref (open_good (location));
  g_setenv ("ATOUT_PROGRAM", program, TRUE);

  g_assert_true (g_file_get_contents (log_path, &log, NULL, NULL));
  pieces = g_strsplit (log, "trying club_3\n", -1);
  g_assert_cmpuint (g_strv_length (pieces) - 1, ==, 3 * 2);

  folder_remove (folder);
}

/* What the kernel tells of a process behind the fence. */
#ifdef __SANITIZE_ADDRESS__
#define FENCED "State:"
#elif defined HAVE_SECCOMP
#define FENCED "Seccomp:.2"
#else
#define FENCED "NoNewPrivs:.1"
#endif

/* The process that tries decks is behind the fence, and knows nothing of the environment. */
static void
test_fenced (void)
{
  const char *program = g_getenv ("ATOUT_PROGRAM");
  g_autofree char *folder = folder_new ();
  g_autofree char *monster = make_filter_monster ();
  g_autofree char *quoted = g_shell_quote (program);
  g_autofree char *text = g_strdup_printf (
      "#!/bin/sh\nexec 3<&0\n%s \"$@\" <&3 &\n"
      "until grep -q '" FENCED "' /proc/$!/status; do\n"
      "if ! grep -q 'State:.[DRS]' /proc/$!/status; then exit 1; fi\ndone\n"
      "cp /proc/$!/status '%s/status'\ncp /proc/$!/environ '%s/environ'\nkill $!\n",
      quoted, folder, folder);
  g_autoptr (GFile) script = folder_write (folder, "program", text);
  g_autoptr (GFile) file = folder_write (folder, "monster.svg", monster);
  g_autofree char *status_path = g_build_filename (folder, "status", NULL);
  g_autofree char *environ_path = g_build_filename (folder, "environ", NULL);
  g_autofree char *status = NULL;
  g_autofree char *variables = NULL;
  gsize size;

  g_assert_cmpint (g_chmod (g_file_peek_path (script), 0700), ==, 0);
  g_setenv ("ATOUT_PROGRAM", g_file_peek_path (script), TRUE);
  g_setenv ("ATOUT_SECRET", "secret", TRUE);
  g_clear_object (&(AtoutDeck *) { open_deck (file, NULL) });
  g_setenv ("ATOUT_PROGRAM", program, TRUE);

  g_assert_true (g_file_get_contents (status_path, &status, NULL, NULL));
  g_assert_true (g_file_get_contents (environ_path, &variables, &size, NULL));
#ifndef __SANITIZE_ADDRESS__
  g_assert_nonnull (strstr (status, "NoNewPrivs:\t1\n"));
#endif
  g_assert_null (memmem (variables, size, "secret", strlen ("secret")));
  g_assert_null (memmem (variables, size, "DISPLAY", strlen ("DISPLAY")));

  folder_remove (folder);
}

/* A pipe instead of a file does not keep anybody waiting. */
static void
test_pipe (void)
{
  static const BadRow rows[] = {
    { "key file", NULL, ATOUT_DECK_ERROR_MISSING, "index.desktop" },
    { "drawing", NULL, ATOUT_DECK_ERROR_MISSING, "cards.svg" },
  };
  static const char *const names[] = { "index.desktop", "cards.svg" };
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) location = g_file_new_for_path (folder);

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_assert_cmpint (mkfifo (path, 0600), ==, 0);
      check_refused (location, &rows[i]);
      g_assert_cmpint (g_unlink (path), ==, 0);
      if (i == 0)
        g_object_unref (
            folder_write (folder, names[i], "[KDE Backdeck]\nName=Bee\nSVG=cards.svg\n"));
    }

  folder_remove (folder);
}

/* Who does not want to wait need not. */
static void
test_cancel (void)
{
  g_autofree char *folder = folder_new ();
  g_autofree char *monster = make_filter_monster ();
  g_autoptr (GFile) file = folder_write (folder, "monster.svg", monster);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  atout_deck_open_async (file, cancellable, keep_result, &result);
  g_cancellable_cancel (cancellable);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_null (atout_deck_open_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  folder_remove (folder);
}

/* What has been tried is what is shown, even if the file is another one right after the trial. */
static void
test_changed_meanwhile (void)
{
  const char *program = g_getenv ("ATOUT_PROGRAM");
  g_autofree char *folder = folder_new ();
  g_autofree char *quoted = g_shell_quote (program);
  g_autofree char *text = g_strdup_printf (
      "#!/bin/sh\n%s \"$@\"\nstatus=$?\nmv '%s/other.svg' '%s/cards.svg'\nexit $status\n", quoted,
      folder, folder);
  g_autoptr (GFile) script = folder_write (folder, "program", text);
  g_autoptr (GFile) other = folder_write (folder, "other.svg", SVG SIZE " fill='#f00'>" CARDS);
  g_autoptr (GFile) file = folder_write (folder, "cards.svg", SVG SIZE " fill='#00f'>" CARDS);
  g_autoptr (AtoutDeck) deck = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  g_assert_cmpint (g_chmod (g_file_peek_path (script), 0700), ==, 0);
  g_setenv ("ATOUT_PROGRAM", g_file_peek_path (script), TRUE);
  deck = open_good (file);
  g_setenv ("ATOUT_PROGRAM", program, TRUE);
  g_assert_false (g_file_query_exists (other, NULL));

  texture = paint (atout_deck_get_face (deck, SUIT_CLUBS, RANK_ACE), CARD_WIDTH, CARD_HEIGHT);
  g_assert_cmphex (get_pixel (texture, CARD_WIDTH - 5, 5), ==, 0x0000ff);

  folder_remove (folder);
}

/* A deck in use is what was tried, whatever becomes of its file, also when it is drawn anew. */
static void
test_changed_in_use (void)
{
  static const char *const texts[] = { "", "<svg", SVG SIZE " fill='#f00'>" CARDS, NULL };
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) file = folder_write (folder, "cards.svg", SVG SIZE " fill='#00f'>" CARDS);
  g_autoptr (AtoutDeck) deck = open_good (file);

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const int width = (int) (i + 2) * CARD_WIDTH, height = (int) (i + 2) * CARD_HEIGHT;
      g_autoptr (GFile) changed = folder_write (folder, "cards.svg", texts[i]);
      g_autoptr (GdkTexture) texture = NULL;

      atout_deck_set_style (deck, NULL, i % 2 == 0);
      atout_deck_set_scale_factor (deck, 1 + (int) i % 2);
      atout_deck_set_scale_factor (deck, 1);
      texture = paint (atout_deck_get_face (deck, SUIT_CLUBS, RANK_ACE), width, height);
      g_assert_cmphex (get_pixel (texture, width - 5, 5), ==, 0x0000ff);
    }

  folder_remove (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP no display\n");
      return 0;
    }

  g_test_add_func ("/deck-formats/aisleriot", test_aisleriot);
  g_test_add_func ("/deck-formats/kde", test_kde);
  g_test_add_func ("/deck-formats/kde-boxes", test_kde_boxes);
  g_test_add_func ("/deck-formats/kde-lines", test_kde_lines);
  g_test_add_func ("/deck-formats/suits", test_suits);
  g_test_add_func ("/deck-formats/short-deck", test_short_deck);
  g_test_add_func ("/deck-formats/bad-files", test_bad_files);
  g_test_add_func ("/deck-formats/bad-folders", test_bad_folders);
  g_test_add_func ("/deck-formats/large", test_large);
  g_test_add_func ("/deck-formats/large-picture", test_large_picture);
  g_test_add_func ("/deck-formats/picture-heads", test_picture_heads);
  g_test_add_func ("/deck-formats/cost", test_cost);
  g_test_add_func ("/deck-formats/many-parts", test_many_parts);
  g_test_add_func ("/deck-formats/slow", test_slow);
  g_test_add_func ("/deck-formats/tried-sets", test_tried_sets);
  g_test_add_func ("/deck-formats/set-of-locale", test_set_of_locale);
  g_test_add_func ("/deck-formats/tried-styles", test_tried_styles);
  g_test_add_func ("/deck-formats/fenced", test_fenced);
  g_test_add_func ("/deck-formats/pipe", test_pipe);
  g_test_add_func ("/deck-formats/cancel", test_cancel);
  g_test_add_func ("/deck-formats/changed-meanwhile", test_changed_meanwhile);
  g_test_add_func ("/deck-formats/changed-in-use", test_changed_in_use);

  return g_test_run ();
}
