/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/history/atout-worker.h"

#include "model/thinking/thinker.h"
#include "players/thread-pool.h"

typedef struct
{
  AtoutHistory *history;
  gboolean is_working;
  gboolean is_thinking; /* true while a table thinks */
  guint quiet;          /* timeout that ends the pause */
  double time;          /* CPU seconds since atout_worker_begin () */
  guint n_writing;
  gpointer written; /* step that is being written, owned by the history; or NULL */
} AtoutWorkerPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AtoutWorker, atout_worker, G_TYPE_OBJECT)

/* A step in its thread. */
typedef struct
{
  AtoutWorker *worker; /* NULL after its end */
  const AtoutWorkerClass *kind;
  gpointer step;
  char *path; /* NULL in memory, which is read at once */
  GCancellable *cancellable;
  GThread *thread;
  guint era;         /* era of the database */
  gboolean is_stale; /* true if the result is obsolete */
  gboolean is_found; /* true if there was work */
  gboolean has_news; /* true if there may be new work since it was looked for */
  gboolean has_result;
  double time; /* CPU seconds used */
  GError *fault;
} Turn;

/* Used only in the main thread. */
static GList *workers; /* in the order in which they are served */
static Turn *running;  /* the only one, or NULL */

static AtoutWorkerPrivate *
private_of (AtoutWorker *self)
{
  return atout_worker_get_instance_private (self);
}

static gboolean
is_running (AtoutWorker *self)
{
  return running != NULL && running->worker == self;
}

static void
give_up (AtoutWorker *self)
{
  if (is_running (self))
    g_cancellable_cancel (running->cancellable);
}

static void
turn_free (Turn *turn)
{
  g_clear_pointer (&turn->step, turn->kind->free_step);
  g_object_unref (turn->cancellable);
  g_clear_error (&turn->fault);
  g_free (turn->path);
  g_free (turn);
}

/* ---- Writing --------------------------------------------------------------------------------- */

static void start_next (void);

static void
tell_written (AtoutWorker *self, gconstpointer step)
{
  private_of (self)->n_writing--;
  ATOUT_WORKER_GET_CLASS (self)->written (self, step);
  start_next ();
}

/* (HistoryWritten) */
static void
step_written (GObject *self)
{
  tell_written (ATOUT_WORKER (self), private_of (ATOUT_WORKER (self))->written);
}

/* (HistoryWritten) */
static void
data_written (GObject *self)
{
  tell_written (ATOUT_WORKER (self), NULL);
}

static void
keep (AtoutWorker *self, HistoryWrite write, gpointer data, GDestroyNotify free_data,
      HistoryWritten written)
{
  const HistoryWriting writing = { .write = write,
                                   .data = data,
                                   .free_data = free_data,
                                   .is_bound = TRUE,
                                   .owner = G_OBJECT (self),
                                   .written = written };

  private_of (self)->n_writing++;
  atout_history_write (private_of (self)->history, &writing);
}

void
atout_worker_write (AtoutWorker *self, HistoryWrite write, gpointer data, GDestroyNotify free_data)
{
  g_return_if_fail (ATOUT_IS_WORKER (self));

  if (is_running (self))
    running->is_stale = TRUE;
  give_up (self);
  keep (self, write, data, free_data, data_written);
}

/* ---- Steps ----------------------------------------------------------------------------------- */

/* Ends the thread of the running step. */
static Turn *
end_turn (void)
{
  Turn *turn = g_steal_pointer (&running);

  g_clear_pointer (&turn->thread, g_thread_join);
  turn->worker = NULL;

  return turn;
}

static void
conclude (AtoutWorker *self, Turn *turn)
{
  AtoutWorkerPrivate *priv = private_of (self);

  priv->time += turn->time;
  if (turn->is_stale || turn->era != atout_history_get_era (priv->history))
    return;
  if (turn->has_result)
    {
      priv->written = g_steal_pointer (&turn->step);
      keep (self, turn->kind->write, priv->written, turn->kind->free_step, step_written);
      return;
    }
  if (!turn->is_found && !turn->has_news)
    priv->is_working = FALSE;
  if (turn->fault != NULL)
    atout_history_mend (priv->history, turn->fault);
}

static void
finish (gpointer data)
{
  Turn *turn = data;

  if (turn->worker != NULL)
    {
      g_autoptr (AtoutWorker) self = g_object_ref (turn->worker);

      conclude (self, end_turn ());
    }
  turn_free (turn);
  start_next ();
}

