/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Points per deal with confidence intervals. */

#pragma once

#include "match-run.h"

typedef struct _Summary Summary;

Summary *summary_new (const Table *table, unsigned n_rotations);
void summary_free (Summary *self);

/** Counts deal @index of all rotations of one match together. */
void summary_add (Summary *self, GPtrArray *runs, unsigned index);

void summary_print (const Summary *self);
