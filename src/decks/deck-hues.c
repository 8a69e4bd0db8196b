/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-hues.h"

#include <math.h>
#include <stdlib.h>

#define CHANNELS 3

/* Size of a colour step, and least steps between a suit's colours and the paper's. */
#define STEP 16
#define STEPS (256 / STEP)
#define OFF_PAPER 5
G_STATIC_ASSERT (DECK_HUES == STEPS * STEPS * STEPS);

/*
 * A suit has its own colour if this share of its pixels is unique. SPREAD_MAX limits their standard
 * deviation in RGB. HUE_LEAST is the least hue_distance () between suits.
 */
#define OWN_PART 0.6
#define SPREAD_MAX 90
#define HUE_LEAST 60

void
deck_hues_add (DeckHues hues, const guchar *pixels, gsize n)
{
  for (gsize i = 0; i < n; i++)
    {
      const guchar *pixel = pixels + i * 4;

      hues[(pixel[2] / STEP * STEPS + pixel[1] / STEP) * STEPS + pixel[0] / STEP]++;
    }
}

static void
split_colour (int colour, int steps[CHANNELS])
{
  for (int i = CHANNELS - 1; i >= 0; i--, colour /= STEPS)
    steps[i] = colour % STEPS;
}

static int
find_paper (const DeckHues hues[SUITS])
{
  double most = 0;
  int paper = 0;

  for (int colour = 0; colour < DECK_HUES; colour++)
    {
      double n = 0;

      for (int suit = 0; suit < SUITS; suit++)
        n += hues[suit][colour];
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

/* Returns how many more pixels of @colour the suit has than any other suit. */
static double
count_own (const DeckHues hues[SUITS], int suit, int colour)
{
  double others = 0;

  for (int other = 0; other < SUITS; other++)
    if (other != suit)
      others = MAX (others, hues[other][colour]);

  return MAX (hues[suit][colour] - others, 0);
}

static gboolean
find_colour (const DeckHues hues[SUITS], int suit, const int paper[CHANNELS], guint32 *found)
{
  double all = 0, own = 0, spread = 0;
  double sums[CHANNELS] = { 0 }, squares[CHANNELS] = { 0 };

  for (int colour = 0; colour < DECK_HUES; colour++)
    {
      const double n = count_own (hues, suit, colour);
      int steps[CHANNELS];

      split_colour (colour, steps);
      if (is_like_paper (steps, paper))
        continue;
      all += hues[suit][colour];
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

/* Returns the distance of two colours regardless of lightness. */
static int
hue_distance (guint32 a, guint32 b)
{
  const int reds = (int) (a >> 16 & 0xff) - (int) (b >> 16 & 0xff);
  const int greens = (int) (a >> 8 & 0xff) - (int) (b >> 8 & 0xff);
  const int blues = (int) (a & 0xff) - (int) (b & 0xff);

  return abs (reds - greens) + abs (greens - blues);
}

gboolean
deck_hues_tell (const DeckHues hues[SUITS], guint32 colours[SUITS])
{
  int paper[CHANNELS];

  split_colour (find_paper (hues), paper);
  for (int suit = 0; suit < SUITS; suit++)
    {
      if (!find_colour (hues, suit, paper, &colours[suit]))
        return FALSE;
      for (int other = 0; other < suit; other++)
        if (hue_distance (colours[suit], colours[other]) < HUE_LEAST)
          return FALSE;
    }

  return TRUE;
}
