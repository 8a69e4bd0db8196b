/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "model/course/atout-match.h"

/**
 * (transfer full): a match of @game with the user at seat 0 and computer players at the others, by
 * name and level as @settings have them.
 */
AtoutMatch *match_setup_new (GSettings *settings, const Game *game, const Options *options);
