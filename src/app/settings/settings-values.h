/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Settings for which GSettings has no function. */

#pragma once

#include <gio/gio.h>

#include "rules/signals.h"

/* ---- One text for each seat but the user's, in turn order from there ------------------------- */

/** The text of @seat, from 1, in @key, or "" where the list is shorter; free with g_free (). */
char *settings_list_lookup (GSettings *settings, const char *key, guint seat);

/** (transfer floating): @list with @text for @seat, from 1; it grows as needed. */
GVariant *settings_list_with (GVariant *list, guint seat, const char *text);

/** Sets the text of @seat, from 1, in @key. The others stay; the list grows as needed. */
void settings_list_set (GSettings *settings, const char *key, guint seat, const char *text);

/* ---- Signals --------------------------------------------------------------------------------- */

/** What a side has agreed by the text of @key; what is usual where that names no system. */
Signals settings_get_signals (GSettings *settings, const char *key);

/* ---- Numbers --------------------------------------------------------------------------------- */

/**
 * As g_settings_bind () for the number @key, which is its default where it is none: a schema with
 * bounds lets that pass.
 */
void settings_number_bind (GSettings *settings, const char *key, gpointer object,
                           const char *property, GSettingsBindFlags flags);
