/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Texts in the font of the widget @plot. Layouts are (transfer full), sizes in pixels. */

#pragma once

#include <gtk/gtk.h>

#include "view/plot/plot-ticks.h"

#define PLOT_GAP 6 /* pixels between numbers, and beside them */

/** Returns the layout of @text, with its size. */
PangoLayout *plot_text_layout (GtkWidget *plot, const char *text, int *width, int *height);

/** Returns the layout of number @i of @ticks. */
PangoLayout *plot_text_number (GtkWidget *plot, const PlotTicks *ticks, guint i, int *width,
                               int *height);

/** Returns the height of a line. */
int plot_text_height (GtkWidget *plot);

/** Draws @layout with its left upper corner at @x, @y. */
void plot_text_draw (GtkSnapshot *snapshot, PangoLayout *layout, const GdkRGBA *color, float x,
                     float y);

/** Draws the numbers of @ticks, centred at @x, below @y; skips numbers too close to another. */
void plot_text_draw_numbers (GtkWidget *plot, GtkSnapshot *snapshot, const PlotTicks *ticks,
                             const float *x, float y, const GdkRGBA *color);
