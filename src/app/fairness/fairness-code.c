/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/fairness/fairness-code.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/atout-host.h"
#include "view/widgets/labels.h"
#include "view/widgets/spoken-names.h"

static void
copy_clicked (GtkWidget *button, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (button);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (button), text);
  if (ATOUT_IS_HOST (root))
    atout_host_say (ATOUT_HOST (root), _ ("Copied to the clipboard."));
}

static GtkWidget *
make_button (const char *title, const char *text)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-copy-symbolic");
  /* Translators: on the button that copies what has this title, as "Seal" */
  g_autofree char *label = g_strdup_printf (_ ("Copy: %s"), title);

  gtk_widget_set_tooltip_text (button, label);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  spoken_set_name (button, label);
  g_signal_connect_data (button, "clicked", G_CALLBACK (copy_clicked), g_strdup (text),
                         (GClosureNotify) (void (*) (void)) g_free, 0);

  return button;
}

static GtkWidget *
make_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  break_anywhere (GTK_LABEL (label));
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, style);

  return label;
}

GtkWidget *
fairness_code_new (const char *title, const char *text)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *texts = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget *code = make_label (text, "monospace");

  gtk_widget_set_hexpand (texts, TRUE);
  gtk_widget_set_direction (code, GTK_TEXT_DIR_LTR);
  gtk_box_append (GTK_BOX (texts), make_label (title, "caption-heading"));
  gtk_box_append (GTK_BOX (texts), code);
  gtk_box_append (GTK_BOX (row), texts);
  gtk_box_append (GTK_BOX (row), make_button (title, text));

  return row;
}
