/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "atout-action.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_CALL (atout_call_get_type ())

/** AtoutCall: something that was said in the running deal: who, when, and what. */
G_DECLARE_FINAL_TYPE (AtoutCall, atout_call, ATOUT, CALL, GObject)

AtoutCall   *atout_call_new        (guint        seat,
                                    guint        round,
                                    guint        trick,
                                    AtoutAction *action);
guint        atout_call_get_seat   (AtoutCall   *self);

/** From 1; a round is over when somebody speaks a second time, and with a trick. */
guint        atout_call_get_round  (AtoutCall   *self);

/** The trick it was said to, from 1; 0 before the play. */
guint        atout_call_get_trick  (AtoutCall   *self);

/** (transfer none): what was said, with its meaning. */
AtoutAction *atout_call_get_action (AtoutCall   *self);

/** The same in the words of another deck. */
void         atout_call_set_action (AtoutCall   *self,
                                    AtoutAction *action);

G_END_DECLS
