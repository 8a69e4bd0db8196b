/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Plays deals with random legal actions. */

#pragma once

#include "rules/deal.h"

/** Returns a uniformly random legal action of @deal, which is not over. */
Action deal_draw_action (const Deal *deal, Rng *rng);

/** Plays to the end like deal_draw_action (), with the same random numbers but faster. */
void deal_play_out (Deal *deal, Rng *rng);
