/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Choosing as player_choose () does, for who wants to see by what was chosen. */

#pragma once

#include "players/search/search.h"

/** player_choose (), letting @look see the worlds that were looked at, if any were. */
void player_choose_and_look (const Observation *observation, const Player *player, Rng *rng,
                             GCancellable *cancellable, Choice *choice, SearchLook look,
                             gpointer data);
