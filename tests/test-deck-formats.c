/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Decks of others: each form is drawn right. */

#include <gtk/gtk.h>

#include "add-tests.h"
#include "deck-support.h"
#include "decks/deck-worker.h"
#include "folder-support.h"
#include "rules/game.h"

#define CARD_WIDTH 20
#define CARD_HEIGHT 30

#define SVG "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' "
#define SIZE "width='260' height='150'"

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

/* Every card has a colour of its own, clearly another one than the next. */
static guint32
colour_of (int column, int row)
{
  return (guint32) ((40 + column * 5 % 13 * 16) << 16 | (row * 60) << 8 | 0x80);
}

/* A card of one colour, whose upper left corner is white, with a bar in it instead of a rank. */
static void
append_card (GString *svg, const char *id, double x, double y, guint32 colour, int rank)
{
  g_string_append_printf (svg,
                          "<g id='%s' transform='translate(%g %g)'>"
                          "<path d='M0,0H%dV%dH0Z' fill='#%06x'/>"
                          "<path d='M0,0H4V4H0Z' fill='#fff'/><path d='M1.2,%gh1.4v.8h-1.4z'/></g>",
                          id, x, y, CARD_WIDTH, CARD_HEIGHT, colour, 0.9 + rank % 3 * 0.9);
}

static void
append_grid (GString *svg, double x, double y)
{
  for (int row = 0; row < 4; row++)
    for (int column = 0; column < 13; column++)
      {
        g_autofree char *id = g_strconcat (suits[row], "_", ranks[column], NULL);

        append_card (svg, id, x + column * CARD_WIDTH, y + row * CARD_HEIGHT,
                     colour_of (column, row), column);
      }
  append_card (svg, "back", x + 2 * CARD_WIDTH, y + 4 * CARD_HEIGHT, 0x123456, 0);
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
                     colour_of (column, row), column);
      }
  append_card (svg, "back", 700, 500, 0x123456, 0);
}

/* The whole card is there: its colour at three corners, the white one upper left. */
static void
check_face (GdkPaintable *face, guint32 colour)
{
  const int width = 2 * CARD_WIDTH, height = 2 * CARD_HEIGHT;
  g_autoptr (GdkTexture) texture = deck_paint (face, width, height);

  g_assert_cmphex (deck_get_pixel (texture, 1, 1), ==, 0xffffff);
  g_assert_cmphex (deck_get_pixel (texture, 6, 6), ==, 0xffffff);
  g_assert_cmphex (deck_get_pixel (texture, 10, 10), ==, colour);
  g_assert_cmphex (deck_get_pixel (texture, width - 2, 1), ==, colour);
  g_assert_cmphex (deck_get_pixel (texture, 1, height - 2), ==, colour);
  g_assert_cmphex (deck_get_pixel (texture, width - 2, height - 2), ==, colour);
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
                 ? deck_write_packed (folder, rows[i].name, svg->str, "", 0)
                 : folder_write (folder, rows[i].name, svg->str);

      deck = deck_open_good (file);
      check_deck (deck);
    }

  {
    g_autofree char *path = g_build_filename (folder, "in-mm.svg", NULL);
    g_autoptr (GFile) file = g_file_new_for_path (path);
    g_autoptr (AtoutDeck) deck = deck_open_good (file);

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
      file = deck_write_packed (folder, "cards.svgz", svg->str, "", 0);

      deck = deck_open_good (location);
      g_assert_cmpstr (atout_deck_get_name (deck), ==, "Small");
      check_deck (deck);
      bare = deck_open_good (file);
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
  g_autoptr (AtoutDeck) deck = deck_open_good (file);
  g_autoptr (GdkTexture) king
      = deck_paint (atout_deck_get_face (deck, SUIT_CLUBS, RANK_KING), 84, 124);
  g_autoptr (GdkTexture) back = deck_paint (atout_deck_get_back (deck), 84, 124);

  g_assert_cmphex (deck_get_pixel (king, 42, 3), ==, 0xff0000);
  g_assert_cmphex (deck_get_pixel (king, 42, 120), ==, 0xff0000);
  g_assert_cmphex (deck_get_pixel (king, 3, 62), ==, 0xff0000);
  g_assert_cmphex (deck_get_pixel (king, 80, 62), ==, 0xff0000);
  g_assert_cmphex (deck_get_pixel (king, 42, 62), ==, 0x00ff00);
  g_assert_cmphex (deck_get_pixel (back, 3, 62), ==, 0x0000ff);
  g_assert_cmphex (deck_get_pixel (back, 80, 62), ==, 0x0000ff);

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
      g_autoptr (AtoutDeck) deck = deck_open_good (file);
      g_autoptr (GdkTexture) king
          = deck_paint (atout_deck_get_face (deck, SUIT_CLUBS, RANK_KING), 80, 120);

      g_assert_cmphex (deck_get_pixel (king, 6, 60), ==, 0xff0000);
      g_assert_cmphex (deck_get_pixel (king, 10, 60), ==, 0x00ff00);
      g_assert_cmphex (deck_get_pixel (king, 69, 60), ==, 0x00ff00);
      g_assert_cmphex (deck_get_pixel (king, 73, 60), ==, 0xff0000);
      g_assert_cmphex (deck_get_pixel (king, 40, 6), ==, 0xff0000);
      g_assert_cmphex (deck_get_pixel (king, 40, 10), ==, 0x00ff00);
    }

  folder_remove (folder);
}

