/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Which games have been played on this machine: the others are explained unless told not to. */

#pragma once

#include <gio/gio.h>

/** True when a deal of the game @key was played to its end. */
gboolean played_games_has (GSettings *settings, const char *key);

/** Keeps in the settings that a deal of the game @key was played to its end. */
void played_games_add (GSettings *settings, const char *key);
