/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/settings/settings-values.h"

#include <math.h>

char *
settings_list_lookup (GSettings *settings, const char *key, guint seat)
{
  g_auto (GStrv) texts = g_settings_get_strv (settings, key);

  g_return_val_if_fail (seat > 0, g_strdup (""));

  return g_strdup (seat <= g_strv_length (texts) ? texts[seat - 1] : "");
}

GVariant *
settings_list_with (GVariant *list, guint seat, const char *text)
{
  g_autofree const char **texts = NULL;
  gsize n;

  g_return_val_if_fail (seat > 0, list);

  texts = g_variant_get_strv (list, &n);
  n = MAX (n, seat);
  texts = g_renew (const char *, texts, n + 1);
  texts[n] = NULL;
  for (gsize i = g_variant_n_children (list); i < n; i++)
    texts[i] = "";
  texts[seat - 1] = text;

  return g_variant_new_strv (texts, n);
}

void
settings_list_set (GSettings *settings, const char *key, guint seat, const char *text)
{
  g_autoptr (GVariant) list = g_settings_get_value (settings, key);

  g_settings_set_value (settings, key, settings_list_with (list, seat, text));
}

/* ---- Signals --------------------------------------------------------------------------------- */

Signals
settings_get_signals (GSettings *settings, const char *key)
{
  g_autofree char *name = g_settings_get_string (settings, key);
  Signals signals;

  return signals_read (name, &signals) ? signals : SIGNALS_USUAL;
}

/* ---- Numbers --------------------------------------------------------------------------------- */

/* Returns FALSE for the default (GSettingsBindGetMapping). */
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
