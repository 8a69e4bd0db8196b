/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The steps of the search for slips (AtoutWorker). */

#pragma once

#include "model/learning/slip-rows.h"

/** A step: examines deals of one match, or judges one suspect. */
typedef struct _SlipWork SlipWork;

/**
 * Returns a step among the latest @n_deals that count, with the signals of each side. It examines
 * deals; if none is left, and @may_judge, it judges a suspect.
 */
SlipWork *slip_work_new     (Signals        own,
                             Signals        others,
                             guint          n_deals,
                             gboolean       may_judge);
void      slip_work_free    (gpointer       work);

/* Functions of AtoutWorkerClass. A cancelled step keeps the deals that it has examined. */

gboolean  slip_work_find    (gpointer       work,
                             Database      *database,
                             GError       **error);
gboolean  slip_work_compute (gpointer       work,
                             GCancellable  *cancellable);
gboolean  slip_work_write   (Database      *database,
                             gconstpointer  work,
                             GError       **error);
