/* SPDX-License-Identifier: GPL-3.0-or-later */

/** A sentence on why a wrong action is worse. */

#pragma once

#include "model/words/telling.h"
#include "players/analysis/line-fact.h"
#include "players/problems/problem.h"

/**
 * Describes @fact from a line of @problem, or returns "". @is_hidden adds that hidden cards may be
 * elsewhere. Free with g_free ().
 */
char *tell_fact (const Telling *telling, const Problem *problem, const LineFact *fact,
                 gboolean is_hidden);
