/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cards of others without a ground or an edge are shown on cards like ours. */

#include <gtk/gtk.h>

#include "add-tests.h"
#include "deck-support.h"
#include "folder-support.h"

#define WIDTH 60
#define HEIGHT 90

/* Colours with their alpha. */
#define CLEAR 0x00000000u
#define INK 0xff202020u
#define BLUE 0xff2040a0u
#define WHITE 0xffffffffu
#define PAPER 0xfffffdf6u
#define BORDER 0xffb9b0a0u

/* The ground and edge of a drawn card. */
typedef struct
{
  guint32 ground;
  guint32 edge; /* one unit wide along the border; CLEAR: none */
} Look;

/* ---- Drawing cards ------------------------------------------------------------------------ */

/* A card of 60 by 90 pixels. */
typedef struct
{
  guint32 pixels[HEIGHT][WIDTH];
} Card60;

static void
fill (Card60 *card, int x, int y, int width, int height, guint32 colour)
{
  for (int i = y; i < y + height; i++)
    for (int j = x; j < x + width; j++)
      card->pixels[i][j] = colour;
}

/* The rank and the suit are bars at the left; another mark is in the middle. */
static void
draw_card (Card60 *card, Look look, int rank, int suit)
{
  fill (card, 0, 0, WIDTH, HEIGHT, look.edge != CLEAR ? look.edge : look.ground);
  if (look.edge != CLEAR)
    fill (card, 1, 1, WIDTH - 2, HEIGHT - 2, look.ground);
  fill (card, 4, 4 + rank % 3 * 4, 6, 3, INK);
  fill (card, 4, 20 + suit * 5, 6, 3, INK);
  fill (card, 20, 40, 20, 10, INK);
}

static void
write_png (const char *folder, const char *name, const Card60 *card)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.png", folder, name);
  g_autoptr (GBytes) bytes = g_bytes_new (card->pixels, sizeof card->pixels);
  g_autoptr (GdkTexture) texture
      = gdk_memory_texture_new (WIDTH, HEIGHT, GDK_MEMORY_DEFAULT, bytes, sizeof card->pixels[0]);

  g_assert_true (gdk_texture_save_to_png (texture, path));
}

/* The same card as a drawing, a path for each row of equal pixels. */
static void
append_drawing (GString *svg, const Card60 *card, int left, int top)
{
  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0, end; x < WIDTH; x = end)
      {
        const guint32 colour = card->pixels[y][x];

        for (end = x; end < WIDTH && card->pixels[y][end] == colour; end++)
          ;
        if (colour != CLEAR)
          g_string_append_printf (svg, "<path fill='#%06x' d='M%d,%dh%dv1h-%dz'/>",
                                  colour & 0xffffff, left + x, top + y, end - x, end - x);
      }
}

/* (transfer full): a folder with a PNG a card, or one drawing with all. */
static AtoutDeck *
open_cards (Look look, gboolean is_drawing, gboolean has_back)
{
  static const char *const ranks[] = { "7", "8", "9", "10", "jack", "queen", "king", "1" };
  static const char *const suits[] = { "club", "diamond", "heart", "spade" };
  g_autofree char *folder = folder_new ();
  g_autoptr (GFile) location = g_file_new_for_path (folder);
  g_autoptr (GString) svg
      = g_string_new ("<svg xmlns='http://www.w3.org/2000/svg' width='600' height='600'>");
  g_autofree Card60 *card = g_new (Card60, 1);
  AtoutDeck *deck;

  for (int i = 0; i <= SUITS * (int) G_N_ELEMENTS (ranks); i++)
    {
      const int rank = i % (int) G_N_ELEMENTS (ranks), suit = i / (int) G_N_ELEMENTS (ranks);
      g_autofree char *name
          = suit < SUITS ? g_strconcat (ranks[rank], "_", suits[suit], NULL) : g_strdup ("back");

      if (suit == SUITS && !has_back)
        continue;
      draw_card (card, look, rank, suit % SUITS);
      if (!is_drawing)
        {
          write_png (folder, name, card);
          continue;
        }
      g_string_append_printf (svg, "<g id='%s'>", name);
      if (look.ground == CLEAR) /* nothing else tells how large the card is */
        g_string_append_printf (svg, "<path d='M%d,%dh60v90h-60z' fill-opacity='0'/>", rank * WIDTH,
                                suit * HEIGHT);
      append_drawing (svg, card, rank * WIDTH, suit * HEIGHT);
      g_string_append (svg, "</g>");
    }
  g_string_append (svg, "</svg>");
  if (is_drawing)
    g_set_object (&location, folder_write (folder, "cards.svg", svg->str));
  deck = deck_open_good (location);
  folder_remove (folder);

  return deck;
}

/* ---- What is seen ------------------------------------------------------------------------- */

