/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The solver's table: bounds of what the side still gets, by position at the start of a trick.
 *
 * A position has one of four places that lie in one line of the processor's memory; when all are
 * taken, the one with the fewest points left to play for gives way.
 */

#pragma once

#include <assert.h>

#include "card.h"

#define SOLVER_TABLE_BITS 17 /* of the number of lines of four places: 8 MB */
#define SOLVER_TABLE_WAYS 4

typedef struct
{
  CardSet key;
  int16_t low, high; /* the value lies between them */
  uint16_t question; /* with which it was found: older ones are no longer there */
  uint8_t leader;
  Card best; /* the card that settled it last, or CARD_NONE */
} SolverEntry;

typedef struct
{
  SolverEntry *lines;
  uint16_t question;
} SolverTable;

void solver_table_init (SolverTable *self);

/** Frees what it holds. */
void solver_table_clear_all (SolverTable *self);

/** Forgets all positions. */
void solver_table_clear (SolverTable *self);

/** The entry of the position, or one without bounds. Valid until the next call. */
const SolverEntry *solver_table_find (const SolverTable *self, CardSet key, unsigned leader);

/** Notes that the value is at least @value or, without @is_low, at most. */
void solver_table_keep (SolverTable *self, CardSet key, unsigned leader, int value, bool is_low,
                        Card best);
