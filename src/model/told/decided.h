/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Which trick decided a deal: plain C, from a log. */

#pragma once

#include "rules/match-log.h"

/**
 * The trick of deal @index, by number from 0, behind which nothing that could still be played
 * changed who would win: a contract was reached, or out of reach. The deal behind it to @after; -1:
 * none, or it cannot be told from points, as without a contract.
 */
int decided_find_trick (const MatchLog *log, unsigned index, Deal *after);
