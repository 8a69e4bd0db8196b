/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/inference/thumb.h"

#include <string.h>

bool
thumb_judge (PlayerJudge judge, const Observation *asked, const Deal *deal, Choice *choice)
{
  Observation observation;

  observation_make (&observation, deal, (unsigned) deal->turn);
  memcpy (observation.signals, asked->signals, sizeof observation.signals);
  choice->n = observation.legal.n;
  if (choice->n < 2 || judge == NULL)
    return false;
  for (unsigned i = 0; i < choice->n; i++)
    choice->row[i] = (ChoiceRow) { .action = observation.legal.at[i] };
  judge (&observation, choice);

  return true;
}

double
thumb_chance (const Choice *choice, Action action, double left)
{
  double best = choice->row[0].value;
  unsigned n_best = 0;
  bool is_best = false;

  for (unsigned i = 1; i < choice->n; i++)
    best = MAX (best, choice->row[i].value);
  for (unsigned i = 0; i < choice->n; i++)
    if (choice->row[i].value >= best - 1e-9)
      {
        n_best++;
        is_best = is_best || choice->row[i].action == action;
      }

  return is_best ? (1 - left) / n_best + left / choice->n : left / choice->n;
}

double
thumb_chance_of (PlayerJudge judge, const Observation *asked, const Deal *deal, Action action)
{
  Choice choice;

  return thumb_judge (judge, asked, deal, &choice)
             ? thumb_chance (&choice, action, THUMB_LEFT_FOR_CALLS)
             : 1;
}
