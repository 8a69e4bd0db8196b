/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/choices/atout-choices.h"
#include "model/thinking/atout-conductor.h"
#include "model/thinking/thinker.h"

#define ATOUT_TYPE_COUNSEL (atout_counsel_get_type ())

/**
 * AtoutCounsel: somebody who tells the user a sentence on the decision that he is asked for, found
 * in a thread by what the user’s seat sees. One decision is thought about at a time. When, by whom
 * and what is told of it say those derived.
 *
 * Properties: `text` (string, read-only, notified: the sentence, "" for none), `action` (uint,
 * likewise: the Action that is recommended, ACTION_NONE for none), `suits` (int, DeckSuits: what
 * cards are called).
 */
G_DECLARE_DERIVABLE_TYPE (AtoutCounsel, atout_counsel, ATOUT, COUNSEL, GObject)

struct _AtoutCounselClass
{
  GObjectClass parent_class;

  AtoutLight light; /* by which it speaks of cards */

  /** Takes back what was told, to tell it in other words. */
  void (*reword) (AtoutCounsel *self);
};

/** Gives @self, once, what it is about: it speaks of @choices while @conductor holds nothing. */
void atout_counsel_set_up (AtoutCounsel *self, AtoutMatch *match, AtoutChoices *choices,
                           AtoutConductor *conductor);

/** Whether the user is asked now: not while things move, nor with all cards marked. */
gboolean atout_counsel_may_think (AtoutCounsel *self);
gboolean atout_counsel_is_thinking (AtoutCounsel *self);

/** Whether the hands of all lie open, so that what they show is told as well; at first: no. */
void atout_counsel_set_open (AtoutCounsel *self, gboolean is_open);

/**
 * Has the judge think about what the user has to decide, with what is marked done, until
 * atout_counsel_stop (). The user is not asked for what goes without saying, but for what comes
 * behind it. @look is called with what comes out. With @quick (or NULL) rules of thumb choose
 * before, and it is called with what they say.
 */
void atout_counsel_think (AtoutCounsel *self, ThinkerLook look, ThinkerFunc quick);

/** Nobody wants to know any more; returns whether somebody thought about it. */
gboolean atout_counsel_stop (AtoutCounsel *self);

/**
 * To be called when an answer is there: to @telling the moment of the match and to @decision what
 * the user has to decide; returns the deal in that of which @seen was made, with the cards of all.
 */
const Deal *atout_counsel_answered (AtoutCounsel *self, const Observation *seen, Telling *telling,
                                    Decision *decision);

/** The same for an answer behind which a better one is to come. */
const Deal *atout_counsel_moment (AtoutCounsel *self, const Observation *seen, Telling *telling,
                                  Decision *decision);

/**
 * Why @analysis, made of @seen, recommends what it does in @deal (tell_reason ()), in other words
 * than in the trick before; to @cards those of the hand that it speaks of. Free with g_free ().
 */
char *atout_counsel_explain (AtoutCounsel *self, const Telling *telling, const Deal *deal,
                             const Observation *seen, const Analysis *analysis, CardSet *cards);

/**
 * Recommends @action, of which it tells soon, and lights cards of the hand: @best to be played,
 * others that are @spoken of, as is a card with which @action is offered as a call (to exchange
 * it). ACTION_NONE, 0, 0: takes that back.
 */
void atout_counsel_recommend (AtoutCounsel *self, Action action, CardSet best, CardSet spoken);
Action atout_counsel_get_action (AtoutCounsel *self);

/** The one card of the hand at turn in @deal that @action is done with; no card for a call. */
CardSet atout_counsel_find_card (const Deal *deal, Action action);

/** Tells @text, which is taken. */
void atout_counsel_set_text (AtoutCounsel *self, char *text);
const char *atout_counsel_get_text (AtoutCounsel *self);
