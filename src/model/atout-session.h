/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "model/choices/atout-choices.h"
#include "model/course/atout-match.h"
#include "model/course/atout-replay.h"
#include "model/course/atout-shown.h"
#include "model/thinking/atout-adviser.h"
#include "model/thinking/atout-conductor.h"
#include "model/thinking/atout-hint.h"
#include "model/told/atout-seat.h"
#include "model/told/atout-sheet.h"
#include "model/told/atout-talk.h"

#define ATOUT_TYPE_SESSION (atout_session_get_type ())

/**
 * AtoutSession: what a table is given: the course of a match as it is shown, and the objects that
 * say what the user may do in it, what is said and written, keep it going and advise. It holds
 * these together, and is the course that is shown.
 *
 * Properties, read-only and notified: `contract` (string: "♥ – Anna plays", "" before there is
 * one), `guided` (boolean: all hands lie open; in a match it is that of its adviser).
 *
 * What the user wants: `suits` (int, DeckSuits, at first SUITS_FRENCH: whose words name suits and
 * ranks in all texts; what is on display is said anew), `notices-claims` (boolean, at first false:
 * he has to notice by himself what a trick holds to claim (roem): then that is asked after each
 * trick he takes, and not said; what is claimed in vain changes nothing), `shows-count` (boolean,
 * at first false: he is told what he has won so far in the deal, where players must count it),
 * `keeps-known` (boolean, at first false: cards that others have shown stay open until they are
 * played). More of that are properties of its choices.
 */
G_DECLARE_FINAL_TYPE (AtoutSession, atout_session, ATOUT, SESSION, AtoutOverlay)

/** A match of @game; @players has as many rows as the options give seats. */
AtoutSession     *atout_session_new          (const Game         *game,
                                              const Options      *options,
                                              const AtoutPlayer  *players);

/** @match, which the session keeps, where it stands. */
AtoutSession     *atout_session_new_for_match (AtoutMatch        *match);

/** @replay, which the session keeps: nobody acts in it. */
AtoutSession     *atout_session_new_replay   (AtoutReplay        *replay);

/**
 * The moment of @course, in which the user decides once: nobody else acts, advises or takes back,
 * and what follows is up to who made it. The session keeps the course.
 */
AtoutSession     *atout_session_new_position (AtoutCourse        *course);

/*
 * ---- What it holds together ------------------------------------------------------------------
 *
 * Only a match has these, and neither a replay nor a position: match, conductor, adviser, hint.
 */

/** (transfer none) (nullable): what is played, and goes on and back. */
AtoutMatch       *atout_session_get_match    (AtoutSession       *self);

/** (transfer none) (nullable): for who keeps the match going, or holds it. */
AtoutConductor   *atout_session_get_conductor (AtoutSession      *self);

/** (transfer none) (nullable): what is advised in guided deals of a match. */
AtoutAdviser     *atout_session_get_adviser  (AtoutSession       *self);

/** (transfer none): what the user may do, and how he wants it. */
AtoutChoices     *atout_session_get_choices  (AtoutSession       *self);

/** (transfer none): for who shows the session, event after event. */
AtoutShown       *atout_session_get_shown    (AtoutSession       *self);

/** (transfer none): what is said. */
AtoutTalk        *atout_session_get_talk     (AtoutSession       *self);

/** (transfer none): what is written. */
AtoutSheet       *atout_session_get_sheet    (AtoutSession       *self);

/** (transfer none) (nullable): what the user may ask for. */
AtoutHint        *atout_session_get_hint     (AtoutSession       *self);

/** (transfer none): who sits at @seat, which must be below the number of seats. */
AtoutSeat        *atout_session_get_seat     (AtoutSession       *self,
                                              guint               seat);

/** Whether all hands lie open: the deal of a match is a guided one, or all else shows them. */
void              atout_session_set_guided   (AtoutSession       *self,
                                              gboolean            guided);
gboolean          atout_session_get_guided   (AtoutSession       *self);

/** True where nobody can act. */
gboolean          atout_session_is_replay    (AtoutSession       *self);

/** Whether deals are sealed, to be checked later: those of a match are, unless it is set. */
void              atout_session_set_sealed   (AtoutSession       *self,
                                              gboolean            sealed);
gboolean          atout_session_get_sealed   (AtoutSession       *self);

/* ---- The same cards again -------------------------------------------------------------------- */

/** The match is for the sake of one deal, and ends with it; at first it is not. */
void              atout_session_set_once     (AtoutSession       *self,
                                              gboolean            once);
gboolean          atout_session_get_once     (AtoutSession       *self);

/** What else came of the cards of the last deal, AtoutTry, or NULL: nothing is known of it. */
void              atout_session_set_tries    (AtoutSession       *self,
                                              GListModel         *tries);
GListModel       *atout_session_get_tries    (AtoutSession       *self);

/* ---- The moment in words --------------------------------------------------------------------- */

/** The moment that is shown, to be told: until anything changes. */
Telling           atout_session_tell         (AtoutSession       *self);
const char       *atout_session_get_contract (AtoutSession       *self);
DeckSuits         atout_session_get_suits    (AtoutSession       *self);
