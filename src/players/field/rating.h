/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Ratings: between which levels of the house (field.h) somebody plays. The results of many deals
 * are compared with those of the house players of each level.
 */

#pragma once

#include "players/field/field.h"
#include "players/field/standing.h"

/** Number of deals from which a player is rated. */
#define RATING_DEALS_MIN 100

/** One deal: the field_result () of the player, and of the house players by index. */
typedef struct
{
  int own;
  int house[FIELD_MEMBERS];
} RatingDeal;

typedef enum
{
  RATING_OPEN,    /* fewer than RATING_DEALS_MIN deals */
  RATING_BELOW,   /* worse than all levels */
  RATING_LIKE,    /* one level does not differ from the player */
  RATING_BETWEEN, /* between two levels, or like several */
  RATING_ABOVE,   /* better than all levels */
} RatingVerdict;

/** A comparison with each level. */
typedef struct
{
  unsigned n_deals;
  RatingVerdict verdict;
  PlayerLevel lower;  /* level that the verdict names, the weaker one if it names two */
  PlayerLevel higher; /* the stronger one; equal to @lower if the verdict names one */
  StandingRange level[PLAYER_LEVELS]; /* own result minus the mean of the level, per deal;
                                         without a range if the house has no such player */
} Rating;

/**
 * Rates the results in @n @deals. A level is like the player if the 95 % range of the difference
 * includes 0. The verdict names the weakest and the strongest level that are like the player. If
 * there are none, it names the strongest level that did worse and the weakest that did better.
 */
Rating rating_of_deals (const RatingDeal *deals, unsigned n);
