/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Settings that are numbers with a fraction. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * As g_settings_bind () for the number @key, which is its default where it is none: a schema with
 * bounds lets that pass.
 */
void settings_number_bind (GSettings *settings, const char *key, gpointer object,
                           const char *property, GSettingsBindFlags flags);

G_END_DECLS
