/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "settings-map.h"

char *
settings_map_lookup (GSettings *settings, const char *key, const char *name)
{
  g_autoptr (GVariant) map = g_settings_get_value (settings, key);
  char *text = NULL;

  g_variant_lookup (map, name, "s", &text);

  return text;
}

GVariant *
settings_map_with (GVariant *map, const char *name, const char *text)
{
  GVariantBuilder builder;
  GVariantIter iter;
  const char *other, *value;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_variant_iter_init (&iter, map);
  while (g_variant_iter_next (&iter, "{&s&s}", &other, &value))
    if (!g_str_equal (other, name))
      g_variant_builder_add (&builder, "{ss}", other, value);
  if (text != NULL)
    g_variant_builder_add (&builder, "{ss}", name, text);

  return g_variant_builder_end (&builder);
}

void
settings_map_set (GSettings *settings, const char *key, const char *name, const char *text)
{
  g_autoptr (GVariant) map = g_settings_get_value (settings, key);

  g_settings_set_value (settings, key, settings_map_with (map, name, text));
}
