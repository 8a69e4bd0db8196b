/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/history/database.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <unistd.h>

#include "model/words/words.h"

#define CONNECTION                                                                                 \
  "PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = 0; PRAGMA foreign_keys = ON"
#define TO_DISK 1000 /* milliseconds from commit to sync */
#define PAGE 4096    /* bytes */
#define LOG_MOST                                                                                   \
  (16 << 20) /* size of the log in bytes that starts a checkpoint in the writer: several hours of
                play */
#define LOG_LIMIT (48 << 20) /* size at which a commit waits for a checkpoint */

struct _Database
{
  sqlite3 *connection;
  char *path;
  GHashTable *queries; /* by static SQL string */
  gboolean has_log;
  guint n_begun;   /* nesting depth */
  guint n_pages;   /* pages in the log */
  guint to_disk;   /* timeout that starts the writer */
  GThread *writer; /* thread that syncs the log, or NULL */
  int is_writing;  /* atomic; true while writing */
};

G_DEFINE_QUARK (database_error, database_error)

/* ---- Errors ---------------------------------------------------------------------------------- */

static const char *const sentences[] = {
  [DATABASE_ERROR_FAILED] = N_ ("The file {file} can be neither read nor written."),
  [DATABASE_ERROR_DAMAGED] = N_ ("The file {file} is damaged."),
  [DATABASE_ERROR_FOREIGN] = N_ ("The file {file} belongs to another program."),
  [DATABASE_ERROR_NEWER] = N_ ("The file {file} was written by a newer version of this program."),
  [DATABASE_ERROR_LOCKED] = N_ ("Another program is writing to the file {file}."),
  [DATABASE_ERROR_TAKEN] = N_ ("The program is already running and is using the file {file}."),
  [DATABASE_ERROR_NO_LOCKS] = N_ ("The file {file} is in a place where files cannot be locked."),
  [DATABASE_ERROR_READ_ONLY] = N_ ("The file {file} is write-protected."),
  [DATABASE_ERROR_UNREACHABLE] = N_ ("The file {file} cannot be opened."),
  [DATABASE_ERROR_FULL] = N_ ("There is no room left on the disk for {file}."),
};

static const struct
{
  int code;
  DatabaseError error;
} faults[] = {
  { SQLITE_NOTADB, DATABASE_ERROR_DAMAGED },       { SQLITE_CORRUPT, DATABASE_ERROR_DAMAGED },
  { SQLITE_BUSY, DATABASE_ERROR_LOCKED },          { SQLITE_LOCKED, DATABASE_ERROR_LOCKED },
  { SQLITE_READONLY, DATABASE_ERROR_READ_ONLY },   { SQLITE_PERM, DATABASE_ERROR_READ_ONLY },
  { SQLITE_CANTOPEN, DATABASE_ERROR_UNREACHABLE }, { SQLITE_FULL, DATABASE_ERROR_FULL },
  { SQLITE_IOERR, DATABASE_ERROR_FAILED },
};

/* Returns true if errno @reason means a full disk; SQLite may report one as an I/O error. */
static gboolean
is_full (int reason)
{
  return reason == ENOSPC || reason == EDQUOT || reason == EFBIG;
}

void
database_set_error (GError **error, DatabaseError code, const char *path)
{
  g_autofree char *name = g_filename_display_name (path != NULL ? path : ":memory:");
  const WordsValue values[] = { { "{file}", name }, { NULL, NULL } };
  g_autofree char *sentence = NULL;

  g_return_if_fail (code < G_N_ELEMENTS (sentences) && sentences[code] != NULL);

  sentence = words_fill (_ (sentences[code]), values);
  g_set_error_literal (error, DATABASE_ERROR, (int) code, sentence);
}

/* Sets @error to the last error of SQLite. */
static void
set_fault (Database *self, GError **error)
{
  int reason = errno;
  int code = sqlite3_errcode (self->connection) & 0xff;

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    if (faults[i].code == code)
      {
        gboolean full = code == SQLITE_IOERR && is_full (reason);

        database_set_error (error, full ? DATABASE_ERROR_FULL : faults[i].error, self->path);
        return;
      }
  g_info ("%s: %s", self->path, sqlite3_errmsg (self->connection)); /* for developers */
  database_set_error (error, DATABASE_ERROR_FAILED, self->path);
}

