/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * In how many ways cards can lie in places of which each takes only some of them, and one of these
 * ways by lot, every one as likely as any other.
 *
 * The cards that may lie in the same places are alike and form a class. The places are filled one
 * after the other; how many ways there are for the rest depends on nothing but how many cards of
 * each class are left, so it is counted once and kept. A choice that leaves no way for the rest
 * has weight 0: nothing ever gets stuck.
 */

#pragma once

#include "rules/card.h"
#include "rules/rng.h"

#define PLACES_MAX (SEATS_MAX + 1) /* all hands, and one for what lies in none */

/** Places to be filled; the sizes add up to the number of cards. */
typedef struct
{
  CardSet cards;
  unsigned n;
  uint8_t size[PLACES_MAX];
  CardSet may[PLACES_MAX]; /* what may lie there */
} Places;

typedef struct Deals Deals;

/** Free with deals_free (). */
Deals *deals_new (const Places *places);
void deals_free (Deals *self);

/** How many ways there are; 0: none. Exact up to 2^53. */
double deals_count (const Deals *self);

/** Fills @sets, one a place, by lot; there must be a way. Several threads may draw at once. */
void deals_draw (const Deals *self, Rng *rng, CardSet *sets);

/**
 * Calls @each with every way, one after the other, as long as it returns true. There should be few
 * of them.
 */
void deals_each (Deals *self, bool (*each) (const CardSet *sets, void *data), void *data);
