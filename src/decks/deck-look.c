/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-look.h"

#include <math.h>
#include <stdlib.h>

#define CHANNELS 3
#define FACES (SUITS * DECK_SUIT_RANKS)

/*
 * What a hand shows of each card, in parts of the card, without its edge, where one border may lie
 * a little beside another. It is cut into tiles, whose mean colours hardly hang on how edges of
 * shapes are smoothed. The rank stands in the first of them, the suit may stand below it.
 */
#define STRIP_LEFT 0.02
#define STRIP_TOP 0.02
#define STRIP_WIDTH 0.19
#define STRIP_HEIGHT 0.46
#define TILES_ACROSS 18
#define TILES_DOWN 64
#define CORNER_ACROSS 12
#define CORNER_DOWN 24

/* Two are different when so many tiles are, by so much in one of the colours. */
#define DIFFERENT_TILES 5
#define DIFFERENT_COLOUR 40

/* What this part of the pairs of cards tells, the deck does. */
#define MOST 0.75

/* Colours are counted in steps of 16; those this far from the paper's are those of the suit. */
#define STEP 16
#define STEPS (256 / STEP)
#define COLOURS (STEPS * STEPS * STEPS)
#define OFF_PAPER 5

/* A suit has a colour when so much of what it shows is in no other, spread no wider than that. */
#define OWN_PART 0.6
#define SPREAD_MAX 90

typedef guchar Strip[TILES_DOWN][TILES_ACROSS][CHANNELS];

struct _DeckLooker
{
  gboolean is_seen[FACES];
  Strip strip[FACES];
  double counts[SUITS][COLOURS]; /* pixels of cards with pips */
};

DeckLooker *
deck_looker_new (void)
{
  return g_new0 (DeckLooker, 1);
}

void
deck_looker_free (DeckLooker *self)
{
  g_free (self);
}

/* ---- Looking ---------------------------------------------------------------------------- */

/* Pixels as GDK gives them: four bytes, blue first. */
typedef struct
{
  guchar *bytes;
  int width;
  int height;
} Picture;

/* The mean colour of what lies between these parts of the width and the height. */
static void
mean_colour (const Picture *picture, double left, double right, double top, double bottom,
             guchar mean[CHANNELS])
{
  const int begin = (int) (left * picture->width), end = (int) (right * picture->width);
  const int last = (int) (bottom * picture->height);
  guint sums[CHANNELS] = { 0 };
  guint n = 0;

  for (int y = (int) (top * picture->height); y < last; y++)
    for (int x = begin; x < end; x++, n++)
      for (int i = 0; i < CHANNELS; i++)
        sums[i] += picture->bytes[(y * picture->width + x) * 4 + i];
  for (int i = 0; i < CHANNELS; i++)
    mean[i] = (guchar) (sums[i] / MAX (n, 1));
}

static void
look_at_strip (const Picture *picture, Strip strip)
{
  const double width = STRIP_WIDTH / TILES_ACROSS, height = STRIP_HEIGHT / TILES_DOWN;

  for (int i = 0; i < TILES_DOWN; i++)
    for (int j = 0; j < TILES_ACROSS; j++)
      mean_colour (picture, STRIP_LEFT + width * j, STRIP_LEFT + width * (j + 1),
                   STRIP_TOP + height * i, STRIP_TOP + height * (i + 1), strip[i][j]);
}

static void
count_colours (const Picture *picture, double counts[COLOURS])
{
  for (int i = 0; i < picture->width * picture->height; i++)
    {
      const guchar *pixel = picture->bytes + i * 4;

      counts[(pixel[2] / STEP * STEPS + pixel[1] / STEP) * STEPS + pixel[0] / STEP]++;
    }
}

void
deck_looker_show (DeckLooker *self, unsigned index, GdkTexture *texture)
{
  Picture picture = { NULL, gdk_texture_get_width (texture), gdk_texture_get_height (texture) };

  if (index >= FACES)
    return; /* trumps and the back have no suit */

  picture.bytes = g_malloc ((gsize) picture.width * picture.height * 4);
  gdk_texture_download (texture, picture.bytes, (gsize) picture.width * 4);
  look_at_strip (&picture, self->strip[index]);
  if (index % DECK_SUIT_RANKS <= RANK_TEN)
    count_colours (&picture, self->counts[index / DECK_SUIT_RANKS]);
  self->is_seen[index] = TRUE;
  g_free (picture.bytes);
}

/* ---- Corners ---------------------------------------------------------------------------- */

/* Pairs of cards, and how many of them can be told from one another. */
typedef struct
{
  int n_pairs;
  int n_told;
} Told;

static gboolean
is_different (const guchar *a, const guchar *b)
{
  for (int i = 0; i < CHANNELS; i++)
    if (abs (a[i] - b[i]) > DIFFERENT_COLOUR)
      return TRUE;

  return FALSE;
}

