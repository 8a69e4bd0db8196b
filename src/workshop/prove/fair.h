/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Plays a deal on with players of its own. A seat places the hidden cards by lot, several times,
 * and takes the action that is best on average.
 *
 * In such a layout small hands are played exactly, greater ones by rules of thumb.
 */

#pragma once

#include "workshop/prove/exact.h"

typedef struct
{
  Exact *exact;
  bool is_open;      /* true if all see all cards */
  unsigned n_worlds; /* number of layouts placed for a choice, unless @is_open */
  unsigned hand;     /* greatest hand that is played exactly */
  Rng rng;
} Fair;

/**
 * Returns true if hands of @deal, which is in play, are small enough to be played exactly. A stock
 * counts too unless @is_open.
 */
bool fair_is_small (const Fair *self, const Deal *deal);

/**
 * Plays @deal on after each of @actions and fills @values with the leads of the seat at turn, in
 * parts (exact_unit ()). They are worthless if exact_is_spent ().
 */
void fair_values (Fair *self, const Deal *deal, const ActionList *actions, int *values);
