/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The solver's table: bounds of what the side still gets, by position at the start of a trick.
 *
 * A position has one of four places that lie in one line of the processor's memory; when all are
 * taken, the one with the fewest points left to play for gives way.
 */

#pragma once

#include <assert.h>

#include "rules/card.h"

#define SOLVER_TABLE_BITS 17   /* of the number of lines of four places: 8 MB … */
#define SOLVER_TABLE_CACHED 15 /* … and of those that are used where few are needed: 2 MB */
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
  uint8_t bits; /* of the number of lines in use */
} SolverTable;

void solver_table_init (SolverTable *self);

/** Frees what it holds. */
void solver_table_clear_all (SolverTable *self);

/** Forgets all positions; @are_few of those to come, so that what stays in the cache serves. */
void solver_table_clear (SolverTable *self, bool are_few);

/** The places where the position may be. By multiplication (Knuth, The Art … 3, 6.4). */
static inline SolverEntry *
solver_table_line (const SolverTable *self, CardSet key, unsigned leader)
{
  uint64_t hash = (key + leader * UINT64_C (0xd6e8feb86659fd93)) * UINT64_C (0x9e3779b97f4a7c15);

  return self->lines + (hash >> (64 - self->bits)) * SOLVER_TABLE_WAYS;
}

extern const SolverEntry solver_entry_unknown;

/** The entry of the position, or one without bounds. Valid until the next call. */
static inline const SolverEntry *
solver_table_find (const SolverTable *self, CardSet key, unsigned leader)
{
  const SolverEntry *line = solver_table_line (self, key, leader);

  for (unsigned i = 0; i < SOLVER_TABLE_WAYS; i++)
    if (line[i].key == key && line[i].leader == leader && line[i].question == self->question)
      return &line[i];

  return &solver_entry_unknown;
}

/** Notes that the value is at least @value or, without @is_low, at most. */
void solver_table_keep (SolverTable *self, CardSet key, unsigned leader, int value, bool is_low,
                        Card best);
