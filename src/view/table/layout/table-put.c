/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/layout/table-put.h"

#define EDGE 4
#define FAR_MOST 24 /* largest distance that a panel moves */

/* Returns the natural width of @widget limited by @table and @most, at least its minimum. */
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
table_put_hides_middle (const graphene_rect_t *panel, const graphene_rect_t *thing)
{
  graphene_point_t middle;

  graphene_rect_get_center (thing, &middle);

  return graphene_rect_contains_point (panel, &middle);
}

/* Returns true if the moved @panel partly covers a thing that stays visible. */
static gboolean
covers_edge (const graphene_rect_t *panel, int right, int down, const graphene_rect_t *things,
             guint n)
{
  graphene_rect_t bounds = *panel;

  graphene_rect_offset (&bounds, (float) right, (float) down);
  for (guint i = 0; i < n; i++)
    if (graphene_rect_intersection (&bounds, &things[i], NULL)
        && !(table_put_hides_middle (panel, &things[i])
             && table_put_hides_middle (&bounds, &things[i])))
      return TRUE;

  return FALSE;
}

static gboolean
is_on_table (const graphene_rect_t *panel, int right, int down, int width, int height)
{
  float x = graphene_rect_get_x (panel) + (float) right;
  float y = graphene_rect_get_y (panel) + (float) down;

  return x >= EDGE && x + graphene_rect_get_width (panel) <= (float) (width - EDGE) && y >= EDGE
         && y + graphene_rect_get_height (panel) <= (float) (height - EDGE);
}

void
table_put_clear (graphene_rect_t *panel, int width, int height, const graphene_rect_t *things,
                 guint n)
{
  for (int far = 0; far <= FAR_MOST; far++)
    for (int right = -far; right <= far; right++)
      for (int up = -1; up <= 1; up += 2)
        {
          int down = -up * (far - ABS (right));

          if (covers_edge (panel, right, down, things, n)
              || (far > 0 && !is_on_table (panel, right, down, width, height)))
            continue;
          graphene_rect_offset (panel, (float) right, (float) down);
          return;
        }
}

gboolean
table_put_panel (GtkWidget *panel, int width, int height, const graphene_rect_t *things, guint n,
                 graphene_rect_t *bounds)
{
  int least, natural, shortest, tall;

  if (!gtk_widget_get_visible (panel))
    return FALSE;
  gtk_widget_measure (panel, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  natural = MAX (MIN (MAX (natural, 320), width - 16), least);
  gtk_widget_measure (panel, GTK_ORIENTATION_VERTICAL, natural, &shortest, &tall, NULL, NULL);
  tall = MAX (MIN (tall, height - 2 * EDGE), shortest);
  *bounds = GRAPHENE_RECT_INIT ((float) ((width - natural) / 2),
                                (float) MAX ((height - tall) / 2, EDGE), natural, tall);
  table_put_clear (bounds, width, height, things, n);
  table_put (panel, bounds);

  return TRUE;
}
