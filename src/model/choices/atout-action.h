/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "model/words/words.h"

#define ATOUT_TYPE_ACTION (atout_action_get_type ())

/** AtoutAction: an action of a seat, with its words. Immutable. */
G_DECLARE_FINAL_TYPE (AtoutAction, atout_action, ATOUT, ACTION, GObject)

/** Returns the words of @action with card names of @suits; any @deal of the game will do. */
AtoutAction *atout_action_new         (const Deal  *deal,
                                       Action       action,
                                       DeckSuits    suits);

/** Extends atout_action_new () by promise and consequence of @action, legal in @deal. */
AtoutAction *atout_action_new_foreseen (const Deal *deal,
                                       Action       action,
                                       DeckSuits    suits);

/**
 * Extends atout_action_new_foreseen () for the seat at turn by the grounds in its hand and the
 * truth of the promise.
 */
AtoutAction *atout_action_new_offered (const Deal  *deal,
                                       Action       action,
                                       DeckSuits    suits);

/**
 * Returns @self with the truth of its promise, which the hands of its deal show; @self if it
 * promises nothing or is veiled. (transfer full)
 */
AtoutAction *atout_action_prove       (AtoutAction *self);

/** Returns @action for seats that may not see its card. */
AtoutAction *atout_action_new_veiled  (const Deal  *deal,
                                       Action       action);

/** Returns the action with card names of @suits. */
AtoutAction *atout_action_reword      (AtoutAction *self,
                                       DeckSuits    suits);
Action       atout_action_get_action  (AtoutAction *self);

/** Returns true if the action plays a card to the trick. */
gboolean     atout_action_get_play    (AtoutAction *self);

/** Returns the button label in the game's language ("Ik speel ♥"), or the name of a card. */
const char  *atout_action_get_button  (AtoutAction *self);

/** Returns the words at the table ("ik speel ♥"), or "". */
const char  *atout_action_get_said    (AtoutAction *self);

/** Returns the meaning in the user's language ("Play with hearts as trumps"). */
const char  *atout_action_get_meaning (AtoutAction *self);

/** Returns the label without suit and number ("Minus X"), or "". */
const char  *atout_action_get_kind    (AtoutAction *self);

/** Returns the suit of the action, or SUIT_NONE. */
Suit         atout_action_get_suit    (AtoutAction *self);

/** Returns the number of the action, or -1. */
int          atout_action_get_number  (AtoutAction *self);

/** Returns the conventional promise in the user's language, or "". */
const char  *atout_action_get_promise (AtoutAction *self);

/** Returns the cards in the hand that give reason for an offer. */
CardSet      atout_action_get_cards   (AtoutAction *self);

/** Returns true if an offered or proven action promises what the hand holds. */
gboolean     atout_action_get_true    (AtoutAction *self);

/** Returns true if an offered or proven action promises what the hand does not hold. */
gboolean     atout_action_get_bluff   (AtoutAction *self);

/** Returns the number that a raise reaches without naming it, or 0. */
guint        atout_action_get_value   (AtoutAction *self);

/** Returns the promise, noted as a possible bluff, or else the meaning. */
const char  *atout_action_explain     (AtoutAction *self);

/** Returns the explanation as news about another player: "announces nothing". */
const char  *atout_action_get_news    (AtoutAction *self);

/** Returns meaning and consequence; free with g_free (). */
char        *atout_action_explain_all (AtoutAction *self);

/** Returns the contract if all pass now, in the user's language, "" if open. */
const char  *atout_action_get_outcome (AtoutAction *self);

/**
 * Returns an AtoutAction for each kind of call, without suit and number; (transfer full). Empty if
 * each call has a button.
 */
GListModel  *atout_action_list_forms  (const Deal  *deal,
                                       DeckSuits    suits);
