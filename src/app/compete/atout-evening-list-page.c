/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/compete/atout-evening-list-page.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "app/compete/atout-evening-group.h"

struct _AtoutEveningListPage
{
  AtoutPage parent_instance;

  AtoutEveningGroup *group;
};

G_DEFINE_FINAL_TYPE (AtoutEveningListPage, atout_evening_list_page, ATOUT_TYPE_PAGE)

static gboolean
atout_evening_list_page_grab_focus (GtkWidget *widget)
{
  return gtk_widget_child_focus (GTK_WIDGET (ATOUT_EVENING_LIST_PAGE (widget)->group),
                                 GTK_DIR_TAB_FORWARD);
}

static void
atout_evening_list_page_map (GtkWidget *widget)
{
  atout_evening_group_update (ATOUT_EVENING_LIST_PAGE (widget)->group);

  GTK_WIDGET_CLASS (atout_evening_list_page_parent_class)->map (widget);
}

static void
atout_evening_list_page_class_init (AtoutEveningListPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = atout_evening_list_page_grab_focus;
  widget_class->map = atout_evening_list_page_map;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
atout_evening_list_page_init (AtoutEveningListPage *self)
{
  GtkWidget *page = adw_preferences_page_new ();

  self->group = g_object_new (ATOUT_TYPE_EVENING_GROUP, NULL);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (self->group));
  gtk_widget_set_parent (page, GTK_WIDGET (self));
  atout_page_set_title (ATOUT_PAGE (self), _ ("Club Evenings"), NULL);
}

GtkWidget *
atout_evening_list_page_new (AtoutHost *host)
{
  AtoutEveningListPage *self = g_object_new (ATOUT_TYPE_EVENING_LIST_PAGE, NULL);

  atout_evening_group_set_all (self->group, host);

  return GTK_WIDGET (self);
}
