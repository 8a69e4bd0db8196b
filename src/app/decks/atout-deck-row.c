/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/decks/atout-deck-row.h"

#include <glib/gi18n-lib.h>

#include "app/decks/atout-deck-preview.h"
#include "app/decks/deck-settings.h"
#include "model/words/words.h"
#include "view/widgets/spoken-names.h"

struct _AtoutDeckRow
{
  GtkListBoxRow parent_instance;

  AtoutDeckEntry *entry;
  gboolean chosen;
  gboolean has_problem;
  gboolean can_change;

  GtkWidget *mark;
  GtkWidget *preview;
  GtkWidget *name;
  GtkWidget *problem;
  GtkWidget *look_button;
  GtkWidget *remove_button;
};

enum
{
  PAINTED,
  LOOK,
  REMOVE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AtoutDeckRow, atout_deck_row, GTK_TYPE_LIST_BOX_ROW)

static void
preview_painted (AtoutDeckRow *self)
{
  g_signal_emit (self, signals[PAINTED], 0);
}

static void
look_clicked (AtoutDeckRow *self)
{
  g_signal_emit (self, signals[LOOK], 0);
}

static void
remove_clicked (AtoutDeckRow *self)
{
  g_signal_emit (self, signals[REMOVE], 0);
}

static void
update_accessible (AtoutDeckRow *self)
{
  const WordsValue values[] = {
    { "{deck}", atout_deck_entry_get_name (self->entry) },
    { NULL, NULL },
  };
  g_autofree char *name = self->chosen
                              /* Translators: a deck of cards in a list of decks */
                              ? words_fill (_ ("{deck}, chosen"), values)
                              : g_strdup (atout_deck_entry_get_name (self->entry));
  g_autofree char *look = words_fill (_ ("Look at all cards of {deck}"), values);
  g_autofree char *remove = words_fill (_ ("Remove {deck}"), values);

  spoken_set_name (GTK_WIDGET (self), name);
  spoken_set_description (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->problem)));
  spoken_set_name (self->look_button, look);
  spoken_set_name (self->remove_button, remove);
}

static void
atout_deck_row_dispose (GObject *object)
{
  AtoutDeckRow *self = ATOUT_DECK_ROW (object);

  g_clear_object (&self->entry);

  G_OBJECT_CLASS (atout_deck_row_parent_class)->dispose (object);
}

static void
atout_deck_row_class_init (AtoutDeckRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = atout_deck_row_dispose;

  /** AtoutDeckRow::painted: emitted when the cards are visible */
  signals[PAINTED] = g_signal_new ("painted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
  /** AtoutDeckRow::look: emitted to show all cards */
  signals[LOOK] = g_signal_new ("look", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 0);
  /** AtoutDeckRow::remove: emitted to remove the deck */
  signals[REMOVE] = g_signal_new ("remove", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (ATOUT_TYPE_DECK_PREVIEW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/decks/atout-deck-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckRow, mark);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckRow, preview);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckRow, name);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckRow, problem);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckRow, look_button);
  gtk_widget_class_bind_template_child (widget_class, AtoutDeckRow, remove_button);
  gtk_widget_class_bind_template_callback (widget_class, preview_painted);
  gtk_widget_class_bind_template_callback (widget_class, look_clicked);
  gtk_widget_class_bind_template_callback (widget_class, remove_clicked);
}

static void
atout_deck_row_init (AtoutDeckRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
atout_deck_row_new (AtoutDeckEntry *entry)
{
  AtoutDeckRow *self = g_object_new (ATOUT_TYPE_DECK_ROW, NULL);

  self->entry = g_object_ref (entry);
  gtk_label_set_text (GTK_LABEL (self->name), atout_deck_entry_get_name (entry));
  gtk_widget_set_visible (self->remove_button, atout_deck_entry_get_added (entry));
  update_accessible (self);

  return GTK_WIDGET (self);
}

AtoutDeckEntry *
atout_deck_row_get_entry (AtoutDeckRow *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK_ROW (self), NULL);

  return self->entry;
}

void
atout_deck_row_set_chosen (AtoutDeckRow *self, gboolean chosen)
{
  g_return_if_fail (ATOUT_IS_DECK_ROW (self));

  self->chosen = chosen;
  gtk_widget_set_opacity (self->mark, chosen ? 1 : 0);
  update_accessible (self);
}

static void
set_remark (AtoutDeckRow *self, const char *text)
{
  gtk_label_set_text (GTK_LABEL (self->problem), text != NULL ? text : "");
  gtk_widget_set_visible (self->problem, text != NULL);
  update_accessible (self);
}

void
atout_deck_row_show_cards (AtoutDeckRow *self, AtoutDeck *deck, const Pack *pack, const Card *cards,
                           guint n_cards)
{
  g_return_if_fail (ATOUT_IS_DECK_ROW (self));

  atout_deck_row_set_problem (self, NULL, NULL);
  if (atout_deck_is_small (deck))
    set_remark (self, _ ("Small pictures: blurred when cards are large"));
  self->can_change = deck_settings_change (deck);
  atout_deck_preview_show (ATOUT_DECK_PREVIEW (self->preview), deck, pack, cards, n_cards);
}

void
atout_deck_row_set_problem (AtoutDeckRow *self, const char *problem, const char *detail)
{
  const WordsValue values[] = { { "{problem}", problem }, { NULL, NULL } };
  g_autofree char *text = NULL;

  g_return_if_fail (ATOUT_IS_DECK_ROW (self));

  self->has_problem = problem != NULL;
  if (self->has_problem)
    /* Translators: a deck of cards, and what is wrong with it */
    text = words_fill (_ ("It cannot be used: {problem}."), values);
  gtk_widget_set_tooltip_text (self->problem, detail);
  set_remark (self, text);
  gtk_widget_set_visible (self->preview, !self->has_problem);
  gtk_widget_set_visible (self->look_button, !self->has_problem);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), !self->has_problem);
  update_accessible (self);
}

gboolean
atout_deck_row_has_problem (AtoutDeckRow *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK_ROW (self), FALSE);

  return self->has_problem;
}

gboolean
atout_deck_row_can_change (AtoutDeckRow *self)
{
  g_return_val_if_fail (ATOUT_IS_DECK_ROW (self), FALSE);

  return self->can_change;
}
