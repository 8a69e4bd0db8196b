/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What is legal, as the user is offered it: calls in their order, cards, meanings of a card. */

#pragma once

#include "model/choices/atout-action.h"
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
