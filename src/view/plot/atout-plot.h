/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/** PlotPoint: a point of a line with a band. */
typedef struct
{
  double x;
  double y;
  double margin; /* half the height of the band */
  double lost;   /* loss at the point, drawn as a bar; 0 without */
} PlotPoint;

/** PlotBar: a bar of @height between @from and @to; all are whole numbers. */
typedef struct
{
  double from;
  double to;
  double height;
} PlotBar;

#define ATOUT_TYPE_PLOT (atout_plot_get_type ())

/** AtoutPlot: a line with a band, or bars, between two axes. */
G_DECLARE_FINAL_TYPE (AtoutPlot, atout_plot, ATOUT, PLOT, GtkWidget)

/**
 * Draws a line through @points (PlotPoint, from left to right, at least one). @below and @beside
 * name the axes, @text is the accessible name.
 */
void       atout_plot_show_line (AtoutPlot  *self,
                                 GArray     *points,
                                 const char *below,
                                 const char *beside,
                                 const char *text);

/** Draws @bars (PlotBar, likewise) upwards from zero. */
void       atout_plot_show_bars (AtoutPlot  *self,
                                 GArray     *bars,
                                 const char *below,
                                 const char *beside,
                                 const char *text);
