/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Searches one plan that wins in all positions that look the same to a seat. */

#pragma once

#include "workshop/prove/exact.h"

typedef struct
{
  Exact *exact;
  unsigned seat;
  unsigned left; /* actions that may still be tried */
} Plan;

/**
 * Returns true if @action and a plan win all of @n @deals, whatever the opponents do. The seat at
 * turn knows its own cards and those played, its partners know all.
 */
bool plan_wins_with (Plan *self, const Deal *deals, unsigned n, Action action);
