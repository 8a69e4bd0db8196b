/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/course/atout-course.h"

/** The stops of a replay. */
typedef enum
{
  ATOUT_STOP_ACTION = 1 << 0,   /* every moment */
  ATOUT_STOP_TRICK = 1 << 1,    /* after a trick */
  ATOUT_STOP_DECISION = 1 << 2, /* before a decision of the user */
  ATOUT_STOP_DEAL = 1 << 3,     /* after dealing */
} AtoutStop;

#define ATOUT_TYPE_REPLAY (atout_replay_get_type ())

/**
 * AtoutReplay: any moment (deal index, number of actions) of a log, at first the beginning, shown
 * as a course without legal actions.
 */
G_DECLARE_FINAL_TYPE (AtoutReplay, atout_replay, ATOUT, REPLAY, GObject)

/** Returns a replay of a copy of @log; @user_seat has the open hand. */
AtoutReplay *atout_replay_new          (const MatchLog *log,
                                        guint           user_seat);

/** Shows this moment of the log; emits `rewound`. */
void         atout_replay_go_to        (AtoutReplay    *self,
                                        guint           deal,
                                        guint           n_actions);

/** Makes this moment the first. */
void         atout_replay_begin_at     (AtoutReplay    *self,
                                        guint           deal,
                                        guint           n_actions);

/**
 * Shows a copy of @log with equal deals before the current one; keeps the number of cards played if
 * possible. Emits `rewound`.
 */
void         atout_replay_show_log     (AtoutReplay    *self,
                                        const MatchLog *log);

/**
 * Goes to the next moment with `acted` and `deal-over` or `match-over`, or with `dealt`. FALSE at
 * the end.
 */
gboolean     atout_replay_step         (AtoutReplay    *self);

/**
 * Goes to the next or previous moment with one of @stops and emits `rewound`; FALSE if there is
 * none.
 */
gboolean     atout_replay_go_on        (AtoutReplay    *self,
                                        AtoutStop       stops);
gboolean     atout_replay_go_back      (AtoutReplay    *self,
                                        AtoutStop       stops);

guint        atout_replay_get_deal     (AtoutReplay    *self);
guint        atout_replay_get_position (AtoutReplay    *self);

/** Returns the first position of the current deal, usually 0. */
guint        atout_replay_get_first    (AtoutReplay    *self);

/** Returns the number of actions in the deal. */
guint        atout_replay_get_n_actions (AtoutReplay   *self);

gboolean     atout_replay_is_at_start  (AtoutReplay    *self);
gboolean     atout_replay_is_at_end    (AtoutReplay    *self);
