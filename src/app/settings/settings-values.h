/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Settings that GSettings cannot read or bind itself. */

#pragma once

#include <gio/gio.h>

#include "rules/signals.h"

/* ---- Texts of the seats 1, 2, … in turn order ------------------------------------------------ */

/** Returns the text of @seat in @key, or "" beyond the list; free with g_free (). */
char *settings_list_lookup (GSettings *settings, const char *key, guint seat);

/** Returns a copy of @list with @text for @seat, extended if needed; (transfer floating). */
GVariant *settings_list_with (GVariant *list, guint seat, const char *text);

/** Sets the text of @seat in @key; extends the list if needed. */
void settings_list_set (GSettings *settings, const char *key, guint seat, const char *text);

/* ---- Signals --------------------------------------------------------------------------------- */

/** Returns the signals in @key, or the usual ones if unknown. */
Signals settings_get_signals (GSettings *settings, const char *key);

/* ---- Numbers --------------------------------------------------------------------------------- */

/**
 * Binds @key like g_settings_bind (); NaN and infinity, which a range permits, become the default.
 */
void settings_number_bind (GSettings *settings, const char *key, gpointer object,
                           const char *property, GSettingsBindFlags flags);
