/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What the score of a deal is worth in a match that is won by reaching a goal: how much nearer it
 * brings a side to winning the match (or the Bummerl of Wurzen and Schnapsen) that it is part of.
 */

#pragma once

#include "rules/deal.h"

#define MATCH_WORTH_POINTS_MAX 4 /* the most points a deal brings */

/** By how many points seat 0 wins the deal, from - MATCH_WORTH_POINTS_MAX to the same. */
typedef struct
{
  double of[2 * MATCH_WORTH_POINTS_MAX + 1];
  double usual[2]; /* a deal that is lost, and one that is won, on average */
  double points;   /* by which it is usually won or lost */
} MatchWorth;

/** What it is worth for @seat to win the deal by @points; below 0: to lose it. */
static inline double
match_worth (const MatchWorth *worth, unsigned seat, int points)
{
  return seat == 0 ? worth->of[MATCH_WORTH_POINTS_MAX + points]
                   : -worth->of[MATCH_WORTH_POINTS_MAX - points];
}

/** What it is worth for @seat if it may win or lose the deal and gets @points on average. */
static inline double
match_worth_of_mean (const MatchWorth *worth, unsigned seat, double points)
{
  double chance = (1 + (seat == 0 ? points : -points) / worth->points) / 2;
  double mean = worth->usual[0] + chance * (worth->usual[1] - worth->usual[0]);

  return seat == 0 ? mean : -mean;
}
