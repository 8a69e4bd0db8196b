/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/atout-evenings.h"

#include "model/competing/evening-follow.h"
#include "model/competing/evening-work.h"

#define QUIET 300 /* milliseconds of pause after thinking */

struct _AtoutEvenings
{
  AtoutWorker parent_instance;
};

G_DEFINE_FINAL_TYPE (AtoutEvenings, atout_evenings, ATOUT_TYPE_WORKER)

static guint changed;

static AtoutHistory *
history_of (AtoutEvenings *self)
{
  return atout_worker_get_history (ATOUT_WORKER (self));
}

/* ---- Other tables ---------------------------------------------------------------------------- */

static gpointer
make_step (AtoutWorker *worker G_GNUC_UNUSED)
{
  return evening_work_new ();
}

static void
step_written (AtoutWorker *self, gconstpointer step)
{
  g_signal_emit (self, changed, 0, step != NULL ? evening_work_get_evening (step) : (gint64) -1);
}

void
atout_evenings_work (AtoutEvenings *self)
{
  g_return_if_fail (ATOUT_IS_EVENINGS (self));

  atout_worker_begin (ATOUT_WORKER (self));
}

gboolean
atout_evenings_is_working (AtoutEvenings *self)
{
  g_return_val_if_fail (ATOUT_IS_EVENINGS (self), FALSE);

  return atout_worker_is_working (ATOUT_WORKER (self));
}

/* ---- Matches of the user --------------------------------------------------------------------- */

/* (HistoryWritten) */
static void
own_written (GObject *self)
{
  g_signal_emit (self, changed, 0, (gint64) -1);
  atout_worker_begin (ATOUT_WORKER (self));
}

gint64
atout_evenings_begin (AtoutEvenings *self, const Game *game, const Options *options, guint n_tables,
                      GError **error)
{
  g_autoptr (GError) fault = NULL;
  EveningPlan plan;
  DealNumber number;
  gint64 id = -1;

  g_return_val_if_fail (ATOUT_IS_EVENINGS (self), -1);

  if (!number_random (&number, error))
    return -1;
  if (!evening_plan_init (&plan, game, options, n_tables, &number))
    g_return_val_if_reached (-1);
  if (!evening_rows_begin (atout_history_get_database (history_of (self)), &plan, EVENING_LEVEL,
                           g_get_real_time () / G_USEC_PER_SEC, &id, &fault))
    {
      atout_history_mend (history_of (self), fault);
      return -1;
    }
  atout_worker_begin (ATOUT_WORKER (self));

  return id;
}

AtoutMatch *
atout_evenings_play (AtoutEvenings *self, gint64 id, const char *user)
{
  g_return_val_if_fail (ATOUT_IS_EVENINGS (self), NULL);

  return evening_follow_begin (history_of (self), id, user, own_written, G_OBJECT (self));
}

void
atout_evenings_follow (AtoutEvenings *self, AtoutMatch *match)
{
  g_return_if_fail (ATOUT_IS_EVENINGS (self));

  evening_follow (history_of (self), match, own_written, G_OBJECT (self));
}

gint64
atout_evenings_get_id (AtoutEvenings *self, AtoutMatch *match)
{
  g_return_val_if_fail (ATOUT_IS_EVENINGS (self), -1);

  return evening_follow_get (history_of (self), match);
}

/* (HistoryWrite) */
static gboolean
write_removal (Database *database, gconstpointer data, GError **error)
{
  return evening_rows_remove (database, *(const gint64 *) data, error);
}

void
atout_evenings_remove (AtoutEvenings *self, gint64 id)
{
  g_return_if_fail (ATOUT_IS_EVENINGS (self));

  atout_worker_write (ATOUT_WORKER (self), write_removal, g_memdup2 (&id, sizeof id), g_free);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_evenings_class_init (AtoutEveningsClass *klass)
{
  AtoutWorkerClass *worker_class = ATOUT_WORKER_CLASS (klass);

  worker_class->name = "evening";
  worker_class->is_first = TRUE;
  worker_class->quiet = QUIET;
  worker_class->make_step = make_step;
  worker_class->free_step = evening_work_free;
  worker_class->find = evening_work_find;
  worker_class->compute = evening_work_compute;
  worker_class->write = evening_work_write;
  worker_class->written = step_written;

  /** AtoutEvenings::changed: emitted when results of an evening (id) were written; -1 after a
   * result of the user, or after an evening was deleted
   */
  changed = g_signal_new ("changed", ATOUT_TYPE_EVENINGS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                          G_TYPE_NONE, 1, G_TYPE_INT64);
}

static void
atout_evenings_init (AtoutEvenings *self G_GNUC_UNUSED)
{
}

AtoutEvenings *
atout_evenings_new (AtoutHistory *history)
{
  AtoutEvenings *self = g_object_new (ATOUT_TYPE_EVENINGS, NULL);

  atout_worker_set_up (ATOUT_WORKER (self), history);
  evening_follow_catch_up (history);

  return self;
}
