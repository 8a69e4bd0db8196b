/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/remove-children.h"

void
remove_children (GtkWidget *parent)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (parent)) != NULL)
    {
      /* list and flow boxes wrap their children */
      if (GTK_IS_LIST_BOX (parent))
        gtk_list_box_remove (GTK_LIST_BOX (parent), child);
      else if (GTK_IS_FLOW_BOX (parent))
        gtk_flow_box_remove (GTK_FLOW_BOX (parent), child);
      else
        gtk_widget_unparent (child);
    }
}
