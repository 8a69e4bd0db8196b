/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Marks of an axis. */

#pragma once

#include <glib.h>

#define PLOT_TICKS_MAX 24

/** PlotTicks: marks at round numbers. */
typedef struct
{
  guint n;
  double at[PLOT_TICKS_MAX];
  guint digits; /* decimal digits needed */
} PlotTicks;

/**
 * Makes about @wanted marks (2 to 10) that include @low and @high, also if these are equal. Steps
 * are at least @least: 1 for whole numbers, 0 for any.
 */
void  plot_ticks_make   (PlotTicks *ticks,
                         double     low,
                         double     high,
                         guint      wanted,
                         double     least);

/** Makes marks at whole numbers from @low to @high, none beyond. */
void  plot_ticks_make_whole (PlotTicks *ticks,
                             double     low,
                             double     high,
                             guint      wanted);

/** Returns: (transfer full): @value in the locale with @digits decimals */
char *plot_number_write (double     value,
                         guint      digits);
