/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A decision of the seat at turn. An implied action (GameCounsel.implied) is left out, and actions
 * after it are offered at once.
 */

#pragma once

#include "rules/deal.h"

typedef struct
{
  Deal deal;
  ActionList legal;
} DecisionPart;

typedef struct
{
  DecisionPart now;
  Action implied;      /* action left out of @now, or ACTION_NONE */
  DecisionPart behind; /* deal after @implied; lists nothing without it */
} Decision;

/** Fills @decision from @deal and its legal actions. */
void decision_make (Decision *decision, const Deal *deal, const ActionList *legal);

/** Returns the action implied before @action, or ACTION_NONE if @action is legal now. */
Action decision_implied_before (const Decision *decision, Action action);
