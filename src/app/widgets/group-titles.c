/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/group-titles.h"

void
group_titles_fold (GtkWidget *page)
{
  if (GTK_IS_LABEL (page) && gtk_widget_has_css_class (page, "heading"))
    {
      gtk_label_set_ellipsize (GTK_LABEL (page), PANGO_ELLIPSIZE_NONE);
      gtk_label_set_wrap (GTK_LABEL (page), TRUE);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (page); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    group_titles_fold (child);
}
