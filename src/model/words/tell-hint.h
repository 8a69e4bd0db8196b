/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Hint and review in sentences, from an analysis. Free texts with g_free (). */

#pragma once

#include "model/words/tell-reason.h"
#include "players/analysis/review.h"

/**
 * Describes the best action of @analysis, made from @seen, for the seat at turn in @deal, with
 * @reason (tell_reason ()), @rule (principle_words_tell ()) and @open.
 */
char *tell_hint (const Telling *telling, const Deal *deal, const Observation *seen,
                 const Analysis *analysis, const char *reason, const char *rule,
                 const OpenCards *open);

/** Asks the user to confirm well marked cards with the button of @marking. */
char *tell_marked (const VerbInfo *marking);

/** Returns the cards of the hand that @action uses or mentions. */
CardSet tell_cards_of (const Deal *deal, Action action);

/** Compares row @index with the suggested @best: "12 points less". */
char *tell_hint_row (const Analysis *analysis, unsigned index, Action best);

/** Returns expected lead and error of row @index: "+49 ± 12"; "" if untried. */
char *tell_hint_figures (const Analysis *analysis, unsigned index);

/** Returns the figures of row @index in words, and in how many worlds it was best and won. */
char *tell_hint_odds (const Analysis *analysis, unsigned index);

/** Names a decision of @deal: "Trick 3: jack of hearts"; @trick is 0 for a call. */
char *tell_review_done (const Telling *telling, const Deal *deal, const ReviewDecision *decision,
                        unsigned trick);

/**
 * Returns the verdict: what was settled before, the better action, its gain, the reason, the cost
 * with open cards.
 */
char *tell_review_grade (const Telling *telling, const Deal *deal, const ReviewDecision *decision);

/** Returns the total cost, with @is_open as the cards lay: "…, your decisions cost 12 points." */
char *tell_review_cost (double cost, unsigned n_worse, bool is_open);

/** Compares the score of a strong player, @strong, with the user's, @own. */
char *tell_review_again (int strong, int own);

/**
 * Names the decision in @deal where a better line diverges: "The difference begins in trick 4: …"
 */
char *tell_parting (const Telling *telling, const Deal *deal, Action better, Action done);

/** Describes a deal proved lost from @known on. */
char *tell_known_part (const Deal *known);

/**
 * Compares the user's card with a strong player's: "Trick 3: you jack of hearts, Strong ten of
 * clubs".
 */
char *tell_review_pair (const Telling *telling, const Pack *pack, unsigned number, Card own,
                        Card strong);
