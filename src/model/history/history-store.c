/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/history/history-store.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "model/history/history-log.h"

/* ---- Lock file ------------------------------------------------------------------------------- */

/* The lock of a database, shared within the process. */
typedef struct
{
  char *path; /* path of the lock file */
  int file;
  guint n_shared;
} DatabaseHold;

/*
 * Stores share one descriptor: closing any one releases a POSIX lock. POSIX locks work over
 * networks.
 */
static GMutex mutex;
static GHashTable *holds; /* DatabaseHold by path, or NULL */

static DatabaseError
reason_of_open (int reason)
{
  switch (reason)
    {
    case EACCES:
    case EPERM:
    case EROFS:
      return DATABASE_ERROR_READ_ONLY;
    case ENOSPC:
    case EDQUOT:
      return DATABASE_ERROR_FULL;
    default:
      return DATABASE_ERROR_UNREACHABLE;
    }
}

static gboolean
lock (int file)
{
  struct flock whole = { .l_type = F_WRLCK, .l_whence = SEEK_SET };

  while (fcntl (file, F_SETLK, &whole) != 0)
    if (errno != EINTR)
      return FALSE;

  return TRUE;
}

/* Locks the file @beside. Returns its descriptor, or -1 with @reason set. */
static int
open_locked (const char *beside, DatabaseError *reason)
{
  int file = g_open (beside, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0600);

  if (file < 0)
    {
      *reason = reason_of_open (errno);
      return -1;
    }
  if (lock (file))
    return file;
  *reason = errno == EACCES || errno == EAGAIN ? DATABASE_ERROR_TAKEN : DATABASE_ERROR_NO_LOCKS;
  close (file);

  return -1;
}

static DatabaseHold *
take (const char *beside, DatabaseError *reason)
{
  DatabaseHold *self = holds != NULL ? g_hash_table_lookup (holds, beside) : NULL;
  int file;

  if (self != NULL)
    {
      self->n_shared++;
      return self;
    }
  file = open_locked (beside, reason);
  if (file < 0)
    return NULL;
  self = g_new0 (DatabaseHold, 1);
  *self = (DatabaseHold) { .path = g_strdup (beside), .file = file, .n_shared = 1 };
  if (holds == NULL)
    holds = g_hash_table_new (g_str_hash, g_str_equal);
  g_hash_table_insert (holds, self->path, self);

  return self;
}

/*
 * Locks @path by the empty file PATH.lock, which stays; thread-safe. NULL with DATABASE_ERROR_TAKEN
 * if another process, even on another machine, has the lock; DATABASE_ERROR_NO_LOCKS if the file
 * system has none; another error if the file cannot be created.
 */
static DatabaseHold *
take_hold (const char *path, GError **error)
{
  g_autofree char *beside = g_strconcat (path, ".lock", NULL);
  DatabaseError reason = DATABASE_ERROR_FAILED;
  DatabaseHold *self;

  g_mutex_lock (&mutex);
  self = take (beside, &reason);
  g_mutex_unlock (&mutex);
  if (self == NULL)
    database_set_error (error, reason, path);

  return self;
}

static void
release_hold (DatabaseHold *self)
{
  gboolean is_last;

  g_mutex_lock (&mutex);
  is_last = --self->n_shared == 0;
  if (is_last)
    {
      g_hash_table_remove (holds, self->path);
      close (self->file);
    }
  g_mutex_unlock (&mutex);
  if (!is_last)
    return;
  g_free (self->path);
  g_free (self);
}

/* ---- Store ----------------------------------------------------------------------------------- */

#define RETRY 1000 /* milliseconds between attempts to write */

/* A queued write. */
typedef struct
{
  gint64 match;
  HistoryStoreLate write;
  gpointer data;
  GDestroyNotify let_go;
} Late;

struct _HistoryStore
{
  Database *database;
  DatabaseHold *hold; /* NULL in memory */
  char *version;
  char *problem;
  char *late_problem; /* NULL if nothing waits */
  GHashTable *followed;
  GPtrArray *late; /* queue of Late */
  guint retry;     /* timeout that writes again */
  gboolean is_settled;
  guint era;
  gboolean is_mending;
  HistoryStoreFunc told;
  gpointer told_data;
};

static void
tell (HistoryStore *self)
{
  if (self->told != NULL)
    self->told (self->told_data);
}

void
history_store_tell (HistoryStore *self, const char *reason, const char *consequence)
{
  g_free (self->problem);
  self->problem = g_strconcat (reason, " ", consequence, NULL);
  tell (self);
}

