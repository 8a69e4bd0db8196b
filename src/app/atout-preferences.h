/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ATOUT_TYPE_PREFERENCES (atout_preferences_get_type ())

/** AtoutPreferences: the window for the settings; each change is in force at once. */
G_DECLARE_FINAL_TYPE (AtoutPreferences, atout_preferences, ATOUT, PREFERENCES, AdwWindow)

AtoutPreferences *atout_preferences_new (GtkApplication *application);

G_END_DECLS
