/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is seen on the cards of others: hands that cannot be read are made so, colours are told. */

#include <gtk/gtk.h>

#include "add-tests.h"
#include "deck-support.h"
#include "decks/face-mender.h"
#include "folder-support.h"

#define CARD_WIDTH 60
#define CARD_HEIGHT 90

static const char *const suits[] = { "club", "diamond", "heart", "spade" };
static const Suit suit_values[] = { SUIT_CLUBS, SUIT_DIAMONDS, SUIT_HEARTS, SUIT_SPADES };
static const char *const ranks[]
    = { "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king" };
#define JACK 10 /* the first court of these */

static const guint32 two_inks[] = { 0x202020, 0xc02020, 0xc02020, 0x202020 };
static const guint32 grey_inks[] = { 0x101010, 0xc02020, 0x2040c0, 0x505050 };
static const guint32 four_inks[] = { 0x2040c0, 0x108080, 0x208020, 0xc02020 };

typedef enum
{
  RANK_IS_BAR,
  RANK_IS_LETTER, /* written */
  RANK_IS_PLAIN,  /* nothing but the colour of the whole card */
  COURTS_ARE_PICTURES,
  ACE_AND_TEN_ARE_BARE, /* but for a frame that all cards have */
  ACE_IS_PICTURE,
} RankLook;

/* What is on white cards, in user units from the left: the rank, and a bar for the suit. */
typedef struct
{
  int rank_x;
  int suit_x;
  RankLook look;
} Marks;

static char *
draw_rank (Marks marks, int suit, int rank)
{
  if (marks.look == RANK_IS_LETTER)
    return g_strdup_printf ("<text x='%d' y='14' font-size='14'>%.1s</text>", marks.rank_x,
                            ranks[rank]);
  if (marks.look == RANK_IS_PLAIN)
    return g_strdup_printf ("<path d='M0,0h60v40h-60z' fill='#%02x8080'/>", 64 + rank % 3 * 64);
  if ((marks.look == COURTS_ARE_PICTURES && rank >= JACK)
      || (marks.look == ACE_IS_PICTURE && rank == 0))
    return g_strdup_printf ("<path d='M%d,%dh9v9h-9z'/><path d='M%d,%dh9v9h-9z' fill='#820'/>",
                            rank % 2 * 4, suit * 4, 4 - rank % 2 * 4, 12 - suit * 4);
  if (marks.look == ACE_AND_TEN_ARE_BARE)
    return g_strdup_printf ("<path d='M2,2h56v86h-56z' fill='none' stroke='#000'/>"
                            "<path d='M%d,%dh%dv3H3z'/>",
                            marks.rank_x, 4 + rank % 3 * 4, rank == 0 || rank == 9 ? 0 : 6);

  return g_strdup_printf ("<path d='M%d,%dh6v3h-6z'/>", marks.rank_x, 4 + rank % 3 * 4);
}

/* Each card has its bars at another height than the next one, or than that of the other suits. */
static AtoutDeck *
open_marked (Marks marks, const guint32 inks[SUITS])
{
  g_autofree char *folder = folder_new ();
  g_autoptr (GString) svg
      = g_string_new ("<svg xmlns='http://www.w3.org/2000/svg' width='780' height='450'>"
                      "<path id='back' d='M120,360h60v90h-60z'/>");
  g_autoptr (GFile) file = NULL;
  AtoutDeck *deck;

  for (int suit = 0; suit < SUITS; suit++)
    for (int rank = 0; rank < (int) G_N_ELEMENTS (ranks); rank++)
      {
        g_autofree char *drawn = draw_rank (marks, suit, rank);

        g_string_append_printf (svg,
                                "<g id='%s_%s' transform='translate(%d %d)' fill='#%06x'>"
                                "<path d='M0,0h60v90h-60z' fill='#fff'/>%s"
                                "<path d='M%d,%dh6v3h-6z'/><path d='M20,50h20v20h-20z'/></g>",
                                suits[suit], ranks[rank], rank * CARD_WIDTH, suit * CARD_HEIGHT,
                                inks[suit], drawn, marks.suit_x, 20 + suit * 5);
      }
  g_string_append (svg, "</svg>");
  file = folder_write (folder, "marked.svg", svg->str);
  deck = deck_open_good (file);
  folder_remove (folder);

  return deck;
}

static AtoutDeck *
open_own (OwnDeck own)
{
  g_autoptr (GFile) location = own_deck_locate (own);

  return deck_open_good (location);
}

/* ---- Corners ---------------------------------------------------------------------------- */

