/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "portrait-painter.h"

#include <librsvg/rsvg.h>

#include "deck-worker.h"
#include "face-texture.h"

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

static RsvgHandle *
load (const Portrait *self, GError **error)
{
  g_autofree char *path = g_strconcat (RESOURCE_BASE "/people/", self->key, ".svg", NULL);
  g_autoptr (GInputStream) stream
      = g_resources_open_stream (path, G_RESOURCE_LOOKUP_FLAGS_NONE, error);

  return stream != NULL
             ? rsvg_handle_new_from_stream_sync (stream, NULL, RSVG_HANDLE_FLAGS_NONE, NULL, error)
             : NULL;
}

/* The group called @id, on the square of the whole portrait. */
static GdkTexture *
paint_layer (const Portrait *self, RsvgHandle *handle, const char *id, GError **error)
{
  const int stride = cairo_format_stride_for_width (CAIRO_FORMAT_ARGB32, self->pixels);
  const gsize size = (gsize) stride * (gsize) self->pixels;
  guchar *data = g_malloc0 (size);
  g_autoptr (GBytes) pixels = g_bytes_new_take (data, size);
  const RsvgRectangle square = { 0, 0, self->pixels, self->pixels };
  cairo_surface_t *surface = cairo_image_surface_create_for_data (
      data, CAIRO_FORMAT_ARGB32, self->pixels, self->pixels, stride);
  cairo_t *cr = cairo_create (surface);
  gboolean is_painted = rsvg_handle_render_layer (handle, cr, id, &square, error);

  cairo_destroy (cr);
  cairo_surface_destroy (surface);

  return is_painted ? face_texture_new (pixels, self->pixels, self->pixels, stride) : NULL;
}

static void
paint (gpointer data)
{
  g_autoptr (GTask) task = data;
  Portrait *self = g_task_get_task_data (task);
  RsvgHandle *handle;
  GError *error = NULL;

  if (g_task_return_error_if_cancelled (task))
    return;
  handle = load (self, &error);
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
  deck_worker_paint (paint, task);
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
