/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "game-settings.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

GSettings *
game_settings_new (GSettings *settings, const char *key)
{
  g_autofree char *path = g_strconcat (RESOURCE_BASE "/games/", key, "/", NULL);
  g_autoptr (GSettingsBackend) backend = NULL;

  g_object_get (settings, "backend", &backend, NULL);

  return g_settings_new_with_backend_and_path (APP_ID ".game", backend, path);
}
