/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "atout-action.h"
#include "atout-card.h"
#include "atout-course.h"
#include "atout-seat.h"
#include "number.h"
#include "player.h"
#include "telling.h"

G_BEGIN_DECLS

/** Which announcements the user’s seat makes by itself. */
typedef enum
{
  ATOUT_ANNOUNCE_ASK,  /* none */
  ATOUT_ANNOUNCE_SAFE, /* those that can cost no points */
  ATOUT_ANNOUNCE_ALL,
} AtoutAnnounce;

/** Who sits at the table. Seats without a name get one. */
typedef struct
{
  const char *name;
  gboolean human;
  PlayerLevel level; /* of a computer player */
} AtoutPlayer;

#define ATOUT_TYPE_MATCH (atout_match_get_type ())

/**
 * AtoutMatch: one match, told by signals.
 *
 * atout_match_act () is the only door through which anything changes. Computer players think in
 * a worker thread on an observation; the main loop never waits.
 *
 * Properties, read-only and notified: `state` (int, AtoutMatchState), `turn` (int, seat or -1),
 * `trump` (int, Suit), `prompt` (string: what the user is asked, "" when others act),
 * `contract` (string: "♥ – Anna plays", "" before there is one), `words` (int, WordsSuits: what
 * cards are called in all these texts), `advice` (string: in a guided deal
 * what the user may do and what is sensible, else ""), `guided` (boolean: the deal is), `claim`
 * (string: why the user may lay down the rest of the cards, a sentence; "" while something is still
 * open).
 *
 * `can-undo` and `can-redo` (boolean): a decision of the user can be taken back, or done again.
 *
 * It is an AtoutCourse, with the signals of one.
 */
G_DECLARE_FINAL_TYPE (AtoutMatch, atout_match, ATOUT, MATCH, GObject)

/** A match of @game; @players has as many rows as the options give seats. */
AtoutMatch       *atout_match_new            (const Game         *game,
                                              const Options      *options,
                                              const AtoutPlayer  *players);

/** Makes cards and players follow from @seed instead of from the system's random source. */
void              atout_match_set_seed       (AtoutMatch         *self,
                                              guint64             seed);

/** Deals the first or next deal; an error only if the system has no random bits. */
gboolean          atout_match_deal           (AtoutMatch         *self,
                                              GError            **error);

/**
 * Does @action for @seat, which must be at turn. Otherwise ATOUT_MATCH_ERROR with one sentence
 * for the user that names the reason.
 */
gboolean          atout_match_act            (AtoutMatch         *self,
                                              guint               seat,
                                              Action              action,
                                              GError            **error);

/**
 * Takes back the deal, the running one or the one that is over, to the user’s last decision, and
 * what others have done since; FALSE where there is none. What a computer player does then depends
 * on what it sees alone.
 */
gboolean          atout_match_undo           (AtoutMatch         *self);

/** Does again what was taken back, up to the next decision; FALSE where there is nothing. */
gboolean          atout_match_redo           (AtoutMatch         *self);
gboolean          atout_match_can_undo       (AtoutMatch         *self);
gboolean          atout_match_can_redo       (AtoutMatch         *self);

/**
 * What the user may do with @card of the own hand now: one action for each meaning it has, none
 * if it may not be touched. Returns: (transfer full): a list of AtoutAction
 */
GListModel       *atout_match_list_meanings  (AtoutMatch         *self,
                                              Card                card);

/**
 * A guided deal gives advice at each decision of the user, and all hands lie open in it; it is the
 * running one, or the next where none runs. Where the user has played no card in it, because it
 * was thrown in or he watched, the next one is guided too.
 */
void              atout_match_set_guided     (AtoutMatch         *self,
                                              gboolean            guided);
gboolean          atout_match_get_guided     (AtoutMatch         *self);
const char       *atout_match_get_advice     (AtoutMatch         *self);

/** Why the user may lay down the rest now, as the property; "" when that is not offered. */
const char       *atout_match_get_claim      (AtoutMatch         *self);

/**
 * Lays down the rest where that is offered: it plays itself to the end of the deal, one action
 * after the other and as fast as the match is not held. The result is that of playing on.
 */
void              atout_match_claim          (AtoutMatch         *self);

/** True while a rest that was laid down plays itself. */
gboolean          atout_match_get_claiming   (AtoutMatch         *self);

/** True while others play and the user has no part in it. */
gboolean          atout_match_get_watching   (AtoutMatch         *self);

/**
 * While a match is held no computer player acts: the view holds it as long as it shows what
 * happened last. Holds are counted.
 */
void              atout_match_hold           (AtoutMatch         *self);
void              atout_match_release        (AtoutMatch         *self);

/** Ends all thinking; no computer player acts any more. */
void              atout_match_stop           (AtoutMatch         *self);

