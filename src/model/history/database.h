/* SPDX-License-Identifier: GPL-3.0-or-later */

/** SQLite connection with migrations, cached statements and nested transactions. */

#pragma once

#include <gio/gio.h>
#include <sqlite3.h>

#define DATABASE_PATIENCE_OPENING 2000 /* busy timeout in milliseconds while opening */
#define DATABASE_PATIENCE 250          /* busy timeout afterwards */

#define DATABASE_ERROR (database_error_quark ())
GQuark database_error_quark (void);

typedef enum
{
  DATABASE_ERROR_FAILED,
  DATABASE_ERROR_DAMAGED,  /* corrupt, or no database */
  DATABASE_ERROR_FOREIGN,  /* file of another program */
  DATABASE_ERROR_NEWER,    /* written by a newer version */
  DATABASE_ERROR_LOCKED,   /* another process is writing */
  DATABASE_ERROR_TAKEN,    /* used by another process of this program */
  DATABASE_ERROR_NO_LOCKS, /* file system without locks */
  DATABASE_ERROR_READ_ONLY,
  DATABASE_ERROR_UNREACHABLE,
  DATABASE_ERROR_FULL,
  DATABASE_ERROR_SENSELESS, /* data contradicts the rules */
} DatabaseError;

/** Sets @error to the sentence for @code (not SENSELESS) about the file @path. */
void database_set_error (GError **error, DatabaseError code, const char *path);

typedef struct _Database Database;

/** A prepared statement and its current row. */
typedef sqlite3_stmt DatabaseQuery;

/**
 * Opens or creates the database @path; NULL: in memory. @program is the application id of its
 * header. @versions is a NULL-terminated list of SQL scripts from each version to the next. A
 * refused file stays unchanged. Returns NULL with a DATABASE_ERROR, whose message is for the user.
 */
Database      *database_open     (const char         *path,
                                  guint32             program,
                                  const char *const  *versions,
                                  GError            **error);
/**
 * Opens another connection to @path for reading in a thread, with the timeout
 * DATABASE_PATIENCE_OPENING.
 */
Database      *database_open_beside (const char      *path,
                                  GError            **error);
void           database_close    (Database           *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Database, database_close)

/** Returns the path, or NULL in memory. */
const char    *database_get_path (Database           *self);

/**
 * Binds the values to ?1, ?2 … of @sql, a static string. @types has one letter per value: i gint64,
 * d double, s const char * or NULL. Returns the statement, owned by @self until the next query with
 * @sql; NULL with @error set.
 */
DatabaseQuery *database_query    (Database           *self,
                                  GError            **error,
                                  const char         *sql,
                                  const char         *types,
                                  ...);

/** Reads the next row; FALSE at the end, or with @error set. */
gboolean       database_next     (Database           *self,
                                  DatabaseQuery      *query,
                                  GError            **error);

/** Returns the text in @column, "" for NULL; owned by @query. */
const char    *database_text     (DatabaseQuery      *query,
                                  int                 column);

/** Returns TRUE if there is no @fault; otherwise moves @fault to @error. */
gboolean       database_end      (GError             **fault,
                                  GError             **error);

/** Runs @sql and ignores its rows; parameters as in database_query (). */
gboolean       database_run      (Database           *self,
                                  GError            **error,
                                  const char         *sql,
                                  const char         *types,
                                  ...);

/**
 * Sets the busy timeout of writes in milliseconds. Without WAL, writes also wait for readers, so
 * DATABASE_PATIENCE_OPENING replaces DATABASE_PATIENCE.
 */
void           database_set_patience (Database       *self,
                                  guint               patience);

/** Begins a transaction; nested transactions become part of the outermost. */
gboolean       database_begin    (Database           *self,
                                  GError            **error);
gboolean       database_commit   (Database           *self,
                                  GError            **error);
void           database_back_out (Database           *self);

/** Commits if @is_good, otherwise rolls back. Returns TRUE after a commit. */
gboolean       database_conclude (Database           *self,
                                  gboolean            is_good,
                                  GError            **error);

/** Returns the id of the last inserted row. */
gint64         database_last_id  (Database           *self);
