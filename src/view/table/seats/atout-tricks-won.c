/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/seats/atout-tricks-won.h"

#include <glib/gi18n-lib.h>

#include "model/words/words.h"
#include "view/widgets/finger.h"
#include "view/widgets/spoken-names.h"

#define STEP 2 /* offset of each trick in the stack */

struct _AtoutTricksWon
{
  GtkButton parent_instance;

  char *owner;
  AtoutDeck *deck;
  guint tricks;
  GtkWidget *count;
};

G_DEFINE_FINAL_TYPE (AtoutTricksWon, atout_tricks_won, GTK_TYPE_BUTTON)

static void
atout_tricks_won_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  gtk_widget_measure (ATOUT_TRICKS_WON (widget)->count, orientation, for_size, minimum, natural,
                      minimum_baseline, natural_baseline);
  *minimum_baseline = *natural_baseline = -1;
}

static void
atout_tricks_won_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  AtoutTricksWon *self = ATOUT_TRICKS_WON (widget);
  GtkRequisition size;
  graphene_point_t place;

  gtk_widget_get_preferred_size (self->count, NULL, &size);
  place = GRAPHENE_POINT_INIT ((float) ((width - size.width) / 2),
                               (float) ((height - size.height) / 2));
  gtk_widget_allocate (self->count, size.width, size.height, baseline,
                       gsk_transform_translate (NULL, &place));
}

static void
atout_tricks_won_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AtoutTricksWon *self = ATOUT_TRICKS_WON (widget);
  float height = (float) gtk_widget_get_height (widget) - STEP * 8;
  float width;

  if (self->deck != NULL && height > 0)
    {
      width = (float) ((int) (height * atout_deck_get_aspect_ratio (self->deck)));
      for (guint i = 0; i < MIN (self->tricks, 8); i++)
        {
          graphene_point_t place
              = GRAPHENE_POINT_INIT ((float) (i * STEP), (float) ((8 - i) * STEP));

          gtk_snapshot_save (snapshot);
          gtk_snapshot_translate (snapshot, &place);
          gdk_paintable_snapshot (atout_deck_get_back (self->deck), snapshot, width, height);
          gtk_snapshot_restore (snapshot);
        }
    }
  gtk_widget_snapshot_child (widget, self->count, snapshot);
}

static void
atout_tricks_won_dispose (GObject *object)
{
  AtoutTricksWon *self = ATOUT_TRICKS_WON (object);

  atout_tricks_won_set_deck (self, NULL);
  g_clear_pointer (&self->owner, g_free);
  G_OBJECT_CLASS (atout_tricks_won_parent_class)->dispose (object);
}

static void
atout_tricks_won_class_init (AtoutTricksWonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_tricks_won_dispose;
  widget_class->measure = atout_tricks_won_measure;
  widget_class->size_allocate = atout_tricks_won_size_allocate;
  widget_class->snapshot = atout_tricks_won_snapshot;
  widget_class->contains = finger_contains;
  gtk_widget_class_set_css_name (widget_class, "tricks-won");
}

static void
atout_tricks_won_init (AtoutTricksWon *self)
{
  self->count = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->count, "count");
  gtk_button_set_child (GTK_BUTTON (self), self->count);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "table.last-trick");
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

GtkWidget *
atout_tricks_won_new (const char *owner)
{
  AtoutTricksWon *self = g_object_new (ATOUT_TYPE_TRICKS_WON, NULL);

  self->owner = g_strdup (owner);

  return GTK_WIDGET (self);
}

void
atout_tricks_won_set_deck (AtoutTricksWon *self, AtoutDeck *deck)
{
  if (self->deck != NULL)
    g_signal_handlers_disconnect_by_data (atout_deck_get_back (self->deck), self);
  g_set_object (&self->deck, deck);
  if (deck != NULL)
    g_signal_connect_swapped (atout_deck_get_back (deck), "invalidate-contents",
                              G_CALLBACK (gtk_widget_queue_draw), self);
}

void
atout_tricks_won_set_number (AtoutTricksWon *self, guint tricks)
{
  char number[16];
  const WordsValue values[] = { { "{side}", self->owner }, { "{count}", number }, { NULL, NULL } };
  g_autofree char *text = NULL;

  self->tricks = tricks;
  g_snprintf (number, sizeof number, "%u", tricks);
  text = words_fill (ngettext ("{side}: {count} trick. Show the last trick",
                               "{side}: {count} tricks. Show the last trick", tricks),
                     values);
  gtk_label_set_label (GTK_LABEL (self->count), number);
  /* a tooltip would cover the hand */
  spoken_set_name (GTK_WIDGET (self), text);
  gtk_widget_set_visible (GTK_WIDGET (self), tricks > 0);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
