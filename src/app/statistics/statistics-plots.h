/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The points of many deals, drawn and told. */

#pragma once

#include "model/statistics/statistics.h"
#include "view/plot/atout-plot.h"

G_BEGIN_DECLS

/** Draws how the points went on; FALSE where there are too few deals for that. */
gboolean statistics_plots_show_progress (AtoutPlot        *plot,
                                         const Statistics *statistics);

/** Draws how they are spread; FALSE likewise. */
gboolean statistics_plots_show_spread   (AtoutPlot        *plot,
                                         const Statistics *statistics);

G_END_DECLS
