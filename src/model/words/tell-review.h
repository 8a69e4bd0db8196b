/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The review of a deal in sentences. All are to be freed with g_free (). */

#pragma once

#include "model/words/telling.h"
#include "players/analysis/review.h"

/** A decision of @deal in words: "Trick 3: jack of hearts"; @trick is 0 for a call. */
char *tell_review_done (const Telling *telling, const Deal *deal, const ReviewDecision *decision,
                        unsigned trick);

/** The verdict on a decision: the better action, by how much and why; with open cards, too. */
char *tell_review_grade (const Telling *telling, const Deal *deal, const ReviewDecision *decision);

/** The cost of all decisions together: "Your decisions cost about 12 points." */
char *tell_review_cost (double cost, unsigned n_worse);

/** A comparison with a strong player of the same hand: that scored @strong, the user @own. */
char *tell_review_again (int strong, int own);

/** The cards of both to trick @number: "Trick 3: you jack of hearts, Strong ten of clubs". */
char *tell_review_pair (const Telling *telling, const Pack *pack, unsigned number, Card own,
                        Card strong);
