/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/decks/atout-deck-card.h"

#include <glib/gi18n-lib.h>
#include <gtk/gtk.h>
#include <math.h>

#include "model/words/words.h"
#include "view/widgets/atout-shrink-bin.h"
#include "view/widgets/spoken-names.h"

/* ---- Face ------------------------------------------------------------------------------------ */

#define ATOUT_TYPE_CARD_PICTURE (atout_card_picture_get_type ())

/* AtoutCardPicture: a card’s face at whole pixels, with a height for its width. */
G_DECLARE_FINAL_TYPE (AtoutCardPicture, atout_card_picture, ATOUT, CARD_PICTURE, GtkWidget)

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

  gtk_widget_class_set_css_name (widget_class, "cardpicture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
atout_card_picture_init (AtoutCardPicture *self)
{
}

/* Sets @face, which is kept; called once. */
static void
atout_card_picture_set_face (AtoutCardPicture *self, GdkPaintable *face)
{
  g_return_if_fail (ATOUT_IS_CARD_PICTURE (self));
  g_return_if_fail (self->face == NULL);

  self->face = g_object_ref (face);
  g_signal_connect_object (face, "invalidate-contents", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
}

/* ---- Card ------------------------------------------------------------------------------------ */

struct _AtoutDeckCard
{
  GtkFlowBoxChild parent_instance;

  GtkWidget *picture;
  GtkWidget *name;
  GtkWidget *figure;
};

G_DEFINE_FINAL_TYPE (AtoutDeckCard, atout_deck_card, GTK_TYPE_FLOW_BOX_CHILD)

static void
atout_deck_card_class_init (AtoutDeckCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_css_name (widget_class, "deckcard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);

  g_type_ensure (ATOUT_TYPE_CARD_PICTURE);
  g_type_ensure (ATOUT_TYPE_SHRINK_BIN);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/decks/atout-deck-card.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckCard, picture);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckCard, name);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckCard, figure);
  gtk_widget_class_bind_template_callback (widget_class, gtk_widget_grab_focus);
}

static void
atout_deck_card_init (AtoutDeckCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
atout_deck_card_new (GdkPaintable *face, const char *name, const char *figure)
{
  AtoutDeckCard *self = g_object_new (ATOUT_TYPE_DECK_CARD, NULL);
  const WordsValue values[] = {
    { "{card}", name },
    { "{figure}", figure != NULL ? figure : "" },
    { NULL, NULL },
  };
  g_autofree char *text = NULL;

  atout_card_picture_set_face (ATOUT_CARD_PICTURE (self->picture), face);
  gtk_label_set_text (GTK_LABEL (self->name), name);
  gtk_label_set_text (GTK_LABEL (self->figure), values[1].value);
  gtk_widget_set_visible (self->figure, figure != NULL);

  text = figure != NULL
             /* Translators: a card and whom it shows, as in "ober of acorns — Wilhelm Tell" */
             ? words_fill (_ ("{card} — {figure}"), values)
             : g_strdup (name);
  spoken_set_name (GTK_WIDGET (self), text);

  return GTK_WIDGET (self);
}
