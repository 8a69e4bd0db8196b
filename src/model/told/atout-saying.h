/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/choices/atout-action.h"

#define ATOUT_TYPE_SAYING (atout_saying_get_type ())

/** AtoutSaying: something that was said in the running deal: who, when, and what. */
G_DECLARE_FINAL_TYPE (AtoutSaying, atout_saying, ATOUT, SAYING, GObject)

/** @action, that @seat did in round @round of what is said, before trick @trick. */
AtoutSaying *atout_saying_new (guint seat, guint round, guint trick, AtoutAction *action);

guint        atout_saying_get_seat   (AtoutSaying *self);

/** From 1; a round is over when somebody speaks a second time, and with a trick. */
guint        atout_saying_get_round  (AtoutSaying *self);

/** The trick it was said to, from 1; 0 before the play. */
guint        atout_saying_get_trick  (AtoutSaying *self);

/** (transfer none): what was said, with its meaning. */
AtoutAction *atout_saying_get_action (AtoutSaying *self);

/** Tells the action in the words of @suits. */
void atout_saying_reword (AtoutSaying *self, DeckSuits suits);
