/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Running means and distribution of points. */

#pragma once

#include <glib.h>

/** The fewest deals whose mean is shown with a margin. */
#define STATISTICS_MARGIN_LEAST 10

/** The mean of a window of deals. */
typedef struct
{
  guint deal; /* number of its last deal, from 1 */
  double mean;
  double margin; /* 95 % confidence, plus or minus */
} StatisticsMean;

/** Returns the number of deals per running mean of @n deals: a fifth, but 10 to 200. */
guint   statistics_window (guint  n);

/**
 * Returns at most @most running means (StatisticsMean) of @points (gint32), each over @window
 * deals, evenly spaced up to the last. Empty if there are fewer deals.
 */
GArray *statistics_means  (GArray *points,
                           guint   window,
                           guint   most);

/** The number of points in a range. */
typedef struct
{
  int from; /* lowest points */
  int to;   /* highest points */
  guint n;
} StatisticsBar;

/** Counts @points (gint32) in at most @most ranges (StatisticsBar) of equal width. */
GArray *statistics_bars   (GArray *points,
                           guint   most);
