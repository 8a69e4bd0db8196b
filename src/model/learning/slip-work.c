/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/learning/slip-work.h"

#include "model/history/history-log.h"
#include "players/thread-pool.h"
#include "rules/game.h"

/* Deals examined per write. */
#define AT_ONCE 16

typedef struct
{
  SlipWork *work;
  GArray *deals; /* SlipDeal */
  char *path;    /* NULL in memory, which is read at once */
  GCancellable *cancellable;
  SlipWorkDone done;
  gpointer data;
} Running;

SlipWork *
slip_work_new (void)
{
  SlipWork *work = g_new0 (SlipWork, 1);

  work->looked = g_array_new (FALSE, FALSE, sizeof (SlipLooked));

  return work;
}

void
slip_work_free (gpointer data)
{
  SlipWork *work = data;

  g_array_unref (work->looked);
  slip_rows_clear_case (&work->next);
  g_free (work->right);
  g_clear_pointer (&work->log, match_log_free);
  g_clear_error (&work->fault);
  g_free (work);
}

gboolean
slip_work_has_result (const SlipWork *work)
{
  return work->is_judged || work->looked->len > 0;
}

/* ---- Finding work ---------------------------------------------------------------------------- */

/* Marks an invalid match as done. */
static void
pass_over (Running *self)
{
  SlipWork *work = self->work;

  g_clear_error (&work->fault);
  work->is_judged = work->has_case;
  for (guint i = 0; i < self->deals->len; i++)
    {
      const SlipLooked looked = { .deal = g_array_index (self->deals, SlipDeal, i) };

      g_array_append_val (work->looked, looked);
    }
}

static void
find (Running *self, Database *database)
{
  SlipWork *work = self->work;
  gint64 match = -1;

  self->deals = slip_rows_list_deals (database, work->n_deals, &work->fault);
  if (self->deals != NULL && self->deals->len > 0)
    match = g_array_index (self->deals, SlipDeal, 0).match;
  else if (self->deals != NULL && work->may_judge)
    {
      work->has_case = slip_rows_find_case (database, &work->next, &work->fault);
      match = work->has_case ? work->next.deal.match : -1;
    }
  work->is_idle = match < 0 && work->fault == NULL;
  if (match >= 0)
    work->log = history_log_read (database, match, &work->fault);
  if (match >= 0 && g_error_matches (work->fault, DATABASE_ERROR, DATABASE_ERROR_SENSELESS))
    pass_over (self);
}

static SlipPlace
place_of (const SlipWork *work, const SlipDeal *deal)
{
  return (SlipPlace) { work->log, deal->number, deal->seat, work->own, work->others };
}

static gboolean
is_there (const SlipWork *work, const SlipDeal *deal)
{
  return deal->number < work->log->deals->len && deal->seat < work->log->match.n_seats;
}

static void
look_through (Running *self)
{
  SlipWork *work = self->work;

  for (guint i = 0; i < MIN (self->deals->len, AT_ONCE); i++)
    {
      SlipLooked looked = { .deal = g_array_index (self->deals, SlipDeal, i) };
      SlipPlace place = place_of (work, &looked.deal);

      if (is_there (work, &looked.deal))
        looked.n = slip_suspect (&place, self->cancellable, looked.suspects);
      if (g_cancellable_is_cancelled (self->cancellable))
        return;
      g_array_append_val (work->looked, looked);
    }
}

static char *
name_actions (const MatchLog *log, const ActionList *list)
{
  const Pack *pack = game_pack (log->game, &log->options);
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < list->n; i++)
    {
      char token[TOKEN_MAX];

      action_to_token (log->game, pack, list->at[i], token);
      g_string_append_printf (names, "%s%s", i > 0 ? " " : "", token);
    }

  return g_string_free (names, FALSE);
}

static gboolean
was_done (const SlipWork *work, const SlipSuspect *suspect)
{
  const LogDeal *deal = match_log_get_deal (work->log, work->next.deal.number);
  const LogAction *action;

  if (suspect->done == ACTION_NONE || suspect->position >= deal->n_done)
    return FALSE;
  action = log_deal_get_action (deal, suspect->position);

  return action->action == suspect->done && action->seat == work->next.deal.seat;
}

static void
judge (Running *self)
{
  SlipWork *work = self->work;
  const Pack *pack = game_pack (work->log->game, &work->log->options);
  const SlipPlace place = place_of (work, &work->next.deal);
  const SlipSuspect suspect
      = { .position = work->next.position,
          .done = action_from_token (work->log->game, pack, work->next.done) };
  SlipFound found;

  if (is_there (work, &work->next.deal) && was_done (work, &suspect)
      && slip_judge (&place, &suspect, self->cancellable, &found))
    {
      work->right = name_actions (work->log, &found.right);
      work->cost = found.cost;
    }
  work->is_judged = !g_cancellable_is_cancelled (self->cancellable);
}

/* ---- Thread ---------------------------------------------------------------------------------- */

static void
finish (gpointer data)
{
  Running *self = data;

  self->done (self->work, self->data);
  g_clear_pointer (&self->deals, g_array_unref);
  g_object_unref (self->cancellable);
  g_free (self->path);
  g_free (self);
}

static gpointer
run (gpointer data)
{
  Running *self = data;
  SlipWork *work = self->work;

  thread_pool_give_way (THREAD_POOL_LESS_URGENT);
  if (self->path != NULL)
    {
      g_autoptr (Database) database = database_open_beside (self->path, &work->fault);

      if (database != NULL)
        find (self, database);
    }
  if (work->log != NULL && work->has_case)
    judge (self);
  else if (work->log != NULL)
    look_through (self);
  work->time = thread_pool_time_used ();
  g_idle_add_once (finish, self);

  return NULL;
}

GThread *
slip_work_start (SlipWork *work, Database *database, GCancellable *cancellable, SlipWorkDone done,
                 gpointer data)
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

  thread = g_thread_try_new ("slips", run, self, &error);
  if (thread == NULL)
    {
      g_info ("slips are looked for another time: %s", error->message);
      work->is_idle = TRUE;
      g_idle_add_once (finish, self);
    }

  return thread;
}

gboolean
slip_work_write (Database *database, gconstpointer data, GError **error)
{
  const SlipWork *work = data;

  for (guint i = 0; i < work->looked->len; i++)
    {
      const SlipLooked *looked = &g_array_index (work->looked, SlipLooked, i);

      if (!slip_rows_add (database, &looked->deal, work->log, looked->suspects, looked->n, error))
        return FALSE;
    }

  return !work->is_judged
         || slip_rows_judge (database, work->next.id, work->right, work->cost, error);
}
