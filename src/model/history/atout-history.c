/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/history/atout-history.h"

#include <glib/gi18n-lib.h>

#include "model/history/history-follow.h"
#include "model/history/history-log.h"

/* ---- Resting matches ------------------------------------------------------------------------- */

struct _AtoutResting
{
  GObject parent_instance;

  gint64 id;
  gint64 touched;
  gboolean once;
  MatchLog *log;
};

G_DEFINE_FINAL_TYPE (AtoutResting, atout_resting, G_TYPE_OBJECT)

static void
atout_resting_finalize (GObject *object)
{
  g_clear_pointer (&ATOUT_RESTING (object)->log, match_log_free);
  G_OBJECT_CLASS (atout_resting_parent_class)->finalize (object);
}

static void
atout_resting_class_init (AtoutRestingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = atout_resting_finalize;
}

static void
atout_resting_init (AtoutResting *self G_GNUC_UNUSED)
{
}

const MatchLog *
atout_resting_get_log (AtoutResting *self)
{
  return self->log;
}

gint64
atout_resting_get_touched (AtoutResting *self)
{
  return self->touched;
}

gboolean
atout_resting_get_once (AtoutResting *self)
{
  return self->once;
}

gint64
atout_resting_get_id (AtoutResting *self)
{
  return self->id;
}

static AtoutResting *
resting_new (gint64 id, gint64 touched, gboolean once, MatchLog *log)
{
  AtoutResting *self = g_object_new (ATOUT_TYPE_RESTING, NULL);

  self->id = id;
  self->touched = touched;
  self->once = once;
  self->log = log;

  return self;
}

/* ---- History --------------------------------------------------------------------------------- */

#define RESTING_MOST 12 /* number of matches listed besides the latest of each game */

struct _AtoutHistory
{
  GObject parent_instance;

  HistoryStore *store;
  GHashTable *left_out; /* ids (gint64) of matches whose faults were reported */
};

G_DEFINE_FINAL_TYPE (AtoutHistory, atout_history, G_TYPE_OBJECT)

enum
{
  PROP_0,
  PROP_PROBLEM,
  N_PROPS,
};

static GParamSpec *props[N_PROPS];

/* ---- Following a match ----------------------------------------------------------------------- */

void
atout_history_follow (AtoutHistory *self, AtoutMatch *match)
{
  g_return_if_fail (ATOUT_IS_HISTORY (self));
  g_return_if_fail (ATOUT_IS_MATCH (match));

  history_follow (self->store, match, -1);
}

void
atout_history_follow_table (AtoutHistory *self, AtoutMatch *match, AtoutSession *session)
{
  g_return_if_fail (ATOUT_IS_HISTORY (self));
  g_return_if_fail (ATOUT_IS_SESSION (session));

  history_follow_table (self->store, match, session);
}

/* ---- Listing resting matches ----------------------------------------------------------------- */

/* Returns the database after writing waiting data. */
static Database *
database_of (AtoutHistory *self)
{
  history_store_catch_up (self->store);

  return history_store_get_database (self->store);
}

/* A match in the list of matches to continue. */
typedef struct
{
  gint64 id;
  gint64 touched;
  gboolean once; /* true if the match repeats a deal */
} Listed;

static GArray *
list_resting (AtoutHistory *self, GError **error)
{
  GArray *listed = g_array_new (FALSE, FALSE, sizeof (Listed));
  DatabaseQuery *query
      = database_query (database_of (self), error,
                        "SELECT id, touched, again IS NOT NULL FROM match WHERE id IN"
                        " (SELECT id FROM match WHERE state = ?1"
                        "  ORDER BY touched DESC, id DESC LIMIT ?2)"
                        " OR id IN (SELECT id FROM (SELECT id, max (touched)"
                        "  FROM match WHERE state = ?1 GROUP BY game))"
                        " ORDER BY touched DESC, id DESC",
                        "ii", (gint64) HISTORY_RESTS, (gint64) RESTING_MOST);

  while (query != NULL && database_next (database_of (self), query, error))
    {
      const Listed row = { sqlite3_column_int64 (query, 0), sqlite3_column_int64 (query, 1),
                           sqlite3_column_int (query, 2) != 0 };

      g_array_append_val (listed, row);
    }

  return listed;
}

