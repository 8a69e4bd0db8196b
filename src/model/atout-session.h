/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "atout-adviser.h"
#include "atout-choices.h"
#include "atout-conductor.h"
#include "atout-match.h"
#include "atout-replay.h"
#include "atout-seat.h"
#include "number.h"
#include "player.h"
#include "telling.h"

G_BEGIN_DECLS

#define ATOUT_TYPE_SESSION (atout_session_get_type ())

/**
 * AtoutSession: what a table is given: the course of a match as it is shown, and the objects that
 * say what the user may do in it, keep it going and advise. It holds these together and does
 * nothing itself. It is the course that is shown.
 *
 * Properties, read-only and notified: `state` (int, AtoutMatchState), `turn` (int, seat or -1),
 * `trump` (int, Suit), `contract` (string: "♥ – Anna plays", "" before there is one), `words` (int,
 * WordsSuits: what cards are called in all these texts), `can-undo` and `can-redo` (boolean: a
 * decision of the user can be taken back, or done again); of its choices `prompt`, and `claim`,
 * which is their `rest`; of its adviser `advice` and `guided`.
 *
 * What the user wants: `notices-claims` (boolean, at first false: he has to notice by himself what
 * a trick holds to claim (roem): then that is asked after each trick he takes, and not said; what
 * is claimed in vain changes nothing), `shows-count` (boolean, at first false: he is told what he
 * has won so far in the deal, where players must count it). More of that are properties of its
 * choices.
 */
G_DECLARE_FINAL_TYPE (AtoutSession, atout_session, ATOUT, SESSION, GObject)

/** A match of @game; @players has as many rows as the options give seats. */
AtoutSession     *atout_session_new          (const Game         *game,
                                              const Options      *options,
                                              const AtoutPlayer  *players);

/** @replay, which the session keeps: nobody acts in it. */
AtoutSession     *atout_session_new_replay   (AtoutReplay        *replay);

/** Makes cards and players follow from @seed instead of from the system's random source. */
void              atout_session_set_seed       (AtoutSession         *self,
                                              guint64             seed);

/** Deals the first or next deal; an error only if the system has no random bits. */
gboolean          atout_session_deal           (AtoutSession         *self,
                                              GError            **error);

/**
 * Does @action for @seat, which must be at turn. Otherwise ATOUT_MATCH_ERROR with one sentence
 * for the user that names the reason.
 */
gboolean          atout_session_act            (AtoutSession         *self,
                                              guint               seat,
                                              Action              action,
                                              GError            **error);

/**
 * Takes back the deal, the running one or the one that is over, to the user’s last decision, and
 * what others have done since; FALSE where there is none. What a computer player does then depends
 * on what it sees alone.
 */
gboolean          atout_session_undo           (AtoutSession         *self);

/** Does again what was taken back, up to the next decision; FALSE where there is nothing. */
gboolean          atout_session_redo           (AtoutSession         *self);
gboolean          atout_session_can_undo       (AtoutSession         *self);
gboolean          atout_session_can_redo       (AtoutSession         *self);

/**
 * What the user may do with @card of the own hand now: one action for each meaning it has, none
 * if it may not be touched. Returns: (transfer full): a list of AtoutAction
 */
GListModel       *atout_session_list_meanings  (AtoutSession         *self,
                                              Card                card);

/**
 * A guided deal gives advice at each decision of the user, and all hands lie open in it; it is the
 * running one, or the next where none runs. Where the user has played no card in it, because it
 * was thrown in or he watched, the next one is guided too.
 */
void              atout_session_set_guided     (AtoutSession         *self,
                                              gboolean            guided);
gboolean          atout_session_get_guided     (AtoutSession         *self);
const char       *atout_session_get_advice     (AtoutSession         *self);

/** Why the user may lay down the rest now, as the property; "" when that is not offered. */
const char       *atout_session_get_claim      (AtoutSession         *self);

/**
 * Lays down the rest where that is offered: it plays itself to the end of the deal, one action
 * after the other and as fast as the match is not held. The result is that of playing on.
 */
void              atout_session_claim          (AtoutSession         *self);

/** True while a rest that was laid down plays itself. */
gboolean          atout_session_get_claiming   (AtoutSession         *self);

/** True while others play and the user has no part in it. */
gboolean          atout_session_get_watching   (AtoutSession         *self);

/**
 * While a match is held no computer player acts: the view holds it as long as it shows what
 * happened last. Holds are counted.
 */
