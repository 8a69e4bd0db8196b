/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "decks/atout-deck-store.h"
#include "model/atout-session.h"
#include "model/competing/atout-contests.h"
#include "model/competing/atout-evenings.h"
#include "model/history/atout-history.h"
#include "model/learning/atout-learning.h"
#include "model/learning/atout-slips.h"
#include "view/widgets/atout-page.h"

#define ATOUT_TYPE_HOST (atout_host_get_type ())

/** AtoutHost: interface of the window for its pages (AtoutPage). */
G_DECLARE_INTERFACE (AtoutHost, atout_host, ATOUT, HOST, GtkWidget)

struct _AtoutHostInterface
{
  GTypeInterface parent_iface;

  void (*say) (AtoutHost *self, const char *text);
  void (*open) (AtoutHost *self, AtoutPage *page);
  void (*play) (AtoutHost *self, AtoutSession *session);
  void (*compete) (AtoutHost *self, const ContestStart *start, const AtoutPlayer *players);
  void (*resume) (AtoutHost *self, gint64 id);
  void (*play_evening) (AtoutHost *self, gint64 id);
  AtoutSession *(*get_session) (AtoutHost *self);
  AtoutHistory *(*get_history) (AtoutHost *self);
  AtoutLearning *(*get_learning) (AtoutHost *self);
  AtoutSlips *(*get_slips) (AtoutHost *self);
  AtoutContests *(*get_contests) (AtoutHost *self);
  AtoutEvenings *(*get_evenings) (AtoutHost *self);
  AtoutDeckStore *(*get_decks) (AtoutHost *self);
};

/** Shows the sentence @text to the user. */
void            atout_host_say         (AtoutHost      *self,
                                        const char     *text);

/** Opens @page on top; the host keeps it until the user goes back. */
void            atout_host_open        (AtoutHost      *self,
                                        AtoutPage      *page);

/**
 * Puts @session on the table and sets a running match aside. The match returns after a session for
 * a single deal.
 */
void            atout_host_play        (AtoutHost      *self,
                                        AtoutSession   *session);

/**
 * Begins the contest @start at the table and sets a running match aside; @players has a row per
 * seat, or is NULL for the players of the settings. Needs a history.
 */
void            atout_host_compete     (AtoutHost          *self,
                                        const ContestStart *start,
                                        const AtoutPlayer  *players);

/** Puts the unfinished match @id of the history on the table. */
void            atout_host_resume      (AtoutHost      *self,
                                        gint64          id);

/**
 * Puts the user's match in the current round of evening @id on the table, and sets another running
 * match aside. Does nothing if the user has no match in this round. Needs evenings.
 */
void            atout_host_play_evening (AtoutHost     *self,
                                        gint64          id);

/** Emits `deal-wanted` for @wish; the signal lists the wishes. */
void            atout_host_want        (AtoutHost      *self,
                                        const char     *wish,
                                        const MatchLog *log,
                                        guint           deal);

/** Returns (transfer none) (nullable) the session on the table. */
AtoutSession   *atout_host_get_session (AtoutHost      *self);

/** Returns (transfer none) (nullable) the history of matches. */
AtoutHistory   *atout_host_get_history (AtoutHost      *self);

/** Returns (transfer none) (nullable) the user’s progress. */
AtoutLearning  *atout_host_get_learning (AtoutHost     *self);

/** Returns (transfer none) (nullable) the user’s slips, as exercises. */
AtoutSlips     *atout_host_get_slips   (AtoutHost      *self);

/** Returns (transfer none) (nullable) the user’s contests with the house. */
AtoutContests  *atout_host_get_contests (AtoutHost     *self);

/** Returns (transfer none) (nullable) the user’s club evenings. */
AtoutEvenings  *atout_host_get_evenings (AtoutHost     *self);

/** Returns (transfer none) the available decks. */
AtoutDeckStore *atout_host_get_decks   (AtoutHost      *self);