/* The corner of ours, of a card 100 pixels wide, well inside its edges; and the sign in it. */
#define LEFT 6
#define RIGHT 16
#define TOP 6
#define SIGN 28
#define BOTTOM 34
#define LOWER 8

/* How many of the pixels of our corner, from @top on, are on the other card, so much @lower. */
static int
count_alike (AtoutDeck *deck, AtoutDeck *own, Suit suit, Rank rank, int width, int top, int lower)
{
  /* the whole corner as for cards 100 pixels wide */
  const double scale = width / 100.0;
  g_autoptr (GdkTexture) face
      = deck_paint (atout_deck_get_face (deck, suit, rank), width, width * 3 / 2);
  g_autoptr (GdkTexture) ours = deck_paint (atout_deck_get_face (own, suit, rank), width,
                                            (int) (width / atout_deck_get_aspect_ratio (own)));
  int n = 0;

  for (int y = top; y < BOTTOM; y++)
    for (int x = LEFT; x < RIGHT; x++)
      n += deck_get_pixel (ours, (int) (x * scale), (int) (y * scale))
           == deck_get_pixel (face, (int) (x * scale), (int) ((y + lower) * scale));

  return n;
}

/* Whether our corner stands on the cards of that rank, in all suits. */
static gboolean
has_corner_on (AtoutDeck *deck, Rank rank, OwnDeck own, int width, int top, int lower)
{
  g_autoptr (AtoutDeck) ours = open_own (own);
  int n = 0;

  for (int suit = 0; suit < SUITS; suit++)
    n += count_alike (deck, ours, suit_values[suit], rank, width, top, lower)
         == (RIGHT - LEFT) * (BOTTOM - top);
  g_assert_true (n == 0 || n == SUITS);

  return n == SUITS;
}

static gboolean
has_corner (AtoutDeck *deck, OwnDeck own, int width, int top, int lower)
{
  return has_corner_on (deck, RANK_8, own, width, top, lower);
}

/* Ranks and suits at the left, where a hand shows them: nothing is drawn over them. */
static void
test_left (void)
{
  g_autoptr (AtoutDeck) deck = open_marked ((Marks) { 3, 3, RANK_IS_BAR }, two_inks);

  g_assert_cmpstr (atout_deck_get_index_sets (deck)[0], ==, NULL);
  g_assert_false (has_corner (deck, OWN_FRENCH, 100, TOP, 0));
}

/* What is written is seen as well: whoever tries a deck can read fonts. */
static void
test_letters (void)
{
  g_autoptr (AtoutDeck) deck = open_marked ((Marks) { 3, 3, RANK_IS_LETTER }, two_inks);

  g_assert_cmpstr (atout_deck_get_index_sets (deck)[0], ==, NULL);
}

/* Ranks at the right: whole corners of ours, whose letters can be chosen, or none. */
static void
test_ranks_right (void)
{
  g_autoptr (AtoutDeck) deck = open_marked ((Marks) { 51, 3, RANK_IS_BAR }, two_inks);
  g_autoptr (AtoutDeck) own = open_own (OWN_FRENCH);
  double width, height, own_width, own_height;

  g_assert_true (has_corner (deck, OWN_FRENCH, 100, TOP, 0));
  g_assert_true (g_strv_contains (atout_deck_get_index_sets (deck), "nl"));
  g_assert_true (g_strv_contains (atout_deck_get_index_sets (deck), "none"));
  atout_deck_get_index_size (deck, &width, &height);
  atout_deck_get_index_size (own, &own_width, &own_height);
  g_assert_cmpfloat_with_epsilon (width, own_width, 1e-6);
  g_assert_cmpfloat_with_epsilon (height, own_height, 1e-6);

  atout_deck_set_style (deck, "none", DECK_COLOURS_TWO);
  g_assert_false (has_corner (deck, OWN_FRENCH, 200, TOP, 0));
  atout_deck_set_style (deck, NULL, DECK_COLOURS_TWO);
  g_assert_true (has_corner (deck, OWN_FRENCH, 100, TOP, 0));

  /* where the user says that its suits are German ones, they are written so */
  atout_deck_set_suits (deck, SUITS_GERMAN);
  g_assert_true (has_corner (deck, OWN_GERMAN, 200, TOP, 0));
  g_assert_true (g_strv_contains (atout_deck_get_index_sets (deck), "daus"));
}

/* A corner without a mark tells nothing, whatever colours the cards have there. */
static void
test_plain (void)
{
  g_autoptr (AtoutDeck) deck = open_marked ((Marks) { 3, 3, RANK_IS_PLAIN }, two_inks);

  g_assert_true (has_corner (deck, OWN_FRENCH, 100, TOP, 0));
}

