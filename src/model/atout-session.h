/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/choices/atout-choices.h"
#include "model/course/atout-match.h"
#include "model/course/atout-replay.h"
#include "model/course/atout-shown.h"
#include "model/thinking/atout-adviser.h"
#include "model/thinking/atout-conductor.h"
#include "model/thinking/atout-hint.h"
#include "model/thinking/atout-reviewer.h"
#include "model/told/atout-seat.h"
#include "model/told/atout-sheet.h"
#include "model/told/atout-talk.h"

#define ATOUT_TYPE_SESSION (atout_session_get_type ())

/**
 * AtoutSession: the model of a table: the course that is shown, choices, talk, sheet, conductor and
 * advisers. Further preferences are properties of AtoutChoices.
 */
G_DECLARE_FINAL_TYPE (AtoutSession, atout_session, ATOUT, SESSION, AtoutOverlay)

/** Returns a session for a new match; @players has a row per seat of @options. */
AtoutSession     *atout_session_new          (const Game         *game,
                                              const Options      *options,
                                              const AtoutPlayer  *players);

/** Returns a session that continues @match and references it. */
AtoutSession     *atout_session_new_for_match (AtoutMatch        *match);

/** Returns a session that shows @replay and references it; nobody can act. */
AtoutSession     *atout_session_new_replay   (AtoutReplay        *replay);

/**
 * Returns a session in which the user decides once at the moment of @course, which it references.
 * It has no other actions, advice or undo.
 */
AtoutSession     *atout_session_new_position (AtoutCourse        *course);

/* ---- Parts; nullable ones are NULL without a match ------------------------------------------- */

/** (transfer none) (nullable): the match. */
AtoutMatch       *atout_session_get_match    (AtoutSession       *self);

/** (transfer none) (nullable): the conductor, which can be held. */
AtoutConductor   *atout_session_get_conductor (AtoutSession      *self);

/** (transfer none) (nullable): the adviser of guided deals. */
AtoutAdviser     *atout_session_get_adviser  (AtoutSession       *self);

/** (transfer none): the user's choices. */
AtoutChoices     *atout_session_get_choices  (AtoutSession       *self);

/** (transfer none): the events as they are shown. */
AtoutShown       *atout_session_get_shown    (AtoutSession       *self);

AtoutTalk        *atout_session_get_talk     (AtoutSession       *self);

AtoutSheet       *atout_session_get_sheet    (AtoutSession       *self);

/** (transfer none) (nullable): the hint on request. */
AtoutHint        *atout_session_get_hint     (AtoutSession       *self);

/** (transfer none) (nullable): the reviewer of the match. */
AtoutReviewer    *atout_session_get_reviewer (AtoutSession        *self);

/** (transfer none): the model of @seat, below the number of seats. */
AtoutSeat        *atout_session_get_seat     (AtoutSession       *self,
                                              guint               seat);

/** Sets if all hands are open; in a match, if the deal is guided. */
void              atout_session_set_guided   (AtoutSession       *self,
                                              gboolean            guided);
gboolean          atout_session_get_guided   (AtoutSession       *self);

/** Returns true for a replay, in which nobody can act. */
gboolean          atout_session_is_replay    (AtoutSession       *self);

/** Sets if the seals (hashes) of deals are shown; default TRUE in a match. */
void              atout_session_set_sealed   (AtoutSession       *self,
                                              gboolean            sealed);
gboolean          atout_session_get_sealed   (AtoutSession       *self);

/* ---- Deals played again ---------------------------------------------------------------------- */

/** Sets if the match only repeats one deal; default FALSE. */
void              atout_session_set_once     (AtoutSession       *self,
                                              gboolean            once);
gboolean          atout_session_get_once     (AtoutSession       *self);

/** Sets the list of other results with the last deal's cards (AtoutTry), or NULL. */
void              atout_session_set_tries    (AtoutSession       *self,
                                              GListModel         *tries);
GListModel       *atout_session_get_tries    (AtoutSession       *self);

/* ---- Texts ----------------------------------------------------------------------------------- */

/** Returns the moment that is shown; valid until the next change. */
Telling           atout_session_tell         (AtoutSession       *self);
const char       *atout_session_get_contract (AtoutSession       *self);
DeckSuits         atout_session_get_suits    (AtoutSession       *self);

/**
 * Returns the remark after the finished deal and sets @seat to its speaker; NULL if there is none
 * or AtoutSession:remarks is false. Free with g_free ().
 */
char             *atout_session_tell_remark  (AtoutSession       *self,
                                              guint              *seat);
