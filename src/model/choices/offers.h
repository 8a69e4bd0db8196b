/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Legal actions as offers to the user. */

#pragma once

#include "model/choices/atout-action.h"
#include "model/course/atout-course.h"
#include "rules/decision.h"

/**
 * Adds the calls of @part to @calls (AtoutAction): announcements that score, then by rising
 * commitment; also giving a card away, so that users find it. Returns the usable cards.
 */
CardSet offers_add_calls    (const DecisionPart *part,
                             DeckSuits           suits,
                             GListStore         *calls);

/**
 * Adds the actions with @card in @part to @meanings (AtoutAction), with announcements by leading
 * it; @announced, unless ACTION_NONE, excludes plain play.
 */
void    offers_add_meanings (const DecisionPart *part,
                             Card                card,
                             Action              announced,
                             DeckSuits           suits,
                             GListStore         *meanings);

/** Returns why the rest of the deal may be laid down, or "". @is_asked: the user is to play. */
const char *rest_offer_text (AtoutCourse *course,
                             gboolean     is_asked);

/*
 * Marks: cards asked for successively form one choice, for example two to lay aside. The rules give
 * number and combinations.
 */

/** Returns the number of cards to mark in @part; 0 without a choice. */
unsigned marks_count_wanted (const DecisionPart *part);

/**
 * Returns true if @cards can be laid aside or kept successively; writes a legal order to @actions.
 */
bool marks_order (const DecisionPart *part, CardSet cards, ActionList *actions);

/** Returns the cards that may be marked besides @cards. */
CardSet marks_list_next (const DecisionPart *part, CardSet cards);
