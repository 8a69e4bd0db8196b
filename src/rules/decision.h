/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A decision: what the seat at turn may do, and what comes behind something that goes without
 * saying (Game.implied) and is not asked for.
 */

#pragma once

#include "rules/deal.h"

/** A deal and what may be done in it. */
typedef struct
{
  Deal deal;
  ActionList legal;
} DecisionPart;

typedef struct
{
  DecisionPart now;
  Action implied;      /* goes without saying, and is left out of what may be done now … */
  DecisionPart behind; /* … and leads here; without it this is the same deal and lists nothing */
} Decision;

/** Fills @decision for @deal, in which @legal may be done. */
void decision_make (Decision *decision, const Deal *deal, const ActionList *legal);

/** The action that goes without saying before @action; ACTION_NONE: @action is legal as it is. */
Action decision_implied_before (const Decision *decision, Action action);
