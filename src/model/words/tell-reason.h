/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Reasons for a recommended action, from an analysis. Free texts with g_free (). */

#pragma once

#include "model/words/telling.h"
#include "players/analysis/contrast.h"
#include "players/analysis/open-cards.h"
#include "players/argue.h"

/**
 * Explains the first row of @analysis, made from @seen, to the seat at turn in @deal. Compares it
 * with @considered, the action that the user has in mind; for ACTION_NONE with a beginner's choice
 * or the next best. @before, the previous reason or NULL, is not repeated if all is about equal.
 * Adds the cards mentioned to @cards.
 */
char *tell_reason (const Telling *telling, const Deal *deal, const Observation *seen,
                   const Analysis *analysis, Action considered, const char *before,
                   CardSet *cards);

/**
 * Describes @contrast with the action @worse and how often it holds in @n_worlds. Returns NULL for
 * CONTRAST_NONE. Defined in tell-contrast.c.
 */
char *tell_contrast (const Telling *telling, const Deal *deal, const Contrast *contrast,
                     unsigned n_worlds, Action worse);

/**
 * Returns the agreed signal that the recommended action gives; NULL if none. Defined in
 * tell-message.c.
 */
char *tell_message (const Telling *telling, const Deal *deal, const Observation *seen,
                    const Analysis *analysis);

/** Returns what @open shows about the recommended card, or "". */
char *tell_open (const Telling *telling, const Deal *deal, const OpenCards *open);

/** Returns @argument for the seat at turn in @deal, or "". Defined in tell-argument.c. */
char *tell_argument (const Telling *telling, const Deal *deal, const PlayerArgument *argument);

/**
 * Returns the rule of thumb behind the action that @analysis recommends, or "" if there is none.
 * @analysis was made from @seen. A rule is left out if the sample deals contradict it, or if the
 * sentence about the call @considered says the same. Adds the cards that the rule mentions to
 * @cards. Defined in tell-by-rule.c.
 */
char *tell_by_rule (const Telling *telling, const Deal *deal, const Observation *seen,
                    const Analysis *analysis, Action considered, CardSet *cards);

/**
 * Returns words for the trumps of a call: "with hearts", "without trumps". Defined in
 * tell-argument.c.
 */
char *tell_with_suit (const Telling *telling, Suit suit);

/**
 * Returns sentences on the call that @analysis, made from @seen, recommends: the cards of the hand
 * that are a reason for it, or a comparison with the call @considered. Unless @is_worse,
 * @considered is about as good; then nothing against it is said. "" if no reason is known. Defined
 * in tell-bid.c.
 */
char *tell_bid (const Telling *telling, const Deal *deal, const Observation *seen,
                 const Analysis *analysis, Action considered, gboolean is_worse);

/**
 * Names the own cards that are a reason for or against a game if neither @why, the reason so far,
 * nor tell_bid () does; else "". Defined in tell-bid.c.
 */
char *tell_bid_cards (const Telling *telling, const Deal *deal, const Observation *seen,
                      const Analysis *analysis, const char *why);

/**
 * Returns true if @why, the reason for a call, does not name the cards that its figures are built
 * on. Defined in tell-bid.c.
 */
gboolean tell_bid_needs_cards (const Telling *telling, const Deal *deal, const Observation *seen,
                               const Analysis *analysis, const char *why);

/**
 * Returns the call that names trumps and that @why compares with the recommended pass, else
 * ACTION_NONE. Defined in tell-bid.c.
 */
Action tell_bid_rival (const Telling *telling, const Deal *deal, const Observation *seen,
                       const Analysis *analysis, const char *why);

/* ---- Ends that are certain, in tell-sure-end.c ----------------------------------------------- */

/** Tells the end of a deal whose score no card changes (sure_end_is_decided ()). Not owned. */
const char *tell_sure_end (const Analysis *analysis);

/**
 * Tells an end that no card changes, proved or in all sample deals, with the score still open; NULL
 * if there is none. Not owned.
 */
const char *tell_stake_left (const Analysis *analysis);

/* ---- Facts in sight, in tell-sight.c; "" if there is none ------------------------------------ */

/** The subject of a sentence of tell_sight (). */
typedef enum
{
  SIGHT_OF_CARD,  /* the recommended card */
  SIGHT_OF_RIVAL, /* the card it is compared with */
  SIGHT_OF_TRICK, /* the trick: true whichever card is played */
} SightTopic;

/**
 * Returns a sentence on the card that @analysis, made from @seen, recommends: a fact visible at the
 * table that makes it better than @rival. Sets @topic. Adds the cards mentioned to @cards.
 */
char *tell_sight (const Telling *telling, const Deal *deal, const Observation *seen,
                  const Analysis *analysis, Action rival, SightTopic *topic, CardSet *cards);

/** Returns a sentence on why the cards of @action and @other come to the same in this trick. */
char *tell_same (const Telling *telling, const Deal *deal, const Observation *seen, Action action,
                 Action other);

/** Returns a sentence with the points of the seat if @action wins a trick that brings enough. */
char *tell_enough (const Deal *deal, const Observation *seen, Action action);

/**
 * Returns a sentence if the card of @worse would bring another player enough with this trick, and
 * that of @better would not.
 */
char *tell_gift (const Telling *telling, const Deal *deal, Action better, Action worse);

/**
 * Explains a ruff that makes one of two cards better (@contrast): names a player who has none of
 * the suit led.
 */
char *tell_ruff (const Telling *telling, const Deal *deal, const Observation *seen,
                 const Contrast *contrast, Action better, Action worse);

/**
 * Tells what card @better gains by winning the lead or by the next draw from the stock. "" if
 * @worse gains the same.
 */
char *tell_draw (const Telling *telling, const Deal *deal, const Observation *seen, Action better,
                 Action worse, CardSet *cards);
