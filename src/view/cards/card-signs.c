/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/cards/card-signs.h"

#define CROWN 0.14       /* radius / card width */
#define CROWN_LEAST 7    /* pixels */
#define GAUGE_LEAST 0.06 /* share filled at least */

void
winner_sign_draw (GtkSnapshot *snapshot, const graphene_rect_t *bounds)
{
  double radius = MAX (CROWN * bounds->size.width, CROWN_LEAST);
  graphene_rect_t area
      = GRAPHENE_RECT_INIT (bounds->origin.x + bounds->size.width - (float) (2 * radius) - 2,
                            bounds->origin.y + 2, (float) (2 * radius), (float) (2 * radius));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &area);

  cairo_translate (cr, area.origin.x + radius, area.origin.y + radius);
  cairo_scale (cr, radius, radius);
  cairo_arc (cr, 0, 0, 1, 0, 2 * G_PI);
  cairo_set_source_rgb (cr, 0.11, 0.11, 0.11);
  cairo_fill (cr);
  cairo_move_to (cr, -0.6, 0.45);
  cairo_line_to (cr, -0.7, -0.3);
  cairo_line_to (cr, -0.3, 0.02);
  cairo_line_to (cr, 0, -0.55);
  cairo_line_to (cr, 0.3, 0.02);
  cairo_line_to (cr, 0.7, -0.3);
  cairo_line_to (cr, 0.6, 0.45);
  cairo_close_path (cr);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
append_color (GtkSnapshot *snapshot, GdkRGBA color, float x, float y, float width, float height)
{
  gtk_snapshot_append_color (snapshot, &color, &GRAPHENE_RECT_INIT (x, y, width, height));
}

void
hint_gauge_draw (GtkSnapshot *snapshot, const graphene_rect_t *bounds, AtoutHinted hinted,
                 double share)
{
  const GdkRGBA ink = { 0.09f, 0.09f, 0.09f, 1 };
  const GdkRGBA paper = { 1, 1, 1, 1 };
  const GdkRGBA best = { 0.11f, 0.44f, 0.85f, 1 };
  const GdkRGBA worse = { 0.62f, 0.62f, 0.62f, 1 };
  const float x = bounds->origin.x;
  const float y = bounds->origin.y;
  const float bar = bounds->size.width;
  const float tall = bounds->size.height;
  const float filled = (float) (GAUGE_LEAST + (1 - GAUGE_LEAST) * share) * (tall - 2);

  append_color (snapshot, ink, x, y, bar, tall);
  append_color (snapshot, paper, x + 1, y + 1, bar - 2, tall - 2);
  append_color (snapshot, hinted == ATOUT_HINTED_WORSE ? worse : best, x + 1, y + tall - 1 - filled,
                bar - 2, filled);
  append_color (snapshot, ink, x + 1, y + tall - 1 - filled, bar - 2, 1);
}