const Game       *atout_match_get_game       (AtoutMatch         *self);
const Options    *atout_match_get_options    (AtoutMatch         *self);
AtoutMatchState   atout_match_get_state      (AtoutMatch         *self);
int               atout_match_get_turn       (AtoutMatch         *self);
Suit              atout_match_get_trump      (AtoutMatch         *self);
const char       *atout_match_get_prompt     (AtoutMatch         *self);
const char       *atout_match_get_contract   (AtoutMatch         *self);

/** The deal as it is; owned by @self. */
const Deal       *atout_match_get_deal       (AtoutMatch         *self);

/** The running moment, to be told: until anything changes. */
Telling           atout_match_tell           (AtoutMatch         *self);

guint             atout_match_get_n_seats    (AtoutMatch         *self);
AtoutSeat        *atout_match_get_seat       (AtoutMatch         *self,
                                              guint               seat);

/** The seat of the user: whose hand is shown. */
guint             atout_match_get_user_seat  (AtoutMatch         *self);

/** (transfer none): the user's hand, AtoutCard, sorted for the eye. */
GListModel       *atout_match_get_hand       (AtoutMatch         *self);

/** (transfer none): the calls the user may make now, AtoutAction; empty when there are none. */
GListModel       *atout_match_get_calls      (AtoutMatch         *self);

/**
 * What the calls of this game are made of, where they have parts: one AtoutAction a kind of call,
 * with a suit and number that mean nothing. Empty where each call has its own button.
 * Returns: (transfer full)
 */
GListModel       *atout_match_list_call_forms (AtoutMatch        *self);

/** True from the deal until the first card may be played. */
gboolean          atout_match_is_calling     (AtoutMatch         *self);

/** The trick on the table, and the one before; owned by @self. */
const Trick      *atout_match_get_trick      (AtoutMatch         *self);
const Trick      *atout_match_get_last_trick (AtoutMatch         *self);

/** The tricks of this deal that were taken, @index from 0; owned by @self. */
guint             atout_match_get_n_tricks   (AtoutMatch         *self);
const Trick      *atout_match_get_trick_at   (AtoutMatch         *self,
                                              guint               index);

/** What lies on the table besides hands and trick, into @piles (PILES_MAX); how many. */
guint             atout_match_get_piles      (AtoutMatch         *self,
                                              Pile               *piles);

/** The cards of a deal that is over as they are counted, into @counted; FALSE: nothing is. */
gboolean          atout_match_get_counted    (AtoutMatch         *self,
                                              Counted            *counted);


/** Tricks won by @unit in this deal. */
guint             atout_match_get_tricks     (AtoutMatch         *self,
                                              guint               unit);

guint             atout_match_get_n_units    (AtoutMatch         *self);
int               atout_match_get_score      (AtoutMatch         *self,
                                              guint               unit);

/**
 * Whose words name suits and ranks in all texts, at first WORDS_FRENCH: what is on display is said
 * anew.
 */
void              atout_match_set_words      (AtoutMatch         *self,
                                              WordsSuits          suits);
WordsSuits        atout_match_get_words      (AtoutMatch         *self);

/**
 * What the user may do now, as the names of verbs separated by spaces ("pass trump"), or what
 * others might do, whatever their cards; "play" while those play, "over" after a deal, "" else.
 * Free with g_free ().
 */
char             *atout_match_list_moments   (AtoutMatch         *self);

/** The pack of cards the match is played with. */
const Pack       *atout_match_get_pack       (AtoutMatch         *self);

/** How the user's hand is sorted. */
void              atout_match_set_sorting    (AtoutMatch         *self,
                                              gboolean            ascending,
                                              gboolean            trumps_first);

/**
 * What the user’s seat does without being asked: give the only answer there is, play the only
 * card, announce. At first nothing.
 */
void              atout_match_set_automatic  (AtoutMatch         *self,
                                              gboolean            only_answer,
                                              gboolean            only_card,
                                              AtoutAnnounce       announce);

/**
 * Whether the user has to notice by himself what a trick holds to claim (roem): then that is asked
 * after each trick he takes, and not said. What is claimed in vain changes nothing. At first not.
 */
void              atout_match_set_notices_claims (AtoutMatch     *self,
                                                  gboolean        notices);

/** Whether the user is told what he has won so far in the deal, where players must count it. */
void              atout_match_set_shows_count (AtoutMatch        *self,
                                              gboolean            shows);


/**
 * Moves the card at place @from of the user's hand to place @to. The hand stays as it has been
 * arranged until it is sorted again or the next one is dealt.
 */
void              atout_match_move_card      (AtoutMatch         *self,
                                              guint               from,
                                              guint               to);
void              atout_match_sort_hand      (AtoutMatch         *self);
gboolean          atout_match_get_arranged   (AtoutMatch         *self);

/** The seal of the running deal's number, and when it is over the number; free with g_free (). */
char             *atout_match_get_seal       (AtoutMatch         *self);
char             *atout_match_get_number     (AtoutMatch         *self);

/** The match as a record up to now; free with g_free (). */
char             *atout_match_to_record      (AtoutMatch         *self);

G_END_DECLS
