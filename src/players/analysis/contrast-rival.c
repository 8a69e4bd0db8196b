/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The choice of the action that the recommended one is compared with. */

#include "players/analysis/contrast.h"
#include "rules/game.h"

int
contrast_rival (const Analysis *analysis)
{
  int alike = -1;

  for (unsigned i = 1; i < analysis->n && analysis->row[i].is_tried; i++)
    {
      if (!analysis_are_equal (analysis, 0, i))
        return (int) i;
      if (alike < 0 && !analysis->is_call && !analysis_are_alike (analysis, 0, i)
          && analysis->row[i].margin < analysis->row[0].margin)
        alike = (int) i;
    }

  return alike;
}

/* Distance of further rivals: twice the nearest, plus this share of the deviation. */
#define NOT_FAR 0.25

static bool
is_near (const Analysis *analysis, unsigned nearest, unsigned index)
{
  double best = analysis->row[0].value;

  return best - analysis->row[index].value
         <= 2 * (best - analysis->row[nearest].value) + NOT_FAR * analysis->deviation;
}

/* Returns the row of @action if it is clearly worse than row 0, else -1. */
static int
find_worse (const Analysis *analysis, Action action)
{
  const AnalysisRow *row = analysis_find (analysis, action);
  int index = row != NULL && row->is_tried ? (int) (row - analysis->row) : 0;

  return index > 0 && !analysis_are_equal (analysis, 0, (unsigned) index) ? index : -1;
}

/*
 * Returns the row of the action that most people would choose of those clearly worse than row 0;
 * @nearest, the best one, if none is known. A card is compared with something else than a card
 * only if that is the usual choice.
 */
static unsigned
find_usual (const Analysis *analysis, const Game *game, unsigned nearest)
{
  bool is_play = action_is_play (game, analysis->row[0].action);

  for (unsigned i = 0; i < analysis->usual.n; i++)
    {
      Action action = analysis->usual.row[i].action;
      int index = find_worse (analysis, action);

      if (index >= 0 && (i == 0 || action_is_play (game, action) == is_play))
        return (unsigned) index;
    }

  return nearest;
}

int
contrast_choose (const Analysis *analysis, const Observation *observation, Action considered,
                 Contrast *contrast)
{
  int nearest = contrast_rival (analysis);
  int minded = find_worse (analysis, considered);
  unsigned first;

  *contrast = (Contrast) { .card = CARD_NONE, .beater = CARD_NONE };
  if (nearest < 0)
    return -1;
  first = minded >= 0 ? (unsigned) minded
                      : find_usual (analysis, observation->seen.game, (unsigned) nearest);
  contrast_find (analysis, observation, 0, first, contrast);
  if (minded >= 0)
    return minded;
  for (unsigned i = 0; contrast->kind == CONTRAST_NONE && i < analysis->usual.n; i++)
    {
      int index = find_worse (analysis, analysis->usual.row[i].action);

      if (index < 0 || !is_near (analysis, (unsigned) nearest, (unsigned) index))
        continue;
      contrast_find (analysis, observation, 0, (unsigned) index, contrast);
      if (contrast->kind != CONTRAST_NONE)
        return index;
    }

  return (int) first;
}
