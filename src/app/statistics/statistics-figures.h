/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The answer of statistics: its figures as a table, the points of many deals drawn and told. */

#pragma once

#include "app/widgets/atout-figure-table.h"
#include "model/statistics/statistics.h"
#include "view/plot/atout-plot.h"

/**
 * Fills @table with a row for each figure of @statistics that says something; deals in which the
 * user was helped have a column of their own where there are any.
 */
void statistics_rows_show (AtoutFigureTable *table,
                           const Statistics *statistics);

/* ---- Plots ----------------------------------------------------------------------------------- */

/** Draws how the points went on; FALSE where there are too few deals for that. */
gboolean statistics_plots_show_progress (AtoutPlot        *plot,
                                         const Statistics *statistics);

/** Draws how they are spread; FALSE likewise. */
gboolean statistics_plots_show_spread   (AtoutPlot        *plot,
                                         const Statistics *statistics);