static gboolean
covers (AtoutDeck *deck, const char *key)
{
  return atout_deck_covers (deck, game_pack (game_find (key), &OPTIONS_DEFAULT));
}

/* The whole card has one colour. */
static void
check_plain (GdkPaintable *face, guint32 colour)
{
  g_autoptr (GdkTexture) texture = deck_paint (face, 60, 90);

  g_assert_cmphex (deck_get_pixel (texture, 1, 1), ==, colour);
  g_assert_cmphex (deck_get_pixel (texture, 58, 1), ==, colour);
  g_assert_cmphex (deck_get_pixel (texture, 30, 45), ==, colour);
  g_assert_cmphex (deck_get_pixel (texture, 1, 88), ==, colour);
  g_assert_cmphex (deck_get_pixel (texture, 58, 88), ==, colour);
}

/* An unfilled straight line hides the line around a card from librsvg; all cards have the same. */
static void
test_kde_court (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) file = folder_write (
      folder, "cards.svg",
      SVG "width='400' height='200'><defs><path id='sheet' d='M0,0H40V60H0Z' fill='#00ff00'"
          " stroke='#ff0000' stroke-width='2'/></defs>"
          "<g id='1_club'><use xlink:href='#sheet' x='10' y='10'/></g>"
          "<g id='king_club'><use xlink:href='#sheet' x='60' y='10'/>"
          "<path d='M70,20V60' fill='none' stroke='#0000ff'/></g>"
          "<g id='back'><use xlink:href='#sheet' x='110' y='10'/></g></svg>");
  g_autoptr (AtoutDeck) deck = deck_open_good (file);
  GdkPaintable *const faces[]
      = { atout_deck_get_face (deck, SUIT_CLUBS, RANK_ACE),
          atout_deck_get_face (deck, SUIT_CLUBS, RANK_KING), atout_deck_get_back (deck) };

  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    {
      g_autoptr (GdkTexture) face = deck_paint (faces[i], 168, 248);

      g_assert_cmphex (deck_get_pixel (face, 1, 124), ==, 0xff0000);
      g_assert_cmphex (deck_get_pixel (face, 166, 124), ==, 0xff0000);
      g_assert_cmphex (deck_get_pixel (face, 84, 1), ==, 0xff0000);
      g_assert_cmphex (deck_get_pixel (face, 84, 246), ==, 0xff0000);
      g_assert_cmphex (deck_get_pixel (face, 10, 124), ==, 0x00ff00);
    }

  folder_remove (folder);
}

/* What lies far outside of one card neither is the card nor makes the others another one. */
static void
test_kde_stray (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) file = folder_write (
      folder, "cards.svg",
      SVG "width='400' height='200'><path id='1_club' d='M10,10H30V40H10Z'/>"
          "<path id='king_club' d='M50,10H70V40H50Z'/><path id='1_heart' d='M10,60H30V90H10Z'/>"
          "<path id='king_heart' d='M50,60H70V90H50Z M60,9000H61V9001Z' fill='#00ff00'/>"
          "<path id='back' d='M90,10H110V40H90Z' fill='#0000ff'/></svg>");
  g_autoptr (AtoutDeck) deck = deck_open_good (file);

  g_assert_cmpfloat_with_epsilon (atout_deck_get_aspect_ratio (deck), 2.0 / 3, 0.001);
  check_plain (atout_deck_get_face (deck, SUIT_HEARTS, RANK_KING), 0x00ff00);
  check_plain (atout_deck_get_back (deck), 0x0000ff);

  folder_remove (folder);
}

