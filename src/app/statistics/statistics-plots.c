/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/statistics/statistics-plots.h"

#include <glib/gi18n-lib.h>

#include "model/statistics/statistics-curve.h"
#include "model/words/words.h"
#include "view/plot/plot-ticks.h"

#define LEAST 10     /* deals that say something about progress … */
#define LEAST_BARS 2 /* … and about their spread */
#define POINTS 300   /* drawn at most */
#define BARS 24

/* ---- Progress -------------------------------------------------------------------------------- */

static char *
tell_progress (GArray *means, guint window)
{
  const StatisticsMean *first = &g_array_index (means, StatisticsMean, 0);
  const StatisticsMean *last = &g_array_index (means, StatisticsMean, means->len - 1);
  const StatisticsMean *low = first;
  const StatisticsMean *high = first;
  g_autofree char *n = g_strdup_printf ("%u", window);
  g_autofree char *begin = plot_number_write (first->mean, 1);
  g_autofree char *end = plot_number_write (last->mean, 1);
  g_autofree char *margin = plot_number_write (last->margin, 1);
  g_autofree char *least = NULL;
  g_autofree char *most = NULL;

  for (guint i = 1; i < means->len; i++)
    {
      const StatisticsMean *mean = &g_array_index (means, StatisticsMean, i);

      low = mean->mean < low->mean ? mean : low;
      high = mean->mean > high->mean ? mean : high;
    }
  least = plot_number_write (low->mean, 1);
  most = plot_number_write (high->mean, 1);

  {
    const WordsValue values[]
        = { { "{n}", n },         { "{begin}", begin }, { "{end}", end }, { "{margin}", margin },
            { "{least}", least }, { "{most}", most },   { NULL, NULL } };

    return words_fill (
        _ ("Points per deal, mean of {n} deals each: {begin} at the beginning, {end} "
           "plus or minus {margin} now; {least} at the lowest, {most} at the "
           "highest."),
        values);
  }
}

static char *
name_means (guint window)
{
  g_autofree char *n = g_strdup_printf ("%u", window);
  const WordsValue values[] = { { "{n}", n }, { NULL, NULL } };

  /* Translators: what is drawn, above an axis; the number is 5 at least */
  return words_fill (ngettext ("Points, mean of {n} deal", "Points, mean of {n} deals", window),
                     values);
}

gboolean
statistics_plots_show_progress (AtoutPlot *plot, const Statistics *statistics)
{
  guint window = statistics_window (statistics->points->len);
  g_autoptr (GArray) means = statistics_means (statistics->points, window, POINTS);
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (PlotPoint));
  g_autofree char *beside = NULL;
  g_autofree char *text = NULL;

  if (statistics->points->len < LEAST)
    return FALSE;
  for (guint i = 0; i < means->len; i++)
    {
      const StatisticsMean *mean = &g_array_index (means, StatisticsMean, i);
      PlotPoint point = { mean->deal, mean->mean, mean->margin, 0 };

      g_array_append_val (points, point);
    }
  beside = name_means (window);
  text = tell_progress (means, window);
  atout_plot_show_line (plot, points, C_ ("statistics", "Deals"), beside, text);

  return TRUE;
}

/* ---- Spread ---------------------------------------------------------------------------------- */

static char *
tell_bar (const StatisticsBar *bar)
{
  g_autofree char *from = plot_number_write (bar->from, 0);
  g_autofree char *to = plot_number_write (bar->to, 0);
  g_autofree char *n = g_strdup_printf ("%u", bar->n);
  const WordsValue values[] = { { "{from}", from }, { "{to}", to }, { "{n}", n }, { NULL, NULL } };

  /* Translators: so many points, and how often; read aloud */
  return words_fill (
      bar->from == bar->to ? _ ("{from} points: {n}") : _ ("{from} to {to} points: {n}"), values);
}

static char *
tell_spread (GArray *bars)
{
  GString *text = g_string_new (_ ("How often so many points in a deal:"));

  for (guint i = 0; i < bars->len; i++)
    {
      const StatisticsBar *bar = &g_array_index (bars, StatisticsBar, i);
      g_autofree char *told = bar->n > 0 ? tell_bar (bar) : NULL;

      if (told != NULL)
        g_string_append_printf (text, " %s;", told);
    }
  text->str[text->len - 1] = '.';

  return g_string_free (text, FALSE);
}

gboolean
statistics_plots_show_spread (AtoutPlot *plot, const Statistics *statistics)
{
  g_autoptr (GArray) counted = statistics_bars (statistics->points, BARS);
  g_autoptr (GArray) bars = g_array_new (FALSE, FALSE, sizeof (PlotBar));
  g_autofree char *text = NULL;

  if (statistics->points->len < LEAST_BARS)
    return FALSE;
  for (guint i = 0; i < counted->len; i++)
    {
      const StatisticsBar *bar = &g_array_index (counted, StatisticsBar, i);
      PlotBar drawn = { bar->from, bar->to + 1, bar->n };

      g_array_append_val (bars, drawn);
    }
  text = tell_spread (counted);
  atout_plot_show_bars (plot, bars, C_ ("statistics", "Points in a deal"),
                        C_ ("statistics", "Deals"), text);

  return TRUE;
}
