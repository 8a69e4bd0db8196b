/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "decks/place-picture.h"

#include <math.h>

#include "decks/deck-worker.h"
#include "decks/drawing.h"

/* As tools/places/kit.py calls them. */
static const char *const names[] = {
  "surface",         "edge-top",         "edge-right",          "edge-bottom",        "edge-left",
  "corner-top-left", "corner-top-right", "corner-bottom-right", "corner-bottom-left", "thing-left",
  "thing-right",
};
G_STATIC_ASSERT (G_N_ELEMENTS (names) == PLACE_PIECES);

/* A picture to be painted. */
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

/* (DeckJob) */
static void
paint (gpointer data)
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
  deck_worker_paint_later (paint, task);
}

PlacePicture *
place_picture_paint_finish (GAsyncResult *result, GError **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}
