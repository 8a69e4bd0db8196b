/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view/help/help-sections.h"

#define SECTION "section" /* of a widget */

void
help_sections_set (GtkWidget *widget, const HelpSection *section)
{
  g_object_set_data (G_OBJECT (widget), SECTION, (gpointer) section);
}

const HelpSection *
help_sections_get (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), SECTION);
}

GtkWidget *
help_sections_find (GtkBox *body, const HelpSection *section)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (body));

  while (child != NULL && !g_str_equal (help_sections_get (child)->id, section->id))
    child = gtk_widget_get_next_sibling (child);

  return child;
}

const HelpSection *
help_sections_get_top (GtkBox *body, GtkWidget *column, double top)
{
  const HelpSection *found = NULL;
  graphene_rect_t bounds;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (body)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_compute_bounds (child, column, &bounds) && bounds.origin.y <= top + 1)
      found = help_sections_get (child);

  return found;
}
