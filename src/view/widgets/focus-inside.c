/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/widgets/focus-inside.h"

GtkWidget *
focus_inside (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *child = root != NULL ? gtk_root_get_focus (root) : NULL;

  while (child != NULL && gtk_widget_get_parent (child) != widget)
    child = gtk_widget_get_parent (child);

  return child;
}

gboolean
focus_next (GtkWidget *const *stops, guint n, GtkDirectionType direction)
{
  const int step = direction == GTK_DIR_TAB_BACKWARD ? -1 : 1;
  int at = step > 0 ? 0 : (int) n - 1;

  for (int i = 0; i < (int) n; i++)
    if (gtk_widget_has_focus (stops[i]) || focus_inside (stops[i]) != NULL)
      at = i;
  for (int i = at; i >= 0 && i < (int) n; i += step)
    if (gtk_widget_get_mapped (stops[i]) && gtk_widget_child_focus (stops[i], direction))
      return TRUE;

  return FALSE;
}

/* From what scrolls on @page and has the keys itself into it: GTK by itself would leave it. */
static gboolean
enters_scrolled (GtkWidget *page)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));

  return GTK_IS_SCROLLED_WINDOW (focus) && gtk_widget_is_ancestor (focus, page)
         && gtk_widget_child_focus (gtk_widget_get_first_child (focus), GTK_DIR_TAB_FORWARD);
}

gboolean
focus_through (GtkWidget *widget, GtkDirectionType direction)
{
  g_autoptr (GPtrArray) children = g_ptr_array_new ();

  if (direction == GTK_DIR_TAB_FORWARD && enters_scrolled (widget))
    return TRUE;
  if ((direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
      || (direction == GTK_DIR_TAB_FORWARD
          && focus_inside (GTK_WIDGET (gtk_widget_get_root (widget))) == NULL))
    return GTK_WIDGET_CLASS (g_type_class_peek (GTK_TYPE_WIDGET))->focus (widget, direction);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    g_ptr_array_add (children, child);

  return focus_next ((GtkWidget *const *) children->pdata, children->len, direction);
}
