/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "deck-worker.h"

/*
 * One thread paints: a second one would halve the time for a whole deck, but on two processors it
 * is in the way of the frames meanwhile.
 */
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

static void
push (GThreadPool **pool, int n_threads, DeckJob job, gpointer data)
{
  Work *work = g_new (Work, 1);

  if (g_once_init_enter (pool))
    g_once_init_leave (pool, g_thread_pool_new (run, NULL, n_threads, FALSE, NULL));

  *work = (Work) { job, data };
  g_thread_pool_push (*pool, work, NULL);
}

void
deck_worker_paint (DeckJob job, gpointer data)
{
  static GThreadPool *pool;

  push (&pool, PAINTERS, job, data);
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

  push (&pool, OWN_OPENERS, job, data);
}

void
deck_worker_open (DeckJob job, gpointer data)
{
  static GThreadPool *pool;

  push (&pool, DECK_OPENERS, job, data);
}

void
deck_worker_look (DeckJob job, gpointer data)
{
  static GThreadPool *pool;

  push (&pool, DECK_LOOKERS, job, data);
}
