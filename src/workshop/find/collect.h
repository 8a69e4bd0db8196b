/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Decides which problems make books: each deal and each position has one problem. */

#pragma once

#include "workshop/find/find.h"

/** The reason why a problem is left out of a book. */
typedef enum
{
  COLLECT_NAME = FIND_OBJECTIONS, /* the name was there before */
  COLLECT_SHAPE,                  /* the position was there before, with ranks reduced */
  COLLECT_DEAL,                   /* the deal has another problem */
  COLLECT_REASONS,
} CollectReason;

/** Returns the name of @reason, a FindObjection or CollectReason ("deal"). */
const char *collect_reason_name (unsigned reason);

/** Names, positions and deals of problems seen so far; free with collected_free (). */
typedef struct Collected Collected;

Collected *collected_new (void);
void collected_free (Collected *self);

/**
 * Adds @problem. Returns the reason if another one has its name, position or deal; otherwise
 * FIND_WORTH.
 */
unsigned collected_add (Collected *self, const Problem *problem);

/**
 * Frees the @problems that are not worth asking, and all but one of each deal and position. A sure
 * win stays, otherwise a problem of the kind and band that are rarest in its book. Themes are set
 * anew and false claims dropped from the wrong actions. The rest is sorted by band and name.
 *
 * @n_left_out receives the number left out by reason, COLLECT_REASONS, unless it is NULL.
 */
void collect_order (GPtrArray *problems, unsigned *n_left_out);
