/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/plot/plot-colors.h"

#include <adwaita.h>

PlotColors
plot_colors_find (void)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  gboolean dark = adw_style_manager_get_dark (style);
  gboolean high = adw_style_manager_get_high_contrast (style);
  float ink = dark ? 1 : 0;
  PlotColors colors = {
    .text = { ink, ink, ink, high ? 1 : 0.8f },
    .grid = { ink, ink, ink, high ? 0.5f : 0.15f },
    .line = dark ? (GdkRGBA) { 0.47f, 0.68f, 1, 1 } : (GdkRGBA) { 0.10f, 0.37f, 0.71f, 1 },
  };

  colors.band = colors.line;
  colors.band.alpha = high ? 0.4f : 0.25f;

  return colors;
}
