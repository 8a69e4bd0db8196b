/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/children-drawn.h"

void
children_drawn (GtkWidget *parent, GtkWidget *top, GtkSnapshot *snapshot)
{
  for (GtkWidget *child = gtk_widget_get_first_child (parent); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (child != top)
      gtk_widget_snapshot_child (parent, child, snapshot);
  if (top != NULL)
    gtk_widget_snapshot_child (parent, top, snapshot);
}
