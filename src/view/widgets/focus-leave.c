/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/focus-leave.h"

#include "view/widgets/focus-inside.h"
#include "view/widgets/spoken.h"

void
focus_leave (GtkWidget *widget)
{
  GtkWidget *ancestor = gtk_widget_get_parent (widget);

  if (focus_inside (widget) == NULL && !gtk_widget_has_focus (widget))
    return;

  while (ancestor != NULL && !(gtk_widget_get_focusable (ancestor) && spoken_grab_focus (ancestor)))
    ancestor = gtk_widget_get_parent (ancestor);
}
