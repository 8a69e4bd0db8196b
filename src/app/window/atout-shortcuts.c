/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/window/atout-shortcuts.h"

#include "app/widgets/group-titles.h"
#include "app/window/atout-shortcut-row.h"
#include "view/widgets/spoken-names.h"

struct _AtoutShortcuts
{
  AdwWindow parent_instance;
};

G_DEFINE_FINAL_TYPE (AtoutShortcuts, atout_shortcuts, ADW_TYPE_WINDOW)

static void
atout_shortcuts_class_init (AtoutShortcutsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ATOUT_TYPE_SHORTCUT_ROW);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/window/atout-shortcuts.ui");
}

static void
atout_shortcuts_init (AtoutShortcuts *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  group_titles_fold (GTK_WIDGET (self));
  spoken_name_parts (GTK_WIDGET (self), gtk_window_get_title (GTK_WINDOW (self)));
}

GtkWidget *
atout_shortcuts_new (GtkWindow *parent)
{
  return g_object_new (ATOUT_TYPE_SHORTCUTS, "transient-for", parent, "destroy-with-parent", TRUE,
                       NULL);
}
