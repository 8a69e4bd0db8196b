/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/atout-contests.h"

#include "model/competing/contest-work.h"

#define QUIET 300 /* milliseconds of pause after thinking */

struct _AtoutContests
{
  AtoutWorker parent_instance;

  Signals own;
  Signals others;
};

G_DEFINE_FINAL_TYPE (AtoutContests, atout_contests, ATOUT_TYPE_WORKER)

static guint changed;

/* ---- House ----------------------------------------------------------------------------------- */

static gpointer
make_step (AtoutWorker *worker)
{
  const AtoutContests *self = ATOUT_CONTESTS (worker);

  return contest_work_new (self->own, self->others);
}

static void
step_written (AtoutWorker *self, gconstpointer step)
{
  if (step != NULL)
    g_signal_emit (self, changed, 0, contest_work_get_contest (step));
}

void
atout_contests_set_signals (AtoutContests *self, Signals own, Signals others)
{
  g_return_if_fail (ATOUT_IS_CONTESTS (self));

  self->own = own;
  self->others = others;
}

void
atout_contests_work (AtoutContests *self)
{
  g_return_if_fail (ATOUT_IS_CONTESTS (self));

  atout_worker_begin (ATOUT_WORKER (self));
}

gboolean
atout_contests_is_working (AtoutContests *self)
{
  g_return_val_if_fail (ATOUT_IS_CONTESTS (self), FALSE);

  return atout_worker_is_working (ATOUT_WORKER (self));
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_contests_class_init (AtoutContestsClass *klass)
{
  AtoutWorkerClass *worker_class = ATOUT_WORKER_CLASS (klass);

  worker_class->name = "house";
  worker_class->is_first = TRUE;
  worker_class->quiet = QUIET;
  worker_class->make_step = make_step;
  worker_class->free_step = contest_work_free;
  worker_class->find = contest_work_find;
  worker_class->compute = contest_work_compute;
  worker_class->write = contest_work_write;
  worker_class->written = step_written;

  /** AtoutContests::changed: emitted when results of a contest (id) were written */
  changed = g_signal_new ("changed", ATOUT_TYPE_CONTESTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                          G_TYPE_NONE, 1, G_TYPE_INT64);
}

static void
atout_contests_init (AtoutContests *self)
{
  self->own = SIGNALS_USUAL;
  self->others = SIGNALS_USUAL;
}

AtoutContests *
atout_contests_new (AtoutHistory *history)
{
  AtoutContests *self = g_object_new (ATOUT_TYPE_CONTESTS, NULL);

  atout_worker_set_up (ATOUT_WORKER (self), history);

  return self;
}
