/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/ask-popover.h"

#include "app/widgets/atout-pixel-clamp.h"

#define TEXT_WIDTH 300 /* pixels */

static GtkWidget *
make_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, "heading");

  return label;
}

/* Clamps @child, because a popover measures its height with too much width. */
static GtkWidget *
limit_width (GtkWidget *child)
{
  return atout_pixel_clamp_new (child, TEXT_WIDTH);
}

static void
let_wrap (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    {
      gtk_label_set_wrap (GTK_LABEL (widget), TRUE);
      gtk_label_set_natural_wrap_mode (GTK_LABEL (widget), GTK_NATURAL_WRAP_NONE);
      gtk_label_set_justify (GTK_LABEL (widget), GTK_JUSTIFY_CENTER);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    let_wrap (child);
}

static GtkWidget *
add_answer (GtkWidget *box, const char *text, GtkWidget *popover)
{
  GtkWidget *button = gtk_button_new_with_label (text);

  let_wrap (button);
  g_signal_connect_swapped (button, "clicked", G_CALLBACK (gtk_popover_popdown), popover);
  gtk_box_append (GTK_BOX (box), button);

  return button;
}

void
ask_popover_add (GtkMenuButton *button, const char *text, const char *keep, const char *lose,
                 GCallback agreed, gpointer object)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *answers = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *label = make_label (text);
  GtkWidget *keeps, *loses;

  gtk_box_append (GTK_BOX (box), limit_width (label));
  keeps = add_answer (answers, keep, popover);
  g_signal_connect_object (popover, "map", G_CALLBACK (gtk_widget_grab_focus), keeps,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  loses = add_answer (answers, lose, popover);
  gtk_widget_add_css_class (loses, "destructive-action");
  g_signal_connect_object (loses, "clicked", agreed, object, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), limit_width (answers));
  gtk_widget_add_css_class (popover, "question");
  gtk_popover_set_child (GTK_POPOVER (popover), box);
  let_wrap (GTK_WIDGET (button));
  gtk_menu_button_set_popover (button, popover);
}

void
ask_popover_set_text (GtkMenuButton *button, const char *text)
{
  GtkPopover *popover = gtk_menu_button_get_popover (button);
  GtkWidget *clamp = gtk_widget_get_first_child (gtk_popover_get_child (popover));

  gtk_label_set_label (GTK_LABEL (adw_bin_get_child (ADW_BIN (clamp))), text);
}
