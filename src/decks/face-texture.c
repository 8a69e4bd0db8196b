/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/face-texture.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <sys/mman.h>

#include "decks/deck-error.h"

typedef struct
{
  void *data;
  gsize size;
} Pixels;

static void
pixels_free (gpointer data)
{
  Pixels *pixels = data;

  munmap (pixels->data, pixels->size);
  g_free (pixels);
}

GBytes *
pixel_memory_new (gsize size, GError **error)
{
  void *data = mmap (NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  Pixels *pixels;

  if (data == MAP_FAILED)
    {
      g_set_error_literal (error, ATOUT_DECK_ERROR, ATOUT_DECK_ERROR_SLOW,
                           _ ("there is no memory left"));
      return NULL;
    }

  pixels = g_new (Pixels, 1);
  *pixels = (Pixels) { data, size };

  return g_bytes_new_with_free_func (data, size, pixels_free, pixels);
}

#define SURFACE "surface" /* object data: cairo surface of a texture */
#define OVERLAP 2         /* overlap of copies, in texture pixels */

static const cairo_user_data_key_t bytes_key;   /* pixels of a surface */
static const cairo_user_data_key_t texture_key; /* texture of a node's surface */

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

cairo_surface_t *
face_texture_begin (int width, int height, GError **error)
{
  const int stride = cairo_format_stride_for_width (CAIRO_FORMAT_ARGB32, width);
  GBytes *pixels = pixel_memory_new ((gsize) stride * height, error);
  cairo_surface_t *surface;

  if (pixels == NULL)
    return NULL;

  surface = cairo_image_surface_create_for_data ((guchar *) g_bytes_get_data (pixels, NULL),
                                                 CAIRO_FORMAT_ARGB32, width, height, stride);
  cairo_surface_set_user_data (surface, &bytes_key, pixels, (cairo_destroy_func_t) g_bytes_unref);

  return surface;
}

GdkTexture *
face_texture_end (cairo_surface_t *surface)
{
  GdkTexture *texture = face_texture_new (
      cairo_surface_get_user_data (surface, &bytes_key), cairo_image_surface_get_width (surface),
      cairo_image_surface_get_height (surface), cairo_image_surface_get_stride (surface));

  cairo_surface_destroy (surface);

  return texture;
}

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

/* Draws with cairo: GTK 4.8 would convert the texture each time. */
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

/*
 * Returns a cached copy of @texture, extended on all sides by its own repetition. Each texture
 * always repeats in the same directions.
 */
static GdkTexture *
get_wider (GdkTexture *texture, int more_x, int more_y)
{
  const char *key = more_x == 0 ? "higher" : more_y == 0 ? "wider" : "larger";
  GdkTexture *wider = g_object_get_data (G_OBJECT (texture), key);
  int width = gdk_texture_get_width (texture) + 2 * more_x;
  int height = gdk_texture_get_height (texture) + 2 * more_y;
  int stride = cairo_format_stride_for_width (CAIRO_FORMAT_ARGB32, width);
  guchar *pixels;
  cairo_surface_t *surface;
  cairo_t *cr;
  g_autoptr (GBytes) bytes = NULL;

  if (wider != NULL)
    return wider;
  pixels = g_malloc0_n ((gsize) height, (gsize) stride);
  surface
      = cairo_image_surface_create_for_data (pixels, CAIRO_FORMAT_ARGB32, width, height, stride);
  cr = cairo_create (surface);
  cairo_set_source_surface (cr, g_object_get_data (G_OBJECT (texture), SURFACE), more_x, more_y);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_REPEAT);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  bytes = g_bytes_new_take (pixels, (gsize) height * (gsize) stride);
  wider = face_texture_new (bytes, width, height, stride);
  g_object_set_data_full (G_OBJECT (texture), key, wider, g_object_unref);

  return wider;
}

/* Returns the start of the last copy at or before @from. */
static float
first_copy (float origin, float size, float from)
{
  return origin + floorf ((from - origin) / size) * size;
}

/*
 * Draws overlapping copies: at fractional scales the background shows through seams, also in GL
 * repeat nodes.
 */
static GskRenderNode *
make_copies (GdkTexture *texture, const graphene_rect_t *tile, const graphene_rect_t *bounds)
{
  g_autoptr (GPtrArray) copies
      = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);
  g_autoptr (GskRenderNode) all = NULL;
  float right = bounds->origin.x + bounds->size.width;
  float bottom = bounds->origin.y + bounds->size.height;
  gboolean across = bounds->origin.x < tile->origin.x || right > tile->origin.x + tile->size.width;
  gboolean down = bounds->origin.y < tile->origin.y || bottom > tile->origin.y + tile->size.height;
  float more_x = across ? OVERLAP * tile->size.width / (float) gdk_texture_get_width (texture) : 0;
  float more_y = down ? OVERLAP * tile->size.height / (float) gdk_texture_get_height (texture) : 0;

  if (across || down)
    texture = get_wider (texture, across ? OVERLAP : 0, down ? OVERLAP : 0);
  for (float y = first_copy (tile->origin.y, tile->size.height, bounds->origin.y); y < bottom;
       y += tile->size.height)
    for (float x = first_copy (tile->origin.x, tile->size.width, bounds->origin.x); x < right;
         x += tile->size.width)
      g_ptr_array_add (copies, gsk_texture_node_new (
                                   texture, &GRAPHENE_RECT_INIT (x - more_x, y - more_y,
                                                                 tile->size.width + 2 * more_x,
                                                                 tile->size.height + 2 * more_y)));
  all = gsk_container_node_new ((GskRenderNode **) copies->pdata, copies->len);

  return gsk_clip_node_new (all, bounds);
}

GskRenderNode *
face_texture_make_tiles (GdkTexture *texture, gboolean for_cairo, const graphene_rect_t *tile,
                         const graphene_rect_t *bounds)
{
  if (for_cairo)
    return make_cairo_node (texture, tile, bounds, CAIRO_EXTEND_REPEAT);

  return graphene_rect_equal (tile, bounds) ? gsk_texture_node_new (texture, bounds)
                                            : make_copies (texture, tile, bounds);
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
