/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-look.h"

#include <math.h>
#include <stdlib.h>

#define CHANNELS 3
#define FACES (SUITS * DECK_SUIT_RANKS) /* with a suit; trumps follow */

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
#define PALE_COLOUR 16 /* a mark differs so much from its paper */

/*
 * A letter is the same in all suits, a picture is not: the corners of courts may differ from suit
 * to suit in so many tiles more than those of numbers do, by so much in their darkest colour.
 */
#define PICTURE_TILES 32
#define PICTURE_SHADE 100
#define PICTURE_PART 0.75 /* of the pairs of suits differ no more */

/* A deck tells ranks or suits when this part of the pairs that are compared does. */
#define MOST 0.75

/* Colours are counted in steps of 16; those this far from the paper's are those of the suit. */
#define STEP 16
#define STEPS (256 / STEP)
#define COLOURS (STEPS * STEPS * STEPS)
#define OFF_PAPER 5

/*
 * A suit has a colour when so much of what it shows is in no other, spread no wider than that; and
 * the colours of two suits differ so much in hue.
 */
#define OWN_PART 0.6
#define SPREAD_MAX 90
#define HUE_LEAST 60

typedef guchar Strip[TILES_DOWN][TILES_ACROSS][CHANNELS];

struct _DeckLooker
{
  gboolean is_seen[DECK_CARDS];
  Strip strip[DECK_CARDS];
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

gboolean
deck_look_is_court (unsigned index)
{
  const unsigned rank = index % DECK_SUIT_RANKS;

  return rank == RANK_JACK || rank == RANK_QUEEN || rank == RANK_KING || rank == RANK_KNIGHT;
}

gboolean
deck_look_lacks_rank (const DeckLook *look, unsigned index)
{
  if (index >= FACES)
    return look->lacks_trumps;

  return deck_look_is_court (index) ? look->lacks_courts : look->lacks_numbers;
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

  if (index >= DECK_CARDS || self->is_seen[index])
    return; /* the back tells nothing; in another style the same is there */

  picture.bytes = g_malloc ((gsize) picture.width * picture.height * 4);
  gdk_texture_download (texture, picture.bytes, (gsize) picture.width * 4);
  look_at_strip (&picture, self->strip[index]);
  if (index < FACES && index % DECK_SUIT_RANKS <= RANK_TEN)
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
is_different (const guchar *a, const guchar *b, int by)
{
  for (int i = 0; i < CHANNELS; i++)
    if (abs (a[i] - b[i]) > by)
      return TRUE;

  return FALSE;
}

/* How many tiles of the corner differ from @paper. */
static int
count_marks (const DeckLooker *self, int card, const guchar *paper)
{
  int n = 0;

  for (int i = 0; i < CORNER_DOWN; i++)
    for (int j = 0; j < CORNER_ACROSS; j++)
      n += is_different (self->strip[card][i][j], paper, PALE_COLOUR);

  return n;
}

/* Nothing but paper is in the corner: such a card is another one's double, of whatever colour. */
static gboolean
is_plain (const DeckLooker *self, int card)
{
  return count_marks (self, card, self->strip[card][0][0]) < DIFFERENT_TILES
         || count_marks (self, card, self->strip[card][CORNER_DOWN - 1][CORNER_ACROSS - 1])
                < DIFFERENT_TILES;
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
      n += is_different (self->strip[a][i][j], self->strip[b][i][j], DIFFERENT_COLOUR);
  told->n_pairs++;
  told->n_told += n >= DIFFERENT_TILES;
}

/* The same by their corners alone, where the rank should be. */
static void
compare_ranks (const DeckLooker *self, int a, int b, Told *told)
{
  if (self->is_seen[a] && self->is_seen[b] && (is_plain (self, a) || is_plain (self, b)))
    told->n_pairs++;
  else
    compare (self, a, b, CORNER_ACROSS, CORNER_DOWN, told);
}

static gboolean
is_told (Told told)
{
  return told.n_told >= told.n_pairs * MOST;
}

/* Compares cards of the two ranks in each suit. */
static Told
compare_pairs (const DeckLooker *self, const Rank (*pairs)[2], unsigned n_pairs)
{
  Told told = { 0 };

  for (int suit = 0; suit < SUITS; suit++)
    for (unsigned i = 0; i < n_pairs; i++)
      compare_ranks (self, suit * DECK_SUIT_RANKS + (int) pairs[i][0],
                     suit * DECK_SUIT_RANKS + (int) pairs[i][1], &told);

  return told;
}

/* Cards whose pips lie alike at the left are told apart by their numbers alone. */
static gboolean
tells_numbers (const DeckLooker *self)
{
  static const Rank pairs[][2] = {
    { RANK_2, RANK_3 },
    { RANK_4, RANK_5 },
    { RANK_7, RANK_8 },
    { RANK_9, RANK_TEN },
  };

  return is_told (compare_pairs (self, pairs, G_N_ELEMENTS (pairs)));
}

static int
darkness (const guchar *tile)
{
  return MIN (tile[0], MIN (tile[1], tile[2]));
}

static int
compare_int (const void *a, const void *b)
{
  return *(const int *) a - *(const int *) b;
}

/* In how many tiles the corners of one rank differ from suit to suit, for most pairs of suits. */
static int
count_spread (const DeckLooker *self, const Rank *ranks, unsigned n_ranks)
{
  int found[DECK_SUIT_RANKS * SUITS * SUITS];
  unsigned n = 0;

  for (unsigned rank = 0; rank < n_ranks; rank++)
    for (int suit = 0; suit < SUITS; suit++)
      for (int other = suit + 1; other < SUITS; other++)
        {
          const int a = suit * DECK_SUIT_RANKS + (int) ranks[rank];
          const int b = other * DECK_SUIT_RANKS + (int) ranks[rank];

          if (!self->is_seen[a] || !self->is_seen[b])
            continue;
          found[n] = 0;
          for (int i = 0; i < CORNER_DOWN; i++)
            for (int j = 0; j < CORNER_ACROSS; j++)
              found[n] += abs (darkness (self->strip[a][i][j]) - darkness (self->strip[b][i][j]))
                          > PICTURE_SHADE;
          n++;
        }
  if (n == 0)
    return 0;

  qsort (found, n, sizeof found[0], compare_int);

  return found[(unsigned) (n * PICTURE_PART)];
}

/* Courts that differ may do so by their pictures alone. */
static gboolean
tells_courts (const DeckLooker *self)
{
  static const Rank pairs[][2]
      = { { RANK_JACK, RANK_QUEEN }, { RANK_QUEEN, RANK_KING }, { RANK_JACK, RANK_KNIGHT } };
  static const Rank courts[] = { RANK_JACK, RANK_QUEEN, RANK_KING, RANK_KNIGHT };
  static const Rank numbers[]
      = { RANK_2, RANK_3, RANK_4, RANK_5, RANK_6, RANK_7, RANK_8, RANK_9, RANK_TEN };

  return is_told (compare_pairs (self, pairs, G_N_ELEMENTS (pairs)))
         && count_spread (self, courts, G_N_ELEMENTS (courts))
                <= count_spread (self, numbers, G_N_ELEMENTS (numbers)) + PICTURE_TILES;
}

static gboolean
tells_trumps (const DeckLooker *self)
{
  Told told = { 0 };

  for (int card = FACES; card + 1 < DECK_CARDS; card++)
    compare_ranks (self, card, card + 1, &told);

  return is_told (told);
}

/* Suits of one colour are told apart by their signs alone; pictures of courts do not count. */
static gboolean
tells_suits (const DeckLooker *self, gboolean with_courts)
{
  static const Suit pairs[][2] = { { SUIT_CLUBS, SUIT_SPADES }, { SUIT_HEARTS, SUIT_DIAMONDS } };
  Told told = { 0 };

  for (unsigned i = 0; i < G_N_ELEMENTS (pairs); i++)
    for (int rank = 0; rank < DECK_SUIT_RANKS; rank++)
      if (with_courts || !deck_look_is_court ((unsigned) rank))
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

/* The colour of the paper: the one of which all cards together show most. */
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

/* How many pixels of @colour the suit has more than any other suit. */
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

/* How far one colour 0xRRGGBB is from the other, but for lightness. */
static int
hue_distance (guint32 a, guint32 b)
{
  const int reds = (int) (a >> 16 & 0xff) - (int) (b >> 16 & 0xff);
  const int greens = (int) (a >> 8 & 0xff) - (int) (b >> 8 & 0xff);
  const int blues = (int) (a & 0xff) - (int) (b & 0xff);

  return abs (reds - greens) + abs (greens - blues);
}

static gboolean
find_colours (const DeckLooker *self, guint32 colours[SUITS])
{
  int paper[CHANNELS];

  split_colour (find_paper (self), paper);
  for (int suit = 0; suit < SUITS; suit++)
    {
      if (!find_colour (self, suit, paper, &colours[suit]))
        return FALSE;
      for (int other = 0; other < suit; other++)
        if (hue_distance (colours[suit], colours[other]) < HUE_LEAST)
          return FALSE;
    }

  return TRUE;
}

/* ---- Telling ---------------------------------------------------------------------------- */

DeckLook
deck_looker_tell (const DeckLooker *self)
{
  DeckLook look = { .lacks_numbers = !tells_numbers (self) };

  /* what numbers do not tell nothing tells */
  look.lacks_courts = look.lacks_numbers || !tells_courts (self);
  look.lacks_trumps = look.lacks_courts || !tells_trumps (self);
  look.lacks_suits = !tells_suits (self, !look.lacks_courts);
  look.has_colours = find_colours (self, look.colour);

  return look;
}
