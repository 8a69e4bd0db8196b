/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What a guided deal says to the user at each decision: what is possible, what is sensible. */

#pragma once

#include "decision.h"
#include "telling.h"

/**
 * What is possible in @decision of the moment @telling, and what @choice, the user’s judged
 * actions in @deal, says is best; free with g_free ().
 */
char *tell_advice (const Telling *telling, const Decision *decision, const Deal *deal,
                   const Choice *choice);
