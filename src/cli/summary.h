/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Points per deal, and matches won, with confidence intervals. */

#pragma once

#include "cli/match-run.h"

typedef struct _Summary Summary;

/** For matches of @n_rotations each; with @to_end they are whole, and who wins is counted. */
Summary *summary_new (const Table *table, unsigned n_rotations, bool to_end);
void summary_free (Summary *self);

/**
 * Counts @runs, one match in all its rotations. Whole matches are each one sample, all their deals
 * together, since the rotations end when they end; else each of the first @n_deals packs is one.
 */
void summary_add (Summary *self, GPtrArray *runs, unsigned n_deals);

/**
 * Prints the figures a deal of each player, with 95 % confidence intervals, and of whole matches
 * the share of them that it won; several may win the same.
 */
void summary_print (const Summary *self);
