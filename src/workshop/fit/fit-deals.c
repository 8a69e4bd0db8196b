/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "workshop/fit/fit-deals.h"

#include <string.h>

#define SEED 1

void
fit_begin (FitDeal *round, const Game *game, const char *options, uint64_t index)
{
  Options chosen = { 0 };

  memset (round, 0, sizeof *round);
  round->rng = rng_new (SEED, index);
  g_assert_true (options_set_all (&chosen, game, options, NULL));
  match_init (&round->match, game, &chosen,
              (int) rng_below (&round->rng, game_count_seats (game, &chosen)));
}

void
fit_shuffle (FitDeal *round)
{
  Card pack[CARDS_MAX];

  for (unsigned i = 0; i < game_pack (round->match.game, &round->match.options)->n_cards; i++)
    {
      unsigned k = rng_below (&round->rng, i + 1);

      pack[i] = pack[k];
      pack[k] = (Card) i;
    }
  match_deal (&round->match, pack, &round->deal);
}

void
fit_deal (FitDeal *round, const Game *game, const char *options, uint64_t index)
{
  fit_begin (round, game, options, index);
  fit_shuffle (round);
}

void
fit_judge (FitDeal *round, Choice *choice)
{
  Observation observation;

  observation_make (&observation, &round->deal, (unsigned) round->deal.turn);
  player_choose (&observation, player_of_level (PLAYER_LEVEL_SIMPLE), &round->rng, NULL, choice);
}

Action
fit_choose_but (FitDeal *round, unsigned verb, double *value)
{
  Choice choice;

  fit_judge (round, &choice);
  for (unsigned i = 0; i < choice.n; i++)
    if (action_verb (choice.row[i].action) != verb)
      {
        if (value != NULL)
          *value = choice.row[i].value;
        return choice.row[i].action;
      }

  return ACTION_NONE;
}

Action
fit_choose (FitDeal *round)
{
  return fit_choose_but (round, VERB_NONE, NULL);
}

Action
fit_draw (FitDeal *round, unsigned verb)
{
  ActionList legal;
  Action found = ACTION_NONE;
  unsigned n = 0;

  deal_legal (&round->deal, &legal);
  for (unsigned i = 0; i < legal.n; i++)
    if (action_verb (legal.at[i]) == verb && rng_below (&round->rng, ++n) == 0)
      found = legal.at[i];

  return found;
}

void
fit_play_out (FitDeal *round)
{
  while (!deal_is_over (&round->deal))
    deal_apply (&round->deal, fit_choose (round));
}
