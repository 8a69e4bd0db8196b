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

G_BEGIN_DECLS

#define ATOUT_TYPE_SESSION (atout_session_get_type ())

/**
 * AtoutSession: what a table is given: the course of a match as it is shown, and the objects that
 * say what the user may do in it, what is said and written, keep it going and advise. It holds
 * these together and does nothing itself. It is the course that is shown.
 *
 * Properties, read-only and notified: `contract` (string: "♥ – Anna plays", "" before there is
 * one), `can-undo` and `can-redo` (boolean: a decision of the user can be taken back, or done
 * again); of its adviser `advice` and `guided`.
 *
 * What the user wants: `words` (int, DeckSuits, at first SUITS_FRENCH: whose words name suits and
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

/** Makes cards and players follow from @seed instead of from the system's random source. */
void              atout_session_set_seed     (AtoutSession       *self,
                                              guint64             seed);

/* ---- Going on and back; in a replay nothing of this can be done ------------------------------ */

/** Deals the first or next deal; an error only if the system has no random bits. */
gboolean          atout_session_deal         (AtoutSession       *self,
                                              GError            **error);

/**
 * Takes back the deal, the running one or the one that is over, to the user’s last decision, and
 * what others have done since; FALSE where there is none. What a computer player does then depends
 * on what it sees alone.
 */
gboolean          atout_session_undo         (AtoutSession       *self);

/** Does again what was taken back, up to the next decision; FALSE where there is nothing. */
gboolean          atout_session_redo         (AtoutSession       *self);
gboolean          atout_session_can_undo     (AtoutSession       *self);
gboolean          atout_session_can_redo     (AtoutSession       *self);

/**
 * While a match is held no computer player acts: the view holds it as long as it shows what
 * happened last. Holds are counted.
 */
void              atout_session_hold         (AtoutSession       *self);
void              atout_session_release      (AtoutSession       *self);

/** Ends all thinking; no computer player acts any more. */
void              atout_session_stop         (AtoutSession       *self);

/** (transfer none) (nullable): the match, but for a replay. */
AtoutMatch       *atout_session_get_match    (AtoutSession       *self);

/* ---- What it holds together ------------------------------------------------------------------ */

/** (transfer none): what the user may do, and how he wants it. */
AtoutChoices     *atout_session_get_choices  (AtoutSession       *self);

/** (transfer none): for who shows the session, event after event. */
AtoutShown       *atout_session_get_shown    (AtoutSession       *self);

/** (transfer none): what is said. */
AtoutTalk        *atout_session_get_talk     (AtoutSession       *self);

/** (transfer none): what is written. */
AtoutSheet       *atout_session_get_sheet    (AtoutSession       *self);

/** (transfer none) (nullable): what the user may ask for, but in a replay. */
AtoutHint        *atout_session_get_hint     (AtoutSession       *self);

/** (transfer none): who sits at @seat, which must be below the number of seats. */
AtoutSeat        *atout_session_get_seat     (AtoutSession       *self,
                                              guint               seat);

/**
 * A guided deal gives advice at each decision of the user, and all hands lie open in it; it is the
 * running one, or the next where none runs. Where the user has played no card in it, because it
 * was thrown in or he watched, the next one is guided too.
 */
void              atout_session_set_guided   (AtoutSession       *self,
                                              gboolean            guided);
gboolean          atout_session_get_guided   (AtoutSession       *self);

/** The same, as it is kept with a match that is put by. */
void              atout_session_set_guidance (AtoutSession     *self,
                                              AtoutGuidance     guidance);
AtoutGuidance     atout_session_get_guidance (AtoutSession     *self);
/**
 * A replay has no advice; in it all hands lie open, or only what was seen at the time. It is a
 * replay where nobody can act.
 */
gboolean          atout_session_is_replay    (AtoutSession       *self);
const char       *atout_session_get_advice   (AtoutSession       *self);

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
DeckSuits         atout_session_get_words    (AtoutSession       *self);

G_END_DECLS
