/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/memory-use.h"

#include <glib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/*
 * Threads that paint free most of what they took. Left alone, the C library gives each a heap of
 * its own, and the more it keeps in them the larger the pieces are that come and go.
 */
#define HEAPS 2
#define LARGE (512 * 1024) /* bytes: pieces from this size on never come from a heap */
#define SPARE (512 * 1024) /* bytes: a heap with more than these free at its end is cut */

void
memory_use_limit (void)
{
#ifdef __GLIBC__
  mallopt (M_ARENA_MAX, HEAPS);
  mallopt (M_MMAP_THRESHOLD, LARGE);
  mallopt (M_TRIM_THRESHOLD, SPARE);
#endif
}
