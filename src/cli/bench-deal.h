/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Deals for `bench` with its like: nobody keeps a record of them. */

#pragma once

#include "cli/cli.h"
#include "rules/match.h"
#include "rules/rng.h"

/**
 * Shuffles the pack of @setup and deals it as the first deal of @match, a fresh one, with @dealer,
 * or with who deals first if that is NO_SEAT. Gives the same deal for the same @rng.
 */
void bench_deal (const Setup *setup, int dealer, Rng *rng, Match *match, Deal *deal);
