/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Deals that are played by lot: by what the rules allow, and nobody thinks. */

#pragma once

#include "rules/deal.h"

/** One of the legal actions of @deal, which is not over, as likely as each of the others. */
Action deal_draw_action (const Deal *deal, Rng *rng);

/**
 * Plays @deal to its end: what deal_draw_action () gives, carried out until it is over, with the
 * same numbers from @rng, in less time.
 */
void deal_play_out (Deal *deal, Rng *rng);
