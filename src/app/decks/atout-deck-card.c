/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-deck-card.h"

#include <glib/gi18n-lib.h>

#include "atout-card-picture.h"
#include "words.h"

struct _AtoutDeckCard
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (AtoutDeckCard, atout_deck_card, GTK_TYPE_WIDGET)

static void
atout_deck_card_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);

  G_OBJECT_CLASS (atout_deck_card_parent_class)->dispose (object);
}

static void
atout_deck_card_class_init (AtoutDeckCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_deck_card_dispose;

  gtk_widget_class_set_css_name (widget_class, "deckcard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
}

static void
atout_deck_card_init (AtoutDeckCard *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (gtk_widget_grab_focus), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static void
add_text (GtkWidget *self, const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 1);
  gtk_widget_add_css_class (label, style);
  gtk_widget_set_parent (label, self);
}

GtkWidget *
atout_deck_card_new (GdkPaintable *face, const char *name, const char *figure)
{
  GtkWidget *self = g_object_new (ATOUT_TYPE_DECK_CARD, NULL);
  const WordsValue values[] = {
    { "{card}", name },
    { "{figure}", figure != NULL ? figure : "" },
    { NULL, NULL },
  };
  g_autofree char *text = NULL;

  gtk_widget_set_parent (atout_card_picture_new (face), self);
  add_text (self, name, "caption");
  if (figure != NULL)
    add_text (self, figure, "figure");

  text = figure != NULL
             /* Translators: a card and whom it shows, as in "ober of acorns — Wilhelm Tell" */
             ? words_fill (_ ("{card} — {figure}"), values)
             : g_strdup (name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);

  return self;
}
