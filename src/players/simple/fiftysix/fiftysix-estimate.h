/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How many card points the own team may expect in 56, from the own hand and the claims heard. */

#pragma once

#include "fiftysix-heard.h"

/** Cards that each seat holds on average, and what the team makes with each suit as trumps. */
typedef struct
{
  const Deal *seen;
  uint8_t seat;
  FiftysixHeard heard;
  float held[SEATS_MAX][FIFTYSIX_CLASSES]; /* of each class, 0 … 2 */
  float length[SEATS_MAX][SUITS];          /* the sum over a suit */
  double mean[SUITS + 1];                  /* card points of the own team, by trump, Suit */
  double deviation[SUITS + 1];             /* of that, the standard deviation */
} FiftysixEstimate;

/** Fills @estimate, before any card is played. */
void fiftysix_estimate_make (FiftysixEstimate *estimate, const Observation *observation);

/** Probability that the own team (@ours) or the other makes @value with @trump. */
double fiftysix_chance_to_make (const FiftysixEstimate *estimate, bool ours, unsigned trump,
                                unsigned value);
