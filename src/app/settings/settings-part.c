/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/settings/settings-part.h"

#define G_SETTINGS_ENABLE_BACKEND
#include <gio/gsettingsbackend.h>

static GSettings *
part (GSettings *settings, const char *schema, const char *folder, const char *name)
{
  /* whatever a name has in it, it is one step of a path */
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

/* ---- What older versions kept elsewhere --------------------------------------------------- */

/* In @from of @settings, a map by name, stood what is now @key of the part of that name. */
static void
take_apart (GSettings *settings, const char *from,
            GSettings *(*part_of) (GSettings *settings, const char *name), const char *key)
{
  g_autoptr (GVariant) map = g_settings_get_user_value (settings, from);
  GVariantIter iter;
  const char *name, *text;

  if (map == NULL)
    return;

  g_variant_iter_init (&iter, map);
  while (g_variant_iter_next (&iter, "{&s&s}", &name, &text))
    {
      g_autoptr (GSettings) kept = name[0] != '\0' ? part_of (settings, name) : NULL;
      g_autoptr (GVariant) newer = kept != NULL ? g_settings_get_user_value (kept, key) : NULL;

      if (kept != NULL && newer == NULL)
        g_settings_set_string (kept, key, text);
    }
  g_settings_reset (settings, from);
}

void
settings_part_take_over (GSettings *settings)
{
  take_apart (settings, "decks", settings_part_of_game, "deck");
  take_apart (settings, "places", settings_part_of_game, "place");
  take_apart (settings, "deck-letters", settings_part_of_deck, "letters");
  take_apart (settings, "deck-suits", settings_part_of_deck, "suits");
}
