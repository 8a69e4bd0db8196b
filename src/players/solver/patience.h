/* SPDX-License-Identifier: GPL-3.0-or-later */

/** How long a search goes on: for so many nodes, and as long as anybody waits for it. */

#pragma once

#include <gio/gio.h>
#include <stdbool.h>
#include <stdint.h>

#define PATIENCE_NODES 20000 /* between two looks whether anybody does: half a millisecond */

typedef struct
{
  uint64_t limit;            /* nodes; 0: any number */
  GCancellable *cancellable; /* or NULL */
  uint64_t look;             /* with so many nodes; 0 before the first */
} Patience;

/** The next search begins. */
static inline void
patience_begin (Patience *self)
{
  self->look = 0;
}

/** True when a search with @nodes so far is to be given up, and from then on. */
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
