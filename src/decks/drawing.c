/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/drawing.h"

#include "decks/face-texture.h"
#include "decks/pixel-memory.h"

RsvgHandle *
drawing_load (const char *name, GError **error)
{
  g_autofree char *path = g_strconcat (RESOURCE_BASE "/", name, ".svg", NULL);
  g_autoptr (GInputStream) stream
      = g_resources_open_stream (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);

  return stream != NULL
             ? rsvg_handle_new_from_stream_sync (stream, NULL, RSVG_HANDLE_FLAGS_NONE, NULL, error)
             : NULL;
}

GdkTexture *
drawing_paint_element (RsvgHandle *handle, const char *id, const RsvgRectangle *box, int width,
                       int height, GError **error)
{
  const int stride = cairo_format_stride_for_width (CAIRO_FORMAT_ARGB32, width);
  g_autoptr (GBytes) pixels = pixel_memory_new ((gsize) stride * height, error);
  RsvgRectangle document = { 0 };
  cairo_surface_t *surface;
  cairo_t *cr;
  gboolean is_painted;

  if (pixels == NULL)
    return NULL;
  rsvg_handle_get_intrinsic_size_in_pixels (handle, &document.width, &document.height);
  surface = cairo_image_surface_create_for_data ((guchar *) g_bytes_get_data (pixels, NULL),
                                                 CAIRO_FORMAT_ARGB32, width, height, stride);
  cr = cairo_create (surface);
  cairo_scale (cr, width / box->width, height / box->height);
  cairo_translate (cr, -box->x, -box->y);
  is_painted = rsvg_handle_render_layer (handle, cr, id, &document, error);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return is_painted ? face_texture_new (pixels, width, height, stride) : NULL;
}
