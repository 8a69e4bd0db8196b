/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A step of the house in a low-priority thread: one unit of a contest. */

#pragma once

#include "model/competing/contest-rows.h"

typedef struct
{
  Signals own; /* signals of the user's side */
  Signals others;
  /* results */
  gboolean is_idle;   /* true if no unit waits */
  gboolean is_broken; /* true if the match of the unit cannot be read */
  gboolean is_played; /* true if @result is known */
  ContestUnit unit;   /* valid unless idle */
  int result;
  double time; /* CPU seconds used */
  GError *fault;
} ContestWork;

ContestWork *contest_work_new   (void);
void         contest_work_free  (gpointer         work);

/** Called in the main loop when @work is done or cancelled; takes @work. */
typedef void (*ContestWorkDone) (ContestWork *work, gpointer data);

/**
 * Plays the next unit of @database in a thread; takes @work. A cancelled unit is played again by
 * the next step.
 * Returns: (transfer full) (nullable): the thread, which ends when @done is called; NULL if none
 * could be created: @done is then called with idle @work.
 */
GThread     *contest_work_start (ContestWork     *work,
                                 Database        *database,
                                 GCancellable    *cancellable,
                                 ContestWorkDone  done,
                                 gpointer         data);

/** Returns true if @work has something to write. */
gboolean     contest_work_has_result (const ContestWork *work);

/** Writes the result of @work (HistoryWrite); a broken match leaves its contest. */
gboolean     contest_work_write (Database        *database,
                                 gconstpointer    work,
                                 GError         **error);
