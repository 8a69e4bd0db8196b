/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/portrait-painter.h"

#include "decks/deck-worker.h"
#include "decks/drawing.h"

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

/* The group called @id, on the square of the whole portrait. */
static GdkTexture *
paint_layer (const Portrait *self, RsvgHandle *handle, const char *id, GError **error)
{
  RsvgRectangle whole = { 0 };

  rsvg_handle_get_intrinsic_size_in_pixels (handle, &whole.width, &whole.height);

  return drawing_paint_element (handle, id, &whole, self->pixels, self->pixels, error);
}

static void
paint (gpointer data)
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
  deck_worker_paint_later (paint, task);
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
