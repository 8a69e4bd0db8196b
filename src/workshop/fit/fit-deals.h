/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Plays deals of the level `simple` against itself. */

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

/** Deals deal @index of @game with @options ("mode=3") and a random dealer. */
void fit_deal (FitDeal *round, const Game *game, const char *options, uint64_t index);

/** Splits fit_deal () in two, so that the match can be changed between. */
void fit_begin (FitDeal *round, const Game *game, const char *options, uint64_t index);
void fit_shuffle (FitDeal *round);

/** Writes the level's judgement of legal actions to @choice. */
void fit_judge (FitDeal *round, Choice *choice);

/** Returns the level's choice. */
Action fit_choose (FitDeal *round);

/**
 * Returns the level's best action without @verb, or ACTION_NONE; @value, if given, receives its
 * value.
 */
Action fit_choose_but (FitDeal *round, unsigned verb, double *value);

/** Returns a random legal action with @verb, or ACTION_NONE. */
Action fit_draw (FitDeal *round, unsigned verb);

void fit_play_out (FitDeal *round);
