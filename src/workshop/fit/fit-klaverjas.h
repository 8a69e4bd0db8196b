/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Shares code between fits of Klaverjassen. */

#pragma once

#include "workshop/fit/fits.h"
#include "players/games/klaverjas/klaverjas-prospect.h"

#define KLAVERJAS_COUNT_FIELDS (sizeof (KlaverjasCount) / sizeof (double))

/** Names of the figures of a KlaverjasCount. */
#define KLAVERJAS_COUNT_NAMES                                                                      \
  "no trump", "one trump", "two trumps", "three trumps", "four trumps", "five trumps",             \
      "six trumps", "seven trumps", "eight trumps", "jack", "nine with jack", "nine", "ace",       \
      "ten", "side ace", "side ace, ten", "side ace, ten, king", "side ten", "side ten, king",     \
      "side king", "side lone ten", "side lone", "side void"

/** Returns a fit of the heights at the knots of @curve. */
Fit *fit_new_klaverjas_curve (const char *name, const KlaverjasCurve *curve);

/** Takes a sample of the curve at @x. */
void fit_take_klaverjas_curve (Fit *fit, const KlaverjasCurve *curve, double x, unsigned unit);

/** Returns a fit of the mean score after a pass, by the number of earlier passes. */
Fit *fit_new_klaverjas_passes (const char *options, double (*coded) (const Deal *seen));

/** Writes each unit's card points without roem. */
void fit_klaverjas_points (const Deal *deal, double *points);

/** Returns how many seats have called or passed. */
unsigned fit_klaverjas_spoken (const Deal *deal);

bool fit_klaverjas_is_call (const Deal *deal);
