/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "history-faults.h"

#include <sqlite3.h>

/* ---- Threads --------------------------------------------------------------------------------- */

static gboolean has_no_threads;
static gboolean are_threads_at_once;

typedef struct
{
  GThreadFunc function;
  gpointer data;
  gboolean is_done; /* atomic */
} Started;

static gpointer
run (gpointer data)
{
  Started *self = data;
  gpointer result = self->function (self->data);

  g_atomic_int_set (&self->is_done, TRUE);

  return result;
}

GThread *__real_g_thread_try_new (const char *name, GThreadFunc function, gpointer data,
                                  GError **error);
GThread *__wrap_g_thread_try_new (const char *name, GThreadFunc function, gpointer data,
                                  GError **error);

/* The linker replaces g_thread_try_new () by this function (--wrap). */
GThread *
__wrap_g_thread_try_new (const char *name, GThreadFunc function, gpointer data, GError **error)
{
  Started started = { .function = function, .data = data };
  GThread *thread;

  if (are_threads_at_once)
    {
      thread = __real_g_thread_try_new (name, run, &started, error);
      while (!g_atomic_int_get (&started.is_done))
        g_thread_yield ();
      return thread;
    }
  if (!has_no_threads)
    return __real_g_thread_try_new (name, function, data, error);
  g_set_error (error, G_THREAD_ERROR, G_THREAD_ERROR_AGAIN, "there are no threads");

  return NULL;
}

void
faults_set_no_threads (gboolean has_none)
{
  has_no_threads = has_none;
}

void
faults_set_threads_at_once (gboolean are_at_once)
{
  are_threads_at_once = are_at_once;
}

/* ---- No log ---------------------------------------------------------------------------------- */

static sqlite3_vfs *usual_vfs;
static sqlite3_vfs bare_vfs;
static sqlite3_io_methods bare_methods;

/* Offers SQLite only version 1 of the I/O methods, which has no shared memory. */
static int
open_bare (sqlite3_vfs *vfs G_GNUC_UNUSED, const char *name, sqlite3_file *file, int flags,
           int *flags_got)
{
  int result = usual_vfs->xOpen (usual_vfs, name, file, flags, flags_got);

  if (result == SQLITE_OK && (flags & SQLITE_OPEN_MAIN_DB) != 0)
    {
      bare_methods = *file->pMethods;
      bare_methods.iVersion = 1;
      file->pMethods = &bare_methods;
    }

  return result;
}

void
faults_set_no_log (gboolean has_none)
{
  if (usual_vfs == NULL)
    {
      usual_vfs = sqlite3_vfs_find (NULL);
      bare_vfs = *usual_vfs;
      bare_vfs.zName = "bare";
      bare_vfs.xOpen = open_bare;
    }
  if (has_none)
    sqlite3_vfs_register (&bare_vfs, TRUE);
  else
    sqlite3_vfs_unregister (&bare_vfs);
}
