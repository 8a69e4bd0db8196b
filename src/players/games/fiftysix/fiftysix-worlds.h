/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How likely the calls of 56 are with the hands of a world, by nothing but what they promise. */

#pragma once

#include "rules/observation.h"

/**
 * The logarithm of how likely the others' calls are with the hands of @world, a deal of 56, but for
 * a constant: a promise that is true costs nothing, and a broken one so much that a bluff stays
 * possible (F-6.10, F-8.2). To judge the whole auction again by the rules of thumb tells more where
 * all call by these (16 instead of 3 by `bench worlds`), but takes a thousand times as long.
 */
double promise_likely_log (const Observation *observation, const Deal *world);
