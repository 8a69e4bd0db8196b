/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Deterministic thread pool: the number of threads does not change results. */

#pragma once

#include <gio/gio.h>

#define THREAD_POOL_MAX 8

/** A number of threads and a cancellable. A plain value. */
typedef struct
{
  unsigned n_threads;        /* including the caller's, up to THREAD_POOL_MAX; 0 is 1 */
  GCancellable *cancellable; /* or NULL */
} ThreadPool;

/**
 * Does part @index on @data, independent of other parts and of @worker. @worker, below
 * THREAD_POOL_MAX, is unique among running parts.
 */
typedef void (*ThreadPoolWork) (gpointer data, unsigned index, unsigned worker);

/** Returns the number of threads for one task: at most two. */
unsigned thread_pool_usual_threads (void);

/** Returns true if @pool is cancelled; a NULL @pool never is. */
static inline gboolean
thread_pool_is_cancelled (const ThreadPool *pool)
{
  return pool != NULL && g_cancellable_is_cancelled (pool->cancellable);
}

/**
 * Runs parts 0 … @n-1 and returns when they are done. Cancellation skips parts not yet begun. With
 * NULL or one thread all run in the caller.
 */
void thread_pool_work (const ThreadPool *pool, unsigned n, ThreadPoolWork work, gpointer data);

/**
 * The nice value for background work: on Linux a third of the scheduler weight of other threads.
 */
#define THREAD_POOL_LESS_URGENT 5

/** Returns the CPU time, in seconds, that the calling thread has used. */
double thread_pool_time_used (void);

/**
 * Lowers the priority of this thread, and of threads that it creates, by @nice; on Linux not of
 * others.
 */
void thread_pool_give_way (int nice);
