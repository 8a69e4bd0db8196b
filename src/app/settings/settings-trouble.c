/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app/settings/settings-trouble.h"

#include <string.h>

/* Who complains, and what of; dconf of nothing else than that it cannot write. */
static const struct
{
  const char *domain;
  const char *about;
} complaints[] = {
  { "dconf", "" },
  { "GLib-GIO", "keyfile" },
  { "GLib-GIO", "Failed to create " }, /* the folder of the key file */
};

static struct
{
  GMutex mutex;
  gboolean is_there; /* trouble */
  gboolean was_told;
  SettingsTroubleFunc told;
  gpointer data;
} trouble;

static void
tell (gpointer data G_GNUC_UNUSED)
{
  SettingsTroubleFunc told = NULL;

  g_mutex_lock (&trouble.mutex);
  if (trouble.is_there && !trouble.was_told && trouble.told != NULL)
    told = trouble.told;
  trouble.was_told = trouble.was_told || told != NULL;
  g_mutex_unlock (&trouble.mutex);
  if (told != NULL)
    told (trouble.data);
}

/* From any thread: dconf writes in one of its own. */
static void
note (void)
{
  g_mutex_lock (&trouble.mutex);
  trouble.is_there = TRUE;
  g_mutex_unlock (&trouble.mutex);
  g_idle_add_once (tell, NULL);
}

static const char *
field (const GLogField *fields, gsize n, const char *key)
{
  for (gsize i = 0; i < n; i++)
    if (g_str_equal (fields[i].key, key) && fields[i].length < 0)
      return fields[i].value;

  return "";
}

static GLogWriterOutput
read_along (GLogLevelFlags level, const GLogField *fields, gsize n, gpointer data)
{
  const char *domain = field (fields, n, "GLIB_DOMAIN");
  const char *message = field (fields, n, "MESSAGE");

  for (guint i = 0; (level & G_LOG_LEVEL_WARNING) != 0 && i < G_N_ELEMENTS (complaints); i++)
    if (g_str_equal (domain, complaints[i].domain) && strstr (message, complaints[i].about) != NULL)
      {
        note ();
        break;
      }

  return g_log_writer_default (level, fields, n, data);
}

void
settings_trouble_watch (void)
{
  g_log_set_writer_func (read_along, NULL, NULL);
}

/* All keys lie in one place. */
static gboolean
is_writable (GSettings *settings)
{
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_object_get (settings, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);

  return keys[0] == NULL || g_settings_is_writable (settings, keys[0]);
}

void
settings_trouble_listen (GSettings *settings, SettingsTroubleFunc told, gpointer data)
{
  g_mutex_lock (&trouble.mutex);
  trouble.told = told;
  trouble.data = data;
  g_mutex_unlock (&trouble.mutex);
  if (told != NULL && !is_writable (settings))
    note ();
  else
    g_idle_add_once (tell, NULL);
}
