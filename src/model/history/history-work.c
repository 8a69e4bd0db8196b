/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/history/history-work.h"

typedef struct
{
  char *path; /* NULL: in memory */
  HistoryWork work;
  gpointer data;
  GDestroyNotify free_data;
  GDestroyNotify free_result;
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  if (job->free_data != NULL)
    job->free_data (job->data);
  g_free (job->path);
  g_free (job);
}

static void
return_to (GTask *task, const Job *job, Database *database)
{
  GError *error = NULL;
  gpointer result = job->work (database, job->data, &error);

  if (error == NULL)
    g_task_return_pointer (task, result, job->free_result);
  else
    g_task_return_error (task, error);
}

static void
run (GTask *task, gpointer source G_GNUC_UNUSED, gpointer data,
     GCancellable *cancellable G_GNUC_UNUSED)
{
  const Job *job = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (Database) database = NULL;

  if (g_task_return_error_if_cancelled (task))
    return;
  database = database_open_beside (job->path, &error);
  if (database != NULL)
    return_to (task, job, database);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

void
history_work_start (AtoutHistory *history, HistoryWork work, gpointer data,
                    GDestroyNotify free_data, GDestroyNotify free_result, GCancellable *cancellable,
                    GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (history, cancellable, callback, user_data);
  Database *database = atout_history_get_database (history);
  Job *job = g_new (Job, 1);

  *job = (Job) { g_strdup (database_get_path (database)), work, data, free_data, free_result };
  g_task_set_task_data (task, job, job_free);
  if (job->path != NULL)
    g_task_run_in_thread (task, run);
  else
    return_to (task, job, database);
}

gpointer
history_work_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
