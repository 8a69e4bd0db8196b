/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/deck-worker.h"

#include <stdlib.h>

/* Numbers of threads. A second painter would delay frames on two processors. */
#define PAINTERS 1
#define OWN_OPENERS 1

typedef struct
{
  DeckJob job;
  gpointer data;
} Work;

static void
run (gpointer data, gpointer user_data)
{
  Work *work = data;

  work->job (work->data);
  g_free (work);
}

/* ---- Exit ---------------------------------------------------------------------------------- */

static GRWLock drawing; /* read-locked by painting jobs, write-locked at exit */
static gint is_over;    /* atomic; true at exit */

/* Waits for painting jobs and stops new ones: pixman frees its data at exit since 0.44. */
static void
end (void)
{
  g_atomic_int_set (&is_over, TRUE);
  g_rw_lock_writer_lock (&drawing);
}

static void
draw (gpointer data, gpointer user_data)
{
  g_rw_lock_reader_lock (&drawing);
  if (!g_atomic_int_get (&is_over))
    run (data, user_data);
  g_rw_lock_reader_unlock (&drawing);
}

/* ---- Thread pools -------------------------------------------------------------------------- */

static void
push (GThreadPool **pool, GFunc how, int n_threads, DeckJob job, gpointer data)
{
  static gsize is_set_up;
  Work *work = g_new (Work, 1);

  if (g_once_init_enter (&is_set_up))
    g_once_init_leave (&is_set_up, atexit (end) == 0 ? 1 : 2);
  if (g_once_init_enter (pool))
    g_once_init_leave (pool, g_thread_pool_new (how, NULL, n_threads, FALSE, NULL));

  *work = (Work) { job, data };
  g_thread_pool_push (*pool, work, NULL);
}

void
deck_worker_paint (DeckJob job, gpointer data)
{
  static GThreadPool *pool;

  push (&pool, draw, PAINTERS, job, data);
}

static void
paint_now (gpointer data)
{
  g_autofree Work *work = data;

  deck_worker_paint (work->job, work->data);
}

void
deck_worker_paint_later (DeckJob job, gpointer data)
{
  Work *work = g_new (Work, 1);

  *work = (Work) { job, data };
  g_idle_add_once (paint_now, work);
}

void
deck_worker_open_own (DeckJob job, gpointer data)
{
  static GThreadPool *pool;

  push (&pool, draw, OWN_OPENERS, job, data);
}

void
deck_worker_open (DeckJob job, gpointer data)
{
  static GThreadPool *pool;

  push (&pool, run, DECK_OPENERS, job, data);
}

void
deck_worker_look (DeckJob job, gpointer data)
{
  static GThreadPool *pool;

  push (&pool, run, DECK_LOOKERS, job, data);
}
