/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Settings that cannot be written. GSettings itself tells nobody: its backends (a key file, dconf)
 * write later, and complain in the log.
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

typedef void (*SettingsTroubleFunc) (gpointer data);

/** Reads along what goes into the log from now on, once in a process and before anything else. */
void settings_trouble_watch (void);

/**
 * Calls @told in the main loop as soon as @settings cannot be written, or could not be already; at
 * most once. NULL: nobody any more.
 */
void settings_trouble_listen (GSettings *settings, SettingsTroubleFunc told, gpointer data);

G_END_DECLS
