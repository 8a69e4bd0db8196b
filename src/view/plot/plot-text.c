/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/plot/plot-text.h"

#include "view/widgets/reading-order.h"

PangoLayout *
plot_text_layout (GtkWidget *plot, const char *text, int *width, int *height)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (plot, text);

  pango_layout_get_pixel_size (layout, width, height);

  return layout;
}

PangoLayout *
plot_text_number (GtkWidget *plot, const PlotTicks *ticks, guint i, int *width, int *height)
{
  g_autofree char *text = plot_number_write (ticks->at[i], ticks->digits);
  g_autofree char *in_order = reading_order_keep (text);

  return plot_text_layout (plot, in_order, width, height);
}

int
plot_text_height (GtkWidget *plot)
{
  int width, height;

  g_object_unref (plot_text_layout (plot, "0", &width, &height));

  return height;
}

void
plot_text_draw (GtkSnapshot *snapshot, PangoLayout *layout, const GdkRGBA *color, float x, float y)
{
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (snapshot, layout, color);
  gtk_snapshot_restore (snapshot);
}

void
plot_text_draw_numbers (GtkWidget *plot, GtkSnapshot *snapshot, const PlotTicks *ticks,
                        const float *x, float y, const GdkRGBA *color)
{
  float free_from = 0;

  for (guint i = 0; i < ticks->n; i++)
    {
      int width, height;
      g_autoptr (PangoLayout) number = plot_text_number (plot, ticks, i, &width, &height);
      float left = x[i] - (float) width / 2;

      if (left < free_from)
        continue;
      plot_text_draw (snapshot, number, color, left, y);
      free_from = left + (float) (width + PLOT_GAP);
    }
}
