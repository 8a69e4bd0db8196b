/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/course/atout-course.h"

/** Where a replay stops when it goes on or back. */
typedef enum
{
  ATOUT_STOP_ACTION = 1 << 0,   /* at every moment */
  ATOUT_STOP_TRICK = 1 << 1,    /* when a trick has just been taken */
  ATOUT_STOP_DECISION = 1 << 2, /* when the user is about to decide: at the steps of the log */
  ATOUT_STOP_DEAL = 1 << 3,     /* when the cards have just been dealt */
} AtoutStop;

#define ATOUT_TYPE_REPLAY (atout_replay_get_type ())

/**
 * AtoutReplay: any moment of a log, shown as a course: at first the first deal, dealt.
 *
 * It asks nothing and lets nothing be done: no action is legal in it, and atout_course_act () is
 * refused. Moments are numbered by the deal of the log, from 0, and the actions done in it, up to
 * all that were done. The last moment of a deal is followed by the next deal.
 */
G_DECLARE_FINAL_TYPE (AtoutReplay, atout_replay, ATOUT, REPLAY, GObject)

/** A replay of @log, of which it takes a copy, with the hand of @user_seat on show. */
AtoutReplay *atout_replay_new          (const MatchLog *log,
                                        guint           user_seat);

/** Shows the moment of deal @deal after @n_actions; both must be in the log. It is `rewound`. */
void         atout_replay_go_to        (AtoutReplay    *self,
                                        guint           deal,
                                        guint           n_actions);

/** Lets the moment of deal @deal after @n_actions be the first: nothing before it is shown. */
void         atout_replay_begin_at     (AtoutReplay    *self,
                                        guint           deal,
                                        guint           n_actions);

/**
 * Shows @log from now on, of which it takes a copy: as many deals of the same match, all of them
 * dealt alike and as they were up to the one of the moment, in which other things were done. The
 * moment is the one of that deal at which as many cards have been played. It is `rewound`.
 */
void         atout_replay_show_log     (AtoutReplay    *self,
                                        const MatchLog *log);

/**
 * Goes on to the next moment as the match went: with `acted`, and `deal-over` or `match-over`
 * behind the last of a deal; or with `dealt`. FALSE at the end.
 */
gboolean     atout_replay_step         (AtoutReplay    *self);

/**
 * Go on or back to the next moment at which one of @stops is, of this deal or another: it is
 * `rewound`. Back to a deal is back to its beginning. FALSE where there is none: nothing changes.
 */
gboolean     atout_replay_go_on        (AtoutReplay    *self,
                                        AtoutStop       stops);
gboolean     atout_replay_go_back      (AtoutReplay    *self,
                                        AtoutStop       stops);

/** The moment, as the properties. */
guint        atout_replay_get_deal     (AtoutReplay    *self);
guint        atout_replay_get_position (AtoutReplay    *self);

/** The first position of the deal of the moment that is shown: as a rule 0. */
guint        atout_replay_get_first    (AtoutReplay    *self);

/** How many actions were done in the deal of the moment. */
guint        atout_replay_get_n_actions (AtoutReplay   *self);

gboolean     atout_replay_is_at_start  (AtoutReplay    *self);
gboolean     atout_replay_is_at_end    (AtoutReplay    *self);
