/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/decks/atout-deck-card.h"

#include <glib/gi18n-lib.h>

#include "app/decks/atout-card-picture.h"
#include "model/words/words.h"
#include "view/widgets/atout-shrink-bin.h"
#include "view/widgets/spoken-names.h"

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
