/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Advice of a guided deal at each decision: the possible actions, and the sensible one. */

#pragma once

#include "model/words/telling.h"
#include "players/analysis/open-cards.h"
#include "players/argue.h"
#include "rules/decision.h"

/**
 * What is at stake in @decision of the moment @telling or barred by the rules, what is recommended
 * to the user in @deal of @n_actions, @action, the @reason for it, and what @open shows; free with
 * g_free ().
 */
char *tell_advice (const Telling *telling, const Decision *decision, const Deal *deal,
                   Action action, unsigned n_actions, const char *reason, const OpenCards *open);
