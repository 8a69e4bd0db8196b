/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Counts the ways to distribute cards over places with restrictions, and draws one uniformly.
 *
 * Cards with the same allowed places form a class. The ways to fill the remaining places depend
 * only on the class sizes left, so counts are memoised. Dead ends have weight 0, so drawing never
 * fails.
 */

#pragma once

#include "rules/card.h"
#include "rules/rng.h"

#define PLACES_MAX (SEATS_MAX + 1) /* hands, and the cards outside */

/** The places; sizes add up to the number of cards. */
typedef struct
{
  CardSet cards;
  unsigned n;
  uint8_t size[PLACES_MAX];
  CardSet may[PLACES_MAX]; /* allowed cards */
} Places;

typedef struct Deals Deals;

/** Counts all ways; free with deals_free (). */
Deals *deals_new (const Places *places);
void deals_free (Deals *self);

/** Returns the number of ways, exact up to 2^53. */
double deals_count (const Deals *self);

/** Draws a way, which must exist, to @sets by place. Thread-safe. */
void deals_draw (const Deals *self, Rng *rng, CardSet *sets);

/** Calls @each for every way while it returns true; use for few ways. */
void deals_each (Deals *self, bool (*each) (const CardSet *sets, void *data), void *data);