static void
close_database (HistoryStore *self)
{
  g_clear_pointer (&self->database, database_close);
  self->era++;
}

static void
keep_in_memory (HistoryStore *self, const GError *reason)
{
  g_autoptr (GError) error = NULL;

  close_database (self);
  g_clear_pointer (&self->hold, release_hold);
  self->database = database_open (NULL, HISTORY_PROGRAM, history_versions, &error);
  if (self->database == NULL)
    g_critical ("no database even in memory: %s", error->message);
  history_store_tell (self, reason->message, _ ("Nothing you play in this session will be saved."));
}

/* ---- Damaged file ---------------------------------------------------------------------------- */

/* Returns an unused name for the damaged file @path. */
static char *
name_aside (const char *path)
{
  g_autoptr (GDateTime) date = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (date, "%Y-%m-%d");
  char *name = g_strdup_printf ("%s.damaged-%s", path, day);

  for (guint i = 2; g_file_test (name, G_FILE_TEST_EXISTS); i++)
    {
      g_free (name);
      name = g_strdup_printf ("%s.damaged-%s-%u", path, day, i);
    }

  return name;
}

/* Renames the file and the companion files of SQLite. */
static gboolean
put_aside (const char *path, const char *name)
{
  static const char *const endings[] = { "", "-wal", "-shm" };

  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    {
      g_autofree char *from = g_strconcat (path, endings[i], NULL);
      g_autofree char *to = g_strconcat (name, endings[i], NULL);

      if (g_rename (from, to) != 0 && (endings[i][0] == '\0' || errno != ENOENT))
        return FALSE;
    }

  return TRUE;
}

/* Replaces the damaged file under the same lock. */
static void
begin_anew (HistoryStore *self, const char *path, const GError *damage)
{
  g_autofree char *name = name_aside (path);
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *told
      = g_strdup_printf (_ ("It was kept as %s, and a new file was started."), shown);
  g_autoptr (GError) error = NULL;

  close_database (self);
  if (put_aside (path, name))
    self->database = database_open (path, HISTORY_PROGRAM, history_versions, &error);
  if (self->database != NULL)
    history_store_tell (self, damage->message, told);
  else
    keep_in_memory (self, error != NULL ? error : damage);
}

static void
mend (HistoryStore *self, const char *path, const GError *fault)
{
  if (path != NULL && g_error_matches (fault, DATABASE_ERROR, DATABASE_ERROR_DAMAGED))
    begin_anew (self, path, fault);
  else
    keep_in_memory (self, fault);
}

static gboolean
is_full (const GError *fault)
{
  return g_error_matches (fault, DATABASE_ERROR, DATABASE_ERROR_FULL);
}

gboolean
history_store_is_passing (const GError *fault)
{
  return is_full (fault) || g_error_matches (fault, DATABASE_ERROR, DATABASE_ERROR_LOCKED);
}

const char *
history_store_get_advice (const GError *fault)
{
  return is_full (fault) ? _ ("Free some disk space, then try again.")
                         : _ ("Try again when the other program has finished.");
}

void
history_store_mend (HistoryStore *self, const GError *fault)
{
  g_autofree char *path = g_strdup (database_get_path (self->database));

  if (self->is_mending) /* @fault was met by a listener of another fault */
    return;
  self->is_mending = TRUE;
  if (history_store_is_passing (fault))
    history_store_tell (self, fault->message, history_store_get_advice (fault));
  else
    mend (self, path, fault);
  self->is_mending = FALSE;
}

/* ---- Waiting writes -------------------------------------------------------------------------- */

static void
late_free (gpointer data)
{
  Late *late = data;

  late->let_go (late->data);
  g_free (late);
}

/* Reports a new @reason to the user. */
static void
tell_late (HistoryStore *self, const GError *reason)
{
  g_autofree char *problem = g_strconcat (
      reason->message, " ",
      is_full (reason) ? _ ("Your game will be saved as soon as there is enough disk space.")
                       : _ ("Your game will be saved as soon as the other program has finished."),
      NULL);

  if (g_strcmp0 (problem, self->late_problem) == 0)
    return;
  g_free (self->late_problem);
  self->late_problem = g_steal_pointer (&problem);
  tell (self);
}

