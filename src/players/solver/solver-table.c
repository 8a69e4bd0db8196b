/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/solver/solver-table.h"

#include <errno.h>
#include <glib.h>
#include <string.h>
#include <sys/mman.h>

#define N_LINES ((size_t) 1 << SOLVER_TABLE_BITS)
#define LINE_SIZE (SOLVER_TABLE_WAYS * sizeof (SolverEntry))

static_assert (LINE_SIZE == 64, "four places fill a line of the processor's memory");

/* Maps fresh memory, because the system zeroes only pages that are touched. */
void
solver_table_init (SolverTable *self)
{
  self->lines = mmap (NULL, N_LINES * LINE_SIZE, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (self->lines == MAP_FAILED)
    g_error ("no memory for the table of a solver: %s", g_strerror (errno));
  self->question = 1;
  self->bits = SOLVER_TABLE_BITS;
}

void
solver_table_clear_all (SolverTable *self)
{
  if (self->lines != NULL)
    munmap (self->lines, N_LINES * LINE_SIZE);
  self->lines = NULL;
}

/* Outdates all entries; wipes them only on overflow. */
void
solver_table_clear (SolverTable *self, bool are_few)
{
  self->bits = are_few ? SOLVER_TABLE_CACHED : SOLVER_TABLE_BITS;
  if (++self->question != 0)
    return;
  memset (self->lines, 0, N_LINES * LINE_SIZE);
  self->question = 1;
}

const SolverEntry solver_entry_unknown = { .low = INT16_MIN, .high = INT16_MAX, .best = CARD_NONE };

/* Chooses the position's entry, else an outdated one, else the one with fewest cards. */
static SolverEntry *
choose_place (const SolverTable *self, SolverEntry *line, CardSet key, unsigned leader)
{
  SolverEntry *place = NULL;

  for (unsigned i = 0; i < SOLVER_TABLE_WAYS; i++)
    {
      SolverEntry *entry = &line[i];

      if (entry->question != self->question)
        {
          if (place == NULL || place->question == self->question)
            place = entry;
        }
      else if (entry->key == key && entry->leader == leader)
        return entry;
      else if (place == NULL
               || (place->question == self->question
                   && card_set_count (entry->key) < card_set_count (place->key)))
        place = entry;
    }

  return place;
}

void
solver_table_keep (SolverTable *self, CardSet key, unsigned leader, int value, bool is_low,
                   Card best)
{
  SolverEntry *entry = choose_place (self, solver_table_line (self, key, leader), key, leader);

  if (entry->key != key || entry->leader != leader || entry->question != self->question)
    *entry = (SolverEntry) { .key = key,
                             .low = INT16_MIN,
                             .high = INT16_MAX,
                             .question = self->question,
                             .leader = (uint8_t) leader };
  if (is_low)
    entry->low = (int16_t) value;
  else
    entry->high = (int16_t) value;
  entry->best = best;
}
