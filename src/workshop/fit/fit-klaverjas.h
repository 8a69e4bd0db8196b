/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the fits of the three forms of Klaverjassen share. */

#pragma once

#include "workshop/fit/fits.h"
#include "players/games/klaverjas/klaverjas-prospect.h"

#define KLAVERJAS_COUNT_FIELDS (sizeof (KlaverjasCount) / sizeof (double))

/** Initializers: the names of the figures of a KlaverjasCount. */
#define KLAVERJAS_COUNT_NAMES                                                                      \
  "no trump", "one trump", "two trumps", "three trumps", "four trumps", "five trumps",             \
      "six trumps", "seven trumps", "eight trumps", "jack", "nine with jack", "nine", "ace",       \
      "ten", "side ace", "side ace, ten", "side ace, ten, king", "side ten", "side ten, king",     \
      "side king", "side lone ten", "side lone", "side void"

/** A fit of the heights of @curve. */
Fit *fit_new_klaverjas_curve (const char *name, const KlaverjasCurve *curve);

/** Takes the place @x of it. */
void fit_take_klaverjas_curve (Fit *fit, const KlaverjasCurve *curve, double x, unsigned unit);

/** A fit of the mean score after a pass under @options, by the number of passes before it. */
Fit *fit_new_klaverjas_passes (const char *options, double (*coded) (const Deal *seen));

/** The card points of each unit, without roem. */
void fit_klaverjas_points (const Deal *deal, double *points);

/** How many have spoken in the round of calls. */
unsigned fit_klaverjas_spoken (const Deal *deal);

/** True while trumps are chosen. */
bool fit_klaverjas_is_call (const Deal *deal);
