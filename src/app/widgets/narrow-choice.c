/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/narrow-choice.h"

#include "app/widgets/atout-pixel-clamp.h"

static void
set_up (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
bind (GtkSignalListItemFactory *factory G_GNUC_UNUSED, GtkListItem *item, const char *subject)
{
  GtkStringObject *text = gtk_list_item_get_item (item);
  gboolean is_subject = subject != NULL && gtk_list_item_get_position (item) == 0;

  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       is_subject ? subject : gtk_string_object_get_string (text));
}

void
narrow_choice_offer (GtkWidget *choice, const char *subject, GtkStringList *titles)
{
  g_autoptr (GtkListItemFactory) shown = gtk_signal_list_item_factory_new ();
  g_autoptr (GtkListItemFactory) listed = gtk_builder_list_item_factory_new_from_resource (
      NULL, RESOURCE_BASE "/app/widgets/narrow-choice.ui");

  g_type_ensure (ATOUT_TYPE_PIXEL_CLAMP);
  g_signal_connect (shown, "setup", G_CALLBACK (set_up), NULL);
  g_signal_connect_data (shown, "bind", G_CALLBACK (bind), g_strdup (subject),
                         (GClosureNotify) (void (*) (void)) g_free, 0);
  gtk_drop_down_set_factory (GTK_DROP_DOWN (choice), shown);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (choice), listed);
  gtk_drop_down_set_model (GTK_DROP_DOWN (choice), G_LIST_MODEL (titles));
  g_object_unref (titles);
}
