/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/compete/atout-friend-page.h"

#include <adwaita.h>

#include "app/widgets/groups.h"
#include "view/score/atout-fold-layout.h"

struct _AtoutFriendPage
{
  AtoutPage parent_instance;

  GtkWidget *page;
  GtkWidget *rows;
  GtkWidget *buttons;
};

G_DEFINE_FINAL_TYPE (AtoutFriendPage, atout_friend_page, ATOUT_TYPE_PAGE)

/* ---- Class ----------------------------------------------------------------------------------- */

static gboolean
atout_friend_page_grab_focus (GtkWidget *widget)
{
  AtoutFriendPage *self = ATOUT_FRIEND_PAGE (widget);

  return gtk_widget_child_focus (self->buttons, GTK_DIR_TAB_FORWARD)
         || gtk_widget_child_focus (self->page, GTK_DIR_TAB_FORWARD);
}

static void
atout_friend_page_class_init (AtoutFriendPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = atout_friend_page_grab_focus;

  g_type_ensure (ATOUT_TYPE_FOLD_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/compete/atout-friend-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutFriendPage, page);
  gtk_widget_class_bind_template_child (widget_class, AtoutFriendPage, rows);
  gtk_widget_class_bind_template_child (widget_class, AtoutFriendPage, buttons);
}

static void
atout_friend_page_init (AtoutFriendPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  group_titles_fold (self->page);
}

AtoutFriendPage *
atout_friend_page_new (const char *title, const char *subtitle, const char *heading,
                       const char *text)
{
  AtoutFriendPage *self = g_object_new (ATOUT_TYPE_FRIEND_PAGE, NULL);
  g_autofree char *head = g_markup_escape_text (heading, -1);
  g_autofree char *markup = g_markup_escape_text (text, -1);

  atout_page_set_title (ATOUT_PAGE (self), title, subtitle);
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->rows), head);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->rows), markup);

  return self;
}

GtkWidget *
atout_friend_page_add_row (AtoutFriendPage *self, const char *title, const char *subtitle)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *head = g_markup_escape_text (title, -1);
  g_autofree char *markup = g_markup_escape_text (subtitle, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), head);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), markup);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->rows), row);

  return row;
}

GtkWidget *
atout_friend_page_add_button (AtoutFriendPage *self, const char *label, gboolean is_suggested)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  if (is_suggested)
    gtk_widget_add_css_class (button, "suggested-action");
  gtk_box_append (GTK_BOX (self->buttons), button);
  gtk_widget_set_visible (self->buttons, TRUE);

  return button;
}
