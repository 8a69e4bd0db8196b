/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "atout-window-bar.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "atout-bar-title.h"
#include "atout-spare-bin.h"
#include "remove-children.h"
#include "spoken-names.h"

struct _AtoutWindowBar
{
  GtkWidget parent_instance;

  char *title;
  char *subtitle;
  gboolean roomy;

  GtkWidget *back_button;
  GtkWidget *sheet_button;
  GMenu *about_section;
};

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_SUBTITLE,
  PROP_ROOMY,
  N_PROPS,
};
static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AtoutWindowBar, atout_window_bar, GTK_TYPE_WIDGET)

static void
set_text (AtoutWindowBar *self, char **text, const GValue *value, GParamSpec *pspec)
{
  if (g_strcmp0 (*text, g_value_get_string (value)) == 0)
    return;

  g_free (*text);
  *text = g_value_dup_string (value);
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

static void
set_roomy (AtoutWindowBar *self, gboolean roomy)
{
  if (self->roomy == roomy)
    return;

  self->roomy = roomy;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ROOMY]);
}

static void
atout_window_bar_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  AtoutWindowBar *self = ATOUT_WINDOW_BAR (object);

  switch (property_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_SUBTITLE:
      g_value_set_string (value, self->subtitle);
      break;
    case PROP_ROOMY:
      g_value_set_boolean (value, self->roomy);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
atout_window_bar_set_property (GObject *object, guint property_id, const GValue *value,
                               GParamSpec *pspec)
{
  AtoutWindowBar *self = ATOUT_WINDOW_BAR (object);

  switch (property_id)
    {
    case PROP_TITLE:
      set_text (self, &self->title, value, pspec);
      break;
    case PROP_SUBTITLE:
      set_text (self, &self->subtitle, value, pspec);
      break;
    case PROP_ROOMY:
      set_roomy (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
atout_window_bar_dispose (GObject *object)
{
  remove_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (atout_window_bar_parent_class)->dispose (object);
}

static void
atout_window_bar_finalize (GObject *object)
{
  AtoutWindowBar *self = ATOUT_WINDOW_BAR (object);

  g_free (self->title);
  g_free (self->subtitle);

  G_OBJECT_CLASS (atout_window_bar_parent_class)->finalize (object);
}

static void
atout_window_bar_class_init (AtoutWindowBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->dispose = atout_window_bar_dispose;
  object_class->finalize = atout_window_bar_finalize;
  object_class->get_property = atout_window_bar_get_property;
  object_class->set_property = atout_window_bar_set_property;

  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  properties[PROP_SUBTITLE] = g_param_spec_string ("subtitle", NULL, NULL, NULL, flags);
  properties[PROP_ROOMY] = g_param_spec_boolean ("roomy", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (ATOUT_TYPE_BAR_TITLE);
  g_type_ensure (ATOUT_TYPE_SPARE_BIN);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/atout-window-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutWindowBar, back_button);
  gtk_widget_class_bind_template_child (widget_class, AtoutWindowBar, sheet_button);
  gtk_widget_class_bind_template_child (widget_class, AtoutWindowBar, about_section);
}

static void
add_about (AtoutWindowBar *self)
{
  /* Translators: the name of the program; the character after the underscore is the mnemonic */
  g_autofree char *label = g_strdup_printf (_ ("_About %s"), APP_NAME);

  g_menu_append (self->about_section, label, "app.about");
}

static void
atout_window_bar_init (AtoutWindowBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  add_about (self);
  spoken_name_parts (GTK_WIDGET (self), _ ("Main Menu"));
}

static void
show_while_enabled (GtkWidget *button, GActionMap *actions, const char *name)
{
  g_object_bind_property (g_action_map_lookup_action (actions, name), "enabled", button, "visible",
                          G_BINDING_SYNC_CREATE);
}

void
atout_window_bar_follow (AtoutWindowBar *self, GActionMap *actions)
{
  g_return_if_fail (ATOUT_IS_WINDOW_BAR (self));

  show_while_enabled (self->back_button, actions, "back");
  show_while_enabled (self->sheet_button, actions, "score-sheet");
}
