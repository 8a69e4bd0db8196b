/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "model/course/atout-event.h"
#include "model/words/telling.h"
#include "players/player.h"
#include "rules/match-log.h"

typedef enum
{
  ATOUT_MATCH_IDLE,      /* no deal yet */
  ATOUT_MATCH_PLAYING,
  ATOUT_MATCH_DEAL_OVER, /* another one follows */
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
 * AtoutCourse: the course of a match, as a table shows it: a moment that can be read, and events
 * that lead to the next. A running match is one, and a replay is.
 *
 * Signals: `dealt` (): the moment is the beginning of another deal; `acted` (event: pointer, const
 * AtoutEvent, as long as the signal lasts); `rewound` (): the moment is another one, to which no
 * event has led: it is to be read anew, the deal too; `deal-over` () and `match-over` (), behind
 * either where the deal is over then; `settled` (): all of that has been shown, and from now on may
 * be done what is legal; a course that is not shown step by step never tells that.
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

/** Who plays what, and what was done in each deal; also after the moment. Owned by @self. */
const MatchLog *atout_course_get_log        (AtoutCourse  *self);

/** The deal of the log, from 0, and to @n_actions (or NULL) how many of its actions are done. */
guint           atout_course_get_position   (AtoutCourse  *self,
                                             guint        *n_actions);

/** The moment: as long as nothing happens. A deal that is over is booked in the match. */
const Match    *atout_course_get_match      (AtoutCourse  *self);
const Deal     *atout_course_get_deal       (AtoutCourse  *self);

/** What the seat at turn may do. */
void            atout_course_list_legal     (AtoutCourse  *self,
                                             ActionList   *list);

/** What the seat at turn is asked in place of Game.prompt, as NC_("prompt", …); NULL: that. */
const char     *atout_course_get_question   (AtoutCourse  *self);

/**
 * The door: does @action for @seat, which must be at turn. Otherwise ATOUT_MATCH_ERROR with one
 * sentence for the user that names the reason.
 */
gboolean        atout_course_act            (AtoutCourse  *self,
                                             guint         seat,
                                             Action        action,
                                             AtoutManner   manner,
                                             GError      **error);

/** The seat of the user: whose hand is shown. */
guint           atout_course_get_user_seat  (AtoutCourse  *self);

/** The user's seat, to which sentences are said ("You play"); NO_SEAT: no person sits there. */
int             atout_course_get_listener   (AtoutCourse  *self);

/** What the side of @seat has agreed and told the others; nothing where that is not known. */
Signals         atout_course_get_signals    (AtoutCourse  *self,
                                             guint         seat);

/** Fills @observation with what @seat sees of @deal, a deal of this match, with all signals. */
void            atout_course_observe        (AtoutCourse  *self,
                                             const Deal   *deal,
                                             guint         seat,
                                             Observation  *observation);

/** Fails as the door does, unless @seat is at turn, and with @action unless that may be done. */
gboolean        atout_course_check_turn     (AtoutCourse  *self,
                                             guint         seat,
                                             GError      **error);
gboolean        atout_course_check          (AtoutCourse  *self,
                                             guint         seat,
                                             Action        action,
                                             GError      **error);

/* What follows from these: */

/** Event @index, from 0, of those that led to the moment in its deal. */
void            atout_course_make_event     (AtoutCourse  *self,
                                             guint         index,
                                             AtoutEvent   *event);

AtoutMatchState atout_course_get_state      (AtoutCourse  *self);
const Game     *atout_course_get_game       (AtoutCourse  *self);
const Options  *atout_course_get_options    (AtoutCourse  *self);
const Pack     *atout_course_get_pack       (AtoutCourse  *self);
guint           atout_course_get_n_seats    (AtoutCourse  *self);
guint           atout_course_get_n_units    (AtoutCourse  *self);

/** The seat to act, or NO_SEAT. */
int             atout_course_get_turn       (AtoutCourse  *self);

/** True when it is a person who sits at @seat in the deal of the moment. */
gboolean        atout_course_is_human       (AtoutCourse  *self,
                                             guint         seat);

/**
 * The name of a player, and of who sits at @seat in the deal of the moment: "You" for a person who
 * has none. Owned by @self.
 */
const char     *atout_course_get_player_name (AtoutCourse *self,
                                             guint         player);
const char     *atout_course_get_seat_name  (AtoutCourse  *self,
                                             guint         seat);

/** The level of the computer player at @seat. */
PlayerLevel     atout_course_get_level      (AtoutCourse  *self,
                                             guint         seat);

/** True while others play and the user has no part in it. */
gboolean        atout_course_is_watched     (AtoutCourse  *self);

/** True from the deal until the first card may be played. */
gboolean        atout_course_is_calling     (AtoutCourse  *self);

/** What lies on the table besides hands and trick, to @piles (PILES_MAX); how many. */
guint           atout_course_list_piles     (AtoutCourse  *self,
                                             Pile         *piles);

/** True where a pile that belongs to nobody lies in the middle at the beginning of the deal. */
gboolean        atout_course_begins_with_pile (AtoutCourse *self);

/** The cards of a deal that is over as they are counted, to @counted; FALSE: nothing is. */
gboolean        atout_course_get_counted    (AtoutCourse  *self,
                                             Counted      *counted);

/** The tricks of the deal that were taken, to @tricks (CARDS_MAX) unless NULL; how many. */
guint           atout_course_list_tricks    (AtoutCourse  *self,
                                             Trick        *tricks);

/**
 * The seal of the deal’s number, and when the deal is over the number itself; NULL before, and
 * where the cards follow from no number. Free with g_free ().
 */
char           *atout_course_make_seal      (AtoutCourse  *self);
char           *atout_course_make_number    (AtoutCourse  *self);

/** All of the log as a record; free with g_free (). */
char           *atout_course_to_record      (AtoutCourse  *self);

/** The moment, to be told in the words of @suits: as long as nothing happens. */
Telling         atout_course_tell           (AtoutCourse  *self,
                                             DeckSuits     suits);

/**
 * For what help is looked up at the moment of @course: what the user may do, as the names of verbs
 * separated by spaces ("pass trump"), or what others might do, whatever their cards; "play" while
 * those play, "over" after a deal, "" before the first. Free with g_free ().
 */
char *atout_course_list_moments (AtoutCourse *course);
