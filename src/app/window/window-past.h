/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What AtoutWindow does with what was played before. */

#pragma once

#include "app/window/atout-window.h"
#include "model/history/atout-past-list.h"

G_BEGIN_DECLS

/**
 * (transfer full): a session of @match, which @history (or NULL) follows already. It knows what
 * else came of the cards of a deal that is over, and whether it is for the sake of one deal.
 */
AtoutSession *window_past_new_session    (AtoutHistory   *history,
                                          AtoutMatch     *match);

/** Shows deal @deal of @log, which has to be over, from its beginning. */
void          window_past_replay         (AtoutWindow    *window,
                                          const MatchLog *log,
                                          guint           deal);

/** (transfer full): what is written under the title of a page about it. */
char         *window_past_subtitle       (const MatchLog *log,
                                          guint           deal);

/** Shows it after @n_actions, and below the table @note. */
void          window_past_replay_at      (AtoutWindow    *window,
                                          const MatchLog *log,
                                          guint           deal,
                                          guint           n_actions,
                                          const char     *note);

/** Tells what the user’s decisions in it cost. */
void          window_past_review         (AtoutWindow    *window,
                                          const MatchLog *log,
                                          guint           deal);

/** Plays it again: a match that ends with it. What lies on the table waits until then. */
void          window_past_play_again     (AtoutWindow    *window,
                                          const MatchLog *log,
                                          guint           deal);

/** Puts its number on the clipboard. */
void          window_past_copy_code      (AtoutWindow    *window,
                                          const MatchLog *log,
                                          guint           deal);

/** Goes on with @past, which has not come to its end. */
void          window_past_continue       (AtoutWindow    *window,
                                          AtoutPast      *past);

/** True when match @id of the history lies on the table. */
gboolean      window_past_is_played      (AtoutWindow    *window,
                                          gint64          id);

/** Takes from @log what is still being played: nobody may look at its cards. */
void          window_past_cut_running    (MatchLog       *log);

/** (transfer full): a replay of @log where it ends, to be read. */
AtoutSession *window_past_session_at_end (const MatchLog *log);

/** The seat of the person in @log, or the first. */
guint         window_past_user_seat      (const MatchLog *log);

/** Adds actions for the last finished deal of @window: `replay-deal`, `review-deal` … */
void          window_past_add_actions    (AtoutWindow    *window);

G_END_DECLS
