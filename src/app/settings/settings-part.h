/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Settings of one game or deck, in the same backend. */

#pragma once

#include <gio/gio.h>

/** Returns the settings of game or form @key; (transfer full). */
GSettings *settings_part_of_game (GSettings *settings, const char *key);

/** Returns the settings of deck @id; (transfer full). */
GSettings *settings_part_of_deck (GSettings *settings, const char *id);
