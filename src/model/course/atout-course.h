/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "model/course/atout-event.h"
#include "model/words/telling.h"
#include "players/player.h"
#include "rules/match-log.h"

typedef enum
{
  ATOUT_MATCH_IDLE, /* no deal yet */
  ATOUT_MATCH_PLAYING,
  ATOUT_MATCH_DEAL_OVER,
  ATOUT_MATCH_OVER,
} AtoutMatchState;

#define ATOUT_MATCH_ERROR (atout_match_error_quark ())
GQuark atout_match_error_quark (void);

typedef enum
{
  ATOUT_MATCH_ERROR_NOT_YOUR_TURN,
  ATOUT_MATCH_ERROR_ILLEGAL,
} AtoutMatchError;

#define ATOUT_TYPE_COURSE (atout_course_get_type ())

/**
 * AtoutCourse: the course of a match: a moment, and events that lead to the next. Matches, replays
 * and overlays are courses.
 */
G_DECLARE_INTERFACE (AtoutCourse, atout_course, ATOUT, COURSE, GObject)

struct _AtoutCourseInterface
{
  GTypeInterface parent_interface;

  const MatchLog *(*get_log) (AtoutCourse *self);
  guint (*get_position) (AtoutCourse *self, guint *n_actions);
  const Match *(*get_match) (AtoutCourse *self);
  const Deal *(*get_deal) (AtoutCourse *self);
  void (*list_legal) (AtoutCourse *self, ActionList *list);
  const char *(*get_question) (AtoutCourse *self);
  guint (*get_user_seat) (AtoutCourse *self);
  Signals (*get_signals) (AtoutCourse *self, guint seat);
  gboolean (*act) (AtoutCourse *self, guint seat, Action action, AtoutManner manner,
                   GError **error);
};

/** Returns the log, which may go beyond the moment; owned by @self. */
const MatchLog *atout_course_get_log        (AtoutCourse  *self);

/** Returns the index of the deal; sets @n_actions (or NULL) to its actions so far. */
guint           atout_course_get_position   (AtoutCourse  *self,
                                             guint        *n_actions);

/** Returns the match, including the score of a finished deal; valid until the next event. */
const Match    *atout_course_get_match      (AtoutCourse  *self);
const Deal     *atout_course_get_deal       (AtoutCourse  *self);

/** Lists the legal actions of the seat at turn. */
void            atout_course_list_legal     (AtoutCourse  *self,
                                             ActionList   *list);

/** Returns the question to the seat at turn as NC_("prompt", …), or NULL for Game.prompt. */
const char     *atout_course_get_question   (AtoutCourse  *self);

/**
 * Does @action for @seat, which must be at turn. FALSE with ATOUT_MATCH_ERROR, a sentence for the
 * user.
 */
gboolean        atout_course_act            (AtoutCourse  *self,
                                             guint         seat,
                                             Action        action,
                                             AtoutManner   manner,
                                             GError      **error);

/** Returns the seat whose hand is shown. */
guint           atout_course_get_user_seat  (AtoutCourse  *self);

/** Returns the user's seat, which sentences address ("You play"), or NO_SEAT without a person. */
int             atout_course_get_listener   (AtoutCourse  *self);

/** Returns the agreed signals of the side of @seat, possibly none. */
Signals         atout_course_get_signals    (AtoutCourse  *self,
                                             guint         seat);

/** Makes the observation of @deal, a deal of this match, by @seat. */
void            atout_course_observe        (AtoutCourse  *self,
                                             const Deal   *deal,
                                             guint         seat,
                                             Observation  *observation);

/** Returns FALSE with the error of atout_course_act () if @seat or @action is wrong. */
gboolean        atout_course_check_turn     (AtoutCourse  *self,
                                             guint         seat,
                                             GError      **error);
gboolean        atout_course_check          (AtoutCourse  *self,
                                             guint         seat,
                                             Action        action,
                                             GError      **error);

/* Derived from these: */

/** Makes the event of action @index of the deal. */
void            atout_course_make_event     (AtoutCourse  *self,
                                             guint         index,
                                             AtoutEvent   *event);

AtoutMatchState atout_course_get_state      (AtoutCourse  *self);
const Game     *atout_course_get_game       (AtoutCourse  *self);
const Options  *atout_course_get_options    (AtoutCourse  *self);
const Pack     *atout_course_get_pack       (AtoutCourse  *self);
guint           atout_course_get_n_seats    (AtoutCourse  *self);
guint           atout_course_get_n_units    (AtoutCourse  *self);

/** Returns the seat to act, or NO_SEAT. */
int             atout_course_get_turn       (AtoutCourse  *self);

/** Returns true if a person sits at @seat. */
gboolean        atout_course_is_human       (AtoutCourse  *self,
                                             guint         seat);

/** Returns the name of a player; "You" for an unnamed person. Owned by @self. */
const char     *atout_course_get_player_name (AtoutCourse *self,
                                             guint         player);
const char     *atout_course_get_seat_name  (AtoutCourse  *self,
                                             guint         seat);

/** Returns the level of the computer player at @seat. */
PlayerLevel     atout_course_get_level      (AtoutCourse  *self,
                                             guint         seat);

/** Returns true while cards are played without the user. */
gboolean        atout_course_is_watched     (AtoutCourse  *self);

/** Returns true from the deal until the first card. */
gboolean        atout_course_is_calling     (AtoutCourse  *self);

/** Writes the piles besides hands and trick to @piles (PILES_MAX); returns their number. */
guint           atout_course_list_piles     (AtoutCourse  *self,
                                             Pile         *piles);

/** Returns true if the deal begins with an ownerless pile in the middle. */
gboolean        atout_course_begins_with_pile (AtoutCourse *self);

/** Gets the counted cards of a finished deal; FALSE if none are counted. */
gboolean        atout_course_get_counted    (AtoutCourse  *self,
                                             Counted      *counted);

/** Writes the tricks taken to @tricks (CARDS_MAX or NULL); returns their number. */
guint           atout_course_list_tricks    (AtoutCourse  *self,
                                             Trick        *tricks);

/**
 * Returns the seal of the deal’s number; atout_course_make_number () returns the number after the
 * deal, NULL before. NULL without a deal or number. Free with g_free ().
 */
char           *atout_course_make_seal      (AtoutCourse  *self);
char           *atout_course_make_number    (AtoutCourse  *self);

/** Returns the log as a record; free with g_free (). */
char           *atout_course_to_record      (AtoutCourse  *self);

/** Returns the moment as a Telling with card names of @suits; valid until the next event. */
Telling         atout_course_tell           (AtoutCourse  *self,
                                             DeckSuits     suits);

/**
 * Returns help topics: the names of verbs that the user may do or others might do ("pass trump").
 * "play" while others play, "over" after a deal, "" before the first. Free with g_free ().
 */
char *atout_course_list_moments (AtoutCourse *course);