static void
find (Turn *turn, Database *database)
{
  turn->is_found = turn->kind->find (turn->step, database, &turn->fault);
}

static gpointer
run (gpointer data)
{
  Turn *turn = data;

  thread_pool_give_way (THREAD_POOL_LESS_URGENT);
  if (turn->path != NULL)
    {
      g_autoptr (Database) database = database_open_beside (turn->path, &turn->fault);

      if (database != NULL)
        find (turn, database);
    }
  if (turn->is_found)
    turn->has_result = turn->kind->compute (turn->step, turn->cancellable);
  turn->time = thread_pool_time_used ();
  g_idle_add_once (finish, turn);

  return NULL;
}

static void
start (AtoutWorker *self)
{
  AtoutWorkerPrivate *priv = private_of (self);
  Turn *turn = running = g_new0 (Turn, 1);
  g_autoptr (GError) error = NULL;
  Database *database;

  turn->worker = self;
  turn->kind = ATOUT_WORKER_GET_CLASS (self);
  turn->step = turn->kind->make_step (self);
  turn->cancellable = g_cancellable_new ();
  turn->era = atout_history_get_era (priv->history);
  database = atout_history_get_database (priv->history);
  turn->path = g_strdup (database_get_path (database));
  if (turn->path == NULL)
    find (turn, database);
  turn->thread = g_thread_try_new (turn->kind->name, run, turn, &error);
  if (turn->thread != NULL)
    return;
  g_info ("the work of %s waits for another time: %s", turn->kind->name, error->message);
  turn->is_found = FALSE;
  g_idle_add_once (finish, turn);
}

static gboolean
is_ready (AtoutWorker *self)
{
  const AtoutWorkerPrivate *priv = private_of (self);

  return priv->is_working && !priv->is_thinking && priv->quiet == 0 && priv->n_writing == 0;
}

/* Starts a step of the first worker that is ready, unless a step runs. */
static void
start_next (void)
{
  GList *link = workers;

  while (link != NULL && !is_ready (link->data))
    link = link->next;
  if (running == NULL && link != NULL)
    start (link->data);
}

void
atout_worker_begin (AtoutWorker *self)
{
  g_return_if_fail (ATOUT_IS_WORKER (self));

  private_of (self)->is_working = TRUE;
  private_of (self)->time = 0;
  if (is_running (self))
    running->has_news = TRUE;
  start_next ();
}

gboolean
atout_worker_is_working (AtoutWorker *self)
{
  g_return_val_if_fail (ATOUT_IS_WORKER (self), FALSE);

  return private_of (self)->is_working;
}

double
atout_worker_get_time (AtoutWorker *self)
{
  return private_of (self)->time;
}

/* ---- Pauses ---------------------------------------------------------------------------------- */

static void
end_pause (gpointer self)
{
  private_of (self)->quiet = 0;
  start_next ();
}

/* (ThinkerWatch) */
static void
table_thinks (gpointer self, gboolean is_thinking)
{
  AtoutWorkerPrivate *priv = private_of (self);

  priv->is_thinking = is_thinking;
  g_clear_handle_id (&priv->quiet, g_source_remove);
  if (is_thinking)
    give_up (self);
  else
    priv->quiet = g_timeout_add_once (ATOUT_WORKER_GET_CLASS (self)->quiet, end_pause, self);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_worker_dispose (GObject *object)
{
  AtoutWorker *self = ATOUT_WORKER (object);
  AtoutWorkerPrivate *priv = private_of (self);

  workers = g_list_remove (workers, self);
  thinker_unwatch (self);
  give_up (self);
  if (is_running (self))
    end_turn ();
  g_clear_handle_id (&priv->quiet, g_source_remove);
  g_clear_object (&priv->history);

  G_OBJECT_CLASS (atout_worker_parent_class)->dispose (object);
}

static void
atout_worker_class_init (AtoutWorkerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = atout_worker_dispose;
}

static void
atout_worker_init (AtoutWorker *self G_GNUC_UNUSED)
{
}

void
atout_worker_set_up (AtoutWorker *self, AtoutHistory *history)
{
  private_of (self)->history = g_object_ref (history);
  workers = ATOUT_WORKER_GET_CLASS (self)->is_first ? g_list_prepend (workers, self)
                                                    : g_list_append (workers, self);
  thinker_watch (table_thinks, self);
}

AtoutHistory *
atout_worker_get_history (AtoutWorker *self)
{
  return private_of (self)->history;
}
