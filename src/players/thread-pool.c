/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "players/thread-pool.h"

#include <errno.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#define THREADS_USUAL 2

/* State of a thread_pool_work () call, shared with its helper threads. */
typedef struct
{
  gatomicrefcount n_refs;
  const ThreadPool *pool;
  ThreadPoolWork work;
  gpointer data;
  int n;
  int n_taken;
  int n_workers;

  GMutex lock;
  GCond finished;
  int n_done; /* guarded by the lock */
} Task;

unsigned
thread_pool_usual_threads (void)
{
  return MIN (g_get_num_processors (), THREADS_USUAL);
}

static void
task_unref (Task *task)
{
  if (!g_atomic_ref_count_dec (&task->n_refs))
    return;
  g_mutex_clear (&task->lock);
  g_cond_clear (&task->finished);
  g_free (task);
}

/* Takes and runs parts until none is left; returns the number taken. */
static int
take_part (Task *task)
{
  int worker = g_atomic_int_add (&task->n_workers, 1);
  int n = 0;

  for (int index; (index = g_atomic_int_add (&task->n_taken, 1)) < task->n; n++)
    if (!thread_pool_is_cancelled (task->pool))
      task->work (task->data, (unsigned) index, (unsigned) worker);

  return n;
}

/* Runs parts in a helper; a late one uses only the task: the caller may be gone. */
static gpointer
help (gpointer data)
{
  Task *task = data;
  int n = take_part (task);

  g_mutex_lock (&task->lock);
  task->n_done += n;
  if (task->n_done == task->n)
    g_cond_signal (&task->finished);
  g_mutex_unlock (&task->lock);
  task_unref (task);

  return NULL;
}

/*
 * Shares the parts with helper threads. Does not wait for helpers that start late on a busy
 * machine.
 */
static void
work_together (const ThreadPool *pool, unsigned n_threads, unsigned n, ThreadPoolWork work,
               gpointer data)
{
  Task *task = g_new0 (Task, 1);
  int n_own;

  g_atomic_ref_count_init (&task->n_refs);
  g_mutex_init (&task->lock);
  g_cond_init (&task->finished);
  task->pool = pool;
  task->work = work;
  task->data = data;
  task->n = (int) n;
  for (unsigned i = 1; i < n_threads; i++)
    {
      GThread *thread;

      g_atomic_ref_count_inc (&task->n_refs);
      thread = g_thread_try_new ("pool", help, task, NULL);
      if (thread != NULL)
        g_thread_unref (thread);
      else
        task_unref (task);
    }

  n_own = take_part (task);
  g_mutex_lock (&task->lock);
  task->n_done += n_own;
  while (task->n_done < task->n)
    g_cond_wait (&task->finished, &task->lock);
  g_mutex_unlock (&task->lock);
  task_unref (task);
}

void
thread_pool_work (const ThreadPool *pool, unsigned n, ThreadPoolWork work, gpointer data)
{
  unsigned n_threads = pool != NULL ? MIN (MIN (pool->n_threads, n), THREAD_POOL_MAX) : 1;

  if (n_threads > 1)
    work_together (pool, n_threads, n, work, data);
  else
    for (unsigned i = 0; i < n && !thread_pool_is_cancelled (pool); i++)
      work (data, i, 0);
}

void
thread_pool_give_way (int nice)
{
  if (setpriority (PRIO_PROCESS, (id_t) gettid (), nice) != 0)
    g_info ("a thread of low priority works like all others: %s", g_strerror (errno));
}

double
thread_pool_time_used (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);

  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}
