/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/settings/settings-part.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

static GSettings *
part (GSettings *settings, const char *schema, const char *folder, const char *name)
{
  /* escaped, any name is one path component */
  g_autofree char *step = g_uri_escape_string (name, NULL, FALSE);
  g_autofree char *path = g_strconcat (RESOURCE_BASE, folder, step, "/", NULL);
  g_autoptr (GSettingsBackend) backend = NULL;

  g_return_val_if_fail (name[0] != '\0', NULL);

  g_object_get (settings, "backend", &backend, NULL);

  return g_settings_new_with_backend_and_path (schema, backend, path);
}

GSettings *
settings_part_of_game (GSettings *settings, const char *key)
{
  return part (settings, APP_ID ".game", "/games/", key);
}

GSettings *
settings_part_of_deck (GSettings *settings, const char *id)
{
  return part (settings, APP_ID ".deck", "/decks/", id);
}
