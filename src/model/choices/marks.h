/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Cards that are asked for one after the other, as one choice: to lay two of them away, to keep
 * two. The user marks them, and they go together; how many they are, and which go together, the
 * rules say of the deal behind each.
 */

#pragma once

#include "rules/decision.h"

/** How many cards are to be marked in @part; 0: they are not, or there is no choice. */
unsigned marks_count_wanted (const DecisionPart *part);

/**
 * Whether @cards may be laid away or kept one after the other; what is to be done for that, in an
 * order that the rules accept, is written to @actions.
 */
bool marks_order (const DecisionPart *part, CardSet cards, ActionList *actions);

/** The cards that may be marked beside @cards. */
CardSet marks_list_next (const DecisionPart *part, CardSet cards);
