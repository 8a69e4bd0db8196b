/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/cards/winner-sign.h"

#define CROWN 0.14    /* radius of its crown, as share of the width … */
#define CROWN_LEAST 7 /* … and in pixels */

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
