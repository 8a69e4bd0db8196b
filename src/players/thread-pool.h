/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Work on many things at once, of which comes the same on one thread and on several. */

#pragma once

#include <gio/gio.h>

#define THREAD_POOL_MAX 8 /* threads */

/** Who works together, and whether anybody waits for it. A value. */
typedef struct
{
  unsigned n_threads; /* up to THREAD_POOL_MAX, with the one that asks for the work; 0 is 1 */
  GCancellable *cancellable; /* or NULL */
} ThreadPool;

/**
 * Does the part @index of the work on @data. Parts must not depend on each other nor on who does
 * them: @worker, below THREAD_POOL_MAX, only tells apart who works at the same time.
 */
typedef void (*ThreadPoolWork) (gpointer data, unsigned index, unsigned worker);

/** As many threads as should think about one thing on this machine: two, if it has processors. */
unsigned thread_pool_usual_threads (void);

/** True when nobody waits for the work any more; @pool may be NULL: it works alone, to the end. */
static inline gboolean
thread_pool_is_cancelled (const ThreadPool *pool)
{
  return pool != NULL && g_cancellable_is_cancelled (pool->cancellable);
}

/**
 * Does the parts 0 … @n-1 of @work; returns when they are done, or those begun are when the pool
 * is cancelled: before each one this is looked at. No thread is started for one that works alone.
 */
void thread_pool_work (const ThreadPool *pool, unsigned n, ThreadPoolWork work, gpointer data);
