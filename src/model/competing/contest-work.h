/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The steps of the house in contests (AtoutWorker): one house player plays one deal. */

#pragma once

#include "model/competing/contest-rows.h"

typedef struct _ContestWork ContestWork;

/** Returns a step for the next unit; @own are the signals agreed by the user's side. */
ContestWork *contest_work_new         (Signals        own,
                                       Signals        others);
void         contest_work_free        (gpointer       work);

/** Returns the id of the contest; valid after contest_work_find (). */
gint64       contest_work_get_contest (gconstpointer  work);

/* Functions of AtoutWorkerClass. A cancelled unit is played again by the next step. */

gboolean     contest_work_find        (gpointer       work,
                                       Database      *database,
                                       GError       **error);
gboolean     contest_work_compute     (gpointer       work,
                                       GCancellable  *cancellable);

/**
 * Writes the result of the house player. If the match cannot be read or lacks the deal, removes
 * the match from its contest instead, so that other contests go on.
 */
gboolean     contest_work_write       (Database      *database,
                                       gconstpointer  work,
                                       GError       **error);
