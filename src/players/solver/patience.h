/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Limits a search by nodes and by a cancellable. */

#pragma once

#include <gio/gio.h>
#include <stdbool.h>
#include <stdint.h>

#define PATIENCE_NODES 20000 /* between two checks: half a millisecond */

typedef struct
{
  uint64_t limit;            /* limit of nodes; 0: no limit */
  GCancellable *cancellable; /* may be NULL */
  uint64_t look;             /* nodes at the next check */
} Patience;

/** Prepares for a new search. */
static inline void
patience_begin (Patience *self)
{
  self->look = 0;
}

/** Returns true, and keeps doing so, once a search with @nodes must be given up. */
static inline bool
patience_ends (Patience *self, uint64_t nodes)
{
  if (G_LIKELY (nodes < self->look))
    return false;
  if ((self->limit != 0 && nodes >= self->limit) || g_cancellable_is_cancelled (self->cancellable))
    return true;
  self->look = nodes + PATIENCE_NODES;
  if (self->limit != 0 && self->look > self->limit)
    self->look = self->limit;

  return false;
}
