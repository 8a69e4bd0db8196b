/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "contrast.h"

#include "game.h"

/* Two counts differ if they do by this share of the worlds, and a fact tells something if it
 * explains that share of the difference. */
#define COUNTS_DIFFER 0.1
#define EXPLAINS 0.25

/* By how much more, or less, a kind says than how a trick ends: the nearer to the cards the more.
 * Who wins what in the end is told by every card; what falls now is seen at once. */
static const double weights[CONTRAST_KINDS] = {
  [CONTRAST_LAST_TRUMP] = 1.5,  [CONTRAST_BONUS_TAKEN] = 1.3, [CONTRAST_BONUS_GIVEN] = 1.3,
  [CONTRAST_TRICK_TAKEN] = 1.0, [CONTRAST_TRICK_LEFT] = 1.0,  [CONTRAST_HOME] = 0.8,
  [CONTRAST_WON] = 1.0,
};

static bool
is_so (const AnalysisLine *line, const Contrast *fact)
{
  switch (fact->kind)
    {
    case CONTRAST_LAST_TRUMP:
      return line->ends_trumps;
    case CONTRAST_BONUS_TAKEN:
      return line->takes_trick && line->bonus >= fact->points;
    case CONTRAST_BONUS_GIVEN:
      return !line->takes_trick && line->bonus >= fact->points;
    case CONTRAST_TRICK_TAKEN:
      return line->takes_trick;
    case CONTRAST_TRICK_LEFT:
      return !line->takes_trick;
    case CONTRAST_HOME:
      return card_set_has (line->home, fact->card);
    case CONTRAST_WON:
      return line->is_won;
    default:
      return false;
    }
}

/* What is good to have less often. */
static bool
is_bad (ContrastKind kind)
{
  return kind == CONTRAST_BONUS_GIVEN;
}

/* Counts @fact and returns how much it explains; 0 if the better one has it no more often. */
static double
count_fact (const Analysis *analysis, unsigned better, unsigned worse, Contrast *fact)
{
  double explained = 0;
  double all = 0;
  double ahead;

  fact->n_better = fact->n_worse = 0;
  for (unsigned w = 0; w < analysis->n_worlds; w++)
    {
      const AnalysisLine *line = analysis_line (analysis, better, w);
      const AnalysisLine *other = analysis_line (analysis, worse, w);
      bool with = is_so (line, fact);
      bool without = is_so (other, fact);

      all += line->lead - other->lead;
      fact->n_better += with;
      fact->n_worse += without;
      if (with != without)
        explained += line->lead - other->lead;
    }
  ahead = (double) fact->n_better - fact->n_worse;
  if (is_bad (fact->kind))
    ahead = -ahead;

  return ahead >= COUNTS_DIFFER * analysis->n_worlds && all > 0 && explained >= EXPLAINS * all
             ? explained * weights[fact->kind]
             : 0;
}

/* The bonus that comes most often where @kind is so, of both actions; 0: there is none. */
static unsigned
usual_bonus (const Analysis *analysis, unsigned better, unsigned worse, ContrastKind kind)
{
  Contrast any = { .kind = kind, .points = 1 };
  unsigned count[G_MAXUINT8 + 1] = { 0 };
  unsigned usual = 0;

  for (unsigned w = 0; w < analysis->n_worlds; w++)
    for (unsigned k = 0; k < 2; k++)
      {
        const AnalysisLine *line = analysis_line (analysis, k == 0 ? better : worse, w);

        if (is_so (line, &any) && line->bonus < G_N_ELEMENTS (count))
          count[line->bonus]++;
      }
  for (unsigned points = 1; points < G_N_ELEMENTS (count); points++)
    if (count[points] > count[usual])
      usual = points;

  return usual;
}

/* The points of the tricks that are taken, or left, with the action that does it more. */
static unsigned
usual_points (const Analysis *analysis, unsigned index, const Contrast *fact)
{
  unsigned sum = 0;
  unsigned n = 0;

  for (unsigned w = 0; w < analysis->n_worlds; w++)
    if (is_so (analysis_line (analysis, index, w), fact))
      {
        sum += analysis_line (analysis, index, w)->points;
        n++;
      }

  return n > 0 ? (sum + n / 2) / n : 0;
}

typedef struct
{
  const Analysis *analysis;
  unsigned better;
  unsigned worse;
  Contrast *contrast; /* the best so far */
  double most;
} Search;

static void
try_fact (Search *search, Contrast fact)
{
  double explained = count_fact (search->analysis, search->better, search->worse, &fact);

  if (explained <= search->most)
    return;
  search->most = explained;
  *search->contrast = fact;
}

/* Cards without points tell little: one more or less is nothing to be shown. */
static void
try_cards (Search *search, const Observation *observation)
{
  const Deal *seen = &observation->seen;
  const TrickOrder *order = deal_order (seen);
  CardSet hand = seen->hand[observation->seat];

  for (; hand != 0; hand = card_set_rest (hand))
    {
      Card card = card_set_first (hand);

      if (order->points[card] > 0)
        try_fact (search, (Contrast) { .kind = CONTRAST_HOME, .card = card });
    }
}

void
contrast_find (const Analysis *analysis, const Observation *observation, unsigned better,
               unsigned worse, Contrast *contrast)
{
  Search search = { analysis, better, worse, contrast, 0 };

  *contrast = (Contrast) { .card = CARD_NONE };
  if (analysis->n_worlds == 0 || !analysis->row[better].is_tried || !analysis->row[worse].is_tried)
    return;

  try_fact (&search, (Contrast) { .kind = CONTRAST_LAST_TRUMP, .card = CARD_NONE });
  for (ContrastKind kind = CONTRAST_BONUS_TAKEN; kind <= CONTRAST_BONUS_GIVEN; kind++)
    {
      unsigned points = usual_bonus (analysis, better, worse, kind);

      if (points > 0)
        try_fact (&search, (Contrast) { .kind = kind, .card = CARD_NONE, .points = points });
    }
  try_fact (&search, (Contrast) { .kind = CONTRAST_TRICK_TAKEN, .card = CARD_NONE });
  try_fact (&search, (Contrast) { .kind = CONTRAST_TRICK_LEFT, .card = CARD_NONE });
  try_cards (&search, observation);
  if (contrast->kind == CONTRAST_NONE)
    try_fact (&search, (Contrast) { .kind = CONTRAST_WON, .card = CARD_NONE });
  if (contrast->kind == CONTRAST_TRICK_TAKEN || contrast->kind == CONTRAST_TRICK_LEFT)
    contrast->points = usual_points (analysis, better, contrast);
}

int
contrast_rival (const Analysis *analysis, unsigned index)
{
  for (unsigned i = 0; i < analysis->n; i++)
    if (i != index && analysis->row[i].is_tried && !analysis_are_equal (analysis, index, i))
      return (int) i;

  return -1;
}

int
contrast_choose (const Analysis *analysis, const Observation *observation, unsigned index,
                 Contrast *contrast)
{
  for (unsigned i = 0; i < analysis->n; i++)
    {
      if (i == index || !analysis->row[i].is_tried || analysis_are_equal (analysis, index, i))
        continue;
      contrast_find (analysis, observation, index, i, contrast);
      if (contrast->kind != CONTRAST_NONE)
        return (int) i;
    }
  *contrast = (Contrast) { .card = CARD_NONE };

  return contrast_rival (analysis, index);
}
