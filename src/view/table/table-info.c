/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What stands above the table: what is played, what each side needs, the score. */

#include "atout-table-private.h"
#include "score/atout-counters.h"
#include "words.h"

static void
set_red (GtkWidget *widget, WordsSuits suits, Suit suit)
{
  if (words_suit_is_red (suits, suit))
    gtk_widget_add_css_class (widget, "red");
  else
    gtk_widget_remove_css_class (widget, "red");
}

void
table_update_contract (AtoutTable *self)
{
  const char *contract = atout_match_get_contract (self->match);
  Suit trump = atout_match_get_trump (self->match);
  const Telling telling = atout_match_tell (self->match);
  g_autofree char *sentence = tell_contract_sentence (&telling);
  g_autofree char *targets = tell_targets (&telling);

  gtk_label_set_label (GTK_LABEL (self->contract), contract);
  gtk_widget_set_visible (self->contract, contract[0] != '\0');
  gtk_widget_set_tooltip_text (self->contract, sentence);
  gtk_label_set_label (GTK_LABEL (self->targets), targets);
  gtk_widget_set_tooltip_text (self->targets, sentence);
  /* its line is kept free from the start: nothing moves when it comes */
  gtk_widget_set_visible (self->targets, atout_match_get_game (self->match)->targets != NULL);
  gtk_widget_set_opacity (self->targets, targets[0] != '\0' ? 1 : 0);
  set_red (self->contract, atout_match_get_words (self->match), trump);
}

/* In an explained deal, where nothing has been won or lost yet, others need the room. */
static void
update_counters (AtoutTable *self)
{
  gboolean shown = atout_match_has_counters (self->match) && !atout_match_get_guided (self->match);

  for (guint unit = 0; unit < G_N_ELEMENTS (self->counters); unit++)
    {
      gtk_widget_set_visible (self->counters[unit], shown && unit < self->n_units);
      if (shown && unit < self->n_units)
        atout_counters_show (ATOUT_COUNTERS (self->counters[unit]), self->match, unit);
    }
}

void
table_update_score (AtoutTable *self)
{
  const Telling telling = atout_match_tell (self->match);
  g_autofree char *waiting = tell_waiting (&telling, false);
  g_autoptr (GString) text = g_string_new (waiting);

  for (guint unit = 0; unit < self->n_units; unit++)
    {
      g_autofree char *score = atout_match_get_standing (self->match, unit);

      g_string_append_printf (text, "%s%s %s", text->len > 0 ? " · " : "",
                              tell_unit_name (&telling, unit), score);
    }
  gtk_label_set_label (GTK_LABEL (self->score), text->str);
  gtk_widget_set_tooltip_text (self->score, text->str);
  update_counters (self);
}

void
table_add_info (AtoutTable *self)
{
  self->info = table_add_child (self, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), "info");
  self->contract = gtk_label_new (NULL);
  self->score = table_add_child (self, gtk_label_new (NULL), "chip");
  self->targets = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->contract), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (self->score), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->contract, "chip");
  gtk_widget_add_css_class (self->contract, "contract");
  gtk_widget_set_valign (self->contract, GTK_ALIGN_START);
  gtk_widget_set_halign (self->targets, GTK_ALIGN_START);
  gtk_widget_add_css_class (self->targets, "chip");
  gtk_widget_add_css_class (self->targets, "targets");
  gtk_box_append (GTK_BOX (self->info), self->contract);
  self->auction = table_calls_make_button (self);
  gtk_box_append (GTK_BOX (self->info), self->auction);
  self->needs = table_add_child (self, gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), NULL);
  gtk_box_append (GTK_BOX (self->needs), self->targets);
  for (guint i = 0; i < G_N_ELEMENTS (self->counters); i++)
    {
      self->counters[i] = atout_counters_new ();
      gtk_widget_set_visible (self->counters[i], FALSE);
      gtk_widget_set_halign (self->counters[i], GTK_ALIGN_END);
      gtk_widget_set_hexpand (self->counters[i], i == 0);
      gtk_box_append (GTK_BOX (self->needs), self->counters[i]);
    }
}
