/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What a search looks at: the actions that make sense, and how the rest of a deal is played to see
 * how it ends.
 *
 * What goes without saying (roem is claimed, an announcement is made, who has enough says so) takes
 * no search; what is said before the first card is not searched in a world that is played on.
 */

#pragma once

#include "rules/deal.h"
#include "rules/rng.h"

/** Lists what makes sense in @deal, one action at least, of what is legal. */
void guide_list (const Deal *deal, ActionList *list);

/** How a deal is played on. */
typedef enum
{
  GUIDE_BY_LOT,      /* anything that makes sense */
  GUIDE_BY_TRICK,    /* mostly what is best for the trick alone */
  GUIDE_BY_RULES,    /* cards by the rules of thumb of the game: ten times as long and more */
  GUIDE_ALL_BY_RULES /* whatever is asked, calls too, and everything legal makes sense */
} GuidePolicy;

/** Plays @deal to its end. */
void guide_play_out (Deal *deal, GuidePolicy policy, Rng *rng);

/** Plays @deal on as GUIDE_ALL_BY_RULES does, until @seat may choose among cards, or to its end. */
void guide_play_until (Deal *deal, unsigned seat, Rng *rng);

/** The choice of GUIDE_ALL_BY_RULES from @list, which is legal in @deal. */
Action guide_choose (const Deal *deal, const ActionList *list, Rng *rng);
