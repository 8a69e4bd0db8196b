/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/competing/contest-work.h"

#include "model/history/history-log.h"
#include "players/thread-pool.h"

typedef struct
{
  ContestWork *work;
  MatchLog *log; /* user's match, which has the deal of the unit; or NULL */
  char *path;    /* database file; NULL: in memory, so the unit is read without a thread */
  GCancellable *cancellable;
  ContestWorkDone done;
  gpointer data;
} Running;

ContestWork *
contest_work_new (void)
{
  return g_new0 (ContestWork, 1);
}

void
contest_work_free (gpointer data)
{
  ContestWork *work = data;

  g_clear_error (&work->fault);
  g_free (work);
}

gboolean
contest_work_has_result (const ContestWork *work)
{
  return work->is_played || work->is_broken;
}

/* ---- Work ------------------------------------------------------------------------------------ */

static void
find (Running *self, Database *database)
{
  ContestWork *work = self->work;

  if (!contest_rows_find_unit (database, &work->unit, &work->fault))
    {
      work->is_idle = work->fault == NULL;
      return;
    }
  self->log = history_log_read (database, work->unit.match, &work->fault);
  work->is_broken = g_error_matches (work->fault, DATABASE_ERROR, DATABASE_ERROR_SENSELESS)
                    || (self->log != NULL && work->unit.number >= self->log->deals->len);
  if (work->is_broken)
    g_clear_error (&work->fault);
}

static void
play (Running *self)
{
  ContestWork *work = self->work;
  unsigned user = (unsigned) MAX (match_log_find_user (self->log), 0);
  FieldPlace place = field_place (self->log, work->unit.number, user);

  place.own = work->own;
  place.others = work->others;
  work->is_played = field_play_unit (&place, work->unit.member, self->cancellable, &work->result);
}

/* ---- Thread ---------------------------------------------------------------------------------- */

static void
finish (gpointer data)
{
  Running *self = data;

  self->done (self->work, self->data);
  g_clear_pointer (&self->log, match_log_free);
  g_object_unref (self->cancellable);
  g_free (self->path);
  g_free (self);
}

static gpointer
run (gpointer data)
{
  Running *self = data;
  ContestWork *work = self->work;

  thread_pool_give_way (THREAD_POOL_LESS_URGENT);
  if (self->path != NULL)
    {
      g_autoptr (Database) database = database_open_beside (self->path, &work->fault);

      if (database != NULL)
        find (self, database);
    }
  if (self->log != NULL && !work->is_broken)
    play (self);
  work->time = thread_pool_time_used ();
  g_idle_add_once (finish, self);

  return NULL;
}

GThread *
contest_work_start (ContestWork *work, Database *database, GCancellable *cancellable,
                    ContestWorkDone done, gpointer data)
{
  Running *self = g_new0 (Running, 1);
  g_autoptr (GError) error = NULL;
  GThread *thread;

  *self = (Running) { .work = work,
                      .path = g_strdup (database_get_path (database)),
                      .cancellable = g_object_ref (cancellable),
                      .done = done,
                      .data = data };
  if (self->path == NULL)
    find (self, database);

  thread = g_thread_try_new ("house", run, self, &error);
  if (thread == NULL)
    {
      g_info ("the house plays another time: %s", error->message);
      work->is_idle = TRUE;
      g_idle_add_once (finish, self);
    }

  return thread;
}

gboolean
contest_work_write (Database *database, gconstpointer data, GError **error)
{
  const ContestWork *work = data;

  if (work->is_broken)
    return contest_rows_join (database, work->unit.contest, -1, error);

  return !work->is_played || contest_rows_keep_unit (database, &work->unit, work->result, error);
}
