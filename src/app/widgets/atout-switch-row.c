/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/widgets/atout-switch-row.h"

struct _AtoutSwitchRow
{
  AdwActionRow parent_instance;

  GSettings *settings;
  GtkWidget *button;
};

G_DEFINE_FINAL_TYPE (AtoutSwitchRow, atout_switch_row, ADW_TYPE_ACTION_ROW)

static void
atout_switch_row_set_property (GObject *object, guint id G_GNUC_UNUSED, const GValue *value,
                               GParamSpec *pspec G_GNUC_UNUSED)
{
  AtoutSwitchRow *self = ATOUT_SWITCH_ROW (object);

  g_settings_bind (self->settings, g_value_get_string (value), self->button, "active",
                   G_SETTINGS_BIND_DEFAULT);
}

static void
atout_switch_row_finalize (GObject *object)
{
  g_clear_object (&ATOUT_SWITCH_ROW (object)->settings);

  G_OBJECT_CLASS (atout_switch_row_parent_class)->finalize (object);
}

static void
atout_switch_row_class_init (AtoutSwitchRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = atout_switch_row_finalize;
  object_class->set_property = atout_switch_row_set_property;

  g_object_class_install_property (
      object_class, 1,
      /** AtoutSwitchRow:setting: the key of the boolean setting */
      g_param_spec_string ("setting", NULL, NULL, NULL,
                           G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));

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
