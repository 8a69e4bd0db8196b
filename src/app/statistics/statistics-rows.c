/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/statistics/statistics-rows.h"

#include <glib/gi18n-lib.h>

#include "model/words/words.h"
#include "view/plot/plot-ticks.h"

/* ---- Figures in words ------------------------------------------------------------------------ */

static char *
write_count (guint n)
{
  return g_strdup_printf ("%u", n);
}

/* NULL where there is nothing to count them of. */
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

  return count->n_deals > 1 ? g_strdup_printf ("%s ± %s", mean, margin) : g_steal_pointer (&mean);
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

static const struct
{
  const char *title;
  char *(*tell) (const StatisticsCount *count); /* NULL: nothing to say */
} rows[] = {
  { NC_ ("statistics", "Deals played"), tell_deals },
  { NC_ ("statistics", "Thrown in"), tell_thrown_in },
  { NC_ ("statistics", "Points per deal"), write_mean },
  { NC_ ("statistics", "Deals won"), tell_won },
  { NC_ ("statistics", "Own contracts made"), tell_made },
  { NC_ ("statistics", "Contracts of others beaten"), tell_beaten },
  { NC_ ("statistics", "Matches won"), tell_matches },
  { NC_ ("statistics", "Matches drawn"), tell_drawn },
};

/* ---- The table ------------------------------------------------------------------------------- */

/* Read aloud, a figure says what it is. */
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

void
statistics_rows_show (AtoutFigureTable *table, const Statistics *statistics)
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
      const char *title = g_dpgettext2 (NULL, "statistics", rows[i].title);
      g_autofree char *own = rows[i].tell (clean);
      g_autofree char *other = with_helped ? rows[i].tell (helped) : NULL;

      if (own == NULL && other == NULL)
        continue;
      atout_figure_table_write (table, n, 0, title, NULL, NULL);
      write_figure (table, n, 1, own, title, with_helped ? alone : NULL);
      if (with_helped)
        write_figure (table, n, 2, other, title, help);
      n++;
    }
  add_run (table, C_ ("statistics", "Deals won in a row"), statistics->deals, with_helped, n++);
  add_run (table, C_ ("statistics", "Matches won in a row"), statistics->matches, with_helped, n);
}
