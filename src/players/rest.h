/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Decides from one observation whether the rest of a deal is settled. The answer reveals nothing
 * about hidden cards.
 */

#pragma once

#include "rules/game.h"

typedef enum
{
  REST_OPEN,    /* open, or too large to search */
  REST_OWN,     /* the seat takes every remaining trick */
  REST_SETTLED, /* nothing can change the recorded result */
} Rest;

/**
 * Judges the remaining tricks for the seat of @observation, which must be at turn. @match is the
 * match before booking. Takes milliseconds.
 */
Rest rest_judge (const Observation *observation, const Match *match);
