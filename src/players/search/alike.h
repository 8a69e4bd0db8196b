/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Cards of a hand that take the same tricks, of which only one needs to be tried. */

#pragma once

#include "players/player.h"
#include "players/search/rollout.h"

/**
 * Of the @n @actions of @rollout that play cards that are alike in @world the one is tried that the
 * rules of thumb, which have judged @choice, like best: they know to whom the point goes, and
 * trials differ by chance. So a queen is led, not the king beside it, into ace and ten.
 */
void alike_equate (Rollout *rollout, const Deal *world, const Choice *choice, const Action *actions,
                   unsigned n);