static void
tell_once (AtoutHistory *self, gint64 match, const char *reason, const char *consequence)
{
  if (g_hash_table_add (self->left_out, g_memdup2 (&match, sizeof match)))
    history_store_tell (self->store, reason, consequence);
}

static void
leave_out (AtoutHistory *self, gint64 match, GError **fault)
{
  tell_once (self, match, (*fault)->message, _ ("It stays on disk, but it cannot be continued."));
  g_clear_error (fault);
}

static void
tell_cut (AtoutHistory *self, gint64 match, const MatchLog *log)
{
  g_autofree char *reason = g_strdup_printf (
      _ ("Deal %u of match %d was saved with moves that the rules do not allow."),
      log->deals->len + 1, (int) match);

  tell_once (self, match, reason, _ ("The match continues after the last valid deal."));
}

GListModel *
atout_history_list_resting (AtoutHistory *self)
{
  GListStore *list = g_list_store_new (ATOUT_TYPE_RESTING);
  g_autoptr (GError) fault = NULL;
  g_autoptr (GArray) listed = list_resting (self, &fault);

  for (guint i = 0; fault == NULL && i < listed->len; i++)
    {
      const Listed row = g_array_index (listed, Listed, i);
      MatchLog *log;

      if (history_store_waits_for (self->store, row.id))
        continue;
      log = history_log_read (database_of (self), row.id, &fault);
      if (log != NULL)
        {
          g_autoptr (AtoutResting) resting = resting_new (row.id, row.touched, row.once, log);

          if (!history_log_is_whole (database_of (self), row.id, log))
            tell_cut (self, row.id, log);
          g_list_store_append (list, resting);
        }
      else if (g_error_matches (fault, DATABASE_ERROR, DATABASE_ERROR_SENSELESS))
        leave_out (self, row.id, &fault);
    }
  if (fault != NULL)
    history_store_mend (self->store, fault);

  return G_LIST_MODEL (list);
}

AtoutMatch *
atout_history_resume (AtoutHistory *self, AtoutResting *resting, GError **error)
{
  AtoutMatch *match
      = atout_match_new_from_log (match_log_copy (atout_resting_get_log (resting)), error);

  if (match != NULL)
    history_follow (self->store, match, atout_resting_get_id (resting));

  return match;
}

gboolean
atout_history_forget (AtoutHistory *self, AtoutResting *resting, GError **error)
{
  return history_log_remove (database_of (self), atout_resting_get_id (resting), error);
}

const char *
atout_history_get_problem (AtoutHistory *self)
{
  return history_store_get_problem (self->store);
}

gboolean
atout_history_get_waits (AtoutHistory *self)
{
  return history_store_get_waits (self->store);
}

/* ---- Other data ------------------------------------------------------------------------------ */

typedef struct
{
  HistoryStore *store;
  HistoryWriting what;
  guint era; /* era of the database at the request */
  GWeakRef owner;
} Waiting;

static void
waiting_free (gpointer data)
{
  Waiting *self = data;

  if (self->what.free_data != NULL)
    self->what.free_data (self->what.data);
  g_weak_ref_clear (&self->owner);
  history_store_unref (self->store);
  g_free (self);
}

static gboolean
is_lost (const Waiting *self)
{
  return self->what.is_bound && self->era != history_store_get_era (self->store);
}

static gboolean
try_to_write (Waiting *self, GError **error)
{
  Database *database = history_store_get_database (self->store);
  gboolean is_good;

  if (!database_begin (database, error))
    return FALSE;
  is_good = self->what.write (database, self->what.data, error);

  return database_conclude (database, is_good, error);
}

