/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Whether the rest of a deal is decided, as one seat can tell: plain C, from an observation alone.
 *
 * So to say it tells nobody anything about cards that are hidden.
 */

#pragma once

#include "rules/game.h"

typedef enum
{
  REST_OPEN,    /* something still depends on what is played, or it is too much to look through */
  REST_OWN,     /* the seat takes every trick from now on, whatever anybody plays */
  REST_SETTLED, /* however the hidden cards lie, no play changes what is written for the deal */
} Rest;

/**
 * Judges what is left to play for the seat of @observation, which must be at turn; @match is the
 * match before the deal is booked. Takes some milliseconds at most.
 */
Rest rest_judge (const Observation *observation, const Match *match);
