/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/cards/hint-gauge.h"

#define LEAST 0.06 /* of it is filled in any case */

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
  const float filled = (float) (LEAST + (1 - LEAST) * share) * (tall - 2);

  append_color (snapshot, ink, x, y, bar, tall);
  append_color (snapshot, paper, x + 1, y + 1, bar - 2, tall - 2);
  append_color (snapshot, hinted == ATOUT_HINTED_WORSE ? worse : best, x + 1, y + tall - 1 - filled,
                bar - 2, filled);
  append_color (snapshot, ink, x + 1, y + tall - 1 - filled, bar - 2, 1);
}
