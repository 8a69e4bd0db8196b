/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/learn/answer-buttons.h"

#include "view/widgets/remove-children.h"
#include "view/widgets/suit-signs.h"

#define CHOSEN "answer-chosen"

void
answer_buttons_clear (GtkWidget *box)
{
  remove_children (box);
  gtk_widget_set_visible (box, FALSE);
}

static void
clicked (GtkWidget *button, gpointer data)
{
  AnswerChosen chosen = (AnswerChosen) g_object_get_data (G_OBJECT (button), CHOSEN);
  GtkWidget *child = gtk_widget_get_parent (button);

  chosen (data, (guint) gtk_flow_box_child_get_index (GTK_FLOW_BOX_CHILD (child)));
}

void
answer_buttons_add (GtkWidget *box, const char *text, const char *spoken, AnswerChosen chosen,
                    gpointer data)
{
  GtkWidget *button = gtk_button_new_with_label (text);
  GtkWidget *child = gtk_flow_box_child_new ();

  suit_signs_colour (gtk_button_get_child (GTK_BUTTON (button)));
  if (spoken != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                    -1);
  g_object_set_data (G_OBJECT (button), CHOSEN, (gpointer) chosen);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked), data);
  gtk_widget_set_focusable (child, FALSE);
  gtk_flow_box_child_set_child (GTK_FLOW_BOX_CHILD (child), button);
  gtk_flow_box_insert (GTK_FLOW_BOX (box), child, -1);
  gtk_widget_set_visible (box, TRUE);
}

gboolean
answer_buttons_press (GtkWidget *box, guint keyval, GdkModifierType modifiers)
{
  guint first = keyval >= GDK_KEY_KP_1 ? GDK_KEY_KP_1 : GDK_KEY_1;
  GtkFlowBoxChild *child;

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) != 0 || keyval < first
      || keyval > first + 8 || !gtk_widget_is_sensitive (box))
    return FALSE;
  child = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (box), (int) (keyval - first));
  if (child == NULL)
    return FALSE;
  g_signal_emit_by_name (gtk_flow_box_child_get_child (child), "clicked");

  return TRUE;
}
