/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What is legal, as the user is offered it: calls in their order, cards, meanings of a card, the
 * rest to be laid down.
 */

#pragma once

#include "model/choices/atout-action.h"
#include "model/course/atout-course.h"
#include "rules/decision.h"

/**
 * Adds what may be said in @part to @calls (of AtoutAction), what is worth something to announce
 * first, then what commits to nothing; a card that may be given away instead of played is offered
 * so too, or nobody would find it. Returns the cards with which something may be done.
 */
CardSet offers_add_calls    (const DecisionPart *part,
                             DeckSuits           suits,
                             GListStore         *calls);

/**
 * Adds what @card may mean in @part to @meanings (of AtoutAction), also to announce first what it
 * is led with; not to play it without a word where @announced is wanted with it. ACTION_NONE:
 * nothing is.
 */
void    offers_add_meanings (const DecisionPart *part,
                             Card                card,
                             Action              announced,
                             DeckSuits           suits,
                             GListStore         *meanings);

/**
 * Why the rest of the deal of @course may be laid down, a sentence; "" while something is still
 * open. @is_asked: the user is the one to play.
 */
const char *rest_offer_text (AtoutCourse *course,
                             gboolean     is_asked);

/*
 * Cards that are asked for one after the other, as one choice: to lay two of them away, to keep
 * two. The user marks them, and they go together; how many they are, and which go together, the
 * rules say of the deal behind each.
 */

/** How many cards are to be marked in @part; 0: they are not, or there is no choice. */
unsigned marks_count_wanted (const DecisionPart *part);

/**
 * Whether @cards may be laid away or kept one after the other; what is to be done for that, in an
 * order that the rules accept, is written to @actions.
 */
bool marks_order (const DecisionPart *part, CardSet cards, ActionList *actions);

/** The cards that may be marked beside @cards. */
CardSet marks_list_next (const DecisionPart *part, CardSet cards);