/* All cards at one place, the drawing as large as one of them, with the ids of Aisleriot. */
static void
test_one_place (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) file
      = folder_write (folder, "cards.svg",
                      SVG "width='170' height='244'><defs>"
                          "<g id='club_1'><path d='M0,0H170V244H0Z' fill='#00ff00'/></g>"
                          "<g id='heart_queen'><path d='M0,0H170V244H0Z' fill='#ff0000'/></g>"
                          "<g id='back'><path d='M0,0H170V244H0Z' fill='#0000ff'/></g></defs>"
                          "<use xlink:href='#back'/></svg>");
  g_autoptr (AtoutDeck) deck = deck_open_good (file);

  g_assert_cmpfloat_with_epsilon (atout_deck_get_aspect_ratio (deck), 170.0 / 244, 0.001);
  check_plain (atout_deck_get_face (deck, SUIT_CLUBS, RANK_ACE), 0x00ff00);
  check_plain (atout_deck_get_face (deck, SUIT_HEARTS, RANK_QUEEN), 0xff0000);
  check_plain (atout_deck_get_back (deck), 0x0000ff);

  folder_remove (folder);
}

/* Each card is painted from a document of its own, which has all that the card refers to. */
static void
test_references (void)
{
  static const char *const cards[] = {
    "<use xlink:href='#drawn'/>",
    "<path class='green' d='M0,0H20V30H0Z'/>",
    "<path fill='url(#turned)' d='M0,0H20V30H0Z'/>",
    "<path style='fill:url( \"#turned\" )' d='M0,0H20V30H0Z'/>",
    "<path fill='#00ff00' filter='url(#nothing)' d='M0,0H20V30H0Z'/>",
    "<g clip-path='url(#clip)'><path fill='#00ff00' d='M-90,-90H90V90H-90Z'/></g>",
    "<g mask='url(#mask)'><path fill='#00ff00' d='M0,0H20V30H0Z'/></g>",
    "<path d='M0,0H20V30H0Z'/>", /* as the group around it */
  };
  g_autofree char *folder = folder_new ();

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      g_autofree char *svg = g_strconcat (
          SVG
          "width='260' height='150'><style>.green { fill: url(#turned) }</style><defs>"
          "<linearGradient id='plain'><stop stop-color='#00ff00'/></linearGradient>"
          "<linearGradient id='around' xlink:href='#plain'/>"
          "<linearGradient id='turned' xlink:href='#plain' x1='1' x2='0'/>"
          "<filter id='nothing'><feOffset/></filter>"
          "<clipPath id='clip'><use xlink:href='#shape'/></clipPath>"
          "<mask id='mask' maskUnits='userSpaceOnUse' x='0' y='0' width='20' height='30'>"
          "<path fill='white' d='M0,0H20V30H0Z'/></mask></defs>"
          "<path id='shape' fill='red' d='M0,0H20V30H0Z'/>"
          "<g transform='translate(900)'><path id='drawn' fill='#00ff00' d='M0,0H20V30H0Z'/></g>"
          "<g fill='url(#around)' transform='translate(1)'>"
          "<g id='club_1' transform='translate(-1)'>",
          cards[i], "</g></g><path id='back' fill='#0000ff' d='M40,120H60V150H40Z'/></svg>", NULL);
      g_autoptr (GFile) file = folder_write (folder, "cards.svg", svg);
      g_autoptr (AtoutDeck) deck = deck_open_good (file);

      g_test_message ("%s", cards[i]);
      check_plain (atout_deck_get_face (deck, SUIT_CLUBS, RANK_ACE), 0x00ff00);
    }

  folder_remove (folder);
}

