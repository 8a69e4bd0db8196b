/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "decks/atout-deck-store.h"
#include "model/atout-session.h"
#include "model/history/atout-history.h"
#include "model/learning/atout-learning.h"
#include "model/learning/atout-slips.h"
#include "view/widgets/atout-page.h"

#define ATOUT_TYPE_HOST (atout_host_get_type ())

/**
 * AtoutHost: where pages (AtoutPage) lie; the window, as far as these know it.
 *
 * Signals: `deal-wanted` (wish: string, log: MatchLog, deal: uint): the user wants something done
 * with deal @deal of @log, from 0. Wishes are those of the deals that are over: `replay`, `review`,
 * `play-again`, `copy-code`, and if the user lost it `could-win`; of any deal: `check`; of the log:
 * `export`, `continue`.
 */
G_DECLARE_INTERFACE (AtoutHost, atout_host, ATOUT, HOST, GtkWidget)

struct _AtoutHostInterface
{
  GTypeInterface parent_iface;

  void (*say) (AtoutHost *self, const char *text);
  void (*open) (AtoutHost *self, AtoutPage *page);
  void (*play) (AtoutHost *self, AtoutSession *session);
  AtoutSession *(*get_session) (AtoutHost *self);
  AtoutHistory *(*get_history) (AtoutHost *self);
  AtoutLearning *(*get_learning) (AtoutHost *self);
  AtoutSlips *(*get_slips) (AtoutHost *self);
  AtoutDeckStore *(*get_decks) (AtoutHost *self);
};

/** Tells the user @text, a sentence. */
void            atout_host_say         (AtoutHost      *self,
                                        const char     *text);

/** Opens @page on top of what is shown, and keeps it until the user has gone back. */
void            atout_host_open        (AtoutHost      *self,
                                        AtoutPage      *page);

/**
 * Brings @session to the table; a match that lies there is put by. One that is for the sake of a
 * single deal gives way to what lay there before when it is over.
 */
void            atout_host_play        (AtoutHost      *self,
                                        AtoutSession   *session);

/** Emits `deal-wanted`. */
void            atout_host_want        (AtoutHost      *self,
                                        const char     *wish,
                                        const MatchLog *log,
                                        guint           deal);

/** (transfer none) (nullable): the match on the table. */
AtoutSession   *atout_host_get_session (AtoutHost      *self);

/** (transfer none) (nullable): where what is played is kept. */
AtoutHistory   *atout_host_get_history (AtoutHost      *self);

/** (transfer none) (nullable): where what is learnt is kept. */
AtoutLearning  *atout_host_get_learning (AtoutHost     *self);

/** (transfer none) (nullable): slips of the user, as exercises. */
AtoutSlips     *atout_host_get_slips   (AtoutHost      *self);

/** (transfer none): the decks there are. */
AtoutDeckStore *atout_host_get_decks   (AtoutHost      *self);
