/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is drawn of the points of many deals: how they went on, and how they are spread. */

#pragma once

#include <glib.h>

/** The two-sided 95 % quantile of Student’s t with @degrees of freedom, at least 1. */
double statistics_t_quantile (guint  degrees);

/**
 * Half of the 95 % interval of the mean of @n values with this @sum and @sum_of_squares; 0 where
 * there are fewer than two.
 */
double statistics_margin     (guint  n,
                              double sum,
                              double sum_of_squares);

/** The mean of the last deals. */
typedef struct
{
  guint deal;    /* the last of them, from 1 */
  double mean;
  double margin; /* plus or minus this, with 95 % confidence */
} StatisticsMean;

/** How many of @n deals a running mean is made of: few enough to show change, at least five. */
guint   statistics_window (guint  n);

/**
 * The running means (StatisticsMean) of @points (gint32), each of @window deals; at most @most of
 * them, evenly spread, with the last one. None where there are fewer deals.
 */
GArray *statistics_means  (GArray *points,
                           guint   window,
                           guint   most);

/** How often points of a range came. */
typedef struct
{
  int from; /* the least … */
  int to;   /* … and the most */
  guint n;
} StatisticsBar;

/** How @points (gint32) are spread over at most @most ranges (StatisticsBar) of the same width. */
GArray *statistics_bars   (GArray *points,
                           guint   most);
