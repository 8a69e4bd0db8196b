/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * How likely it is that a world of Wurzen or Schnapsen came about, where hands change: what the
 * other led, followed with, announced, exchanged and closed, and what he did not.
 */

#pragma once

#include "rules/observation.h"

/**
 * The logarithm of how likely @world, whose talon is not used up, is for the seat of @observation
 * by what the other has done, but for a constant.
 */
double talon_likely_log (const Observation *observation, const Deal *world);
