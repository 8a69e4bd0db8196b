/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The steps of the other tables of club evenings (AtoutWorker): one table plays one deal. */

#pragma once

#include "model/competing/evening-rows.h"

typedef struct _EveningWork EveningWork;

/** Returns a step for the next deal. */
EveningWork *evening_work_new         (void);
void         evening_work_free        (gpointer       work);

/** Returns the id of the evening; valid after evening_work_find (). */
gint64       evening_work_get_evening (gconstpointer  work);

/* Functions of AtoutWorkerClass. A cancelled deal is played again by the next step. */

gboolean     evening_work_find        (gpointer       work,
                                       Database      *database,
                                       GError       **error);
gboolean     evening_work_compute     (gpointer       work,
                                       GCancellable  *cancellable);
gboolean     evening_work_write       (Database      *database,
                                       gconstpointer  work,
                                       GError       **error);
