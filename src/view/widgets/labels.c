/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/labels.h"

#include "view/widgets/atout-shrink-bin.h"

#define WORD_MOST 11 /* letters; longer words would shrink too much */

void
name_label_fold (GtkLabel *label)
{
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
  gtk_label_set_lines (label, 2);
  gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_END);
}

static gboolean
has_long_word (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_utf8_strlen (words[i], -1) > WORD_MOST)
      return TRUE;

  return FALSE;
}

GtkWidget *
name_label_fit (GtkWidget *label)
{
  if (has_long_word (gtk_label_get_text (GTK_LABEL (label))))
    {
      name_label_fold (GTK_LABEL (label));
      gtk_widget_set_tooltip_text (label, gtk_label_get_text (GTK_LABEL (label)));
      return label;
    }
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (label), GTK_NATURAL_WRAP_NONE);

  return atout_shrink_bin_new (label);
}

int
label_find_width (GtkWidget *label, int width, int height)
{
  int least;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  while (least < width)
    {
      int middle = (least + width) / 2;
      int high;

      gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, middle, NULL, &high, NULL, NULL);
      if (high > height)
        least = middle + 1;
      else
        width = middle;
    }

  return width;
}

void
break_anywhere (GtkLabel *label)
{
  PangoAttrList *list = pango_attr_list_new ();

  pango_attr_list_insert (list, pango_attr_insert_hyphens_new (FALSE));
  gtk_label_set_attributes (label, list);
  pango_attr_list_unref (list);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
}
