/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Sensible actions for a search, and playouts.
 *
 * Obvious claims and announcements are not searched, nor calls in a playout.
 */

#pragma once

#include "rules/deal.h"
#include "rules/rng.h"

/** Lists the sensible legal actions of @deal, at least one. */
void guide_list (const Deal *deal, ActionList *list);

/** The policy of a playout. */
typedef enum
{
  GUIDE_BY_LOT,      /* random sensible action */
  GUIDE_BY_TRICK,    /* usually the best card for the trick */
  GUIDE_BY_RULES,    /* cards by rules of thumb, 10 times slower or more */
  GUIDE_ALL_BY_RULES /* all legal actions, calls too, by rules of thumb */
} GuidePolicy;

void guide_play_out (Deal *deal, GuidePolicy policy, Rng *rng);

/** Plays @deal with GUIDE_ALL_BY_RULES until @seat may choose a card, or to its end. */
void guide_play_until (Deal *deal, unsigned seat, Rng *rng);

/** Returns the GUIDE_ALL_BY_RULES choice from the legal @list. */
Action guide_choose (const Deal *deal, const ActionList *list, Rng *rng);
