/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/analysis/contrast-facts.h"

/*
 * The nearer to the cards the more a fact says: who wins what in the end is told by every card;
 * what falls now is seen at once.
 */
static const ContrastForm forms[CONTRAST_KINDS] = {
  [CONTRAST_LAST_TRUMP] = { .weight = 1.5 },
  [CONTRAST_BONUS_TAKEN] = { .weight = 1.3 },
  [CONTRAST_BONUS_GIVEN] = { .weight = 1.3, .is_bad = true },
  [CONTRAST_DRAWN] = { .weight = 1.0 },
  [CONTRAST_FORCED] = { .weight = 1.0 },
  [CONTRAST_PARTNER_RUFFS] = { .weight = 1.2 },
  [CONTRAST_TRICK_TAKEN] = { .weight = 1.0 },
  [CONTRAST_TRICK_LEFT] = { .weight = 1.0 },
  [CONTRAST_TO_PARTNER] = { .weight = 0.9 },
  [CONTRAST_FED] = { .weight = 1.1 },
  [CONTRAST_SAVED] = { .weight = 1.1, .is_bad = true },
  [CONTRAST_LEAD_KEPT] = { .weight = 0.9 },
  [CONTRAST_LEAD_LEFT] = { .weight = 0.9 },
  [CONTRAST_OUT_NOW] = { .weight = 1.4 },
  [CONTRAST_HOME] = { .weight = 0.8 },
  [CONTRAST_CAUGHT] = { .weight = 0.7 },
  [CONTRAST_LAST_TRICK] = { .weight = 0.6 },
  [CONTRAST_BONUS_LATER] = { .weight = 0.6, .is_compared = true },
  [CONTRAST_LONG] = { .weight = 0.6, .is_compared = true },
  [CONTRAST_MORE_TRICKS] = { .weight = 0.4, .is_compared = true },
  [CONTRAST_OUT] = { .weight = 1.0 },
  [CONTRAST_MADE] = { .weight = 1.2 },
  [CONTRAST_FAILED] = { .weight = 1.2, .is_bad = true },
  [CONTRAST_CONCEDED] = { .weight = 1.1, .is_bad = true },
  [CONTRAST_BROKEN] = { .weight = 1.1 },
  [CONTRAST_NOBODY] = { .weight = 0.9 },
  [CONTRAST_WON] = { .weight = 1.0 },
};

const ContrastForm *
contrast_form (ContrastKind kind)
{
  return &forms[kind];
}

static int
figure_of_trick (const AnalysisLine *line, const Contrast *fact)
{
  switch (fact->kind)
    {
    case CONTRAST_LAST_TRUMP:
      return line->ends_trumps;
    case CONTRAST_BONUS_TAKEN:
      return line->takes_trick && line->bonus >= fact->points;
    case CONTRAST_BONUS_GIVEN:
      return !line->takes_trick && line->bonus >= fact->points;
    case CONTRAST_DRAWN:
    case CONTRAST_FORCED:
      return line->n_drawn > 0;
    case CONTRAST_PARTNER_RUFFS:
      return line->partner_ruffs;
    case CONTRAST_TRICK_TAKEN:
      return line->takes_trick;
    case CONTRAST_TRICK_LEFT:
      return !line->takes_trick;
    case CONTRAST_TO_PARTNER:
      return line->takes_trick && !line->takes_itself;
    case CONTRAST_FED:
      return line->takes_trick && line->own_points >= fact->points;
    case CONTRAST_SAVED:
      return !line->takes_trick && line->own_points >= fact->points;
    case CONTRAST_LEAD_KEPT:
      return line->takes_itself;
    case CONTRAST_LEAD_LEFT:
      return !line->takes_itself;
    case CONTRAST_OUT_NOW:
      return line->goes_out_now;
    default:
      return 0;
    }
}

static int
figure_of_rest (const AnalysisLine *line, const Contrast *fact)
{
  switch (fact->kind)
    {
    case CONTRAST_HOME:
      return card_set_has (line->home, fact->card);
    case CONTRAST_CAUGHT:
      return card_set_has (line->caught, fact->card);
    case CONTRAST_LAST_TRICK:
      return line->takes_last;
    case CONTRAST_BONUS_LATER:
      return line->bonus_later;
    case CONTRAST_LONG:
      return line->n_later[fact->group];
    case CONTRAST_MORE_TRICKS:
      return line->n_tricks;
    case CONTRAST_OUT:
      return line->goes_out;
    default:
      return 0;
    }
}

int
contrast_figure (const AnalysisLine *line, const Contrast *fact)
{
  switch (fact->kind)
    {
    case CONTRAST_MADE:
      return line->contract == CONTRACT_MADE;
    case CONTRAST_FAILED:
      return line->contract == CONTRACT_FAILED;
    case CONTRAST_CONCEDED:
      return line->contract == CONTRACT_CONCEDED;
    case CONTRAST_BROKEN:
      return line->contract == CONTRACT_BROKEN;
    case CONTRAST_NOBODY:
      return line->contract == CONTRACT_NONE;
    case CONTRAST_WON:
      return line->is_won;
    default:
      return fact->kind < CONTRAST_HOME ? figure_of_trick (line, fact)
                                        : figure_of_rest (line, fact);
    }
}
