/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "deck-worker.h"

#include <sys/resource.h>
#include <unistd.h>

/*
 * One thread paints: a second one would halve the time for a whole deck, but on two processors it
 * is in the way of the frames meanwhile. Those who open mostly wait for the trial.
 */
#define PAINTERS 1
#define OPENERS 2

#define NICENESS 5

typedef struct
{
  DeckJob job;
  gpointer data;
} Work;

static void
lower_priority (void)
{
  static GPrivate is_low;

  if (g_private_get (&is_low) != NULL)
    return;

#ifdef __linux__ /* where each thread has a priority of its own */
  setpriority (PRIO_PROCESS, (id_t) gettid (), NICENESS);
#endif
  g_private_set (&is_low, GINT_TO_POINTER (TRUE));
}

static void
run (gpointer data, gpointer user_data)
{
  Work *work = data;

  lower_priority ();
  work->job (work->data);
  g_free (work);
}

static void
push (GThreadPool **pool, int n_threads, DeckJob job, gpointer data)
{
  Work *work = g_new (Work, 1);

  if (g_once_init_enter (pool))
    g_once_init_leave (pool, g_thread_pool_new (run, NULL, n_threads, TRUE, NULL));

  *work = (Work) { job, data };
  g_thread_pool_push (*pool, work, NULL);
}

void
deck_worker_paint (DeckJob job, gpointer data)
{
  static GThreadPool *pool;

  push (&pool, PAINTERS, job, data);
}

void
deck_worker_open (DeckJob job, gpointer data)
{
  static GThreadPool *pool;

  push (&pool, OPENERS, job, data);
}