/* A folder with one picture a card, as SVG; the back, a tile of no size, gives way to ours. */
static void
test_pictures (void)
{
  static const char names[] = "789TJQKA";
  static const char *const colours[] = { "#00ff00", "#ff0000", "#0000ff", "#ffff00" };
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) location = g_file_new_for_path (folder);
  g_autoptr (GFile) joker = folder_write (folder, "Joker1.svg", "no picture");
  g_autoptr (GFile) tile = folder_write (folder, "back.svg", SVG "><path d='M0,0H5V5H0Z'/></svg>");
  g_autoptr (GdkTexture) back = NULL;
  g_autoptr (AtoutDeck) deck = NULL;

  for (guint suit = 0; suit < SUITS; suit++)
    for (guint i = 0; names[i] != '\0'; i++)
      {
        g_autofree char *name = g_strdup_printf ("%c%c.svg", names[i], "CDHS"[suit]);
        g_autofree char *svg
            = g_strdup_printf (SVG "viewBox='0 0 20 30'><path id='a' fill='%s' d='M0,0H20V30H0Z'/>"
                                   "</svg>",
                               colours[suit]);

        g_object_unref (folder_write (folder, name, svg));
      }
  deck = deck_open_good (location);

  g_assert_true (covers (deck, "klaverjas"));
  g_assert_cmpfloat_with_epsilon (atout_deck_get_aspect_ratio (deck), 2.0 / 3, 0.001);
  check_plain (atout_deck_get_face (deck, SUIT_CLUBS, RANK_TEN), 0x00ff00);
  check_plain (atout_deck_get_face (deck, SUIT_DIAMONDS, RANK_7), 0xff0000);
  check_plain (atout_deck_get_face (deck, SUIT_HEARTS, RANK_KING), 0x0000ff);
  check_plain (atout_deck_get_face (deck, SUIT_SPADES, RANK_ACE), 0xffff00);
  back = deck_paint (atout_deck_get_back (deck), 40, 60);
  g_assert_cmphex (deck_get_pixel (back, 20, 58), !=, 0x000000); /* nothing is painted */

  folder_remove (folder);
}

static gboolean
is_sharp (GdkPaintable *card)
{
  g_autoptr (GdkTexture) face = deck_paint (card, 800, 1200);

  return deck_get_pixel (face, 399, 600) == 0x0000ff && deck_get_pixel (face, 401, 600) == 0xff0000;
}

static void
pass_gate (gpointer gate)
{
  g_mutex_lock (gate);
  g_mutex_unlock (gate);
}

/* A card larger than its deck was tried with at first is enlarged until that was tried. */
static void
test_larger (void)
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) file
      = folder_write (folder, "cards.svg",
                      SVG "width='260' height='150'><path id='club_1' d='M0,0H20V30H0Z'/>"
                          "<g id='club_2'><path d='M20,0H40V30H20Z' fill='#ff0000'/>"
                          "<path d='M20,0H30.0125V30H20Z' fill='#0000ff'/></g>"
                          "<path id='back' d='M40,120H60V150H40Z'/></svg>");
  g_autoptr (AtoutDeck) deck = deck_open_good (file);
  GdkPaintable *card = atout_deck_get_face (deck, SUIT_CLUBS, RANK_2);
  static GMutex gate; /* in the way of whoever tries a deck */

  g_mutex_lock (&gate);
  for (guint i = 0; i < DECK_OPENERS; i++)
    deck_worker_open (pass_gate, &gate);
  g_assert_false (is_sharp (card));

  g_mutex_unlock (&gate);
  while (!is_sharp (card))
    g_main_context_iteration (NULL, TRUE);

  folder_remove (folder);
}

/* ---- Suits ------------------------------------------------------------------------------ */

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
  texture = deck_paint (face, 90, 144);
  own_texture = deck_paint (atout_deck_get_face (own, SUIT_DIAMONDS, RANK_6), 90, 144);
  for (int y = 12; y < 144; y += 12)
    g_assert_cmphex (deck_get_pixel (texture, 45, y), ==, deck_get_pixel (own_texture, 45, y));
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
  german = deck_open_good (german_file);
  swiss = deck_open_good (swiss_file);
  french = deck_open_good (french_file);

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

          append_card (svg, id, column * CARD_WIDTH, row * CARD_HEIGHT, 0xff, column);
        }
  append_card (svg, "back", 2 * CARD_WIDTH, 4 * CARD_HEIGHT, 0x123456, 0);
  g_string_append (svg, "</svg>");
  file = folder_write (folder, "short.svg", svg->str);
  deck = deck_open_good (file);

  g_assert_true (covers (deck, "klaverjas"));
  g_assert_false (covers (deck, "wurzen"));
  g_assert_false (atout_deck_has_face (deck, SUIT_CLUBS, RANK_6));
  g_assert_true (atout_deck_get_face (deck, SUIT_CLUBS, RANK_6) == atout_deck_get_back (deck));

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

  ADD_TESTS ("/deck-formats", test_aisleriot, test_kde, test_kde_boxes, test_kde_lines,
             test_kde_court, test_kde_stray, test_one_place, test_references, test_pictures,
             test_larger, test_suits, test_short_deck);

  return g_test_run ();
}
