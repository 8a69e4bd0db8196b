/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/settings/settings-number.h"

#include <math.h>

/* (GSettingsBindGetMapping): FALSE makes it the default. */
static gboolean
number_of_setting (GValue *value, GVariant *variant, gpointer data G_GNUC_UNUSED)
{
  double number = g_variant_get_double (variant);

  g_value_set_double (value, number);

  return isfinite (number);
}

void
settings_number_bind (GSettings *settings, const char *key, gpointer object, const char *property,
                      GSettingsBindFlags flags)
{
  g_settings_bind_with_mapping (settings, key, object, property, flags, number_of_setting, NULL,
                                NULL, NULL);
}
