/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/statistics/statistics-figures.h"

#include <glib/gi18n-lib.h>

#include "model/statistics/statistics-curve.h"
#include "model/words/words.h"
#include "rules/game.h"
#include "view/plot/plot-ticks.h"

/* ---- Figures --------------------------------------------------------------------------------- */

static char *
write_count (guint n)
{
  return g_strdup_printf ("%u", n);
}

/* Returns "12 of 20 (60 %)"; NULL if @of is 0. */
static char *
write_share (guint n, guint of)
{
  g_autofree char *part = write_count (n);
  g_autofree char *whole = write_count (of);
  g_autofree char *percent = plot_number_write (of > 0 ? 100.0 * n / of : 0, 0);
  const WordsValue values[]
      = { { "{n}", part }, { "{all}", whole }, { "{percent}", percent }, { NULL, NULL } };

  /* Translators: so many of all, as "12 of 20 (60 %)", with no-break spaces but for one */
  return of > 0 ? words_fill (C_ ("statistics", "{n} of {all} ({percent} %)"), values) : NULL;
}

static char *
write_mean (const StatisticsCount *count)
{
  g_autofree char *mean = plot_number_write (count->mean, 1);
  g_autofree char *margin = plot_number_write (count->margin, 1);

  if (count->n_deals == 0)
    return NULL;

  return count->n_deals >= STATISTICS_MARGIN_LEAST ? g_strdup_printf ("%s ± %s", mean, margin)
                                                   : g_steal_pointer (&mean);
}

static char *
tell_deals (const StatisticsCount *count)
{
  return write_count (count->n_deals);
}

static char *
tell_thrown_in (const StatisticsCount *count)
{
  return count->n_thrown_in > 0 ? write_count (count->n_thrown_in) : NULL;
}

static char *
tell_won (const StatisticsCount *count)
{
  return write_share (count->n_won, count->n_deals);
}

static char *
tell_made (const StatisticsCount *count)
{
  return write_share (count->n_made, count->n_declared);
}

static char *
tell_beaten (const StatisticsCount *count)
{
  return write_share (count->n_beaten, count->n_defended);
}

static char *
tell_matches (const StatisticsCount *count)
{
  return write_share (count->n_matches_won, count->n_matches);
}

static char *
tell_drawn (const StatisticsCount *count)
{
  return count->n_matches_drawn > 0 ? write_count (count->n_matches_drawn) : NULL;
}

typedef struct
{
  const char *title;                            /* NULL: the game provides the title */
  char *(*tell) (const StatisticsCount *count); /* returns NULL if empty */
} FigureRow;

static const FigureRow rows[] = {
  { NC_ ("statistics", "Deals played"), tell_deals },
  { NC_ ("statistics", "Thrown in"), tell_thrown_in },
  { NC_ ("statistics", "Points per deal"), write_mean },
  { NC_ ("statistics", "Deals won"), tell_won },
  { NULL, tell_made },
  { NULL, tell_beaten },
  { NC_ ("statistics", "Matches won"), tell_matches },
  { NC_ ("statistics", "Matches drawn"), tell_drawn },
};

/* ---- Table ----------------------------------------------------------------------------------- */

static void
write_figure (AtoutFigureTable *table, int row, int column, const char *text, const char *title,
              const char *kind)
{
  g_autofree char *spoken
      = kind != NULL ? g_strdup_printf ("%s, %s: %s", title, kind, text != NULL ? text : "–")
                     : g_strdup_printf ("%s: %s", title, text != NULL ? text : "–");

  atout_figure_table_write (table, row, column, text != NULL ? text : "–", "numeric", spoken);
}

static void
add_run (AtoutFigureTable *table, const char *title, StatisticsRun run, gboolean with_helped,
         int row)
{
  g_autofree char *longest = write_count (run.longest);
  g_autofree char *current = write_count (run.current);
  const WordsValue values[]
      = { { "{longest}", longest }, { "{current}", current }, { NULL, NULL } };
  /* Translators: how often in a row something was won: at most, and at the moment */
  g_autofree char *text = words_fill (C_ ("statistics", "{longest}, now {current}"), values);

  atout_figure_table_write (table, row, 0, title, NULL, NULL);
  write_figure (table, row, 1, text, title, NULL);
  if (with_helped)
    atout_figure_table_write (table, row, 2, "", NULL, NULL);
}

/* Returns the untranslated title of @row, or NULL if @game has no such figure. */
static const char *
title_of (const FigureRow *row, const Game *game)
{
  if (row->title != NULL)
    return row->title;

  return row->tell == tell_made ? game->statistics->made : game->statistics->beaten;
}

void
statistics_rows_show (AtoutFigureTable *table, const Game *game, const Statistics *statistics)
{
  const StatisticsCount *clean = &statistics->count[STATISTICS_CLEAN];
  const StatisticsCount *helped = &statistics->count[STATISTICS_HELPED];
  gboolean with_helped = statistics_has_helped (statistics);
  const char *alone = C_ ("statistics", "Without help");
  const char *help = C_ ("statistics", "With help");
  int n = 0;

  atout_figure_table_begin (table, with_helped ? 2 : 1);
  if (with_helped)
    {
      atout_figure_table_write (table, n, 0, "", "heading", NULL);
      atout_figure_table_write (table, n, 1, alone, "heading", NULL);
      atout_figure_table_write (table, n++, 2, help, "heading", NULL);
    }
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *text = title_of (&rows[i], game);
      g_autofree char *own = rows[i].tell (clean);
      g_autofree char *other = with_helped ? rows[i].tell (helped) : NULL;
      const char *title;

      if (text == NULL || (own == NULL && other == NULL))
        continue;
      title = words_of_game ("statistics", text);
      atout_figure_table_write (table, n, 0, title, NULL, NULL);
      write_figure (table, n, 1, own, title, with_helped ? alone : NULL);
      if (with_helped)
        write_figure (table, n, 2, other, title, help);
      n++;
    }
  add_run (table, C_ ("statistics", "Deals won in a row"), statistics->deals, with_helped, n++);
  add_run (table, C_ ("statistics", "Matches won in a row"), statistics->matches, with_helped, n);
}

/* ---- Plots ----------------------------------------------------------------------------------- */

#define LEAST 20     /* deals needed for progress: two windows */
#define LEAST_BARS 2 /* deals needed for the spread */
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

  /* Translators: what is drawn, above an axis; the number is 10 at least */
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
  GString *text = g_string_new (_ ("How often each score occurred:"));

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
