/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Which trick decided a deal: plain C, from a log. */

#pragma once

#include "rules/match-log.h"

/**
 * True when, at the moment @deal, nothing that could still be played changed who would win, in the
 * deal that ended as @end: a contract was reached, or out of reach. False also where that cannot be
 * told from points, as without a contract.
 */
bool decided_by (const Deal *deal, const Deal *end);

/** The trick of deal @index, by number from 0, with which it was so first, and the deal behind it
 * to @after; -1: none. */
int decided_find_trick (const MatchLog *log, unsigned index, Deal *after);
