/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/atout-switch-row.h"

struct _AtoutSwitchRow
{
  AdwActionRow parent_instance;

  GSettings *settings;
  char *setting;
  GtkWidget *button;
};

enum
{
  PROP_0,
  PROP_SETTING,
  N_PROPS,
};
static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AtoutSwitchRow, atout_switch_row, ADW_TYPE_ACTION_ROW)

static void
atout_switch_row_constructed (GObject *object)
{
  AtoutSwitchRow *self = ATOUT_SWITCH_ROW (object);

  G_OBJECT_CLASS (atout_switch_row_parent_class)->constructed (object);

  g_settings_bind (self->settings, self->setting, self->button, "active", G_SETTINGS_BIND_DEFAULT);
}

static void
atout_switch_row_get_property (GObject *object, guint property_id, GValue *value, GParamSpec *pspec)
{
  AtoutSwitchRow *self = ATOUT_SWITCH_ROW (object);

  switch (property_id)
    {
    case PROP_SETTING:
      g_value_set_string (value, self->setting);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
atout_switch_row_set_property (GObject *object, guint property_id, const GValue *value,
                               GParamSpec *pspec)
{
  AtoutSwitchRow *self = ATOUT_SWITCH_ROW (object);

  switch (property_id)
    {
    case PROP_SETTING:
      self->setting = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
    }
}

static void
atout_switch_row_finalize (GObject *object)
{
  AtoutSwitchRow *self = ATOUT_SWITCH_ROW (object);

  g_clear_object (&self->settings);
  g_free (self->setting);

  G_OBJECT_CLASS (atout_switch_row_parent_class)->finalize (object);
}

static void
atout_switch_row_class_init (AtoutSwitchRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = atout_switch_row_constructed;
  object_class->finalize = atout_switch_row_finalize;
  object_class->get_property = atout_switch_row_get_property;
  object_class->set_property = atout_switch_row_set_property;

  properties[PROP_SETTING]
      = g_param_spec_string ("setting", NULL, NULL, NULL,
                             G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               RESOURCE_BASE "/app/widgets/atout-switch-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AtoutSwitchRow, button);
}

static void
atout_switch_row_init (AtoutSwitchRow *self)
{
  self->settings = g_settings_new (APP_ID);
  gtk_widget_init_template (GTK_WIDGET (self));
}
