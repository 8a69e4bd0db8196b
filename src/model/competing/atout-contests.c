/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/atout-contests.h"

#include "model/competing/contest-follow.h"
#include "model/competing/contest-words.h"
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

static AtoutHistory *
history_of (AtoutContests *self)
{
  return atout_worker_get_history (ATOUT_WORKER (self));
}

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
  g_signal_emit (self, changed, 0, step != NULL ? contest_work_get_contest (step) : (gint64) -1);
}

/* ---- Matches of the user --------------------------------------------------------------------- */

/* (HistoryWritten) */
static void
own_written (GObject *self)
{
  g_signal_emit (self, changed, 0, (gint64) -1);
  atout_worker_begin (ATOUT_WORKER (self));
}

AtoutMatch *
atout_contests_begin (AtoutContests *self, const ContestStart *start, const AtoutPlayer *players)
{
  g_return_val_if_fail (ATOUT_IS_CONTESTS (self), NULL);

  return contest_follow_begin (history_of (self), start, players, own_written, G_OBJECT (self));
}

void
atout_contests_follow (AtoutContests *self, AtoutMatch *match)
{
  g_return_if_fail (ATOUT_IS_CONTESTS (self));

  contest_follow (history_of (self), match, own_written, G_OBJECT (self));
}

gint64
atout_contests_get_id (AtoutContests *self G_GNUC_UNUSED, AtoutMatch *match)
{
  return contest_follow_get (match);
}

char *
atout_contests_tell_deal (AtoutContests *self, gint64 id, guint number)
{
  Database *database;
  g_autoptr (GError) fault = NULL;
  g_autoptr (ContestRow) row = NULL;
  g_autoptr (GArray) deals = NULL;

  g_return_val_if_fail (ATOUT_IS_CONTESTS (self), NULL);

  database = atout_history_get_database (history_of (self));
  row = contest_rows_find (database, id, &fault);
  if (row != NULL)
    deals = contest_rows_list_deals (database, id, &fault);
  if (fault != NULL)
    atout_history_mend (history_of (self), fault);
  for (guint i = 0; deals != NULL && i < deals->len; i++)
    if (g_array_index (deals, ContestDeal, i).number == number)
      return contest_words_deal (row, &g_array_index (deals, ContestDeal, i));

  return g_strdup ("");
}

/* (HistoryWrite) */
static gboolean
write_removal (Database *database, gconstpointer data, GError **error)
{
  return contest_rows_remove (database, *(const gint64 *) data, error);
}

void
atout_contests_remove (AtoutContests *self, gint64 id)
{
  g_return_if_fail (ATOUT_IS_CONTESTS (self));

  atout_worker_write (ATOUT_WORKER (self), write_removal, g_memdup2 (&id, sizeof id), g_free);
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

  /** AtoutContests::changed: emitted when results of a contest (id) were written; -1 after a
   * result of the user, or after a contest was deleted
   */
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
  contest_follow_catch_up (history);

  return self;
}
