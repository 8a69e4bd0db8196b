/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A step of the search for slips in a low-priority thread. */

#pragma once

#include "model/learning/slip-rows.h"

/** The suspects of one deal. */
typedef struct
{
  SlipDeal deal;
  guint n;
  SlipSuspect suspects[SLIP_SUSPECTS];
} SlipLooked;

/** A step: examines deals of one match, or judges one suspect. */
typedef struct
{
  Signals own;
  Signals others;
  guint n_deals; /* latest deals that count */
  gboolean may_judge;
  double time; /* CPU seconds used */
  /* results */
  gboolean is_idle;   /* true if no work is left */
  GArray *looked;     /* SlipLooked */
  gboolean has_case;  /* true if a suspect was found */
  gboolean is_judged; /* true if a suspect was found and judged */
  SlipCase next;
  char *right; /* tokens of right actions; NULL: no slip */
  double cost;
  MatchLog *log; /* NULL if the match is invalid */
  GError *fault;
} SlipWork;

SlipWork *slip_work_new  (void);
void      slip_work_free (gpointer work);

/** Called in the main loop when @work is done or cancelled; takes @work. */
typedef void (*SlipWorkDone) (SlipWork *work, gpointer data);

/**
 * Does the next step in @database in a thread; takes @work. Cancelling keeps partial results.
 * Returns: (transfer full) (nullable): the thread, which ends when @done is called; NULL if none
 * could be created: @done is then called with idle @work.
 */
GThread  *slip_work_start (SlipWork     *work,
                           Database     *database,
                           GCancellable *cancellable,
                           SlipWorkDone  done,
                           gpointer      data);

/** Writes the results of @work (HistoryWrite). */
gboolean  slip_work_write (Database     *database,
                           gconstpointer work,
                           GError      **error);

/** Returns true if @work has results to write. */
gboolean  slip_work_has_result (const SlipWork *work);
