/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the settings keep of one game, or one form of a game, alone. */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/** (transfer full): the settings of the game or form @key, kept where @settings are. */
GSettings *game_settings_new (GSettings *settings, const char *key);

G_END_DECLS
