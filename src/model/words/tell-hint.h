/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * A hint and the review of a deal in sentences: made of the figures and facts of an analysis and
 * nothing else. All are to be freed with g_free ().
 */

#pragma once

#include "model/words/tell-reason.h"
#include "players/analysis/review.h"

/**
 * What @analysis, made of @seen, calls best for the seat at turn in @deal, with its @reason
 * (tell_reason ()), and what @open shows.
 */
char *tell_hint (const Telling *telling, const Deal *deal, const Observation *seen,
                 const Analysis *analysis, const char *reason, const OpenCards *open);

/** The cards of the hand in @deal that @action is done with, or speaks of. */
CardSet tell_cards_of (const Deal *deal, Action action);

/** A remark on row @index in a few words, where @best is suggested: "12 points less". */
char *tell_hint_row (const Analysis *analysis, unsigned index, Action best);

/**
 * The figures of row @index: how many points its side will be ahead and by how much that may be
 * off, "+49 ± 12"; "" where it was not tried.
 */
char *tell_hint_figures (const Analysis *analysis, unsigned index);

/** The same in words, with in how many imagined deals it was best, and the deal won. */
char *tell_hint_odds (const Analysis *analysis, unsigned index);

/** A decision of @deal in words: "Trick 3: jack of hearts"; @trick is 0 for a call. */
char *tell_review_done (const Telling *telling, const Deal *deal, const ReviewDecision *decision,
                        unsigned trick);

/** The verdict on a decision: the better action, by how much and why; with open cards, too. */
char *tell_review_grade (const Telling *telling, const Deal *deal, const ReviewDecision *decision);

/** The cost of all decisions together: "Your decisions cost about 12 points." */
char *tell_review_cost (double cost, unsigned n_worse);

/** A comparison with a strong player of the same hand: that scored @strong, the user @own. */
char *tell_review_again (int strong, int own);

/**
 * Where another line leaves the one that was played: in @deal, by @better in place of @done: "The
 * difference begins in trick 4: queen of hearts instead of seven of hearts."
 */
char *tell_parting (const Telling *telling, const Deal *deal, Action better, Action done);

/** A sentence for a deal that could not be won from @known on, while what came before is open. */
char *tell_known_part (const Deal *known);

/** The cards of both to trick @number: "Trick 3: you jack of hearts, Strong ten of clubs". */
char *tell_review_pair (const Telling *telling, const Pack *pack, unsigned number, Card own,
                        Card strong);
