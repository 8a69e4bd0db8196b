/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Where the marks of an axis stand. */

#pragma once

#include <glib.h>

#define PLOT_TICKS_MAX 24

/** Marks at round numbers. */
typedef struct
{
  guint n;
  double at[PLOT_TICKS_MAX];
  guint digits; /* behind the point that are needed to tell them */
} PlotTicks;

/**
 * Makes about @wanted marks (2 to 10). The first is at or below @low, the last at or above @high.
 * If @low equals @high, there are marks on both sides of it. The step between marks is at least
 * @least: pass 1 for whole numbers, 0 for any numbers.
 */
void  plot_ticks_make   (PlotTicks *ticks,
                         double     low,
                         double     high,
                         guint      wanted,
                         double     least);

/** The same at whole numbers, of what is counted: from @low to @high, and none beyond. */
void  plot_ticks_make_whole (PlotTicks *ticks,
                             double     low,
                             double     high,
                             guint      wanted);

/** @value as the user writes numbers, with so many @digits; free with g_free (). */
char *plot_number_write (double     value,
                         guint      digits);
