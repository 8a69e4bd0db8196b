/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/choices/atout-action.h"

#define ATOUT_TYPE_SAYING (atout_saying_get_type ())

/** AtoutSaying: a call or announcement in the running deal, with its seat and time. */
G_DECLARE_FINAL_TYPE (AtoutSaying, atout_saying, ATOUT, SAYING, GObject)

/** Returns the saying of @action by @seat; @round and @trick as in their getters. */
AtoutSaying *atout_saying_new (guint seat, guint round, guint trick, AtoutAction *action);

guint        atout_saying_get_seat   (AtoutSaying *self);

/**
 * Returns the round, from 1. A round ends when the first speaker's turn comes again, or a trick
 * ends.
 */
guint        atout_saying_get_round  (AtoutSaying *self);

/** Returns the trick, from 1; 0 before the play. */
guint        atout_saying_get_trick  (AtoutSaying *self);

/** (transfer none): Returns the action with its meaning. */
AtoutAction *atout_saying_get_action (AtoutSaying *self);

/** Adds to the texts whether the promise was true. */
void atout_saying_prove  (AtoutSaying *self);

/** Rewrites the texts with the card names of @suits. */
void atout_saying_reword (AtoutSaying *self, DeckSuits suits);