void              atout_session_hold           (AtoutSession         *self);
void              atout_session_release        (AtoutSession         *self);

/** Ends all thinking; no computer player acts any more. */
void              atout_session_stop           (AtoutSession         *self);

/** (transfer none): what the user may do, and how he wants it. */
AtoutChoices     *atout_session_get_choices  (AtoutSession         *self);

const Game       *atout_session_get_game       (AtoutSession         *self);
const Options    *atout_session_get_options    (AtoutSession         *self);
AtoutMatchState   atout_session_get_state      (AtoutSession         *self);
int               atout_session_get_turn       (AtoutSession         *self);
Suit              atout_session_get_trump      (AtoutSession         *self);
const char       *atout_session_get_prompt     (AtoutSession         *self);
const char       *atout_session_get_contract   (AtoutSession         *self);

/** The deal as it is; owned by @self. */
const Deal       *atout_session_get_deal       (AtoutSession         *self);

/** The running moment, to be told: until anything changes. */
Telling           atout_session_tell           (AtoutSession         *self);

guint             atout_session_get_n_seats    (AtoutSession         *self);
AtoutSeat        *atout_session_get_seat       (AtoutSession         *self,
                                              guint               seat);

/** The seat of the user: whose hand is shown. */
guint             atout_session_get_user_seat  (AtoutSession         *self);

/** (transfer none): the user's hand, AtoutCard, sorted for the eye. */
GListModel       *atout_session_get_hand       (AtoutSession         *self);

/** (transfer none): the calls the user may make now, AtoutAction; empty when there are none. */
GListModel       *atout_session_get_calls      (AtoutSession         *self);

/**
 * What the calls of this game are made of, where they have parts: one AtoutAction a kind of call,
 * with a suit and number that mean nothing. Empty where each call has its own button.
 * Returns: (transfer full)
 */
GListModel       *atout_session_list_call_forms (AtoutSession        *self);

/** True from the deal until the first card may be played. */
gboolean          atout_session_is_calling     (AtoutSession         *self);

/** The trick on the table, and the one before; owned by @self. */
const Trick      *atout_session_get_trick      (AtoutSession         *self);
const Trick      *atout_session_get_last_trick (AtoutSession         *self);

/** The tricks of this deal that were taken, @index from 0; owned by @self. */
guint             atout_session_get_n_tricks   (AtoutSession         *self);
const Trick      *atout_session_get_trick_at   (AtoutSession         *self,
                                              guint               index);

/** What lies on the table besides hands and trick, into @piles (PILES_MAX); how many. */
guint             atout_session_get_piles      (AtoutSession         *self,
                                              Pile               *piles);

/** The cards of a deal that is over as they are counted, into @counted; FALSE: nothing is. */
gboolean          atout_session_get_counted    (AtoutSession         *self,
                                              Counted            *counted);


/** Tricks won by @unit in this deal. */
guint             atout_session_get_tricks     (AtoutSession         *self,
                                              guint               unit);

guint             atout_session_get_n_units    (AtoutSession         *self);
int               atout_session_get_score      (AtoutSession         *self,
                                              guint               unit);

/**
 * Whose words name suits and ranks in all texts, at first WORDS_FRENCH: what is on display is said
 * anew.
 */
void              atout_session_set_words      (AtoutSession         *self,
                                              WordsSuits          suits);
WordsSuits        atout_session_get_words      (AtoutSession         *self);

/**
 * What the user may do now, as the names of verbs separated by spaces ("pass trump"), or what
 * others might do, whatever their cards; "play" while those play, "over" after a deal, "" else.
 * Free with g_free ().
 */
char             *atout_session_list_moments   (AtoutSession         *self);

/** The pack of cards the match is played with. */
const Pack       *atout_session_get_pack       (AtoutSession         *self);



/**
 * Moves the card at place @from of the user's hand to place @to. The hand stays as it has been
 * arranged until it is sorted again or the next one is dealt.
 */
void              atout_session_move_card      (AtoutSession         *self,
                                              guint               from,
                                              guint               to);
void              atout_session_sort_hand      (AtoutSession         *self);
gboolean          atout_session_get_arranged   (AtoutSession         *self);

/** The seal of the running deal's number, and when it is over the number; free with g_free (). */
char             *atout_session_get_seal       (AtoutSession         *self);
char             *atout_session_get_number     (AtoutSession         *self);

/** The match as a record up to now; free with g_free (). */
char             *atout_session_to_record      (AtoutSession         *self);

G_END_DECLS