/* A pixel of @face painted three times as large, with its alpha. */
static guint32
get_pixel (GdkPaintable *face, int x, int y)
{
  g_autoptr (GdkTexture) texture = deck_paint (face, 3 * WIDTH, 3 * HEIGHT);
  g_autofree guint32 *pixels = g_new (guint32, 9 * WIDTH * HEIGHT);

  gdk_texture_download (texture, (guchar *) pixels, 3 * WIDTH * sizeof *pixels);

  return pixels[y * 3 * WIDTH + x];
}

/* A card like ours is below what is drawn: paper, round corners, and a line along the border. */
static void
check_laid (GdkPaintable *face)
{
  g_assert_cmphex (get_pixel (face, 0, 0), ==, CLEAR);
  g_assert_cmphex (get_pixel (face, 3 * WIDTH - 1, 3 * HEIGHT - 1), ==, CLEAR);
  g_assert_cmphex (get_pixel (face, 0, 150), ==, BORDER);
  g_assert_cmphex (get_pixel (face, 3 * WIDTH - 1, 150), ==, BORDER);
  g_assert_cmphex (get_pixel (face, 90, 0), ==, BORDER);
  g_assert_cmphex (get_pixel (face, 90, 3 * HEIGHT - 1), ==, BORDER);
  g_assert_cmphex (get_pixel (face, 150, 150), ==, PAPER);
  g_assert_cmphex (get_pixel (face, 90, 135), ==, INK);
}

static void
test_ground (void)
{
  const Look clear = { CLEAR, CLEAR };

  for (int is_drawing = FALSE; is_drawing <= TRUE; is_drawing++)
    {
      g_autoptr (AtoutDeck) deck = open_cards (clear, is_drawing, TRUE);

      check_laid (atout_deck_get_face (deck, SUIT_HEARTS, RANK_9));
      check_laid (atout_deck_get_face (deck, SUIT_SPADES, RANK_KING));
      check_laid (atout_deck_get_back (deck));

      /* ranks and suits are seen on it, so that nothing is drawn over them */
      g_assert_cmpstr (atout_deck_get_index_sets (deck)[0], ==, NULL);
      g_assert_cmphex (get_pixel (atout_deck_get_face (deck, SUIT_CLUBS, RANK_7), 15, 15), ==, INK);
      g_assert_cmphex (get_pixel (atout_deck_get_face (deck, SUIT_CLUBS, RANK_8), 15, 15), ==,
                       PAPER);
    }
}

/* A frame of the deck's own stays the only one. */
static void
test_clear_with_edge (void)
{
  const Look framed = { CLEAR, INK };
  g_autoptr (AtoutDeck) deck = open_cards (framed, FALSE, TRUE);
  GdkPaintable *face = atout_deck_get_face (deck, SUIT_HEARTS, RANK_9);

  g_assert_cmphex (get_pixel (face, 1, 150), ==, INK);
  g_assert_cmphex (get_pixel (face, 5, 150), ==, PAPER);
}

/* Light cards get a line along the border; those with a line or a coloured border do not. */
static void
test_edge (void)
{
  static const struct
  {
    Look look;
    guint32 border; /* that is seen */
  } rows[] = {
    { { WHITE, CLEAR }, BORDER }, { { 0xfffff0d8, CLEAR }, BORDER },
    { { WHITE, INK }, INK },      { { WHITE, 0xff909090 }, 0xff909090 },
    { { BLUE, CLEAR }, BLUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    for (int is_drawing = FALSE; is_drawing <= TRUE; is_drawing++)
      {
        g_autoptr (AtoutDeck) deck = open_cards (rows[i].look, is_drawing, TRUE);
        GdkPaintable *face = atout_deck_get_face (deck, SUIT_HEARTS, RANK_9);

        g_test_message ("%08x, edge %08x", rows[i].look.ground, rows[i].look.edge);
        g_assert_cmphex (get_pixel (face, 0, 150), ==, rows[i].border);
        g_assert_cmphex (get_pixel (face, 150, 150), ==, rows[i].look.ground);
        g_assert_cmphex (get_pixel (face, 90, 135), ==, INK);
        g_assert_cmphex (get_pixel (face, 0, 0), ==,
                         rows[i].border == BORDER ? CLEAR : rows[i].border);
      }
}

/* A back that is lent is a whole card: nothing is drawn on it. */
static void
test_lent_back (void)
{
  const Look clear = { CLEAR, CLEAR };
  g_autoptr (AtoutDeck) deck = open_cards (clear, FALSE, FALSE);
  g_autoptr (AtoutDeck) own = atout_deck_new_builtin ();

  for (int y = 30; y < 3 * HEIGHT; y += 60)
    g_assert_cmphex (get_pixel (atout_deck_get_back (deck), 1, y), ==,
                     get_pixel (atout_deck_get_back (own), 1, y));
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

  ADD_TESTS ("/deck-mended", test_ground, test_clear_with_edge, test_edge, test_lent_back);

  return g_test_run ();
}
