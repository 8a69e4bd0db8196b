/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Sums up points and matches won, with confidence intervals. */

#pragma once

#include "cli/match-run.h"

typedef struct _Summary Summary;

/**
 * Returns an empty summary for matches of @n_rotations; with @to_end for whole matches, whose wins
 * count.
 */
Summary *summary_new (const Table *table, unsigned n_rotations, bool to_end);
void summary_free (Summary *self);

/**
 * Counts the rotations of one match. Each of the first @n_deals packs is a sample; a whole match is
 * one, because its rotations differ in length.
 */
void summary_add (Summary *self, GPtrArray *runs, unsigned n_deals);

/**
 * Prints means per deal and shares of matches won, with 95 % confidence intervals. Several players
 * can win a match.
 */
void summary_print (const Summary *self);
