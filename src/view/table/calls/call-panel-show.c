/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Shows possible calls and the composed call in a call panel. */

#include <glib/gi18n-lib.h>

#include "model/words/words.h"
#include "view/table/calls/atout-call-panel-private.h"
#include "view/table/calls/call-button.h"
#include "view/table/calls/choice-grid.h"
#include "view/widgets/letters.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/spoken.h"
#include "view/widgets/suit-signs.h"

#define OUTCOME_LINES 2

Suit
call_panel_suit_of (GtkWidget *toggle)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (toggle), "suit"));
}

void
call_panel_light (AtoutCallPanel *self, AtoutAction *action)
{
  GtkStateFlags attended = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_WITHIN;

  if (self->session != NULL)
    call_button_light (self->session,
                       (gtk_widget_get_state_flags (GTK_WIDGET (self)) & attended) != 0 ? action
                                                                                        : NULL);
}

void
call_panel_explain (AtoutCallPanel *self, AtoutAction *action)
{
  AtoutAction *call = self->choice.call;
  g_autofree char *text = NULL;

  call_panel_light (self, action != NULL ? action : call);
  if (action != NULL)
    text = atout_action_explain_all (action); /* its button shows only the name */
  else
    text = g_strdup (call != NULL ? atout_action_explain (call) : "");
  gtk_label_set_label (GTK_LABEL (self->caption), text);
}

static void
mark_true (GtkWidget *button, gboolean is_true)
{
  if (is_true)
    gtk_widget_add_css_class (button, "true");
  else
    gtk_widget_remove_css_class (button, "true");
}

static void
mark_part (GtkWidget *toggle, gboolean is_true)
{
  mark_true (toggle, is_true);
  spoken_describe (toggle, is_true ? _ ("fits your hand") : "");
}

static void
show_kinds (AtoutCallPanel *self)
{
  for (GtkWidget *toggle = gtk_widget_get_first_child (self->kinds); toggle != NULL;
       toggle = gtk_widget_get_next_sibling (toggle))
    {
      const char *kind = gtk_widget_get_name (toggle);

      choice_grid_show (toggle, self->choice.call != NULL && g_str_equal (kind, self->choice.kind),
                        call_choice_has_kind (&self->choice, kind));
      mark_part (toggle, call_choice_is_kind_true (&self->choice, kind));
    }
}

void
call_panel_set_on_colour (GtkWidget *label)
{
  suit_style_set (label, SUITS_FRENCH, SUIT_NONE);
  gtk_widget_add_css_class (label, "on-colour");
}

static void
show_suit (AtoutCallPanel *self, GtkWidget *toggle)
{
  DeckSuits suits = atout_session_get_suits (self->session);
  Suit suit = call_panel_suit_of (toggle);
  gboolean fits = call_choice_has_suit (&self->choice, suit);

  gtk_button_set_label (GTK_BUTTON (toggle), words_suit_short (suits, suit));
  spoken_set_name (toggle, words_suit (suits, suit));
  choice_grid_show (toggle, fits && atout_action_get_suit (self->choice.call) == suit, fits);
  mark_part (toggle, call_choice_is_suit_true (&self->choice, suit));
}

static void
show_suits (AtoutCallPanel *self)
{
  for (GtkWidget *toggle = gtk_widget_get_first_child (self->suits); toggle != NULL;
       toggle = gtk_widget_get_next_sibling (toggle))
    show_suit (self, toggle);
}

static void
show_number (AtoutCallPanel *self)
{
  int number = self->choice.call != NULL ? atout_action_get_number (self->choice.call) : -1;
  char text[12] = "–";

  if (number >= 0)
    g_snprintf (text, sizeof text, "%d", number);
  gtk_label_set_label (GTK_LABEL (self->number_label), text);
  gtk_widget_set_sensitive (self->less, call_choice_has_number (&self->choice, number - 1));
  gtk_widget_set_sensitive (self->more, call_choice_has_number (&self->choice, number + 1));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->numbers), GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                  (double) number, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

/* Reserves both lines of an outcome, which is too long for the room beside the number. */
static void
reserve_outcome (AtoutCallPanel *self)
{
  if (self->narrow)
    return;
  gtk_label_set_wrap (GTK_LABEL (self->outcome), TRUE);
  gtk_label_set_justify (GTK_LABEL (self->outcome), GTK_JUSTIFY_CENTER);
  gtk_label_set_lines (GTK_LABEL (self->outcome), OUTCOME_LINES);
  gtk_widget_set_size_request (self->outcome, -1, OUTCOME_LINES * letters_get_line (self->outcome));
}

static void
show_say (AtoutCallPanel *self)
{
  GtkWidget *lines;

  gtk_widget_set_sensitive (self->say, self->choice.call != NULL);
  if (self->choice.call == NULL)
    return;
  call_button_set_action (self->say, self->session, self->choice.call, TRUE);
  mark_true (self->say, atout_action_get_true (self->choice.call));
  lines = gtk_button_get_child (GTK_BUTTON (self->say));
  call_panel_set_on_colour (gtk_widget_get_first_child (lines));
  self->outcome = gtk_label_new (atout_action_get_outcome (self->choice.call));
  suit_signs_colour (self->outcome);
  gtk_label_set_ellipsize (GTK_LABEL (self->outcome), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (self->outcome, "outcome");
  gtk_box_append (GTK_BOX (lines), self->outcome);
  reserve_outcome (self);
  spoken_set_name (self->say, atout_action_get_button (self->choice.call));
  call_button_describe (self->say, atout_action_explain (self->choice.call));
}

static void
show_plain (AtoutCallPanel *self)
{
  for (GtkWidget *button = gtk_widget_get_first_child (self->plain); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    {
      g_autoptr (AtoutAction) call
          = call_choice_find (&self->choice, call_button_get_action (button));

      gtk_widget_set_sensitive (button, call != NULL);
      mark_true (button, call != NULL && atout_action_get_true (call));
      if (call == NULL)
        continue;
      call_button_set_action (button, self->session, call, TRUE);
      call_button_describe (button, atout_action_explain (call));
    }
}

static void
show_hint (AtoutCallPanel *self)
{
  call_button_hint (GTK_WIDGET (self), self->session);
}

void
call_panel_show (AtoutCallPanel *self)
{
  self->updating = TRUE;
  show_kinds (self);
  show_suits (self);
  show_number (self);
  show_say (self);
  show_plain (self);
  show_hint (self);
  call_panel_explain (self, NULL);
  self->updating = FALSE;
}
