/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-colours.h"

#include <math.h>

#include "view-drawn.h"

static double
linear (guint32 colour, guint shift)
{
  double channel = ((colour >> shift) & 0xff) / 255.0;

  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

double
view_luminance (guint32 colour)
{
  return 0.2126 * linear (colour, 16) + 0.7152 * linear (colour, 8) + 0.0722 * linear (colour, 0);
}

double
view_contrast (guint32 a, guint32 b)
{
  double light = MAX (view_luminance (a), view_luminance (b));
  double dark = MIN (view_luminance (a), view_luminance (b));

  return (light + 0.05) / (dark + 0.05);
}

/* Room for what @widget looks like, @scale times as large. */
static void
prepare (ViewPixels *self, GtkWidget *widget, int scale)
{
  g_assert_true (gtk_widget_compute_bounds (widget, widget, &self->bounds));
  graphene_rect_scale (&self->bounds, (float) scale, (float) scale, &self->bounds);
  self->width = (int) self->bounds.size.width;
  self->height = (int) self->bounds.size.height;
  self->pixels = g_new0 (guint32, (gsize) self->width * (gsize) self->height);
}

void
view_pixels_take_parts (ViewPixels *self, GtkWidget *widget, GskRenderNode *picture, int scale,
                        const cairo_region_t *parts)
{
  cairo_surface_t *surface;
  cairo_t *cr;

  prepare (self, widget, scale);
  surface = cairo_image_surface_create_for_data ((guchar *) self->pixels, CAIRO_FORMAT_ARGB32,
                                                 self->width, self->height, self->width * 4);
  cr = cairo_create (surface);
  cairo_translate (cr, -(int) self->bounds.origin.x, -(int) self->bounds.origin.y);
  gdk_cairo_region (cr, parts);
  cairo_clip (cr);
  cairo_identity_matrix (cr);
  cairo_scale (cr, scale, scale);
  gsk_render_node_draw (picture, cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
}

void
view_pixels_take (ViewPixels *self, GtkWidget *widget)
{
  GskRenderNode *picture = view_picture (widget);
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  g_autoptr (GdkTexture) texture = NULL;

  prepare (self, widget, 1);
  texture = gsk_renderer_render_texture (
      renderer, picture,
      &GRAPHENE_RECT_INIT (0, 0, self->bounds.size.width, self->bounds.size.height));
  gdk_texture_download (texture, (guchar *) self->pixels, (gsize) self->width * 4);
  gsk_render_node_unref (picture);
}

guint32
view_pixels_get (const ViewPixels *self, int x, int y)
{
  int column = CLAMP (x - (int) self->bounds.origin.x, 0, self->width - 1);
  int row = CLAMP (y - (int) self->bounds.origin.y, 0, self->height - 1);

  return self->pixels[row * self->width + column] & 0xffffff;
}
