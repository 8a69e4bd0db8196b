/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Makes seats of Cego choose given games. */

#pragma once

#include "workshop/fit/fits.h"

/** Lets @seat say @verb in the Solo question; others pass. */
void fit_cego_announce (FitDeal *round, int seat, unsigned verb);

/** Passes until the game is settled. */
void fit_cego_pass (FitDeal *round);

/** Lets the level play on, without demands to see hands. */
void fit_cego_play_out (FitDeal *round);

/** Returns 1 for a win of the declarer (in Räuber and Drescher: no loss), else 0. */
double fit_cego_won (const Deal *deal);