/* Compares two cards, if both were seen, by what is in the first tiles of their strips. */
static void
compare (const DeckLooker *self, int a, int b, int across, int down, Told *told)
{
  int n = 0;

  if (!self->is_seen[a] || !self->is_seen[b])
    return;
  for (int i = 0; i < down; i++)
    for (int j = 0; j < across; j++)
      n += is_different (self->strip[a][i][j], self->strip[b][i][j]);
  told->n_pairs++;
  told->n_told += n >= DIFFERENT_TILES;
}

static gboolean
is_told (Told told)
{
  return told.n_told >= told.n_pairs * MOST;
}

/* Cards whose pips lie alike at the left are told apart by their numbers alone. */
static gboolean
tells_ranks (const DeckLooker *self)
{
  static const Rank pairs[][2] = {
    { RANK_2, RANK_3 },
    { RANK_4, RANK_5 },
    { RANK_7, RANK_8 },
    { RANK_9, RANK_TEN },
  };
  Told told = { 0 };

  for (int suit = 0; suit < SUITS; suit++)
    for (unsigned i = 0; i < G_N_ELEMENTS (pairs); i++)
      compare (self, suit * DECK_SUIT_RANKS + (int) pairs[i][0],
               suit * DECK_SUIT_RANKS + (int) pairs[i][1], CORNER_ACROSS, CORNER_DOWN, &told);

  return is_told (told);
}

/* Suits of one colour are told apart by their signs alone. */
static gboolean
tells_suits (const DeckLooker *self)
{
  static const Suit pairs[][2] = { { SUIT_CLUBS, SUIT_SPADES }, { SUIT_HEARTS, SUIT_DIAMONDS } };
  Told told = { 0 };

  for (unsigned i = 0; i < G_N_ELEMENTS (pairs); i++)
    for (int rank = 0; rank < DECK_SUIT_RANKS; rank++)
      compare (self, (int) pairs[i][0] * DECK_SUIT_RANKS + rank,
               (int) pairs[i][1] * DECK_SUIT_RANKS + rank, TILES_ACROSS, TILES_DOWN, &told);

  return is_told (told);
}

/* ---- Colours ---------------------------------------------------------------------------- */

static void
split_colour (int colour, int steps[CHANNELS])
{
  for (int i = CHANNELS - 1; i >= 0; i--, colour /= STEPS)
    steps[i] = colour % STEPS;
}

/* What most of all cards shows. */
static int
find_paper (const DeckLooker *self)
{
  double most = 0;
  int paper = 0;

  for (int colour = 0; colour < COLOURS; colour++)
    {
      double n = 0;

      for (int suit = 0; suit < SUITS; suit++)
        n += self->counts[suit][colour];
      if (n > most)
        {
          most = n;
          paper = colour;
        }
    }

  return paper;
}

static gboolean
is_like_paper (const int colour[CHANNELS], const int paper[CHANNELS])
{
  for (int i = 0; i < CHANNELS; i++)
    if (abs (colour[i] - paper[i]) >= OFF_PAPER)
      return FALSE;

  return TRUE;
}

/* So much more of the colour than any other suit shows. */
static double
count_own (const DeckLooker *self, int suit, int colour)
{
  double others = 0;

  for (int other = 0; other < SUITS; other++)
    if (other != suit)
      others = MAX (others, self->counts[other][colour]);

  return MAX (self->counts[suit][colour] - others, 0);
}

/* The colour that the suit has and no other, if there is one. */
static gboolean
find_colour (const DeckLooker *self, int suit, const int paper[CHANNELS], guint32 *found)
{
  double all = 0, own = 0, spread = 0;
  double sums[CHANNELS] = { 0 }, squares[CHANNELS] = { 0 };

  for (int colour = 0; colour < COLOURS; colour++)
    {
      const double n = count_own (self, suit, colour);
      int steps[CHANNELS];

      split_colour (colour, steps);
      if (is_like_paper (steps, paper))
        continue;
      all += self->counts[suit][colour];
      own += n;
      for (int i = 0; i < CHANNELS; i++)
        {
          const double value = (steps[i] + 0.5) * STEP;

          sums[i] += n * value;
          squares[i] += n * value * value;
        }
    }
  if (own == 0 || own < all * OWN_PART)
    return FALSE;

  *found = 0;
  for (int i = 0; i < CHANNELS; i++)
    {
      const double mean = sums[i] / own;

      *found = *found << 8 | (guint32) mean;
      spread += squares[i] / own - mean * mean;
    }

  return sqrt (spread) <= SPREAD_MAX;
}

/* ---- Telling ---------------------------------------------------------------------------- */

DeckLook
deck_looker_tell (const DeckLooker *self)
{
  DeckLook look = { .lacks_ranks = !tells_ranks (self),
                    .lacks_suits = !tells_suits (self),
                    .has_colours = TRUE };
  int paper[CHANNELS];

  split_colour (find_paper (self), paper);
  for (int suit = 0; suit < SUITS; suit++)
    look.has_colours = find_colour (self, suit, paper, &look.colour[suit]) && look.has_colours;

  return look;
}
