/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/decks/atout-deck-preview.h"

#include <math.h>

#include "decks/atout-face.h"

#define HEIGHT 108
#define WIDTH_MAX 100 /* pixels of a card */
#define STEP 1.04     /* distance in card widths */
#define STEP_MIN 0.25 /* least distance */
#define PREVIEW_MAX 8

struct _AtoutDeckPreview
{
  GtkWidget parent_instance;

  AtoutDeck *deck; /* deck of the faces; NULL once painted */
  GdkPaintable *faces[PREVIEW_MAX];
  guint n_faces;
  guint update_id;
  int card_width;
  int card_height;
  GskRenderNode *pictures[PREVIEW_MAX]; /* painted faces */
  guint n_pictures;
};

enum
{
  PAINTED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AtoutDeckPreview, atout_deck_preview, GTK_TYPE_WIDGET)

static void
forget_faces (AtoutDeckPreview *self)
{
  for (guint i = 0; i < self->n_faces; i++)
    {
      g_signal_handlers_disconnect_by_data (self->faces[i], self);
      g_clear_object (&self->faces[i]);
    }
  self->n_faces = 0;
  g_clear_object (&self->deck);
}

static void
forget_pictures (AtoutDeckPreview *self)
{
  for (guint i = 0; i < self->n_pictures; i++)
    g_clear_pointer (&self->pictures[i], gsk_render_node_unref);
  self->n_pictures = 0;
}

static GskRenderNode *
take_picture (GdkPaintable *face, int width, int height)
{
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();

  gdk_paintable_snapshot (face, snapshot, width, height);

  return gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
}

static gboolean
are_painted (AtoutDeckPreview *self)
{
  gboolean all = TRUE;

  for (guint i = 0; i < self->n_faces; i++)
    {
      AtoutFace *face = ATOUT_FACE (self->faces[i]);

      atout_face_prepare (face, self->card_width, self->card_height);
      all = all && atout_face_get_wish (face)->width == 0;
    }

  return all;
}

static void
update_picture (gpointer user_data)
{
  AtoutDeckPreview *self = user_data;

  self->update_id = 0;
  if (!are_painted (self))
    return;

  forget_pictures (self);
  for (guint i = 0; i < self->n_faces; i++)
    self->pictures[i] = take_picture (self->faces[i], self->card_width, self->card_height);
  self->n_pictures = self->n_faces;
  forget_faces (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[PAINTED], 0);
}

/* Updates the picture when idle, because the deck is still delivering faces. */
static void
update_soon (AtoutDeckPreview *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (self->update_id == 0)
    self->update_id = g_idle_add_once (update_picture, self);
}

static int
full_width (AtoutDeckPreview *self, double step)
{
  guint n = MAX (self->n_pictures, self->n_faces);

  return n > 0 ? (int) ceil (self->card_width * (1 + step * (n - 1))) : 0;
}

static void
atout_deck_preview_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline)
{
  AtoutDeckPreview *self = ATOUT_DECK_PREVIEW (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = HEIGHT;
      return;
    }

  *minimum = full_width (self, STEP_MIN);
  *natural = full_width (self, STEP);
}

/* Draws at whole pixels to avoid scaling. */
static void
atout_deck_preview_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutDeckPreview *self = ATOUT_DECK_PREVIEW (widget);
  int width = gtk_widget_get_width (widget);
  guint n = MAX (self->n_pictures, self->n_faces);
  double step = self->card_width * STEP;
  double room;

  if (n > 1)
    step = MIN (step, (double) (width - self->card_width) / (n - 1));
  room = width - self->card_width - step * (n - 1);
  for (guint i = 0; i < n; i++)
    {
      gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
      double x = floor ((mirrored ? room : 0) + i * step);

      gtk_snapshot_save (snapshot);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, 0));
      if (i >= self->n_pictures)
        gdk_paintable_snapshot (self->faces[i], snapshot, self->card_width, self->card_height);
      else if (self->pictures[i] != NULL)
        gtk_snapshot_append_node (snapshot, self->pictures[i]);
      gtk_snapshot_restore (snapshot);
    }
}

static void
atout_deck_preview_dispose (GObject *object)
{
  AtoutDeckPreview *self = ATOUT_DECK_PREVIEW (object);

  g_clear_handle_id (&self->update_id, g_source_remove);
  forget_faces (self);
  forget_pictures (self);

  G_OBJECT_CLASS (atout_deck_preview_parent_class)->dispose (object);
}

static void
atout_deck_preview_class_init (AtoutDeckPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_deck_preview_dispose;

  widget_class->measure = atout_deck_preview_measure;
  widget_class->snapshot = atout_deck_preview_snapshot;

  /** AtoutDeckPreview::painted: emitted when all cards are painted */
  signals[PAINTED] = g_signal_new ("painted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
atout_deck_preview_init (AtoutDeckPreview *self)
{
}

void
atout_deck_preview_show (AtoutDeckPreview *self, AtoutDeck *deck, const Pack *pack,
                         const Card *cards, guint n_cards)
{
  double ratio;

  g_return_if_fail (ATOUT_IS_DECK_PREVIEW (self));
  g_return_if_fail (ATOUT_IS_DECK (deck));
  g_return_if_fail (n_cards <= PREVIEW_MAX);

  ratio = atout_deck_get_aspect_ratio (deck);
  forget_faces (self);
  self->deck = g_object_ref (deck);
  self->n_faces = n_cards;
  self->card_width = MIN ((int) round (HEIGHT * ratio), WIDTH_MAX);
  self->card_height = MIN ((int) round (self->card_width / ratio), HEIGHT);
  for (guint i = 0; i < n_cards; i++)
    {
      self->faces[i] = g_object_ref (
          atout_deck_get_face (deck, pack_suit (pack, cards[i]), pack_rank (pack, cards[i])));
      g_signal_connect_object (self->faces[i], "invalidate-contents", G_CALLBACK (update_soon),
                               self, G_CONNECT_SWAPPED);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
  update_soon (self);
}
