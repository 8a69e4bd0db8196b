/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Ansagen: whether to announce and how far to go (section 15 of games/zensern/rules.md, "Silence").
 *
 * What is said is always true (D14); a seat only chooses whether to speak. A declarer who fears to
 * lose announces as well: his silence was never worth anything in duplicate matches, since only a
 * forced declarer has so bad a hand (tools/try-simple, a value for `silent`, zensern).
 */

#include "players/games/zensern/zensern.h"
#include "rules/games/zensern/zensern-figures.h"

/* What a figure in the hand is worth that shows cards and does not count. */
#define SHOWN (-1)

/* The points of all figures of the own hand. */
static int
figure_points (const Observation *observation)
{
  const Deal *seen = &observation->seen;
  ZensernFigure figures[ZENSERN_FIGURES_MAX];
  unsigned n
      = zensern_figures (&seen->options, seen->hand[observation->seat], seen->trump, figures);
  int points = 0;

  for (unsigned i = 0; i < n; i++)
    points += figures[i].points;

  return points;
}

/* Another party has announced a higher class than @class, and no partner has answered it. */
static bool
is_beaten_class (const Observation *observation, unsigned class)
{
  const Deal *seen = &observation->seen;
  const uint8_t *ansage = seen->own.zensern.ansage;
  unsigned ours = 0;
  unsigned theirs = 0;

  for (unsigned s = 0; s < seen->n_seats; s++)
    if (deal_unit (seen, s) == deal_unit (seen, observation->seat))
      ours = MAX (ours, ansage[s]);
    else
      theirs = MAX (theirs, ansage[s]);

  return theirs > MAX (ours, class);
}

/* Somebody of another party has stated a strength above @strength. */
static bool
is_beaten_figure (const Observation *observation, unsigned strength)
{
  const Deal *seen = &observation->seen;
  const uint8_t *stated = seen->own.zensern.stated;

  for (unsigned s = 0; s < seen->n_seats; s++)
    if (deal_unit (seen, s) != deal_unit (seen, observation->seat) && stated[s] > strength)
      return true;

  return false;
}

void
simple_zensern_judge_ansagen (const Observation *observation, Choice *choice)
{
  const Deal *seen = &observation->seen;
  int points = figure_points (observation);
  ZensernFigure figures[ZENSERN_FIGURES_MAX];
  bool beaten;

  zensern_figures (&seen->options, seen->hand[observation->seat], seen->trump, figures);
  if (seen->phase == ZENSERN_PHASE_ANSAGE)
    beaten = is_beaten_class (observation, figures[0].class);
  else
    beaten = is_beaten_figure (observation, figures[0].strength);

  for (unsigned i = 0; i < choice->n; i++)
    {
      ChoiceRow *row = &choice->row[i];
      bool silent = action_verb (row->action) == VERB_PASS;

      row->value = silent ? 0 : beaten ? SHOWN : points;
      row->reason = beaten ? REASON_HIDE_HAND : REASON_BEST_SO_FAR;
    }
}
