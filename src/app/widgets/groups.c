/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/groups.h"

#include <adwaita.h>

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

/* ---- Showing groups one by one --------------------------------------------------------------- */

/* Returns the box inside @group, which is hidden instead: the page may hide the group itself. */
static GtkWidget *
get_content (GtkWidget *group)
{
  return gtk_widget_get_first_child (group);
}

static void
hide_contents (GtkWidget *widget, gboolean *has_first)
{
  if (ADW_IS_PREFERENCES_GROUP (widget))
    {
      gtk_widget_set_visible (get_content (widget), !*has_first);
      *has_first |= gtk_widget_get_visible (widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    hide_contents (child, has_first);
}

GtkWidget *
groups_find_hidden (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (ADW_IS_PREFERENCES_GROUP (widget))
    return gtk_widget_get_visible (get_content (widget)) ? NULL : widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = groups_find_hidden (child);

  return found;
}

static gboolean
show_next (GtkWidget *page, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED)
{
  GtkWidget *group = groups_find_hidden (page);

  if (group == NULL)
    return G_SOURCE_REMOVE;
  gtk_widget_set_visible (get_content (group), TRUE);

  return G_SOURCE_CONTINUE;
}

void
groups_grow (GtkWidget *page)
{
  hide_contents (page, &(gboolean) { FALSE });
  gtk_widget_add_tick_callback (page, show_next, NULL, NULL);
}

/* ---- Showing a row --------------------------------------------------------------------------- */

/*
 * Scrolls to the title of @row's group if @row then stays visible. Viewport coordinates would be
 * outdated until the next layout.
 */
static void
scroll_to (GtkWidget *row)
{
  GtkWidget *group = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);
  GtkWidget *viewport = gtk_widget_get_ancestor (row, GTK_TYPE_VIEWPORT);
  GtkWidget *page = gtk_viewport_get_child (GTK_VIEWPORT (viewport));
  GtkAdjustment *scroll = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (viewport));
  float seen = (float) gtk_adjustment_get_page_size (scroll);
  graphene_rect_t all, own;

  if (gtk_widget_compute_bounds (group, page, &all) && gtk_widget_compute_bounds (row, page, &own))
    gtk_adjustment_set_value (scroll, MAX (all.origin.y, own.origin.y + own.size.height - seen));
}

/* Focuses @row one frame after all groups are visible, when the page can scroll to its end. */
static gboolean
focus_row (GtkWidget *row, GdkFrameClock *clock G_GNUC_UNUSED, gpointer data)
{
  GtkWidget *page = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_PAGE);
  gboolean *was_complete = data;
  gboolean is_ready = *was_complete && gtk_widget_get_width (row) > 0;

  *was_complete = groups_find_hidden (page) == NULL;
  if (!is_ready)
    return G_SOURCE_CONTINUE;
  gtk_widget_grab_focus (row);
  scroll_to (row);

  return G_SOURCE_REMOVE;
}

void
show_row (GtkWidget *row)
{
  gtk_widget_add_tick_callback (row, focus_row, g_new0 (gboolean, 1), g_free);
}
