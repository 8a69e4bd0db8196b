/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/table/seats/atout-bubble.h"

#include <glib/gi18n-lib.h>

#include "model/words/words.h"
#include "view/widgets/css-class.h"
#include "view/widgets/finger.h"
#include "view/widgets/spoken-names.h"
#include "view/widgets/suit-signs.h"

struct _AtoutBubble
{
  GtkButton parent_instance;

  GtkWidget *value;
  GtkWidget *said;
  GtkWidget *truth; /* verdict on the promise after the deal */
  char *meaning;
};

G_DEFINE_FINAL_TYPE (AtoutBubble, atout_bubble, GTK_TYPE_BUTTON)

static void
atout_bubble_finalize (GObject *object)
{
  g_free (ATOUT_BUBBLE (object)->meaning);
  G_OBJECT_CLASS (atout_bubble_parent_class)->finalize (object);
}

static void
atout_bubble_class_init (AtoutBubbleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = atout_bubble_finalize;
  widget_class->contains = finger_contains;
  gtk_widget_class_set_css_name (widget_class, "bubble");
}

static void
atout_bubble_init (AtoutBubble *self)
{
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  self->value = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->value, "value");
  self->said = gtk_label_new (NULL);
  gtk_label_set_ellipsize (GTK_LABEL (self->said), PANGO_ELLIPSIZE_END);
  gtk_box_append (GTK_BOX (box), self->value);
  gtk_box_append (GTK_BOX (box), self->said);
  self->truth = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->truth, "truth");
  gtk_box_append (GTK_BOX (lines), box);
  gtk_box_append (GTK_BOX (lines), self->truth);
  gtk_button_set_child (GTK_BUTTON (self), lines);
  suit_signs_colour (self->said);
  suit_signs_colour_tooltip (GTK_WIDGET (self));
  self->meaning = g_strdup ("");
}

GtkWidget *
atout_bubble_new (void)
{
  return g_object_new (ATOUT_TYPE_BUBBLE, NULL);
}

static void
show_truth (AtoutBubble *self, AtoutAction *action)
{
  gboolean is_true = atout_action_get_true (action);
  gboolean is_bluff = atout_action_get_bluff (action);

  gtk_widget_set_visible (self->truth, is_true || is_bluff);
  if (is_true)
    /* Translators: a call in the list of calls, after the deal: the hand was as it said */
    gtk_label_set_label (GTK_LABEL (self->truth), C_ ("call", "true"));
  if (is_bluff)
    /* Translators: a call in the list of calls, after the deal: the hand was not as it said */
    gtk_label_set_label (GTK_LABEL (self->truth), C_ ("call", "bluff"));
  css_class_set (self->truth, "bluff", is_bluff);
}

void
atout_bubble_show (AtoutBubble *self, AtoutTalk *talk, AtoutSaying *saying)
{
  AtoutAction *action = saying != NULL ? atout_saying_get_action (saying) : NULL;
  guint value = action != NULL ? atout_action_get_value (action) : 0;
  char number[12];

  gtk_widget_set_visible (GTK_WIDGET (self), saying != NULL);
  if (saying == NULL)
    return;
  g_snprintf (number, sizeof number, "%u", value);
  gtk_label_set_label (GTK_LABEL (self->value), number);
  gtk_widget_set_visible (self->value, value > 0);
  gtk_label_set_label (GTK_LABEL (self->said), atout_action_get_said (action));
  show_truth (self, action);
  suit_style_set (GTK_WIDGET (self), atout_talk_get_suits (talk), atout_action_get_suit (action));

  g_free (self->meaning);
  self->meaning = atout_talk_describe (talk, saying);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), self->meaning);
  spoken_set_name (GTK_WIDGET (self), self->meaning);
}

const char *
atout_bubble_get_meaning (AtoutBubble *self)
{
  return self->meaning;
}
