/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What the game points of a deal of Wurzen or Schnapsen are worth: how much nearer they bring a
 * side to winning the Bummerl (W-10.2) that the deal is part of.
 */

#pragma once

#include "rules/deal.h"

#define BUMMERL_POINTS_MAX 4 /* the most a deal brings (I-7) */

/** By how many game points seat 0 wins the deal, from - BUMMERL_POINTS_MAX to BUMMERL_POINTS_MAX */
typedef struct
{
  double of[2 * BUMMERL_POINTS_MAX + 1];
  double usual[2]; /* a deal that is lost, and one that is won, on average */
  double points;   /* by which it is usually won or lost */
} BummerlWorth;

/**
 * Fills @worth for @deal. It is written as in game points, those that win or lose a deal by one
 * being worth one: more of them are worth as much as they raise the chance to win the Bummerl
 * beside these.
 */
void bummerl_worth_make (BummerlWorth *worth, const Deal *deal);

/** What it is worth for @seat to win the deal by @points; below 0: to lose it. */
static inline double
bummerl_worth (const BummerlWorth *worth, unsigned seat, int points)
{
  return seat == 0 ? worth->of[BUMMERL_POINTS_MAX + points]
                   : -worth->of[BUMMERL_POINTS_MAX - points];
}

/** What it is worth for @seat if it may win or lose the deal and gets @points on average. */
static inline double
bummerl_worth_of_mean (const BummerlWorth *worth, unsigned seat, double points)
{
  double chance = (1 + (seat == 0 ? points : -points) / worth->points) / 2;
  double mean = worth->usual[0] + chance * (worth->usual[1] - worth->usual[0]);

  return seat == 0 ? mean : -mean;
}
