/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/plot/plot-ticks.h"

#include <math.h>
#include <string.h>

/*
 * Returns 1, 2, 5 or 10 times a power of ten. Source: Paul S. Heckbert, Nice Numbers for Graph
 * Labels, in Graphics Gems (1990), pages 61 to 63.
 */
static double
nice_number (double range, gboolean rounds)
{
  static const double limits[2][3] = { { 1, 2, 5 }, { 1.5, 3, 7 } };
  static const double nice[] = { 1, 2, 5, 10 };
  double power = pow (10, floor (log10 (range)));
  double fraction = range / power;
  guint i = 0;

  while (i < 3 && (rounds ? fraction >= limits[1][i] : fraction > limits[0][i] * (1 + 1e-12)))
    i++;

  return nice[i] * power;
}

void
plot_ticks_make (PlotTicks *ticks, double low, double high, guint wanted, double least)
{
  double step, first, last;

  g_return_if_fail (low <= high);
  g_return_if_fail (wanted >= 2 && wanted <= 10);

  if (high - low < 1e-9)
    {
      low -= 1;
      high += 1;
    }
  step = MAX (nice_number (nice_number (high - low, FALSE) / (wanted - 1), TRUE), least);
  first = floor (low / step + 1e-9) * step;
  last = ceil (high / step - 1e-9) * step;
  ticks->n = 0;
  ticks->digits = step < 1 ? (guint) ceil (-log10 (step) - 1e-9) : 0;
  for (guint i = 0; ticks->n < PLOT_TICKS_MAX && first + i * step < last + step / 2; i++)
    ticks->at[ticks->n++] = first + i * step;
}

/* Share of a step below which marks are too close. */
#define CLOSE 0.75

/* Moves the outer marks to @low and @high. */
static void
end_at (PlotTicks *ticks, double low, double high)
{
  double step = ticks->at[1] - ticks->at[0];

  ticks->at[0] = MAX (ticks->at[0], low);
  ticks->at[ticks->n - 1] = MIN (ticks->at[ticks->n - 1], high);
  if (ticks->n > 2 && ticks->at[ticks->n - 1] - ticks->at[ticks->n - 2] < CLOSE * step)
    ticks->at[--ticks->n - 1] = high;
  if (ticks->n > 2 && ticks->at[1] - ticks->at[0] < CLOSE * step)
    {
      ticks->n--;
      memmove (ticks->at + 1, ticks->at + 2, (ticks->n - 1) * sizeof *ticks->at);
    }
}

void
plot_ticks_make_whole (PlotTicks *ticks, double low, double high, guint wanted)
{
  plot_ticks_make (ticks, low, high, wanted, 1);
  if (high > low)
    end_at (ticks, low, high);
}

char *
plot_number_write (double value, guint digits)
{
  g_autofree char *text = g_strdup_printf ("%.*f", (int) digits, fabs (value));
  gboolean is_zero = g_strtod (text, NULL) == 0;

  return g_strconcat (value < 0 && !is_zero ? "−" : "", text, NULL);
}
