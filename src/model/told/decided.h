/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Search for the trick that decided a deal. */

#pragma once

#include "rules/match-log.h"

/**
 * Returns the trick of deal @index, from 0, after which the winner was certain; @after receives the
 * deal then. Returns -1 if there is none, or if points do not decide, as without a contract.
 */
int decided_find_trick (const MatchLog *log, unsigned index, Deal *after);