static void
tell (Waiting *self)
{
  g_autoptr (GObject) owner = g_weak_ref_get (&self->owner);

  if (owner != NULL)
    self->what.written (owner);
}

static void
move (Waiting *self, const GError *fault)
{
  g_autoptr (GError) error = NULL;

  history_store_mend (self->store, fault);
  if (!is_lost (self) && !try_to_write (self, &error))
    g_warning ("what was learnt cannot be kept even now: %s", error->message);
}

/* (HistoryStoreLate) */
static gboolean
write_late (gpointer data, GError **error)
{
  Waiting *self = data;
  g_autoptr (GError) fault = NULL;

  if (!is_lost (self) && !try_to_write (self, &fault))
    {
      if (history_store_is_passing (fault))
        {
          g_propagate_error (error, g_steal_pointer (&fault));
          return FALSE;
        }
      move (self, fault);
    }
  tell (self);

  return TRUE;
}

void
atout_history_write (AtoutHistory *self, const HistoryWriting *writing)
{
  Waiting *waiting = g_new0 (Waiting, 1);
  g_autoptr (GError) reason = NULL;

  waiting->store = history_store_ref (self->store);
  waiting->what = *writing;
  waiting->era = history_store_get_era (self->store);
  g_weak_ref_init (&waiting->owner, writing->owner);
  /* Older data is written first. */
  if (history_store_catch_up (self->store) && write_late (waiting, &reason))
    waiting_free (waiting);
  else
    history_store_wait (self->store, -1, write_late, waiting, waiting_free, reason);
}

/* ---- Direct access to the database ----------------------------------------------------------- */

Database *
atout_history_get_database (AtoutHistory *self)
{
  return database_of (self);
}

guint
atout_history_get_era (AtoutHistory *self)
{
  return history_store_get_era (self->store);
}

const char *
atout_history_get_version (AtoutHistory *self)
{
  return history_store_get_version (self->store);
}

void
atout_history_mend (AtoutHistory *self, const GError *fault)
{
  if (!g_error_matches (fault, DATABASE_ERROR, DATABASE_ERROR_SENSELESS))
    history_store_mend (self->store, fault);
}

void
atout_history_follow_as (AtoutHistory *self, AtoutMatch *match, gint64 id)
{
  history_follow (self->store, match, id);
}

gint64
atout_history_get_id (AtoutHistory *self, AtoutMatch *match)
{
  return history_follow_get (self->store, match);
}

/* ---- Class ----------------------------------------------------------------------------------- */

static void
atout_history_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_PROBLEM:
      g_value_set_string (value, atout_history_get_problem (ATOUT_HISTORY (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
atout_history_finalize (GObject *object)
{
  AtoutHistory *self = ATOUT_HISTORY (object);

  history_store_watch (self->store, NULL, NULL); /* followed matches still use the store */
  history_store_settle (self->store);
  history_store_unref (self->store);
  g_hash_table_unref (self->left_out);

  G_OBJECT_CLASS (atout_history_parent_class)->finalize (object);
}

static void
atout_history_class_init (AtoutHistoryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = atout_history_get_property;
  object_class->finalize = atout_history_finalize;

  /** AtoutHistory:problem: sentence for the user about a fault of the file, or NULL */
  props[PROP_PROBLEM]
      = g_param_spec_string ("problem", NULL, NULL, NULL,
                             G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
atout_history_init (AtoutHistory *self)
{
  self->left_out = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
}

static void
problem_changed (gpointer history)
{
  g_object_notify_by_pspec (history, props[PROP_PROBLEM]);
}

AtoutHistory *
atout_history_new (const char *path, const char *version)
{
  AtoutHistory *self = g_object_new (ATOUT_TYPE_HISTORY, NULL);

  self->store = history_store_open (path, version);
  history_store_watch (self->store, problem_changed, self);

  return self;
}

/* ---- Work in a thread ------------------------------------------------------------------------ */

typedef struct
{
  char *path; /* path of the database; NULL in memory */
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
