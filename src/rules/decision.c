/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "rules/decision.h"

#include "rules/game.h"

void
decision_make (Decision *decision, const Deal *deal, const ActionList *legal)
{
  unsigned n = 0;

  decision->implied = deal_is_over (deal) ? ACTION_NONE : game_implied (deal);
  decision->now.deal = decision->behind.deal = *deal;
  decision->now.legal = *legal;
  decision->behind.legal.n = 0;
  if (decision->implied == ACTION_NONE)
    return;

  deal_apply (&decision->behind.deal, decision->implied);
  deal_legal (&decision->behind.deal, &decision->behind.legal);
  for (unsigned i = 0; i < legal->n; i++)
    if (legal->at[i] != decision->implied)
      decision->now.legal.at[n++] = legal->at[i];
  decision->now.legal.n = n;
}

Action
decision_implied_before (const Decision *decision, Action action)
{
  return action != decision->implied && action_list_has (&decision->behind.legal, action)
             ? decision->implied
             : ACTION_NONE;
}
