/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The transposition table: bounds of the side's gain at the start of a trick.
 *
 * A position may use any of four places in a cache line; the one with fewest cards is replaced.
 */

#pragma once

#include <assert.h>

#include "rules/card.h"

#define SOLVER_TABLE_BITS 17   /* log2 of the lines: 8 MB */
#define SOLVER_TABLE_CACHED 15 /* for small searches: 2 MB */
#define SOLVER_TABLE_WAYS 4

typedef struct
{
  CardSet key;
  int16_t low, high; /* bounds of the value */
  uint16_t question; /* number of the question asked; entries of older ones are invalid */
  uint8_t leader;
  Card best; /* last card that settled a search, or CARD_NONE */
} SolverEntry;

typedef struct
{
  SolverEntry *lines;
  uint16_t question;
  uint8_t bits; /* log2 of the lines in use */
} SolverTable;

void solver_table_init (SolverTable *self);

void solver_table_clear_all (SolverTable *self);

/** Forgets all positions. @are_few keeps later ones within the processor cache. */
void solver_table_clear (SolverTable *self, bool are_few);

/** Returns the line of a position, hashed by multiplication (Knuth, The Art … 3, 6.4). */
static inline SolverEntry *
solver_table_line (const SolverTable *self, CardSet key, unsigned leader)
{
  uint64_t hash = (key + leader * UINT64_C (0xd6e8feb86659fd93)) * UINT64_C (0x9e3779b97f4a7c15);

  return self->lines + (hash >> (64 - self->bits)) * SOLVER_TABLE_WAYS;
}

extern const SolverEntry solver_entry_unknown;

/** Returns the stored entry, or one without bounds; valid until the next call. */
static inline const SolverEntry *
solver_table_find (const SolverTable *self, CardSet key, unsigned leader)
{
  const SolverEntry *line = solver_table_line (self, key, leader);

  for (unsigned i = 0; i < SOLVER_TABLE_WAYS; i++)
    if (line[i].key == key && line[i].leader == leader && line[i].question == self->question)
      return &line[i];

  return &solver_entry_unknown;
}

/** Stores @value as lower bound, or as upper bound if not @is_low. */
void solver_table_keep (SolverTable *self, CardSet key, unsigned leader, int value, bool is_low,
                        Card best);
