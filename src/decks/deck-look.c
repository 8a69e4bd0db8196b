/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-look.h"

#include <stdlib.h>

#include "decks/deck-hues.h"

#define CHANNELS 3
#define FACES (SUITS * DECK_SUIT_RANKS) /* faces with a suit; trumps follow */

#define ALL_RANKS ((1u << DECK_SUIT_RANKS) - 1)
#define COURTS (1u << RANK_JACK | 1u << RANK_QUEEN | 1u << RANK_KING | 1u << RANK_KNIGHT)

/*
 * Visible strip of a card in a hand, relative to the card, without its uneven edge. Its tiles are
 * compared by their mean colours, which hardly depend on antialiasing. The rank is in the corner
 * tiles, the suit may be below.
 */
#define STRIP_LEFT 0.02
#define STRIP_TOP 0.02
#define STRIP_WIDTH 0.19
#define STRIP_HEIGHT 0.46
#define TILES_ACROSS 18
#define TILES_DOWN 64
#define CORNER_ACROSS 12
#define CORNER_DOWN 24

/* Cards differ if this many tiles differ by this much in a channel. */
#define DIFFERENT_TILES 5
#define DIFFERENT_COLOUR 40
#define PALE_COLOUR 16 /* difference of a mark from the paper */

/*
 * A rank is a picture if its corners differ between suits in this many more tiles than those of
 * numbers. Letters look alike in all suits.
 */
#define PICTURE_TILES 32
#define PICTURE_SHADE 100
#define PICTURE_PART 0.75 /* quantile of the pairs of suits */

/*
 * A card has no background if this share is transparent. It has no outline if its border, up to
 * EDGE_END of the width, is light, and opaque from EDGE_BEGIN on: shadows are translucent.
 */
#define CLEAR_PART 0.25
#define EDGE_BEGIN 0.01
#define EDGE_END 0.03
#define EDGE_LIGHT 200
#define EDGE_FIRM 250

/* Share of compared cards, or pairs of cards, that counts as most of them. */
#define MOST 0.75

typedef guchar Strip[TILES_DOWN][TILES_ACROSS][CHANNELS];

