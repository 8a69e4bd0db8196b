/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/decks/atout-card-picture.h"

#include <math.h>

/* logical pixels */
#define HEIGHT 190
#define HEIGHT_MIN 150
#define HEIGHT_MAX 240

struct _AtoutCardPicture
{
  GtkWidget parent_instance;

  GdkPaintable *face;
};

G_DEFINE_FINAL_TYPE (AtoutCardPicture, atout_card_picture, GTK_TYPE_WIDGET)

static int
width_for (AtoutCardPicture *self, int height)
{
  return (int) round (height * gdk_paintable_get_intrinsic_aspect_ratio (self->face));
}

static int
height_for (AtoutCardPicture *self, int width)
{
  int height = (int) round (width / gdk_paintable_get_intrinsic_aspect_ratio (self->face));

  return CLAMP (height, HEIGHT_MIN, HEIGHT_MAX);
}

static GtkSizeRequestMode
atout_card_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
atout_card_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline)
{
  AtoutCardPicture *self = ATOUT_CARD_PICTURE (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = width_for (self, HEIGHT_MIN);
      *natural = width_for (self, HEIGHT);
      return;
    }

  *minimum = *natural = for_size < 0 ? HEIGHT_MIN : height_for (self, for_size);
}

static void
atout_card_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutCardPicture *self = ATOUT_CARD_PICTURE (widget);
  int height = height_for (self, gtk_widget_get_width (widget));
  int width = width_for (self, height);
  int x = (gtk_widget_get_width (widget) - width) / 2;

  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, 0));
  gdk_paintable_snapshot (self->face, snapshot, width, height);
}

static void
atout_card_picture_dispose (GObject *object)
{
  AtoutCardPicture *self = ATOUT_CARD_PICTURE (object);

  g_clear_object (&self->face);

  G_OBJECT_CLASS (atout_card_picture_parent_class)->dispose (object);
}

static void
atout_card_picture_class_init (AtoutCardPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_card_picture_dispose;

  widget_class->get_request_mode = atout_card_picture_get_request_mode;
  widget_class->measure = atout_card_picture_measure;
  widget_class->snapshot = atout_card_picture_snapshot;

  /* who shows the picture names it */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
atout_card_picture_init (AtoutCardPicture *self)
{
}

void
atout_card_picture_set_face (AtoutCardPicture *self, GdkPaintable *face)
{
  g_return_if_fail (ATOUT_IS_CARD_PICTURE (self));
  g_return_if_fail (self->face == NULL);

  self->face = g_object_ref (face);
  g_signal_connect_object (face, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}
