/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/calls/call-button.h"

#include <glib/gi18n-lib.h>

#include "model/words/words.h"
#include "view/table/calls/atout-call-lines.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/spoken.h"
#include "view/widgets/suit-signs.h"
#include "view/widgets/suit-style.h"

#define ACTION_KEY "action"
#define DESCRIPTION_KEY "description"
#define HINT_KEY "hint"
#define MEANING_KEY "meaning" /* of a label, … */
#define FIGURES_KEY "figures" /* … or that it is there for a hint alone */

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

static const char *
get_text (GtkWidget *widget, const char *key)
{
  const char *text = g_object_get_data (G_OBJECT (widget), key);

  return text != NULL ? text : "";
}

static void
set_text (GtkWidget *widget, const char *key, const char *text)
{
  g_object_set_data_full (G_OBJECT (widget), key, g_strdup (text), g_free);
}

/* What a hint tells is said behind it. */
void
call_button_describe (GtkWidget *button, const char *description)
{
  const char *hint = get_text (button, HINT_KEY);
  const WordsValue values[]
      = { { "{description}", description }, { "{hint}", hint }, { NULL, NULL } };
  g_autofree char *told = NULL;

  if (description[0] == '\0' || hint[0] == '\0')
    told = g_strconcat (description, hint, NULL);
  else
    told = words_fill (_ ("{description}, {hint}"), values);
  spoken_describe (button, told);
  set_text (button, DESCRIPTION_KEY, description);
}

void
call_button_set_action (GtkWidget *button, AtoutSession *session, AtoutAction *action,
                        gboolean brief)
{
  const char *meaning = atout_action_get_meaning (action);
  gboolean says_all = words_repeat (atout_action_get_button (action), meaning);
  GtkWidget *lines = atout_call_lines_new ();
  GtkWidget *said = label_new (atout_action_get_button (action), "said", brief);

  suit_style_set (said, atout_session_get_words (session), atout_action_get_suit (action));
  gtk_box_append (GTK_BOX (lines), said);
  if (!brief && !says_all)
    {
      gtk_box_append (GTK_BOX (lines), label_new (meaning, "meaning", FALSE));
      set_text (gtk_widget_get_last_child (lines), MEANING_KEY, meaning);
    }
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);

  gtk_button_set_child (GTK_BUTTON (button), lines);
  spoken_set_name (button, meaning);
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
  spoken_set_name (button, text);
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
show_gauge (GtkWidget *button, const AtoutHintRow *row)
{
  GtkWidget *lines = gtk_button_get_child (GTK_BUTTON (button));
  gboolean is_shown = row != NULL && row->figures[0] != '\0';

  atout_call_lines_set_hint (ATOUT_CALL_LINES (lines), is_shown ? row->hinted : ATOUT_HINTED_NOT,
                             is_shown ? row->share : 0);
}

static GtkWidget *
last_line (GtkWidget *button)
{
  return gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));
}

static gboolean
tells_meaning (GtkWidget *button)
{
  return get_text (last_line (button), MEANING_KEY)[0] != '\0';
}

/* One of those in @parent has a second line, so that there is room for one on each. */
static gboolean
has_second_line (GtkWidget *parent)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (call_button_get_action (child) != NULL && tells_meaning (child))
      return TRUE;

  return FALSE;
}

/* In the place of what it means, which has been read by then, or where that would have room. */
static void
show_figures (GtkWidget *button, const char *figures, gboolean has_room)
{
  GtkWidget *label = last_line (button);
  gboolean is_added = g_object_get_data (G_OBJECT (label), FIGURES_KEY) != NULL;

  if (tells_meaning (button))
    {
      gtk_label_set_label (GTK_LABEL (label),
                           figures[0] != '\0' ? figures : get_text (label, MEANING_KEY));
      return;
    }
  if (is_added)
    gtk_box_remove (GTK_BOX (gtk_widget_get_parent (label)), label);
  if (has_room && figures[0] != '\0')
    {
      GtkWidget *lines = gtk_button_get_child (GTK_BUTTON (button));

      gtk_box_append (GTK_BOX (lines), label_new (figures, "meaning", FALSE));
      set_text (gtk_widget_get_last_child (lines), FIGURES_KEY, figures);
    }
}

static char *
tell_row (const AtoutHintRow *row)
{
  const WordsValue values[]
      = { { "{description}", row->told }, { "{hint}", row->odds }, { NULL, NULL } };

  if (row->told[0] == '\0' || row->odds[0] == '\0')
    return g_strconcat (row->told, row->odds, NULL);

  return words_fill (_ ("{description}, {hint}"), values);
}

static void
show_hint (GtkWidget *button, const AtoutHintRow *row, gboolean has_room)
{
  g_autofree char *told = row != NULL ? tell_row (row) : g_strdup ("");
  g_autofree char *description = g_strdup (get_text (button, DESCRIPTION_KEY));

  if (row != NULL && row->hinted == ATOUT_HINTED_BEST)
    gtk_widget_add_css_class (button, "hinted");
  else
    gtk_widget_remove_css_class (button, "hinted");
  show_gauge (button, row);
  show_figures (button, row != NULL ? row->figures : "", has_room);
  if (g_str_equal (get_text (button, HINT_KEY), told))
    return;
  set_text (button, HINT_KEY, told);
  call_button_describe (button, description);
}

void
call_button_hint (GtkWidget *parent, AtoutHint *hint)
{
  const gboolean has_room = has_second_line (parent);

  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      AtoutAction *call = call_button_get_action (child);

      if (call != NULL)
        show_hint (child,
                   hint != NULL ? atout_hint_find (hint, atout_action_get_action (call)) : NULL,
                   has_room);
      else
        call_button_hint (child, hint);
    }
}