/* Numbers have their marks, courts nothing but pictures, which differ from suit to suit. */
static void
test_courts (void)
{
  g_autoptr (AtoutDeck) deck = open_marked ((Marks) { 3, 3, COURTS_ARE_PICTURES }, two_inks);

  g_assert_true (has_corner_on (deck, RANK_QUEEN, OWN_FRENCH, 100, TOP, 0));
  g_assert_false (has_corner (deck, OWN_FRENCH, 100, TOP, 0));
}

/* Ranks are judged one by one: an ace and a ten without one get our corner, others do not. */
static void
test_bare (void)
{
  static const Rank tried[] = { RANK_2, RANK_9, RANK_TEN, RANK_JACK, RANK_ACE };
  g_autoptr (AtoutDeck) deck = open_marked ((Marks) { 3, 3, ACE_AND_TEN_ARE_BARE }, two_inks);
  g_autoptr (AtoutDeck) picture = open_marked ((Marks) { 3, 3, ACE_IS_PICTURE }, two_inks);

  for (guint i = 0; i < G_N_ELEMENTS (tried); i++)
    {
      g_assert_cmpint (has_corner_on (deck, tried[i], OWN_FRENCH, 100, TOP, 0), ==,
                       tried[i] == RANK_ACE || tried[i] == RANK_TEN);
      g_assert_cmpint (has_corner_on (picture, tried[i], OWN_FRENCH, 100, TOP, 0), ==,
                       tried[i] == RANK_ACE);
    }
  atout_deck_set_style (deck, "none", DECK_COLOURS_TWO);
  g_assert_false (has_corner_on (deck, RANK_ACE, OWN_FRENCH, 200, TOP, 0));
}

/* The rank is where it should be: the sign of the suit comes below it. */
static void
test_suits_right (void)
{
  g_autoptr (AtoutDeck) deck = open_marked ((Marks) { 3, 51, RANK_IS_BAR }, two_inks);
  g_autoptr (GdkTexture) seven = NULL;

  g_assert_true (has_corner (deck, OWN_FRENCH, 100, SIGN, LOWER));
  seven = deck_paint (atout_deck_get_face (deck, SUIT_HEARTS, RANK_7), 120, 180);
  g_assert_cmphex (deck_get_pixel (seven, 12, 2 * 5), ==, two_inks[2]);
}

/* Where the deck has four colours our corners have them, too. */
static void
test_coloured (void)
{
  g_autoptr (AtoutDeck) deck = open_marked ((Marks) { 51, 3, RANK_IS_BAR }, four_inks);
  g_autoptr (GdkTexture) face
      = deck_paint (atout_deck_get_face (deck, SUIT_CLUBS, RANK_8), 100, 150);
  int n = 0;

  for (int y = TOP; y < BOTTOM; y++)
    for (int x = LEFT; x < RIGHT; x++)
      {
        const guint32 pixel = deck_get_pixel (face, x, y);

        n += (pixel & 0xff) > (pixel >> 16 & 0xff) + 64; /* blue, as only this deck has it */
      }
  g_assert_cmpint (n, >, 20);
}

/* ---- Colours ---------------------------------------------------------------------------- */

static void
test_colours (void)
{
  g_autoptr (AtoutDeck) two = open_marked ((Marks) { 3, 3, RANK_IS_BAR }, two_inks);
  g_autoptr (AtoutDeck) grey = open_marked ((Marks) { 3, 3, RANK_IS_BAR }, grey_inks);
  g_autoptr (AtoutDeck) four = open_marked ((Marks) { 3, 3, RANK_IS_BAR }, four_inks);
  g_autoptr (AtoutDeck) own = open_own (OWN_FRENCH);
  guint32 colours[SUITS];

  g_assert_false (atout_deck_get_suit_colours (own, colours));
  g_assert_false (atout_deck_get_suit_colours (two, colours));
  g_assert_false (atout_deck_get_suit_colours (grey, colours));
  g_assert_true (atout_deck_get_suit_colours (four, colours));
  for (int i = 0; i < SUITS; i++)
    for (int shift = 0; shift < 24; shift += 8)
      g_assert_cmpint (ABS ((int) (colours[suit_values[i]] >> shift & 0xff)
                            - (int) (four_inks[i] >> shift & 0xff)),
                       <=, 16);
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

  ADD_TESTS ("/deck-look", test_left, test_letters, test_ranks_right, test_plain, test_courts,
             test_bare, test_coloured, test_suits_right, test_colours);

  return g_test_run ();
}
