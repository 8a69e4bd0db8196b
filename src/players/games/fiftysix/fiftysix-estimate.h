/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How many card points the own team may expect in 56, from the own hand and the claims heard. */

#pragma once

#include "players/games/fiftysix/fiftysix-heard.h"

#define FIFTYSIX_KINDS_MAX 8 /* ranks: J 9 A T K Q, with eight players 8 7 */

/** What makes points for a team, in card points; a card that it holds above its half of them. */
typedef struct
{
  double trump[FIFTYSIX_KINDS_MAX];
  double side[FIFTYSIX_KINDS_MAX];
  double lead;      /* the team leads to the first trick */
  double longest;   /* for each card that the longest trump hand is longer than the enemy's */
  double void_suit; /* for each empty side suit of a hand with trumps */
  double noise;     /* what the cards do not tell: standard deviation */

  /* without trumps */
  double none[FIFTYSIX_KINDS_MAX];
  double none_lead;
  double none_noise;
} FiftysixModel;

/** By the value of the option `players`. */
extern const FiftysixModel fiftysix_models[];

/** Hands with so many cards of a suit on average are void in it with exp (rate · length). */
#define FIFTYSIX_VOID_RATE -1.26

/** The longest of some hands is so much longer than they are on average. */
#define FIFTYSIX_UNTOLD_LONGER 0.8

/** Cards that each seat holds on average, and what the team makes with each suit as trumps. */
typedef struct
{
  const Deal *seen;
  uint8_t seat;
  SeatSet known; /* the seats whose cards are known: the own one */
  FiftysixHeard heard;
  float held[SEATS_MAX][FIFTYSIX_CLASSES]; /* of each class, 0 … 2 */
  float length[SEATS_MAX][SUITS];          /* the sum over a suit */
  double mean[SUITS + 1];                  /* card points of the own team, by trump, Suit */
  double deviation[SUITS + 1];             /* of that, the standard deviation */
} FiftysixEstimate;

/** Fills @estimate, before any card is played. */
void fiftysix_estimate_make (FiftysixEstimate *estimate, const Observation *observation);

/** Fills mean and deviation of @estimate for @trump, the rest of which is there. */
void fiftysix_estimate_judge (FiftysixEstimate *estimate, const FiftysixModel *model,
                              unsigned trump);

/** Probability that the own team (@ours) or the other makes @value with @trump. */
double fiftysix_chance_to_make (const FiftysixEstimate *estimate, bool ours, unsigned trump,
                                unsigned value);
