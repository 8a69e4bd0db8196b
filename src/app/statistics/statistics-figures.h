/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Table and plots of a Statistics. */

#pragma once

#include "app/widgets/atout-figure-table.h"
#include "model/statistics/statistics.h"
#include "view/plot/atout-plot.h"

/** Fills @table in the words of @game; deals with help get their own column. */
void statistics_rows_show (AtoutFigureTable *table,
                           const Game       *game,
                           const Statistics *statistics);

/* ---- Plots ----------------------------------------------------------------------------------- */

/** Draws the points over time; FALSE if there are too few deals. */
gboolean statistics_plots_show_progress (AtoutPlot        *plot,
                                         const Statistics *statistics);

/** Draws the distribution of points; FALSE if there are too few deals. */
gboolean statistics_plots_show_spread   (AtoutPlot        *plot,
                                         const Statistics *statistics);
