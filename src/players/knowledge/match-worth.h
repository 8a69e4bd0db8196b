/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The value of a deal for winning a match, or a Bummerl, played to a target. */

#pragma once

#include "rules/deal.h"

#define MATCH_WORTH_POINTS_MAX 4 /* most points in a deal */

/** Values of a deal for seat 0 by points won, from - MATCH_WORTH_POINTS_MAX up. */
typedef struct
{
  double of[2 * MATCH_WORTH_POINTS_MAX + 1];
  double usual[2]; /* mean values of lost and of won deals */
  double points;   /* mean points won or lost */
} MatchWorth;

/** Returns the value for @seat of winning @points; negative if it loses. */
static inline double
match_worth (const MatchWorth *worth, unsigned seat, int points)
{
  return seat == 0 ? worth->of[MATCH_WORTH_POINTS_MAX + points]
                   : -worth->of[MATCH_WORTH_POINTS_MAX - points];
}

/** Returns the mean value for @seat of deals that bring @points on average. */
static inline double
match_worth_of_mean (const MatchWorth *worth, unsigned seat, double points)
{
  double chance = (1 + (seat == 0 ? points : -points) / worth->points) / 2;
  double mean = worth->usual[0] + chance * (worth->usual[1] - worth->usual[0]);

  return seat == 0 ? mean : -mean;
}
