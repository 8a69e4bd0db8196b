/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Where the marks of an axis stand. */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define PLOT_TICKS_MAX 24

/** Marks at round numbers. */
typedef struct
{
  guint n;
  double at[PLOT_TICKS_MAX];
  guint digits; /* behind the point that are needed to tell them */
} PlotTicks;

/**
 * Makes marks that cover @low to @high, about @wanted of them (2 to 10). The first is not above
 * @low, the last not below @high. Where both are the same there is some room around it. Steps are
 * not smaller than @least: 1 for what is counted, 0 for any number.
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

G_END_DECLS
