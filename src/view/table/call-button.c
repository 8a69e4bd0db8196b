/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "call-button.h"

#include <glib/gi18n-lib.h>

#include "spoken.h"
#include "suit-signs.h"
#include "suit-style.h"
#include "words.h"

#define ACTION_KEY "action"
#define DESCRIPTION_KEY "description"

static GtkWidget *
label_new (const char *text, const char *style, gboolean brief)
{
  GtkWidget *label = gtk_label_new (text);

  suit_signs_colour (label);
  gtk_widget_add_css_class (label, style);
  if (brief)
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      return label;
    }
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 14);

  return label;
}

/* What is suggested is said behind it. */
void
call_button_describe (GtkWidget *button, const char *description)
{
  const WordsValue values[] = { { "{call}", description }, { NULL, NULL } };
  g_autofree char *told = NULL;

  if (!gtk_widget_has_css_class (button, "hinted"))
    told = g_strdup (description);
  else if (description[0] == '\0')
    told = g_strdup (C_ ("hint", "suggested"));
  else
    /* Translators: {call} is what a button says or means that a hint suggests */
    told = words_fill (C_ ("hint", "{call}, suggested"), values);
  spoken_describe (button, told);
  g_object_set_data_full (G_OBJECT (button), DESCRIPTION_KEY, g_strdup (description), g_free);
}

void
call_button_set_action (GtkWidget *button, AtoutSession *session, AtoutAction *action,
                        gboolean brief)
{
  const char *meaning = atout_action_get_meaning (action);
  gboolean says_all = words_repeat (atout_action_get_button (action), meaning);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *said = label_new (atout_action_get_button (action), "said", brief);

  suit_style_set (said, atout_session_get_words (session), atout_action_get_suit (action));
  gtk_box_append (GTK_BOX (lines), said);
  if (!brief && !says_all)
    gtk_box_append (GTK_BOX (lines), label_new (meaning, "meaning", FALSE));
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);

  gtk_button_set_child (GTK_BUTTON (button), lines);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, meaning,
                                  -1);
  call_button_describe (button, says_all ? "" : atout_action_get_button (action));
  g_object_set_data_full (G_OBJECT (button), ACTION_KEY, g_object_ref (action), g_object_unref);
}

void
call_button_light (AtoutSession *session, AtoutAction *action)
{
  gboolean tells
      = action != NULL
        && (atout_action_get_promise (action)[0] == '\0' || atout_action_get_true (action));

  atout_choices_light (atout_session_get_choices (session), ATOUT_LIGHT_CALL,
                       tells ? atout_action_get_cards (action) : 0);
}

/* While pointer or focus is on a button its cards are lit. */
static void
state_changed (GtkWidget *button, GtkStateFlags before, AtoutSession *session)
{
  GtkStateFlags pointed = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED;

  if ((gtk_widget_get_state_flags (button) & pointed) != 0)
    call_button_light (session, call_button_get_action (button));
  else if ((before & pointed) != 0)
    call_button_light (session, NULL);
}

GtkWidget *
call_button_new (AtoutSession *session, AtoutAction *action, gboolean brief, GCallback clicked,
                 gpointer data)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, "call");
  call_button_set_action (button, session, action, brief);
  g_signal_connect (button, "clicked", clicked, data);
  g_signal_connect_object (button, "state-flags-changed", G_CALLBACK (state_changed), session, 0);

  return button;
}

/* What the cards are for, or how many are missing. */
static char *
marks_text (const VerbInfo *verb, guint n_missing)
{
  char count[12];
  const WordsValue values[] = { { "{count}", count }, { NULL, NULL } };

  if (n_missing == 0)
    return g_strdup (words_of_game ("call", verb->together_meaning));
  g_snprintf (count, sizeof count, "%u", n_missing);

  return words_fill (
      ngettext ("{count} more card to mark", "{count} more cards to mark", n_missing), values);
}

GtkWidget *
call_button_new_for_marks (const VerbInfo *verb, guint n_missing, GCallback clicked, gpointer data)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *text = marks_text (verb, n_missing);

  gtk_box_append (GTK_BOX (lines), label_new (verb->together, "said", FALSE));
  gtk_box_append (GTK_BOX (lines), label_new (text, "meaning", FALSE));
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), lines);
  gtk_widget_add_css_class (button, "call");
  gtk_widget_add_css_class (button, "suggested");
  gtk_widget_set_sensitive (button, n_missing == 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  spoken_describe (button, verb->together);
  g_signal_connect_swapped (button, "clicked", clicked, data);

  return button;
}

AtoutAction *
call_button_get_action (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), ACTION_KEY);
}

static void
set_hinted (GtkWidget *button, gboolean hinted)
{
  g_autofree char *description = g_strdup (g_object_get_data (G_OBJECT (button), DESCRIPTION_KEY));

  if (gtk_widget_has_css_class (button, "hinted") == hinted)
    return;
  if (hinted)
    gtk_widget_add_css_class (button, "hinted");
  else
    gtk_widget_remove_css_class (button, "hinted");
  call_button_describe (button, description);
}

void
call_button_suggest (GtkWidget *parent, Action action)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AtoutAction *call = call_button_get_action (child);

      if (call != NULL)
        set_hinted (child, action != ACTION_NONE && atout_action_get_action (call) == action);
      else
        call_button_suggest (child, action);
    }
}