static gboolean
execute (Database *self, const char *sql, GError **error)
{
  if (sqlite3_exec (self->connection, sql, NULL, NULL, NULL) == SQLITE_OK)
    return TRUE;
  set_fault (self, error);

  return FALSE;
}

/* ---- Syncing --------------------------------------------------------------------------------- */

/* Copies the log into the file. Without the query SQLite 3.40 would skip the checkpoint. */
static void
empty_log (const char *path)
{
  static const char look[] = "SELECT count(*) FROM sqlite_master";
  sqlite3 *connection = NULL;

  if (sqlite3_open_v2 (path, &connection, SQLITE_OPEN_READWRITE, NULL) == SQLITE_OK
      && sqlite3_exec (connection, look, NULL, NULL, NULL) == SQLITE_OK)
    sqlite3_wal_checkpoint_v2 (connection, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
  sqlite3_close (connection);
}

/*
 * Syncs the log (WAL) in a thread, because syncing delays frames. A commit survives the end of the
 * process at once. A power cut loses about a second of play; SQLite then ignores incomplete
 * commits.
 *
 * Beyond LOG_MOST the log is also copied into the file, because a start after a kill reads all of
 * it. Copies are rare: each makes the next commit wait for the disk.
 */
static gpointer
write_to_disk (gpointer data)
{
  Database *self = data;
  g_autofree char *log = g_strconcat (self->path, "-wal", NULL);
  int file = g_open (log, O_RDONLY | O_CLOEXEC);
  struct stat state = { 0 };

  if (file >= 0)
    {
      fdatasync (file);
      fstat (file, &state);
      close (file);
    }
  if (state.st_size > LOG_MOST)
    empty_log (self->path);
  g_atomic_int_set (&self->is_writing, FALSE);

  return NULL;
}

static void
join_writer (Database *self)
{
  g_clear_pointer (&self->writer, g_thread_join);
}

static gboolean
start_writer (Database *self)
{
  if (g_atomic_int_get (&self->is_writing))
    return FALSE;
  join_writer (self);
  g_atomic_int_set (&self->is_writing, TRUE);
  self->writer = g_thread_try_new ("history", write_to_disk, self, NULL);
  if (self->writer == NULL)
    g_atomic_int_set (&self->is_writing, FALSE);

  return self->writer != NULL;
}

/* Starts the writer; tries again after TO_DISK if that fails. */
static void
bring_to_disk (gpointer data)
{
  Database *self = data;

  self->to_disk = start_writer (self) ? 0 : g_timeout_add_once (TO_DISK, bring_to_disk, self);
}

/* (sqlite3_wal_hook) */
static int
note_log (void *data, sqlite3 *connection G_GNUC_UNUSED, const char *name G_GNUC_UNUSED,
          int n_pages)
{
  ((Database *) data)->n_pages = (guint) n_pages;

  return SQLITE_OK;
}

/*
 * Schedules a sync of the log. Beyond LOG_LIMIT, for example without a main loop, copies the log
 * into the file itself, after joining the writer: concurrent checkpoints do nothing.
 */
static void
look_after_log (Database *self)
{
  gsize size = (gsize) self->n_pages * PAGE;

  if (size > LOG_LIMIT)
    {
      join_writer (self);
      sqlite3_wal_checkpoint_v2 (self->connection, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
    }
  if (size > LOG_MOST)
    {
      g_clear_handle_id (&self->to_disk, g_source_remove);
      bring_to_disk (self);
    }
  else if (self->to_disk == 0)
    self->to_disk = g_timeout_add_once (TO_DISK, bring_to_disk, self);
}

static void
finalize (gpointer query)
{
  sqlite3_finalize (query);
}

void
database_set_patience (Database *self, guint patience)
{
  if (patience == DATABASE_PATIENCE && !self->has_log)
    patience = DATABASE_PATIENCE_OPENING;
  sqlite3_busy_timeout (self->connection, (int) patience);
}

/* ---- Opening --------------------------------------------------------------------------------- */

static gboolean
read_number (Database *self, const char *sql, gint64 *number, GError **error)
{
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query = database_query (self, &fault, sql, "");

  if (query != NULL && database_next (self, query, &fault))
    {
      *number = sqlite3_column_int64 (query, 0);
      sqlite3_reset (query);
      return TRUE;
    }
  if (fault != NULL)
    g_propagate_error (error, g_steal_pointer (&fault));
  else
    database_set_error (error, DATABASE_ERROR_DAMAGED, self->path);

  return FALSE;
}

/*
 * Accepts an empty file, or one of @program with a known version. SQLite reads both header numbers
 * as signed.
 */
static gboolean
check_owner (Database *self, guint32 program, gint64 n_versions, gint64 version, GError **error)
{
  gint64 owner, tables;

  if (!read_number (self, "PRAGMA application_id", &owner, error)
      || !read_number (self, "SELECT count(*) FROM sqlite_master", &tables, error))
    return FALSE;
  if (tables > 0 && (guint32) owner != program)
    {
      database_set_error (error, DATABASE_ERROR_FOREIGN, self->path);
      return FALSE;
    }
  if (version < 0)
    {
      database_set_error (error, DATABASE_ERROR_DAMAGED, self->path);
      return FALSE;
    }
  if (version > n_versions)
    {
      database_set_error (error, DATABASE_ERROR_NEWER, self->path);
      return FALSE;
    }

  return TRUE;
}

/* Runs the missing scripts in one transaction, because each commit delays the first frame. */
static gboolean
migrate (Database *self, guint32 program, const char *const *versions, GError **error)
{
  gint64 version;
  gint64 n = g_strv_length ((char **) versions);
  g_autofree char *mark
      = g_strdup_printf ("PRAGMA application_id = %u; PRAGMA user_version = %d", program, (int) n);
  gboolean is_good;

  if (!read_number (self, "PRAGMA user_version", &version, error)
      || !check_owner (self, program, n, version, error))
    return FALSE;
  if (version == n)
    return TRUE;
  is_good = database_begin (self, error);
  for (; is_good && version < n; version++)
    is_good = execute (self, versions[version], error);
  if (is_good && execute (self, mark, error) && database_commit (self, error))
    return TRUE;
  database_back_out (self);

  return FALSE;
}

/* Sets the hook of the log last, because wal_autocheckpoint replaces it. */
static gboolean
begin_connection (Database *self, GError **error)
{
  if (!execute (self, CONNECTION, error))
    return FALSE;
  sqlite3_wal_hook (self->connection, note_log, self);

  return TRUE;
}

/* Switches to WAL if the file system offers shared memory. */
static gboolean
begin_log (Database *self, GError **error)
{
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query = database_query (self, &fault, "PRAGMA journal_mode = WAL", "");

  if (query != NULL && database_next (self, query, &fault))
    {
      self->has_log = g_str_equal (database_text (query, 0), "wal");
      sqlite3_reset (query);
    }
  if (fault == NULL && !self->has_log && self->path != NULL)
    g_info ("%s: there is no log; readers and writers wait for each other", self->path);

  return database_end (&fault, error);
}

static gboolean
set_up (Database *self, guint32 program, const char *const *versions, GError **error)
{
  database_set_patience (self, DATABASE_PATIENCE_OPENING);
  if (!migrate (self, program, versions, error) || !begin_log (self, error)
      || !begin_connection (self, error))
    return FALSE;
  database_set_patience (self, DATABASE_PATIENCE);

  return TRUE;
}

static Database *
connect_to (const char *path, GError **error)
{
  g_autoptr (Database) self = g_new0 (Database, 1);
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOFOLLOW;

  self->path = g_strdup (path);
  self->queries = g_hash_table_new_full (NULL, NULL, NULL, finalize);
  if (sqlite3_open_v2 (path != NULL ? path : ":memory:", &self->connection, flags, NULL)
      == SQLITE_OK)
    return g_steal_pointer (&self);
  set_fault (self, error);

  return NULL;
}

Database *
database_open (const char *path, guint32 program, const char *const *versions, GError **error)
{
  g_autoptr (Database) self = connect_to (path, error);

  return self != NULL && set_up (self, program, versions, error) ? g_steal_pointer (&self) : NULL;
}

Database *
database_open_beside (const char *path, GError **error)
{
  g_autoptr (Database) self = connect_to (path, error);

  if (self == NULL)
    return NULL;
  database_set_patience (self, DATABASE_PATIENCE_OPENING);

  return begin_connection (self, error) ? g_steal_pointer (&self) : NULL;
}

void
database_close (Database *self)
{
  database_back_out (self);
  g_hash_table_unref (self->queries);
  g_clear_handle_id (&self->to_disk, g_source_remove);
  join_writer (self);               /* the writer has the file open */
  sqlite3_close (self->connection); /* also syncs the file */
  g_free (self->path);
  g_free (self);
}

const char *
database_get_path (Database *self)
{
  return self->path;
}

/* ---- Queries and transactions ---------------------------------------------------------------- */

static DatabaseQuery *
bind (Database *self, GError **error, const char *sql, const char *types, va_list values)
{
  DatabaseQuery *query = g_hash_table_lookup (self->queries, sql);

  if (query == NULL)
    {
      if (sqlite3_prepare_v3 (self->connection, sql, -1, SQLITE_PREPARE_PERSISTENT, &query, NULL)
          != SQLITE_OK)
        {
          set_fault (self, error);
          return NULL;
        }
      g_hash_table_insert (self->queries, (gpointer) sql, query);
    }
  sqlite3_reset (query);
  for (int i = 0; types[i] != '\0'; i++)
    if (types[i] == 'i')
      sqlite3_bind_int64 (query, i + 1, va_arg (values, gint64));
    else if (types[i] == 'd')
      sqlite3_bind_double (query, i + 1, va_arg (values, double));
    else
      sqlite3_bind_text (query, i + 1, va_arg (values, const char *), -1, SQLITE_TRANSIENT);

  return query;
}

DatabaseQuery *
database_query (Database *self, GError **error, const char *sql, const char *types, ...)
{
  DatabaseQuery *query;
  va_list values;

  va_start (values, types);
  query = bind (self, error, sql, types, values);
  va_end (values);

  return query;
}

gboolean
database_next (Database *self, DatabaseQuery *query, GError **error)
{
  int result = sqlite3_step (query);

  if (result == SQLITE_ROW)
    return TRUE;
  if (result != SQLITE_DONE)
    set_fault (self, error);
  sqlite3_reset (query);

  return FALSE;
}

const char *
database_text (DatabaseQuery *query, int column)
{
  const unsigned char *text = sqlite3_column_text (query, column);

  return text != NULL ? (const char *) text : "";
}

gboolean
database_end (GError **fault, GError **error)
{
  if (*fault == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (fault));

  return FALSE;
}

gboolean
database_run (Database *self, GError **error, const char *sql, const char *types, ...)
{
  g_autoptr (GError) fault = NULL;
  DatabaseQuery *query;
  va_list values;

  va_start (values, types);
  query = bind (self, &fault, sql, types, values);
  va_end (values);
  while (query != NULL && database_next (self, query, &fault))
    ;

  return database_end (&fault, error);
}

gboolean
database_begin (Database *self, GError **error)
{
  if (self->n_begun == 0 && !execute (self, "BEGIN IMMEDIATE", error))
    return FALSE;
  self->n_begun++;

  return TRUE;
}

gboolean
database_commit (Database *self, GError **error)
{
  if (self->n_begun > 1)
    {
      self->n_begun--;
      return TRUE;
    }
  if (!execute (self, "COMMIT", error))
    return FALSE;
  self->n_begun = 0;
  if (self->path != NULL)
    look_after_log (self);

  return TRUE;
}

void
database_back_out (Database *self)
{
  if (!sqlite3_get_autocommit (self->connection))
    sqlite3_exec (self->connection, "ROLLBACK", NULL, NULL, NULL);
  self->n_begun = 0;
}

gboolean
database_conclude (Database *self, gboolean is_good, GError **error)
{
  if (is_good && database_commit (self, error))
    return TRUE;
  database_back_out (self);

  return FALSE;
}

gint64
database_last_id (Database *self)
{
  return sqlite3_last_insert_rowid (self->connection);
}
