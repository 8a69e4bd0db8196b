/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The pixels of what is seen, and how well one colour can be read on another. */

#pragma once

#include <gtk/gtk.h>

/** How light a colour 0xRRGGBB is, from 0 to 1, as WCAG 2 has it. */
double view_luminance (guint32 colour);

/** The contrast of two colours, from 1 to 21, as WCAG 2 has it. */
double view_contrast (guint32 a, guint32 b);

/** What a widget looks like. */
typedef struct
{
  guint32 *pixels; /* 0xAARRGGBB */
  int width;
  int height;
  graphene_rect_t bounds; /* where they are in the coordinates of the widget */
} ViewPixels;

/** Takes the pixels of @widget as it was painted last; free them with g_free (). */
void view_pixels_take (ViewPixels *self, GtkWidget *widget);

/**
 * The same of @picture, one of @widget, @scale times as large: all is counted in pixels of that
 * size. What is painted outside of @parts does not matter.
 */
void view_pixels_take_parts (ViewPixels *self, GtkWidget *widget, GskRenderNode *picture, int scale,
                             const cairo_region_t *parts);

/** The pixel at @x, @y in the coordinates of the widget, without its alpha. */
guint32 view_pixels_get (const ViewPixels *self, int x, int y);
