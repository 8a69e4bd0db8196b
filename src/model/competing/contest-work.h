/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Work for contests in a low-priority thread. One step of work plays one unit: one house player
 * (players/field) in one deal.
 */

#pragma once

#include "model/competing/contest-rows.h"

typedef struct
{
  Signals own; /* signals agreed by the user's side */
  Signals others;
  /* results of the step */
  gboolean is_idle;   /* true if there was no unit to play */
  gboolean is_broken; /* true if the match of the unit cannot be read */
  gboolean is_played; /* true if the unit was played and @result is valid */
  ContestUnit unit;   /* unit that was played; valid unless is_idle */
  int result;
  double time; /* CPU seconds that the step took */
  GError *fault;
} ContestWork;

ContestWork *contest_work_new   (void);
void         contest_work_free  (gpointer         work);

/**
 * Callback for the end of a step, called in the main loop also after cancellation; takes ownership
 * of @work.
 */
typedef void (*ContestWorkDone) (ContestWork *work, gpointer data);

/**
 * Starts a thread that plays the next unit in @database; takes ownership of @work. A cancelled unit
 * is played again by the next step.
 * Returns: (transfer full) (nullable): the thread, which ends when @done is called; NULL if it
 * could not be created. In this case @done is called with @work as is_idle.
 */
GThread     *contest_work_start (ContestWork     *work,
                                 Database        *database,
                                 GCancellable    *cancellable,
                                 ContestWorkDone  done,
                                 gpointer         data);

/** Returns true if contest_work_write () has something to store for @work. */
gboolean     contest_work_has_result (const ContestWork *work);

/**
 * Stores the result of @work (HistoryWrite). If the match cannot be read, removes the match from
 * its contest instead.
 */
gboolean     contest_work_write (Database        *database,
                                 gconstpointer    work,
                                 GError         **error);
