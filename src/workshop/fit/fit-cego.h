/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How a seat of Cego is made to play a game. */

#pragma once

#include "workshop/fit/fits.h"

/** Goes through the Solo question; @seat says @verb if it may, nobody else anything. */
void fit_cego_announce (FitDeal *round, int seat, unsigned verb);

/** All pass until the game is settled. */
void fit_cego_pass (FitDeal *round);

/** The level plays the rest; nobody has the hands shown. */
void fit_cego_play_out (FitDeal *round);

/** Whether the declarer has won, or in Räuber and Drescher not lost: 1 or 0. */
double fit_cego_won (const Deal *deal);