struct _DeckLooker
{
  gboolean is_seen[DECK_FACES];
  gboolean is_clear; /* true if the table shows through a face */
  int n_seen;        /* examined cards */
  int n_light;       /* cards with a light border on white */
  int n_firm;        /* cards with a light and opaque border */
  Strip strip[DECK_CARDS];
  DeckHues hues[SUITS]; /* pixels of number cards, by suit */
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

static gboolean
is_court (Rank rank)
{
  return (COURTS >> rank & 1) != 0;
}

gboolean
deck_look_lacks_rank (const DeckLook *look, unsigned index)
{
  return index >= FACES ? look->lacks_trumps
                        : (look->lacks_ranks >> index % DECK_SUIT_RANKS & 1) != 0;
}

/* ---- Measuring -------------------------------------------------------------------------- */

/* Downloaded pixels: four bytes, blue first. */
typedef struct
{
  guchar *bytes;
  int width;
  int height;
} Picture;

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

static int
darkness (const guchar *colour)
{
  return MIN (colour[0], MIN (colour[1], colour[2]));
}

/* Returns the transparent share of the picture, 0 to 1. */
static double
measure_clear (const Picture *picture)
{
  const int n = picture->width * picture->height;
  double sum = 0;

  for (int i = 0; i < n; i++)
    sum += 255 - picture->bytes[i * 4 + CHANNELS];

  return sum / 255 / n;
}

/* Blends the pixels with white and keeps alpha. */
static void
lay_on_white (Picture *picture)
{
  for (int i = 0; i < picture->width * picture->height; i++)
    for (int k = 0; k < CHANNELS; k++)
      picture->bytes[i * 4 + k] += 255 - picture->bytes[i * 4 + CHANNELS];
}

/* Counts the card as light or firm by most rows of its left border. */
static void
look_at_edge (DeckLooker *self, const Picture *picture)
{
  const int first = picture->height / 4, end = picture->height - first;
  int n_light = 0, n_firm = 0;

  for (int y = first; y < end; y++)
    {
      gboolean is_light = TRUE, is_firm = TRUE;

      for (int x = 0; x < picture->width * EDGE_END; x++)
        {
          const guchar *pixel = picture->bytes + (y * picture->width + x) * 4;

          is_light = is_light && darkness (pixel) >= EDGE_LIGHT;
          is_firm = is_firm && (x < picture->width * EDGE_BEGIN || pixel[CHANNELS] > EDGE_FIRM);
        }
      n_light += is_light;
      n_firm += is_light && is_firm;
    }
  self->n_seen++;
  self->n_light += n_light * 2 > end - first;
  self->n_firm += n_firm * 2 > end - first;
}

void
deck_looker_show (DeckLooker *self, unsigned index, GdkTexture *texture)
{
  Picture picture = { NULL, gdk_texture_get_width (texture), gdk_texture_get_height (texture) };

  if (self->is_seen[index])
    return; /* other styles look the same */

  picture.bytes = g_malloc ((gsize) picture.width * picture.height * 4);
  gdk_texture_download (texture, picture.bytes, (gsize) picture.width * 4);
  self->is_clear = self->is_clear || measure_clear (&picture) > CLEAR_PART;
  lay_on_white (&picture);
  if (index < DECK_CARDS) /* a card, not the back */
    {
      look_at_strip (&picture, self->strip[index]);
      look_at_edge (self, &picture);
    }
  if (index < FACES && index % DECK_SUIT_RANKS <= RANK_TEN)
    deck_hues_add (self->hues[index / DECK_SUIT_RANKS], picture.bytes,
                   (gsize) picture.width * picture.height);
  self->is_seen[index] = TRUE;
  g_free (picture.bytes);
}

/* ---- Corners ---------------------------------------------------------------------------- */

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

/* Returns TRUE if most other cards of the suit have the same tile, as in a common frame. */
static gboolean
is_shared (const DeckLooker *self, int card, int i, int j)
{
  const int first = card < FACES ? card - card % DECK_SUIT_RANKS : FACES;
  const int end = card < FACES ? first + DECK_SUIT_RANKS : DECK_CARDS;
  int n_others = 0, n_same = 0;

  for (int other = first; other < end; other++)
    if (other != card && self->is_seen[other])
      {
        n_others++;
        n_same += !is_different (self->strip[card][i][j], self->strip[other][i][j], PALE_COLOUR);
      }

  return n_same >= n_others * MOST;
}

/* Returns the more frequent colour of the corner's first and last tile. */
static const guchar *
find_corner_paper (const DeckLooker *self, int card)
{
  const guchar *const first = self->strip[card][0][0];
  const guchar *const last = self->strip[card][CORNER_DOWN - 1][TILES_ACROSS - 1];
  int n_first = 0, n_last = 0;

  for (int i = 0; i < CORNER_DOWN; i++)
    for (int j = 0; j < TILES_ACROSS; j++)
      {
        n_first += !is_different (self->strip[card][i][j], first, PALE_COLOUR);
        n_last += !is_different (self->strip[card][i][j], last, PALE_COLOUR);
      }

  return n_first >= n_last ? first : last;
}

/* Returns TRUE if the corner has no marks. A narrow letter may be at the right of the strip. */
static gboolean
is_plain (const DeckLooker *self, int card)
{
  const guchar *const paper = find_corner_paper (self, card);
  int n_marks = 0;

  for (int i = 0; i < CORNER_DOWN; i++)
    for (int j = 0; j < TILES_ACROSS; j++)
      n_marks += is_different (self->strip[card][i][j], paper, PALE_COLOUR)
                 && !is_shared (self, card, i, j);

  return n_marks < DIFFERENT_TILES;
}

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

/* Returns the next examined rank of the suit in direction @step (1 or -1), or -1. */
static int
find_neighbour (const DeckLooker *self, int card, int step)
{
  static const Rank order[]
      = { RANK_ACE, RANK_2, RANK_3,   RANK_4,    RANK_5,      RANK_6,     RANK_7,
          RANK_8,   RANK_9, RANK_TEN, RANK_JACK, RANK_KNIGHT, RANK_QUEEN, RANK_KING };
  const Rank rank = (Rank) (card % DECK_SUIT_RANKS);
  int place = 0;

  while (rank != RANK_ONE && order[place] != rank) /* a one replaces the ace */
    place++;
  for (place += step; place >= 0 && place < (int) G_N_ELEMENTS (order); place += step)
    {
      const int other = card - (int) rank + (int) order[place];

      if (self->is_seen[other])
        return other;
    }

  return -1;
}

/* Returns TRUE if the corner differs from those of the next lower and higher rank. */
static gboolean
has_own_corner (const DeckLooker *self, int card)
{
  Told told = { 0 };

  if (is_plain (self, card))
    return FALSE;

  for (int step = -1; step <= 1; step += 2)
    {
      const int other = find_neighbour (self, card, step);

      if (other >= 0)
        compare (self, card, other, CORNER_ACROSS, CORNER_DOWN, &told);
    }

  return told.n_told == told.n_pairs;
}

static int
compare_int (const void *a, const void *b)
{
  return *(const int *) a - *(const int *) b;
}

/* Returns the number of tiles in which the corners of a rank differ between most suits. */
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

/*
 * Returns the ranks that cards do not show, as bits. A corner that differs between suits is a
 * picture, not a letter. One court may differ by its frame, so the courts together must differ.
 */
static guint32
find_lacking (const DeckLooker *self)
{
  static const Rank courts[] = { RANK_JACK, RANK_QUEEN, RANK_KING, RANK_KNIGHT };
  static const Rank numbers[]
      = { RANK_2, RANK_3, RANK_4, RANK_5, RANK_6, RANK_7, RANK_8, RANK_9, RANK_TEN };
  const int spread = count_spread (self, numbers, G_N_ELEMENTS (numbers)) + PICTURE_TILES;
  const gboolean has_pictures = count_spread (self, courts, G_N_ELEMENTS (courts)) > spread;
  guint32 lacking = 0;
  int n_numbers = 0, n_lacking = 0;

  for (Rank rank = 0; rank < DECK_SUIT_RANKS; rank++)
    {
      gboolean is_picture
          = count_spread (self, &rank, 1) > spread && (has_pictures || !is_court (rank));
      Told told = { 0 };

      for (int suit = 0; suit < SUITS; suit++)
        if (self->is_seen[suit * DECK_SUIT_RANKS + (int) rank])
          {
            told.n_pairs++;
            told.n_told += has_own_corner (self, suit * DECK_SUIT_RANKS + (int) rank);
          }
      if (is_picture || !is_told (told))
        lacking |= 1u << rank;
      if (rank <= RANK_TEN && told.n_pairs > 0)
        {
          n_numbers++;
          n_lacking += (lacking >> rank & 1) != 0;
        }
    }

  /* if most number cards lack ranks, marks on others are not ranks */
  return n_lacking * 2 > n_numbers ? ALL_RANKS : lacking;
}

static gboolean
tells_trumps (const DeckLooker *self)
{
  Told told = { 0 };

  for (int card = FACES; card + 1 < DECK_CARDS; card++)
    compare_ranks (self, card, card + 1, &told);

  return is_told (told);
}

/* Returns TRUE if suits of one colour differ, leaving out pictures of courts. */
static gboolean
tells_suits (const DeckLooker *self, guint32 lacking)
{
  static const Suit pairs[][2] = { { SUIT_CLUBS, SUIT_SPADES }, { SUIT_HEARTS, SUIT_DIAMONDS } };
  Told told = { 0 };

  for (unsigned i = 0; i < G_N_ELEMENTS (pairs); i++)
    for (int rank = 0; rank < DECK_SUIT_RANKS; rank++)
      if (!is_court ((Rank) rank) || (lacking >> rank & 1) == 0)
        compare (self, (int) pairs[i][0] * DECK_SUIT_RANKS + rank,
                 (int) pairs[i][1] * DECK_SUIT_RANKS + rank, TILES_ACROSS, TILES_DOWN, &told);

  return is_told (told);
}

/* ---- Result ----------------------------------------------------------------------------- */

DeckLook
deck_looker_tell (const DeckLooker *self)
{
  DeckLook look = { .lacks_ranks = find_lacking (self) };

  /* if courts lack ranks, trumps do as well */
  look.lacks_trumps = (look.lacks_ranks & COURTS) != 0 || !tells_trumps (self);
  look.lacks_suits = !tells_suits (self, look.lacks_ranks);
  look.lacks_ground = self->is_clear;
  look.lacks_edge = (self->is_clear ? self->n_light : self->n_firm) * 2 > self->n_seen;
  look.has_colours = deck_hues_tell (self->hues, look.colour);

  return look;
}
