/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-history.h"
#include "model/statistics/statistics.h"

#define ATOUT_TYPE_STATISTICS (atout_statistics_get_type ())

/**
 * AtoutStatistics: what a history is asked for, counted in a thread of its own so that nobody waits
 * for it.
 *
 * Signal: `answered` (): the last question has its answer, or there is none.
 */
G_DECLARE_FINAL_TYPE (AtoutStatistics, atout_statistics, ATOUT, STATISTICS, GObject)

AtoutStatistics  *atout_statistics_new         (AtoutHistory             *history);

/** Asks; a question that waits for its answer is given up. */
void              atout_statistics_ask         (AtoutStatistics          *self,
                                                const StatisticsQuestion *question);

/** The answer to the last question, owned by @self; NULL as long as there is none. */
const Statistics *atout_statistics_get_answer  (AtoutStatistics          *self);

/** Why there is none, a sentence for the user; NULL: nothing went wrong. */
const char       *atout_statistics_get_problem (AtoutStatistics          *self);

/** From now on statistics of @form, a key, count; what was before stays in the history. */
gboolean          atout_statistics_reset       (AtoutStatistics          *self,
                                                const char               *form,
                                                GError                  **error);

/** Writes what @question asks for to @file, as statistics_to_csv (). */
void              atout_statistics_export      (AtoutStatistics          *self,
                                                const StatisticsQuestion *question,
                                                GFile                    *file,
                                                GAsyncReadyCallback       callback,
                                                gpointer                  user_data);

/** FALSE with an error when nothing was written. */
gboolean          atout_statistics_export_finish (AtoutStatistics        *self,
                                                GAsyncResult             *result,
                                                GError                  **error);
