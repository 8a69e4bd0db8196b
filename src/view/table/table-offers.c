/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What an AtoutTable offers beside the calls: to lay down a rest that is decided, and to sort a
 * hand again that was arranged.
 */

#include <glib/gi18n-lib.h>

#include "atout-hand.h"
#include "atout-table-private.h"
#include "words.h"

#define REASON_CHARS 26 /* what a narrow table has room for */

/* ---- The rest, or of a deal that is only watched all of it -------------------------------- */

void
table_offers_update (AtoutTable *self)
{
  const char *reason = self->match != NULL ? atout_match_get_claim (self->match) : "";
  gboolean watching = self->match != NULL && atout_match_get_watching (self->match);
  gboolean offered = reason[0] != '\0' && (watching || !self->holding);
  g_autofree char *text = NULL;
  const WordsValue values[] = { { "{reason}", reason }, { NULL, NULL } };

  gtk_widget_set_visible (self->claim, offered);
  if (!offered)
    return;
  gtk_label_set_label (GTK_LABEL (self->claim_title),
                       watching ? _ ("Skip to the Result") : _ ("Lay Down the Rest"));
  gtk_label_set_label (GTK_LABEL (self->claim_reason), reason);
  /* Translators: {reason} is a sentence; C is the key that does it */
  text = words_fill (watching ? _ ("{reason} C skips to the result.")
                              : _ ("{reason} C lays down the rest."),
                     values);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->claim), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  atout_hand_describe (ATOUT_HAND (self->hand), text);
}

void
table_offers_claim (AtoutTable *self)
{
  atout_table_hurry (self);
  if (atout_match_get_claim (self->match)[0] == '\0')
    {
      table_explain (self, atout_match_get_claiming (self->match)
                               ? _ ("The rest is being laid down.")
                               : _ ("The rest is not decided yet, as far as you can know."));
      return;
    }
  gtk_widget_grab_focus (GTK_WIDGET (self)); /* the button goes */
  self->wants_focus = TRUE;
  table_hide_explanation (self);
  atout_match_claim (self->match);
}

static GtkWidget *
new_claim (AtoutTable *self)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->claim_title = gtk_label_new (NULL);
  self->claim_reason = gtk_label_new (NULL);
  gtk_label_set_wrap (GTK_LABEL (self->claim_reason), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (self->claim_reason), REASON_CHARS);
  gtk_label_set_justify (GTK_LABEL (self->claim_reason), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (self->claim_title, "said");
  gtk_widget_add_css_class (self->claim_reason, "meaning");
  gtk_box_append (GTK_BOX (box), self->claim_title);
  gtk_box_append (GTK_BOX (box), self->claim_reason);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.claim");
  gtk_widget_add_css_class (button, "claim");
  gtk_widget_set_visible (button, FALSE);

  return button;
}

/* ---- The hand ----------------------------------------------------------------------------- */

void
table_offers_sort (AtoutTable *self)
{
  gboolean had_focus = gtk_widget_has_focus (self->sort);

  if (!atout_match_get_arranged (self->match))
    {
      table_explain (self, _ ("Your hand is sorted."));
      return;
    }
  atout_match_sort_hand (self->match);
  if (had_focus)
    atout_hand_focus_playable (ATOUT_HAND (self->hand));
  gtk_widget_set_visible (self->sort, FALSE);
}

static void
card_moved (AtoutTable *self, guint from, guint to)
{
  atout_match_move_card (self->match, from, to);
}

static void
hand_changed (AtoutTable *self)
{
  guint n = g_list_model_get_n_items (atout_match_get_hand (self->match));

  gtk_widget_set_visible (self->sort, n > 1 && atout_match_get_arranged (self->match));
}

static GtkWidget *
new_sort (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("view-sort-descending-symbolic");

  gtk_widget_set_tooltip_text (button, _ ("Sort the Hand"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Sort the Hand"), -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.sort-hand");
  gtk_widget_add_css_class (button, "circular");
  gtk_widget_add_css_class (button, "sort");
  gtk_widget_set_visible (button, FALSE);

  return button;
}

void
table_offers_init (AtoutTable *self)
{
  self->claim = new_claim (self);
  self->sort = new_sort ();
  gtk_widget_set_parent (self->sort, GTK_WIDGET (self));
  gtk_widget_set_parent (self->claim, GTK_WIDGET (self));
  g_signal_connect_swapped (self->hand, "moved", G_CALLBACK (card_moved), self);
}

void
table_offers_connect (AtoutTable *self)
{
  g_signal_connect_object (atout_match_get_hand (self->match), "items-changed",
                           G_CALLBACK (hand_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (self->match, "notify::claim", G_CALLBACK (table_offers_update), self);
  hand_changed (self);
  table_offers_update (self);
}