/* Runs queued writes and keeps failed ones. A write may queue another. */
static void
write_late (HistoryStore *self, GError **reason)
{
  g_autoptr (GPtrArray) late = g_steal_pointer (&self->late);

  self->late = g_ptr_array_new_with_free_func (late_free);
  while (late->len > 0)
    {
      Late *first = g_ptr_array_steal_index (late, 0);

      g_clear_error (reason);
      if (first->write (first->data, reason))
        late_free (first);
      else
        g_ptr_array_add (self->late, first);
    }
}

gboolean
history_store_catch_up (HistoryStore *self)
{
  g_autoptr (GError) reason = NULL;

  if (self->late->len > 0)
    write_late (self, &reason);
  if (self->late->len > 0)
    {
      if (reason != NULL)
        tell_late (self, reason);
      return FALSE;
    }
  g_clear_handle_id (&self->retry, g_source_remove);
  if (self->late_problem == NULL)
    return TRUE;
  g_clear_pointer (&self->late_problem, g_free);
  database_set_patience (self->database, DATABASE_PATIENCE);
  tell (self);

  return TRUE;
}

static gboolean
try_again (gpointer data)
{
  HistoryStore *self = data;
  gboolean is_done;

  history_store_ref (self);
  is_done = history_store_catch_up (self);
  history_store_unref (self);

  return is_done ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

/* Sets the busy timeout to 0, because waiting at each action would freeze the table. */
void
history_store_wait (HistoryStore *self, gint64 match, HistoryStoreLate late, gpointer data,
                    GDestroyNotify let_go, const GError *reason)
{
  Late *added = g_new (Late, 1);

  *added = (Late) { match, late, data, let_go };
  if (self->is_settled)
    {
      late_free (added);
      return;
    }
  g_ptr_array_add (self->late, added);
  if (self->late_problem != NULL)
    return;
  database_set_patience (self->database, 0);
  self->retry = g_timeout_add (RETRY, try_again, self);
  tell_late (self, reason);
}

gboolean
history_store_get_waits (HistoryStore *self)
{
  return self->late_problem != NULL;
}

gboolean
history_store_waits_for (HistoryStore *self, gint64 match)
{
  for (guint i = 0; i < self->late->len; i++)
    if (((const Late *) g_ptr_array_index (self->late, i))->match == match)
      return TRUE;

  return FALSE;
}

void
history_store_settle (HistoryStore *self)
{
  database_set_patience (self->database, DATABASE_PATIENCE_OPENING);
  if (!history_store_catch_up (self))
    g_info ("what was played at the end is not kept: %s", self->late_problem);
  self->is_settled = TRUE;
  g_clear_handle_id (&self->retry, g_source_remove);
  g_ptr_array_set_size (self->late, 0);
}

/* ---- Opening and reading --------------------------------------------------------------------- */

HistoryStore *
history_store_open (const char *path, const char *version)
{
  HistoryStore *self = g_rc_box_new0 (HistoryStore);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  self->version = g_strdup (version);
  self->followed = g_hash_table_new (NULL, NULL);
  self->late = g_ptr_array_new_with_free_func (late_free);
  g_mkdir_with_parents (folder, 0700);
  self->hold = take_hold (path, &error);
  if (self->hold != NULL)
    self->database = database_open (path, HISTORY_PROGRAM, history_versions, &error);
  if (self->database == NULL)
    mend (self, path, error);

  return self;
}

HistoryStore *
history_store_ref (HistoryStore *self)
{
  return g_rc_box_acquire (self);
}

static void
clear (gpointer data)
{
  HistoryStore *self = data;

  g_clear_pointer (&self->database, database_close);
  g_clear_pointer (&self->hold, release_hold);
  g_ptr_array_unref (self->late);
  g_hash_table_unref (self->followed);
  g_free (self->version);
  g_free (self->problem);
  g_free (self->late_problem);
}

void
history_store_unref (HistoryStore *self)
{
  g_rc_box_release_full (self, clear);
}

void
history_store_watch (HistoryStore *self, HistoryStoreFunc told, gpointer data)
{
  self->told = told;
  self->told_data = data;
}

Database *
history_store_get_database (HistoryStore *self)
{
  return self->database;
}

const char *
history_store_get_version (HistoryStore *self)
{
  return self->version;
}

GHashTable *
history_store_get_followed (HistoryStore *self)
{
  return self->followed;
}

guint
history_store_get_era (HistoryStore *self)
{
  return self->era;
}

const char *
history_store_get_problem (HistoryStore *self)
{
  return self->late_problem != NULL ? self->late_problem : self->problem;
}
