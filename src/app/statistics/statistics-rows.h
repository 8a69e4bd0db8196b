/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The figures of statistics as a table. */

#pragma once

#include "app/widgets/atout-figure-table.h"
#include "model/statistics/statistics.h"

G_BEGIN_DECLS

/**
 * Fills @table with a row for each figure of @statistics that says something; deals in which the
 * user was helped have a column of their own where there are any.
 */
void statistics_rows_show (AtoutFigureTable *table,
                           const Statistics *statistics);

G_END_DECLS
