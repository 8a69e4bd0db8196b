/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "table-put.h"

#define EDGE 4 /* pixels that stay free beside it */

/* How large @widget is drawn in @width where it cannot be so narrow, in large letters. */
static float
scale_in (GtkWidget *widget, int width)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

  return least > width ? (float) MAX (width, 1) / (float) least : 1;
}

/* As wide as @widget would be at best, on a @table that wide, but not wider than @most. */
static int
natural_width (GtkWidget *widget, int table, int most)
{
  int least, natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);

  return MAX (MIN (natural, MIN (table - 16, most)), least);
}

int
table_put_natural_height (GtkWidget *widget, int table, int most)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, natural_width (widget, table, most), NULL,
                      &natural, NULL, NULL);

  return (int) ((float) natural * scale_in (widget, table - 2 * EDGE) + .5f);
}

/* At @bounds, which are as wide as it needs, on a @table that may be narrower. */
static void
put_scaled (GtkWidget *widget, int table, const graphene_rect_t *bounds, float scale)
{
  if (scale == 1)
    table_put (widget, bounds);
  else
    gtk_widget_allocate (
        widget, (int) bounds->size.width, (int) bounds->size.height, -1,
        gsk_transform_scale (
            gsk_transform_translate (
                NULL, &GRAPHENE_POINT_INIT (((float) table - bounds->size.width * scale) / 2,
                                            bounds->origin.y)),
            scale, scale));
}

void
table_put (GtkWidget *widget, const graphene_rect_t *bounds)
{
  graphene_point_t at = bounds->origin;
  int width = (int) bounds->size.width;
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > width)
    at.x = MAX (at.x - (float) ((least - width) / 2), 2);
  gtk_widget_allocate (widget, MAX (width, least), (int) bounds->size.height, -1,
                       gsk_transform_translate (NULL, &at));
}

void
table_put_natural (GtkWidget *widget, int table, float x, float y, gboolean above, int most)
{
  float scale = scale_in (widget, table - 2 * EDGE);
  int width, height;
  graphene_rect_t bounds;

  if (!gtk_widget_get_visible (widget))
    return;
  width = natural_width (widget, table, most);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  x = CLAMP (x - (float) width / 2, EDGE, MAX ((float) (table - width) - EDGE, EDGE));
  bounds = GRAPHENE_RECT_INIT (
      (float) (int) x, (float) (int) (above ? y - (float) height * scale : y), width, height);
  put_scaled (widget, table, &bounds, scale);
}

void
table_put_panel (GtkWidget *panel, int width, int height)
{
  float scale = scale_in (panel, width - 2 * EDGE);
  int least, natural, shortest, tall;
  graphene_rect_t bounds;

  if (!gtk_widget_get_visible (panel))
    return;
  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  natural = MAX (MIN (MAX (natural, 320), width - 16), least);
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, natural, &shortest, &tall, NULL, NULL);
  tall = MAX (MIN (tall, (int) ((float) (height - 2 * EDGE) / scale)), shortest);
  bounds
      = GRAPHENE_RECT_INIT ((float) ((width - natural) / 2),
                            MAX (((float) height - (float) tall * scale) / 2, EDGE), natural, tall);
  put_scaled (panel, width, &bounds, scale);
}
