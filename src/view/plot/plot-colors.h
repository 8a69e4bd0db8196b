/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Colours of plots. */

#pragma once

#include <gtk/gtk.h>

typedef struct
{
  GdkRGBA text;
  GdkRGBA grid;
  GdkRGBA line;
  GdkRGBA band; /* translucent; for ranges around a line */
} PlotColors;

/**
 * Returns the colours for the current style: a contrast of 3 : 1 for lines, 7 : 1 for text.
 */
PlotColors plot_colors_find (void);
