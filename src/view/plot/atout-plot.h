/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/** A point of a line, with a band around it. */
typedef struct
{
  double x;
  double y;
  double margin; /* how far the band goes up and down */
  double lost;   /* so much was lost at it: a bar down from the line; 0: nothing */
} PlotPoint;

/** A bar from @from to @to on the horizontal axis; all three values are whole numbers. */
typedef struct
{
  double from;
  double to;
  double height;
} PlotBar;

#define ATOUT_TYPE_PLOT (atout_plot_get_type ())

/** AtoutPlot: a line with its band, or bars, between two axes. For screen readers it is a text. */
G_DECLARE_FINAL_TYPE (AtoutPlot, atout_plot, ATOUT, PLOT, GtkWidget)

/**
 * Draws a line through @points (PlotPoint, from left to right, at least one); @below names what is
 * counted along the axis below, @beside what is drawn, @text tells in words what is seen.
 */
void       atout_plot_show_line (AtoutPlot  *self,
                                 GArray     *points,
                                 const char *below,
                                 const char *beside,
                                 const char *text);

/** The same with @bars (PlotBar, from left to right, at least one), which stand on zero. */
void       atout_plot_show_bars (AtoutPlot  *self,
                                 GArray     *bars,
                                 const char *below,
                                 const char *beside,
                                 const char *text);
