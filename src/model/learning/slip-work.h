/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A piece of the work of looking for slips, in a thread that gives way to all others. */

#pragma once

#include "model/learning/slip-rows.h"

/** What comes of a deal that was looked at. */
typedef struct
{
  SlipDeal deal;
  guint n;
  SlipSuspect suspects[SLIP_SUSPECTS];
} SlipLooked;

/** A piece of work: the deals of one match are looked through, or one decision is judged. */
typedef struct
{
  Signals own;
  Signals others;
  guint n_deals;        /* it looks at the latest so many, and at none before */
  gboolean may_judge;
  double time;          /* of the processor that it took, in seconds */
  /* what was found to do */
  gboolean is_idle;     /* nothing */
  GArray *looked;       /* of SlipLooked, those that are done */
  gboolean has_case;    /* a decision was found that waits … */
  gboolean is_judged;   /* … and judged */
  SlipCase next;
  char *right;          /* tokens; NULL: it is no slip */
  double cost;
  MatchLog *log;        /* its match; NULL where it cannot have been played */
  GError *fault;
} SlipWork;

SlipWork *slip_work_new  (void);
void      slip_work_free (gpointer work);

/** Called in the main loop when @work is done, or was given up; it owns @work. */
typedef void (*SlipWorkDone) (SlipWork *work, gpointer data);

/**
 * Finds in @database what is to be done next, and does it, in another thread; what is done when
 * @cancellable is cancelled stays. @work is taken.
 * Returns: (transfer full) (nullable): the thread, which has ended when @done is called, or is
 * about to; NULL if no thread could be created: then the work is idle, and @done is called as well
 */
GThread  *slip_work_start (SlipWork     *work,
                           Database     *database,
                           GCancellable *cancellable,
                           SlipWorkDone  done,
                           gpointer      data);

/** Writes what came of @work (HistoryWrite). */
gboolean  slip_work_write (Database     *database,
                           gconstpointer work,
                           GError      **error);

/** Whether anything came of @work that is to be written. */
gboolean  slip_work_has_result (const SlipWork *work);
