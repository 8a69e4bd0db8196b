/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "table-put.h"

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

  return natural;
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
  int width, height;
  graphene_rect_t bounds;

  if (!gtk_widget_get_visible (widget))
    return;
  width = natural_width (widget, table, most);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  x = CLAMP (x - (float) width / 2, 4, MAX ((float) (table - width) - 4, 4));
  bounds = GRAPHENE_RECT_INIT ((float) (int) x, (float) (int) (above ? y - (float) height : y),
                               width, height);
  table_put (widget, &bounds);
}

void
table_put_smaller (GtkWidget *widget, float x, float y, int room)
{
  graphene_point_t at = GRAPHENE_POINT_INIT (x, y);
  GskTransform *transform = gsk_transform_translate (NULL, &at);
  int width, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  if (width > room)
    {
      float scale = (float) room / (float) width;

      transform = gsk_transform_scale (transform, scale, scale);
    }
  gtk_widget_allocate (widget, width, height, -1, transform);
}

gboolean
table_put_panel (GtkWidget *panel, int width, int height, graphene_rect_t *bounds)
{
  int least, natural, shortest, tall;

  if (!gtk_widget_get_visible (panel))
    return FALSE;
  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  natural = MAX (MIN (MAX (natural, 320), width - 16), least);
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, natural, &shortest, &tall, NULL, NULL);
  tall = MAX (MIN (tall, height - 8), shortest);
  *bounds = GRAPHENE_RECT_INIT ((float) ((width - natural) / 2),
                                (float) MAX ((height - tall) / 2, 4), natural, tall);
  table_put (panel, bounds);

  return TRUE;
}
