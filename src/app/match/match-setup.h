/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "model/course/atout-match.h"

/** Returns a match (transfer full) with the user at seat 0 and computer players by @settings. */
AtoutMatch *match_setup_new (GSettings *settings, const Game *game, const Options *options);
