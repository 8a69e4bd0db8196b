/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/history/database-hold.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <unistd.h>

struct _DatabaseHold
{
  char *path; /* of the file beside */
  int file;
  guint n_shared;
};

/*
 * A lock of this kind (POSIX: it works over a network as well) belongs to the process: closing any
 * descriptor of its file gives it up. So there is one for all.
 */
static GMutex mutex;
static GHashTable *holds; /* by path; NULL before the first */

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

/* The descriptor of the locked file @beside, or -1 with @reason set. */
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

DatabaseHold *
database_hold_take (const char *path, GError **error)
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

void
database_hold_let_go (DatabaseHold *self)
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
