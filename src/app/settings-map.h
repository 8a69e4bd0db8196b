/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Settings that hold one text for each of several names: a{ss}. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** The text of @name in @key, or NULL; free with g_free (). */
char *settings_map_lookup (GSettings *settings, const char *key, const char *name);

/** (transfer floating): @map with @text as the text of @name; NULL removes it. */
GVariant *settings_map_with (GVariant *map, const char *name, const char *text);

/** Sets the text of @name in @key; NULL removes it. The others stay. */
void settings_map_set (GSettings *settings, const char *key, const char *name, const char *text);

G_END_DECLS
