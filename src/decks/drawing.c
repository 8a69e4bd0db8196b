/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/drawing.h"

#include <librsvg/rsvg.h>
#include <math.h>

#include "decks/deck-worker.h"
#include "decks/face-texture.h"

static RsvgHandle *
drawing_load (const char *name, GError **error)
{
  g_autofree char *path = g_strconcat (RESOURCE_BASE "/", name, ".svg", NULL);
  g_autoptr (GInputStream) stream
      = g_resources_open_stream (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);

  return stream != NULL
             ? rsvg_handle_new_from_stream_sync (stream, NULL, RSVG_HANDLE_FLAGS_NONE, NULL, error)
             : NULL;
}

/*
 * Returns (transfer full) the group @id ("#body") alone, on @width × @height pixels that show @box,
 * or NULL with an error.
 */
static GdkTexture *
drawing_paint_element (RsvgHandle *handle, const char *id, const RsvgRectangle *box, int width,
                       int height, GError **error)
{
  cairo_surface_t *surface = face_texture_begin (width, height, error);
  RsvgRectangle document = { 0 };
  gboolean is_painted;
  cairo_t *cr;

  if (surface == NULL)
    return NULL;
  rsvg_handle_get_intrinsic_size_in_pixels (handle, &document.width, &document.height);
  cr = cairo_create (surface);
  cairo_scale (cr, width / box->width, height / box->height);
  cairo_translate (cr, -box->x, -box->y);
  is_painted = rsvg_handle_render_layer (handle, cr, id, &document, error);
  cairo_destroy (cr);
  if (is_painted)
    return face_texture_end (surface);

  cairo_surface_destroy (surface);

  return NULL;
}

/* ---- Places ----------------------------------------------------------------------------- */

/* Names of the pieces in data/art/places/kit.py. */
static const char *const names[] = {
  "surface",         "edge-top",         "edge-right",          "edge-bottom",        "edge-left",
  "corner-top-left", "corner-top-right", "corner-bottom-right", "corner-bottom-left", "thing-left",
  "thing-right",
};
G_STATIC_ASSERT (G_N_ELEMENTS (names) == PLACE_PIECES);

typedef struct
{
  char *place;
  gboolean evening;
  double scale;
  int scale_factor;
} Order;

static void
order_free (gpointer data)
{
  Order *order = data;

  g_free (order->place);
  g_free (order);
}

void
place_picture_free (PlacePicture *self)
{
  for (guint i = 0; i < PLACE_PIECES; i++)
    g_clear_object (&self->texture[i]);
  g_free (self);
}

static gboolean
paint_piece (PlacePicture *self, PlacePiece piece, RsvgHandle *handle, const Order *order,
             GError **error)
{
  g_autofree char *id
      = g_strdup_printf ("#%s-%s", order->evening ? "evening" : "day", names[piece]);
  g_autofree char *box_id = g_strconcat (id, "-box", NULL);
  RsvgRectangle document = { 0 };
  RsvgRectangle box;

  if (piece >= PLACE_THING_LEFT && !rsvg_handle_has_sub (handle, id))
    return TRUE;
  rsvg_handle_get_intrinsic_size_in_pixels (handle, &document.width, &document.height);
  if (!rsvg_handle_get_geometry_for_layer (handle, box_id, &document, NULL, &box, error))
    return FALSE;

  self->width[piece] = (int) round (box.width * order->scale);
  self->height[piece] = (int) round (box.height * order->scale);
  self->texture[piece]
      = drawing_paint_element (handle, id, &box, self->width[piece] * order->scale_factor,
                               self->height[piece] * order->scale_factor, error);

  return self->texture[piece] != NULL;
}

static void
paint_place (gpointer data)
{
  g_autoptr (GTask) task = data;
  const Order *order = g_task_get_task_data (task);
  g_autoptr (PlacePicture) picture = g_new0 (PlacePicture, 1);
  g_autofree char *name = g_strconcat ("places/", order->place, NULL);
  g_autoptr (GError) error = NULL;
  RsvgHandle *handle;

  if (g_task_return_error_if_cancelled (task))
    return;
  handle = drawing_load (name, &error);
  for (guint i = 0; error == NULL && i < PLACE_PIECES; i++)
    paint_piece (picture, (PlacePiece) i, handle, order, &error);
  g_clear_object (&handle);
  if (error != NULL)
    g_task_return_error (task, g_steal_pointer (&error));
  else
    g_task_return_pointer (task, g_steal_pointer (&picture), (GDestroyNotify) place_picture_free);
}

void
place_picture_paint_async (const char *place, gboolean evening, double scale, int scale_factor,
                           GCancellable *cancellable, GAsyncReadyCallback callback,
                           gpointer user_data)
{
  GTask *task = g_task_new (NULL, cancellable, callback, user_data);
  Order *order = g_new (Order, 1);

  *order = (Order) { g_strdup (place), evening, scale, scale_factor };
  g_task_set_source_tag (task, place_picture_paint_async);
  g_task_set_task_data (task, order, order_free);
  deck_worker_paint_later (paint_place, task);
}

PlacePicture *
place_picture_paint_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

/* ---- Portraits -------------------------------------------------------------------------- */

typedef struct
{
  char *key;
  int pixels;
  GdkTexture *body;
  GdkTexture *head;
} Portrait;

static void
portrait_free (gpointer data)
{
  Portrait *self = data;

  g_free (self->key);
  g_clear_object (&self->body);
  g_clear_object (&self->head);
  g_free (self);
}

static GdkTexture *
paint_layer (const Portrait *self, RsvgHandle *handle, const char *id, GError **error)
{
  RsvgRectangle whole = { 0 };

  rsvg_handle_get_intrinsic_size_in_pixels (handle, &whole.width, &whole.height);

  return drawing_paint_element (handle, id, &whole, self->pixels, self->pixels, error);
}

static void
paint_portrait (gpointer data)
{
  g_autoptr (GTask) task = data;
  Portrait *self = g_task_get_task_data (task);
  g_autofree char *name = g_strconcat ("people/", self->key, NULL);
  RsvgHandle *handle;
  GError *error = NULL;

  if (g_task_return_error_if_cancelled (task))
    return;
  handle = drawing_load (name, &error);
  if (handle != NULL)
    self->body = paint_layer (self, handle, "#body", &error);
  if (self->body != NULL)
    self->head = paint_layer (self, handle, "#head", &error);
  g_clear_object (&handle);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

void
portrait_paint (const char *key, int pixels, GCancellable *cancellable, GAsyncReadyCallback done,
                gpointer data)
{
  GTask *task = g_task_new (NULL, cancellable, done, data);
  Portrait *self = g_new0 (Portrait, 1);

  self->key = g_strdup (key);
  self->pixels = pixels;
  g_task_set_source_tag (task, portrait_paint);
  g_task_set_task_data (task, self, portrait_free);
  deck_worker_paint_later (paint_portrait, task);
}

gboolean
portrait_paint_finish (GAsyncResult *result, GdkTexture **body, GdkTexture **head, GError **error)
{
  Portrait *self = g_task_get_task_data (G_TASK (result));

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return FALSE;
  *body = g_object_ref (self->body);
  *head = g_object_ref (self->head);

  return TRUE;
}
