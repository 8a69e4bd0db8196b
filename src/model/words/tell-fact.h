/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A sentence on the line of play that beats a wrong action: the fact that makes it worse. */

#pragma once

#include "model/words/telling.h"
#include "players/analysis/line-fact.h"
#include "players/problems/problem.h"

/**
 * What @fact tells of a line of @problem, which is shown; "" for nothing. With @is_hidden the cards
 * need not lie so. Free with g_free ().
 */
char *tell_fact (const Telling *telling, const Problem *problem, const LineFact *fact,
                 gboolean is_hidden);
