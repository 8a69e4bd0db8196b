/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "model/words/words.h"

#define ATOUT_TYPE_ACTION (atout_action_get_type ())

/** AtoutAction: something a seat does or may do, with its words. Immutable. */
G_DECLARE_FINAL_TYPE (AtoutAction, atout_action, ATOUT, ACTION, GObject)

/** @action in @deal, or in any other of the same game; its words name cards as @suits does. */
AtoutAction *atout_action_new         (const Deal  *deal,
                                       Action       action,
                                       DeckSuits    suits);

/** The same with what @action, legal in @deal, promises and would lead to. */
AtoutAction *atout_action_new_foreseen (const Deal *deal,
                                       Action       action,
                                       DeckSuits    suits);

/**
 * The same for who is at turn alone: with what stands behind @action in the own hand, and whether
 * its promise is true.
 */
AtoutAction *atout_action_new_offered (const Deal  *deal,
                                       Action       action,
                                       DeckSuits    suits);

/** The sight of @action in @deal for those who may not know its card. */
AtoutAction *atout_action_new_veiled  (const Deal  *deal,
                                       Action       action);

/** The same action in the same deal, in the words of another deck. */
AtoutAction *atout_action_reword      (AtoutAction *self,
                                       DeckSuits    suits);
Action       atout_action_get_action  (AtoutAction *self);

/** True when it puts the card to the trick. */
gboolean     atout_action_get_play    (AtoutAction *self);

/** The text of its button, in the game's language ("Ik speel ♥"); for a card its short name. */
const char  *atout_action_get_button  (AtoutAction *self);

/** The words that the player says with it ("ik speel ♥"); "" for none. */
const char  *atout_action_get_said    (AtoutAction *self);

/** The same explained in the user's language ("Play with hearts as trumps"). */
const char  *atout_action_get_meaning (AtoutAction *self);

/** The text of its button without suit and number ("Minus X"); "" for a call without them. */
const char  *atout_action_get_kind    (AtoutAction *self);

/** The suit it names, or SUIT_NONE. */
Suit         atout_action_get_suit    (AtoutAction *self);

/** The number it names, or -1. */
int          atout_action_get_number  (AtoutAction *self);

/** The promise of a call by convention, in the user's language; "" for none beyond its words. */
const char  *atout_action_get_promise (AtoutAction *self);

/** Of an offer: the cards of the own hand that it speaks of. */
CardSet      atout_action_get_cards   (AtoutAction *self);

/** Of an offer: it promises something by convention, and that is true of the own hand. */
gboolean     atout_action_get_true    (AtoutAction *self);

/** The number that is reached with it, where it raises one and does not say it; else 0. */
guint        atout_action_get_value   (AtoutAction *self);

/** An explanation: the promise, and that it may be a bluff, or else the meaning of the action. */
const char  *atout_action_explain     (AtoutAction *self);

/** The same as news of who has said it: "announces nothing". */
const char  *atout_action_get_news    (AtoutAction *self);

/** Meaning and consequence of the action; free with g_free (). */
char        *atout_action_explain_all (AtoutAction *self);

/** The contract if nobody said more, in the user's language; "" where that is open. */
const char  *atout_action_get_outcome (AtoutAction *self);

/**
 * What the calls of the game of @deal are made of, where they have parts: one AtoutAction a kind
 * of call, with a suit and number that mean nothing. Empty where each call has its own button.
 * Returns: (transfer full)
 */
GListModel  *atout_action_list_forms  (const Deal  *deal,
                                       DeckSuits    suits);
