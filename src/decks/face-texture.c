/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "face-texture.h"

#define SURFACE "surface" /* of the texture: the same pixels for cairo */

static const cairo_user_data_key_t bytes_key;   /* of what is painted */
static const cairo_user_data_key_t texture_key; /* of the surface of a node */

GdkTexture *
face_texture_new (GBytes *pixels, int width, int height, int stride)
{
  GdkTexture *texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, pixels, stride);
  cairo_surface_t *surface = cairo_image_surface_create_for_data (
      (guchar *) g_bytes_get_data (pixels, NULL), CAIRO_FORMAT_ARGB32, width, height, stride);

  cairo_surface_set_user_data (surface, &bytes_key, g_bytes_ref (pixels),
                               (cairo_destroy_func_t) g_bytes_unref);
  g_object_set_data_full (G_OBJECT (texture), SURFACE, surface,
                          (GDestroyNotify) cairo_surface_destroy);

  return texture;
}

/* All windows of a display are drawn by renderers of one kind. */
gboolean
face_texture_is_for_cairo (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkNative) window = g_list_model_get_item (windows, i);
      GskRenderer *renderer = gtk_native_get_renderer (window);

      if (renderer != NULL)
        return GSK_IS_CAIRO_RENDERER (renderer);
    }

  return FALSE;
}

/*
 * GTK 4.8 copies a texture for cairo each time, by way of floating-point numbers. It lies at @tile;
 * @extend says what is round that.
 */
static GskRenderNode *
make_cairo_node (GdkTexture *texture, const graphene_rect_t *tile, const graphene_rect_t *bounds,
                 cairo_extend_t extend)
{
  cairo_surface_t *surface = g_object_get_data (G_OBJECT (texture), SURFACE);
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_rectangle (cr, bounds->origin.x, bounds->origin.y, bounds->size.width, bounds->size.height);
  cairo_translate (cr, tile->origin.x, tile->origin.y);
  cairo_scale (cr, tile->size.width / gdk_texture_get_width (texture),
               tile->size.height / gdk_texture_get_height (texture));
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), extend);
  cairo_fill (cr);
  cairo_destroy (cr);
  cairo_surface_set_user_data (gsk_cairo_node_get_surface (node), &texture_key,
                               g_object_ref (texture), g_object_unref);

  return node;
}

GskRenderNode *
face_texture_make_node (GdkTexture *texture, gboolean for_cairo, double width, double height)
{
  graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);

  return for_cairo ? make_cairo_node (texture, &bounds, &bounds, CAIRO_EXTEND_PAD)
                   : gsk_texture_node_new (texture, &bounds);
}

GskRenderNode *
face_texture_make_tiles (GdkTexture *texture, gboolean for_cairo, const graphene_rect_t *tile,
                         const graphene_rect_t *bounds)
{
  g_autoptr (GskRenderNode) one = NULL;

  if (for_cairo)
    return make_cairo_node (texture, tile, bounds, CAIRO_EXTEND_REPEAT);
  one = gsk_texture_node_new (texture, tile);

  return gsk_repeat_node_new (bounds, one, tile);
}

GdkTexture *
face_texture_of_node (GskRenderNode *node)
{
  cairo_surface_t *surface;

  if (gsk_render_node_get_node_type (node) == GSK_TEXTURE_NODE)
    return gsk_texture_node_get_texture (node);
  if (gsk_render_node_get_node_type (node) != GSK_CAIRO_NODE)
    return NULL;
  surface = gsk_cairo_node_get_surface (node);

  return surface != NULL ? cairo_surface_get_user_data (surface, &texture_key) : NULL;
}
