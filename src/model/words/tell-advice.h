/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Advice in a guided deal. */

#pragma once

#include "model/words/telling.h"
#include "players/analysis/open-cards.h"
#include "players/argue.h"
#include "rules/decision.h"

/**
 * Returns the advice for @decision: the stake or the possible actions, the recommended @action in
 * @deal out of @n_actions, its @reason, and what @open shows. Free with g_free ().
 */
char *tell_advice (const Telling *telling, const Decision *decision, const Deal *deal,
                   Action action, unsigned n_actions, const char *reason, const OpenCards *open);
