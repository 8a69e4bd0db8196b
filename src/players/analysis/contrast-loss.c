/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How the card of the worse action is lost: to which card, or to a ruff. */

#include "players/analysis/contrast-loss.h"

#include "rules/game.h"

typedef struct
{
  const Analysis *analysis;
  const Observation *observation;
  unsigned worse; /* row of the worse action */
  Card card;      /* card of that action; CARD_NONE for a call */
} Loss;

#define MOSTLY 2 /* in more than one of so many worlds */

static bool
is_trump (const Loss *loss, Card card)
{
  const TrickOrder *order = deal_order (&loss->observation->seen);

  return order->trump < TRICK_GROUPS && order->group[card] == order->trump;
}

/*
 * Finds the card that takes the trick in most worlds (sample deals) if the worse action is played,
 * and sets is_ruff if most worlds have a ruff. A higher trump on a trump is no ruff.
 */
static void
find_beater (const Loss *loss, Contrast *fact)
{
  unsigned n_worlds = loss->analysis->n_worlds;
  unsigned n[CARDS_MAX] = { 0 };
  unsigned n_ruffed = 0;

  for (unsigned w = 0; w < n_worlds; w++)
    {
      const AnalysisLine *line = analysis_line (loss->analysis, loss->worse, w);

      if (line->beater == CARD_NONE)
        continue;
      n_ruffed += line->is_ruffed;
      n[line->beater]++;
      if (MOSTLY * n[line->beater] > n_worlds)
        fact->beater = line->beater;
    }
  if (fact->beater != CARD_NONE
      && card_set_has (pack_copies (deal_pack (&loss->observation->seen), fact->beater),
                       loss->card))
    fact->beater = CARD_NONE; /* the other copy */
  fact->is_ruff = MOSTLY * n_ruffed > n_worlds && !is_trump (loss, loss->card);
  fact->is_certain
      = (fact->beater != CARD_NONE && n[fact->beater] == n_worlds)
        || (fact->kind == CONTRAST_TRICK_TAKEN && fact->is_ruff && n_ruffed == n_worlds);
}

#define OFTEN 3 /* in one of so many worlds */

/* Sets if the card of @fact is often lost to a ruff after the worse action, and mostly won now. */
static void
find_ruff (const Loss *loss, Contrast *fact)
{
  unsigned n_ruffed = 0;

  for (unsigned w = 0; w < loss->analysis->n_worlds; w++)
    {
      const AnalysisLine *line = analysis_line (loss->analysis, loss->worse, w);

      n_ruffed += card_set_has (line->ruffed, fact->card);
    }
  fact->is_ruff = OFTEN * n_ruffed >= loss->analysis->n_worlds && !is_trump (loss, fact->card)
                  && MOSTLY * fact->n_better > loss->analysis->n_worlds;
}

/* Returns true if the worse card wins the trick when it is played. */
static bool
wins_at_first (const Loss *loss)
{
  Trick trick = loss->observation->seen.trick;

  trick_add (&trick, deal_order (&loss->observation->seen), loss->observation->seat, loss->card);

  return trick_winner (&trick) == loss->observation->seat;
}

void
contrast_find_loss (const Analysis *analysis, const Observation *observation, unsigned worse,
                    Contrast *fact)
{
  const Loss loss = {
    .analysis = analysis,
    .observation = observation,
    .worse = worse,
    .card = action_card (observation->seen.game, analysis->row[worse].action),
  };

  switch (fact->kind)
    {
    case CONTRAST_TRICK_TAKEN:
      if (wins_at_first (&loss))
        find_beater (&loss, fact);
      break;
    case CONTRAST_SAVED:
      find_beater (&loss, fact);
      break;
    case CONTRAST_HOME:
      find_ruff (&loss, fact);
      break;
    default:
      break;
    }
}

bool
contrast_loses_more (const Analysis *analysis, unsigned index)
{
  double made = 0, failed = 0;
  unsigned n_made = 0, n_failed = 0;

  for (unsigned w = 0; w < analysis->n_worlds; w++)
    {
      const AnalysisLine *line = analysis_line (analysis, index, w);

      n_made += line->contract == CONTRACT_MADE;
      made += line->contract == CONTRACT_MADE ? line->lead : 0;
      n_failed += line->contract == CONTRACT_FAILED;
      failed -= line->contract == CONTRACT_FAILED ? line->lead : 0;
    }

  return n_made > 0 && n_failed > 0 && failed / n_failed > made / n_made;
}
