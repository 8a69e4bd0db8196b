/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A SQLite database that knows which program it belongs to and how old it is. */

#pragma once

#include <gio/gio.h>
#include <sqlite3.h>

#define DATABASE_PATIENCE_OPENING 2000 /* milliseconds for another process, while it is opened … */
#define DATABASE_PATIENCE 250          /* … later */

#define DATABASE_ERROR (database_error_quark ())
GQuark database_error_quark (void);

typedef enum
{
  DATABASE_ERROR_FAILED,
  DATABASE_ERROR_DAMAGED, /* it is none, or what stands in it is broken */
  DATABASE_ERROR_FOREIGN, /* it belongs to another program */
  DATABASE_ERROR_NEWER,   /* a later version of the program has written it */
  DATABASE_ERROR_LOCKED,  /* another process is writing to it */
  DATABASE_ERROR_TAKEN,   /* another process of this program has it */
  DATABASE_ERROR_NO_LOCKS,  /* nothing keeps other processes out */
  DATABASE_ERROR_READ_ONLY,
  DATABASE_ERROR_UNREACHABLE, /* it cannot be opened, or made */
  DATABASE_ERROR_FULL,    /* there is no room on the disk */
  DATABASE_ERROR_SENSELESS, /* what is asked for is there, and cannot be true */
} DatabaseError;

/** Sets @error to the sentence that says @code, one that is about a file, of the file @path. */
void database_set_error (GError **error, DatabaseError code, const char *path);

typedef struct _Database Database;

/** Begins @sql anew with these values; in a row it can be read with sqlite3_column_… (). */
typedef sqlite3_stmt DatabaseQuery;

/**
 * Opens the database in the file @path, or with NULL one in memory, and makes it if there is none.
 * @program is the application id in its header, @versions are the SQL scripts that lead from each
 * version to the next, ended by NULL: those that it has not seen yet are run. Nothing is written to
 * what is refused. NULL with a DATABASE_ERROR and a sentence for the user that names the file.
 */
Database      *database_open     (const char         *path,
                                  guint32             program,
                                  const char *const  *versions,
                                  GError            **error);
/**
 * Opens the file @path, which is open already, once more for another thread, which reads there:
 * waiting for a process that writes takes as long as opening does.
 */
Database      *database_open_beside (const char      *path,
                                  GError            **error);
void           database_close    (Database           *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Database, database_close)

/** The path of the file; NULL in memory. */
const char    *database_get_path (Database           *self);

/**
 * Prepares @sql, whose parameters ?1, ?2 … get the values that follow, as @types names them, one
 * letter each: i gint64, d double, s const char * or NULL. Owned by @self until the same @sql, a
 * string that stays, is asked again.
 */
DatabaseQuery *database_query    (Database           *self,
                                  GError            **error,
                                  const char         *sql,
                                  const char         *types,
                                  ...);

/** Goes on to the next row; FALSE at the end, or with @error set. */
gboolean       database_next     (Database           *self,
                                  DatabaseQuery      *query,
                                  GError            **error);

/** The text in @column of the row that was read; "" for NULL. Owned by @query. */
const char    *database_text     (DatabaseQuery      *query,
                                  int                 column);

/**
 * Ends reading: TRUE where there is no @fault, to be returned with what was read; otherwise @error
 * becomes that.
 */
gboolean       database_end      (GError             **fault,
                                  GError             **error);

/** Does @sql, which has no rows, with these values; see database_query (). */
gboolean       database_run      (Database           *self,
                                  GError            **error,
                                  const char         *sql,
                                  const char         *types,
                                  ...);

/**
 * Sets the busy timeout of @self to @patience milliseconds: a write waits so long for the lock of
 * another process. If the database is not in WAL mode, DATABASE_PATIENCE means
 * DATABASE_PATIENCE_OPENING, because a write then waits for readers as well.
 */
void           database_set_patience (Database       *self,
                                  guint               patience);

/**
 * What lies between is written as a whole, or with database_back_out () not at all; what is begun
 * within is part of it.
 */
gboolean       database_begin    (Database           *self,
                                  GError            **error);
gboolean       database_commit   (Database           *self,
                                  GError            **error);
void           database_back_out (Database           *self);

/** Commits what @is_good, and backs out of what is not; TRUE where it is written. */
gboolean       database_conclude (Database           *self,
                                  gboolean            is_good,
                                  GError            **error);

/** The id of the row that was added last. */
gint64         database_last_id  (Database           *self);
