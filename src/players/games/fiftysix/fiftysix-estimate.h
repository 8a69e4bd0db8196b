/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Estimates a team's card points in 56 from our hand and the claims heard. */

#pragma once

#include "players/games/fiftysix/fiftysix-heard.h"

#define FIFTYSIX_KINDS_MAX 8 /* J 9 A T K Q; with eight players 8 7 too */

/** Weights in card points per card; those of a kind apply to each copy above half of them. */
typedef struct
{
  double trump[FIFTYSIX_KINDS_MAX];
  double side[FIFTYSIX_KINDS_MAX];
  double lead;      /* advantage of leading to the first trick */
  double longest;   /* points per card of difference between the longest trump hands */
  double void_suit; /* points per empty side suit of a hand with trumps */
  double noise;     /* standard deviation beyond the cards */

  /* no trumps */
  double none[FIFTYSIX_KINDS_MAX];
  double none_lead;
  double none_noise;
} FiftysixModel;

/** Indexed by option `players`. */
extern const FiftysixModel fiftysix_models[];

/** A hand lacks a suit of mean length with probability exp (rate · length). */
#define FIFTYSIX_VOID_RATE -1.26

/** Added to the expected trumps of a hand of unknown length, to compare the longest. */
#define FIFTYSIX_UNTOLD_LONGER 0.8

/** Expected cards of each seat, and the team's points with each trump suit. */
typedef struct
{
  const Deal *seen;
  uint8_t seat;
  SeatSet known; /* seats with known cards: the own seat */
  FiftysixHeard heard;
  float held[SEATS_MAX][FIFTYSIX_CLASSES]; /* expected cards per class, 0 to 2 */
  float length[SEATS_MAX][SUITS];          /* expected cards per suit */
  double mean[SUITS + 1];                  /* points of the own team, by trump */
  double deviation[SUITS + 1];             /* standard deviation of mean */
} FiftysixEstimate;

/** Fills @estimate, before any card is played. */
void fiftysix_estimate_make (FiftysixEstimate *estimate, const Observation *observation);

/** Fills mean and deviation for @trump; all else must be set. */
void fiftysix_estimate_judge (FiftysixEstimate *estimate, const FiftysixModel *model,
                              unsigned trump);

/** Returns the probability that our team (@ours) or the other makes @value. */
double fiftysix_chance_to_make (const FiftysixEstimate *estimate, bool ours, unsigned trump,
                                unsigned value);
