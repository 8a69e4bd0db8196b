/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-history.h"

#define ATOUT_TYPE_WORKER (atout_worker_get_type ())

/**
 * AtoutWorker: the base class of work on the history in the background, done in steps. Each step
 * runs in a low-priority thread; its result is written before the next step begins.
 *
 * In the whole program, only one step runs at a time. While a table thinks, and for a while
 * afterwards, no step runs: the running one is cancelled. A result is dropped if the database was
 * replaced in the meantime. A fault is reported to the history and ends the work.
 */
G_DECLARE_DERIVABLE_TYPE (AtoutWorker, atout_worker, ATOUT, WORKER, GObject)

struct _AtoutWorkerClass
{
  GObjectClass parent_class;

  const char *name;  /* name of the threads */
  gboolean is_first; /* true to be served before workers without this flag */
  guint quiet;       /* milliseconds of pause after a table has thought */

  /** Returns a new step, which @free_step frees. */
  gpointer (*make_step) (AtoutWorker *self);
  GDestroyNotify free_step;

  /**
   * Reads the work of @step from @database: in the thread, or in the main loop for a history in
   * memory. Returns FALSE if nothing is left to do, or with @error set.
   */
  gboolean (*find) (gpointer step, Database *database, GError **error);

  /**
   * Does the work of @step in the thread, until @cancellable is cancelled. Returns TRUE if @write
   * has something to write, which may be a part.
   */
  gboolean (*compute) (gpointer step, GCancellable *cancellable);
  HistoryWrite write;

  /** Called after @step was written; NULL: after atout_worker_write (). */
  void (*written) (AtoutWorker *self, gconstpointer step);
};

/** Sets the history of @self, once. */
void          atout_worker_set_up      (AtoutWorker    *self,
                                        AtoutHistory   *history);
AtoutHistory *atout_worker_get_history (AtoutWorker    *self);

/** Works until nothing is left to do, and counts the time anew. */
void          atout_worker_begin       (AtoutWorker    *self);

/** Returns true if a step runs or is to run later. */
gboolean      atout_worker_is_working  (AtoutWorker    *self);

/** Returns the CPU time of the steps since atout_worker_begin (), in seconds. */
double        atout_worker_get_time    (AtoutWorker    *self);

/**
 * Cancels the running step, drops its result, and writes @data; takes ownership of @data. The next
 * step begins when that is written.
 */
void          atout_worker_write       (AtoutWorker    *self,
                                        HistoryWrite    write,
                                        gpointer        data,
                                        GDestroyNotify  free_data);
