/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Chooses the problems for the problem books. No two of them have the same deal or the same
 * position.
 */

#pragma once

#include "workshop/find/find.h"

/** A reason for leaving a problem out of the books. */
typedef enum
{
  COLLECT_NAME = FIND_OBJECTIONS, /* another problem has this name */
  COLLECT_SHAPE,                  /* another problem has this position, by problem_make_shape () */
  COLLECT_DEAL,                   /* another problem comes from this deal */
  COLLECT_REASONS,
} CollectReason;

/** Returns the name of @reason, a FindObjection or CollectReason, for example "deal". */
const char *collect_reason_name (unsigned reason);

/** The names, positions and deals of problems seen so far; free with collected_free (). */
typedef struct Collected Collected;

Collected *collected_new (void);
void collected_free (Collected *self);

/**
 * Adds @problem unless an earlier one has the same name, deal or position. Returns this reason, or
 * FIND_WORTH if the problem was added.
 */
unsigned collected_add (Collected *self, const Problem *problem);

/**
 * Reduces @problems to a book: frees those not worth asking and keeps one problem of each deal and
 * position. Prefers sure wins, then the kind and band (difficulty) that are rarest so far.
 * Recomputes the themes and removes claims from the wrong actions. Sorts the rest by band and name.
 *
 * @n_left_out receives the number of freed problems by reason (COLLECT_REASONS entries); may be
 * NULL.
 */
void collect_order (GPtrArray *problems, unsigned *n_left_out);
