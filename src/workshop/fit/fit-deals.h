/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Deals of the level `simple` against itself, to which its figures are fitted. */

#pragma once

#include "workshop/fit/fit.h"
#include "players/player.h"
#include "rules/game.h"
#include "rules/rng.h"

typedef struct
{
  Match match;
  Deal deal;
  Rng rng;
} FitDeal;

/** Shuffles and deals number @index of @game with @options ("mode=3"), dealer by lot. */
void fit_deal (FitDeal *round, const Game *game, const char *options, uint64_t index);

/** The same in two steps, between which the match may be changed. */
void fit_begin (FitDeal *round, const Game *game, const char *options, uint64_t index);
void fit_shuffle (FitDeal *round);

/** What the level thinks of what is legal now. */
void fit_judge (FitDeal *round, Choice *choice);

/** What the level does now. */
Action fit_choose (FitDeal *round);

/**
 * The same of what is legal and not done with @verb, and in @value, if that is not NULL, what it
 * is worth to the level; ACTION_NONE: nothing else is legal.
 */
Action fit_choose_but (FitDeal *round, unsigned verb, double *value);

/** The legal action with @verb, by lot of those with different arguments, or ACTION_NONE. */
Action fit_draw (FitDeal *round, unsigned verb);

/** The level plays the rest. */
void fit_play_out (FitDeal *round);
