/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/statistics/statistics-curve.h"

#include "players/field/margin.h"

/* ---- Window ---------------------------------------------------------------------------------- */

#define WINDOW_MOST 200
#define WINDOWS 5

guint
statistics_window (guint n)
{
  return CLAMP (n / WINDOWS, STATISTICS_MARGIN_LEAST, WINDOW_MOST);
}

/* ---- Running means --------------------------------------------------------------------------- */

/* Prefix sums, so that a mean is a difference. */
typedef struct
{
  double sum;
  double squares;
} Sums;

static Sums *
add_up (GArray *points)
{
  Sums *sums = g_new0 (Sums, points->len + 1);

  for (guint i = 0; i < points->len; i++)
    {
      double value = g_array_index (points, gint32, i);

      sums[i + 1] = (Sums) { sums[i].sum + value, sums[i].squares + value * value };
    }

  return sums;
}

static StatisticsMean
mean_at (const Sums *sums, guint deal, guint window)
{
  double sum = sums[deal].sum - sums[deal - window].sum;
  double squares = sums[deal].squares - sums[deal - window].squares;

  return (StatisticsMean) { deal, sum / window, margin_of_mean (window, sum, squares) };
}

GArray *
statistics_means (GArray *points, guint window, guint most)
{
  GArray *means = g_array_new (FALSE, FALSE, sizeof (StatisticsMean));
  guint n = points->len >= window ? points->len - window + 1 : 0;
  guint n_drawn = MIN (n, most);
  g_autofree Sums *sums = add_up (points);

  for (guint i = 0; i < n_drawn; i++)
    {
      guint step = n_drawn > 1 ? (guint) ((guint64) i * (n - 1) / (n_drawn - 1)) : n - 1;
      StatisticsMean mean = mean_at (sums, window + step, window);

      g_array_append_val (means, mean);
    }

  return means;
}

/* ---- Distribution ---------------------------------------------------------------------------- */

/* Returns the least width of 1, 2, 5, 10, 20 … that makes at most @most bars. */
static gint64
width_of (gint64 range, guint most)
{
  static const guint steps[] = { 1, 2, 5 };

  for (gint64 ten = 1;; ten *= 10)
    for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
      if (ten * steps[i] * ((gint64) most - 1) > range)
        return ten * steps[i];
}

static gint64
floor_to (gint64 value, gint64 width)
{
  gint64 rest = value % width;

  return value - (rest < 0 ? rest + width : rest);
}

GArray *
statistics_bars (GArray *points, guint most)
{
  GArray *bars = g_array_new (FALSE, FALSE, sizeof (StatisticsBar));
  gint64 least = G_MAXINT32;
  gint64 highest = G_MININT32;
  gint64 width;

  for (guint i = 0; i < points->len; i++)
    {
      least = MIN (least, g_array_index (points, gint32, i));
      highest = MAX (highest, g_array_index (points, gint32, i));
    }
  if (points->len == 0)
    return bars;
  width = width_of (highest - least, most);
  least = floor_to (least, width);
  for (gint64 from = least; from <= highest; from += width)
    {
      StatisticsBar bar = { (int) from, (int) (from + width - 1), 0 };

      g_array_append_val (bars, bar);
    }
  for (guint i = 0; i < points->len; i++)
    g_array_index (bars, StatisticsBar, (g_array_index (points, gint32, i) - least) / width).n++;

  return bars;
}
