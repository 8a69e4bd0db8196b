/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A long history that benchmarks look at. */

#pragma once

#include "rules/game.h"

/**
 * Fills a new history in the file @path with @n_deals deals of @only, or with NULL of every preset
 * of all games in turn: whole matches played by lot to their end, a person in the first seat,
 * against every level in turn, spread evenly over the last ten years. Of twelve deals one has
 * something taken back, another one a hint; of a hundred matches one was left in the play, of
 * thirty one begins with the cards of one before. The same arguments make the same matches.
 */
void bench_make_history (const char *path, guint n_deals, const Game *only);
