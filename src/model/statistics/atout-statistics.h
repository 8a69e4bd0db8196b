/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/history/atout-history.h"
#include "model/statistics/statistics.h"

#define ATOUT_TYPE_STATISTICS (atout_statistics_get_type ())

/** AtoutStatistics: statistics of a history, counted in a thread. */
G_DECLARE_FINAL_TYPE (AtoutStatistics, atout_statistics, ATOUT, STATISTICS, GObject)

AtoutStatistics  *atout_statistics_new         (AtoutHistory             *history);

/** Starts to answer @question and cancels the previous one. */
void              atout_statistics_ask         (AtoutStatistics          *self,
                                                const StatisticsQuestion *question);

/** Returns the last answer, owned by @self; NULL while there is none. */
const Statistics *atout_statistics_get_answer  (AtoutStatistics          *self);

/** Returns the last error as a sentence for the user, or NULL. */
const char       *atout_statistics_get_problem (AtoutStatistics          *self);

/** Excludes the past deals of @form (a key) from its statistics. */
gboolean          atout_statistics_reset       (AtoutStatistics          *self,
                                                const char               *form,
                                                GError                  **error);

/** Writes statistics_to_csv () to @file in a thread. */
void              atout_statistics_export      (AtoutStatistics          *self,
                                                const StatisticsQuestion *question,
                                                GFile                    *file,
                                                GAsyncReadyCallback       callback,
                                                gpointer                  user_data);

/** Returns FALSE with an error if nothing was written. */
gboolean          atout_statistics_export_finish (AtoutStatistics        *self,
                                                GAsyncResult             *result,
                                                GError                  **error);
