/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What the settings keep of one thing alone. */

#pragma once

#include <gio/gio.h>

/** (transfer full): the settings of the game or form @key, kept where @settings are. */
GSettings *settings_part_of_game (GSettings *settings, const char *key);

/** (transfer full): the settings of the deck @id, kept where @settings are. */
GSettings *settings_part_of_deck (GSettings *settings, const char *id);
