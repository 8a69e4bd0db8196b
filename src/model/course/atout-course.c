/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "model/course/atout-course.h"

#include <glib/gi18n-lib.h>

#include "model/course/player-names.h"
#include "rules/game.h"
#include "rules/number.h"
#include "rules/record.h"

G_DEFINE_QUARK (atout_match_error, atout_match_error)
G_DEFINE_INTERFACE (AtoutCourse, atout_course, G_TYPE_OBJECT)

static void
list_legal (AtoutCourse *self, ActionList *list)
{
  deal_legal (atout_course_get_deal (self), list);
}

static const char *
get_no_question (AtoutCourse *self G_GNUC_UNUSED)
{
  return NULL;
}

static guint
find_user_seat (AtoutCourse *self)
{
  return (guint) MAX (match_log_find_user (atout_course_get_log (self)), 0);
}

static Signals
get_no_signals (AtoutCourse *self G_GNUC_UNUSED, guint seat G_GNUC_UNUSED)
{
  return (Signals) { 0 };
}

static void
atout_course_default_init (AtoutCourseInterface *interface)
{
  interface->list_legal = list_legal;
  interface->get_question = get_no_question;
  interface->get_user_seat = find_user_seat;
  interface->get_signals = get_no_signals;

  /** AtoutCourse::dealt: emitted when another deal begins */
  /** AtoutCourse::rewound: emitted when the moment changes without an event */
  /** AtoutCourse::settled: emitted when all events have been shown */
  /** AtoutCourse::deal-over: emitted after the signal of an action that ends a deal */
  /** AtoutCourse::match-over: replaces `deal-over` in the last deal */
  for (const char *const *name
       = (const char *const[]) { "dealt", "rewound", "settled", "deal-over", "match-over", NULL };
       *name != NULL; name++)
    g_signal_new (*name, ATOUT_TYPE_COURSE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  /**
   * AtoutCourse::acted: emitted after an action with a const AtoutEvent, valid during the signal
   */
  g_signal_new ("acted", ATOUT_TYPE_COURSE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                G_TYPE_POINTER);
}

/* ---- Interface ------------------------------------------------------------------------------- */

const MatchLog *
atout_course_get_log (AtoutCourse *self)
{
  g_return_val_if_fail (ATOUT_IS_COURSE (self), NULL);

  return ATOUT_COURSE_GET_IFACE (self)->get_log (self);
}

guint
atout_course_get_position (AtoutCourse *self, guint *n_actions)
{
  g_return_val_if_fail (ATOUT_IS_COURSE (self), 0);

  return ATOUT_COURSE_GET_IFACE (self)->get_position (self, n_actions);
}

const Match *
atout_course_get_match (AtoutCourse *self)
{
  g_return_val_if_fail (ATOUT_IS_COURSE (self), NULL);

  return ATOUT_COURSE_GET_IFACE (self)->get_match (self);
}

const Deal *
atout_course_get_deal (AtoutCourse *self)
{
  g_return_val_if_fail (ATOUT_IS_COURSE (self), NULL);

  return ATOUT_COURSE_GET_IFACE (self)->get_deal (self);
}

void
atout_course_list_legal (AtoutCourse *self, ActionList *list)
{
  g_return_if_fail (ATOUT_IS_COURSE (self));

  ATOUT_COURSE_GET_IFACE (self)->list_legal (self, list);
}

const char *
atout_course_get_question (AtoutCourse *self)
{
  g_return_val_if_fail (ATOUT_IS_COURSE (self), NULL);

  return ATOUT_COURSE_GET_IFACE (self)->get_question (self);
}

gboolean
atout_course_act (AtoutCourse *self, guint seat, Action action, AtoutManner manner, GError **error)
{
  g_return_val_if_fail (ATOUT_IS_COURSE (self), FALSE);

  return ATOUT_COURSE_GET_IFACE (self)->act (self, seat, action, manner, error);
}

/* ---- Checks ---------------------------------------------------------------------------------- */

gboolean
atout_course_check_turn (AtoutCourse *self, guint seat, GError **error)
{
  int turn = atout_course_get_turn (self);
  g_autofree char *text = NULL;

  if (turn == (int) seat)
    return TRUE;
  if (turn != NO_SEAT)
    {
      const WordsValue values[]
          = { { "{name}", atout_course_get_seat_name (self, (guint) turn) }, { NULL, NULL } };

      /* Translators: said to the user who tries to act too early. */
      text = words_fill (_ ("It is {name}’s turn."), values);
    }
  g_set_error_literal (error, ATOUT_MATCH_ERROR, ATOUT_MATCH_ERROR_NOT_YOUR_TURN,
                       text != NULL ? text : _ ("The deal is over."));

  return FALSE;
}

gboolean
atout_course_check (AtoutCourse *self, guint seat, Action action, GError **error)
{
  gboolean is_call = action_card (atout_course_get_game (self), action) == CARD_NONE;
  ActionList legal;

  if (!atout_course_check_turn (self, seat, error))
    return FALSE;
  atout_course_list_legal (self, &legal);
  if (action_list_has (&legal, action))
    return TRUE;
  g_set_error_literal (error, ATOUT_MATCH_ERROR, ATOUT_MATCH_ERROR_ILLEGAL,
                       is_call ? _ ("You cannot say that now.")
                               : _ ("This card cannot be chosen now."));

  return FALSE;
}

/* ---- Derived functions ----------------------------------------------------------------------- */

void
atout_course_make_event (AtoutCourse *self, guint index, AtoutEvent *event)
{
  const MatchLog *log = atout_course_get_log (self);
  guint n_actions;
  guint deal = atout_course_get_position (self, &n_actions);
  const LogAction *done;

  g_return_if_fail (index < n_actions);

  done = log_deal_get_action (match_log_get_deal (log, deal), index);
  *event = (AtoutEvent) { .seat = done->seat,
                          .action = done->action,
                          .manner = done->is_step ? ATOUT_DECIDED : ATOUT_BY_ITSELF };
  match_log_at (log, deal, index, NULL, &event->before);
  match_log_at (log, deal, index + 1, NULL, &event->after);
  atout_event_complete (event, atout_course_get_user_seat (self));
}

AtoutMatchState
atout_course_get_state (AtoutCourse *self)
{
  if (atout_course_get_log (self)->deals->len == 0)
    return ATOUT_MATCH_IDLE;
  if (!deal_is_over (atout_course_get_deal (self)))
    return ATOUT_MATCH_PLAYING;

  return atout_course_get_match (self)->over ? ATOUT_MATCH_OVER : ATOUT_MATCH_DEAL_OVER;
}

const Game *
atout_course_get_game (AtoutCourse *self)
{
  return atout_course_get_log (self)->game;
}

const Options *
atout_course_get_options (AtoutCourse *self)
{
  return &atout_course_get_log (self)->options;
}

const Pack *
atout_course_get_pack (AtoutCourse *self)
{
  return game_pack (atout_course_get_game (self), atout_course_get_options (self));
}

guint
atout_course_get_n_seats (AtoutCourse *self)
{
  return atout_course_get_match (self)->n_seats;
}

guint
atout_course_get_n_units (AtoutCourse *self)
{
  return atout_course_get_match (self)->n_units;
}

int
atout_course_get_turn (AtoutCourse *self)
{
  return atout_course_get_deal (self)->turn;
}

/* ---- Players --------------------------------------------------------------------------------- */

guint
atout_course_get_user_seat (AtoutCourse *self)
{
  g_return_val_if_fail (ATOUT_IS_COURSE (self), 0);

  return ATOUT_COURSE_GET_IFACE (self)->get_user_seat (self);
}

/* Returns the player at @seat: players change seats in a tournament, except the user (K-10.5). */
static guint
player_at (AtoutCourse *self, guint seat)
{
  const MatchLog *log = atout_course_get_log (self);

  return match_player_at (
      log->deals->len > 0
          ? &match_log_get_deal (log, atout_course_get_position (self, NULL))->before
          : &log->match,
      seat);
}

gboolean
atout_course_is_human (AtoutCourse *self, guint seat)
{
  return atout_course_get_log (self)->player[player_at (self, seat)].kind == PLAYER_HUMAN;
}

int
atout_course_get_listener (AtoutCourse *self)
{
  guint user = atout_course_get_user_seat (self);

  return atout_course_is_human (self, user) ? (int) user : NO_SEAT;
}

Signals
atout_course_get_signals (AtoutCourse *self, guint seat)
{
  const Match *match = atout_course_get_match (self);

  if (!game_has_signals (match->game, &match->options))
    return (Signals) { 0 };

  return ATOUT_COURSE_GET_IFACE (self)->get_signals (self, seat);
}

void
atout_course_observe (AtoutCourse *self, const Deal *deal, guint seat, Observation *observation)
{
  observation_make (observation, deal, seat);
  for (guint i = 0; i < deal->n_seats; i++)
    observation->signals[i] = atout_course_get_signals (self, i);
}

const char *
atout_course_get_player_name (AtoutCourse *self, guint player)
{
  const MatchLog *log = atout_course_get_log (self);
  const char *name = player_names_get (log, player);

  if (name[0] == '\0' && log->player[player].kind == PLAYER_HUMAN)
    /* Translators: in place of a name, on a plate and above a column of the score sheet */
    return C_ ("player", "You");

  return name;
}

const char *
atout_course_get_seat_name (AtoutCourse *self, guint seat)
{
  return atout_course_get_player_name (self, player_at (self, seat));
}

PlayerLevel
atout_course_get_level (AtoutCourse *self, guint seat)
{
  const LogPlayer *who = &atout_course_get_log (self)->player[player_at (self, seat)];
  g_auto (GStrv) words = who->kind == PLAYER_COMPUTER ? g_strsplit (who->name, " ", 2) : NULL;
  int level = words != NULL ? player_level_find (words[0]) : -1;

  return level >= 0 ? (PlayerLevel) level : PLAYER_LEVEL_SIMPLE;
}

gboolean
atout_course_is_watched (AtoutCourse *self)
{
  const Deal *deal = atout_course_get_deal (self);

  return atout_course_get_state (self) == ATOUT_MATCH_PLAYING && deal->phase == PHASE_PLAY
         && !seats_have (deal->playing, atout_course_get_user_seat (self));
}

gboolean
atout_course_is_calling (AtoutCourse *self)
{
  const Deal *deal = atout_course_get_deal (self);

  return atout_course_get_state (self) == ATOUT_MATCH_PLAYING && deal->phase != PHASE_PLAY
         && deal->n_played == 0;
}

/* ---- Cards ----------------------------------------------------------------------------------- */

guint
atout_course_list_piles (AtoutCourse *self, Pile *piles)
{
  return atout_course_get_state (self) != ATOUT_MATCH_IDLE
             ? game_piles (atout_course_get_deal (self), piles)
             : 0;
}

gboolean
atout_course_begins_with_pile (AtoutCourse *self)
{
  gboolean has_pile = FALSE;
  Pile piles[PILES_MAX];
  Deal dealt;
  guint n;

  if (atout_course_get_state (self) == ATOUT_MATCH_IDLE)
    return FALSE;
  match_log_at (atout_course_get_log (self), atout_course_get_position (self, NULL), 0, NULL,
                &dealt);
  n = game_piles (&dealt, piles);
  for (guint i = 0; i < n; i++)
    has_pile |= piles[i].owner == NO_SEAT && !piles[i].is_passing;

  return has_pile;
}

gboolean
atout_course_get_counted (AtoutCourse *self, Counted *counted)
{
  const Deal *deal = atout_course_get_deal (self);

  return atout_course_get_state (self) != ATOUT_MATCH_IDLE && deal_is_over (deal)
         && game_counted (deal, counted);
}

/* ---- Tricks ---------------------------------------------------------------------------------- */

guint
atout_course_list_tricks (AtoutCourse *self, Trick *tricks)
{
  const MatchLog *log = atout_course_get_log (self);
  guint n = deal_count_tricks (atout_course_get_deal (self));
  guint n_actions;
  guint index = log->deals->len > 0 ? atout_course_get_position (self, &n_actions) : 0;

  for (guint i = 1, taken = 0; tricks != NULL && taken < n && i <= n_actions; i++)
    {
      Deal deal;

      match_log_at (log, index, i, NULL, &deal);
      if (deal_count_tricks (&deal) > taken)
        tricks[taken++] = deal.last_trick;
    }

  return n;
}

/* ---- Number and record ----------------------------------------------------------------------- */

static const DealNumber *
number_of (AtoutCourse *self)
{
  const LogDeal *deal
      = match_log_get_deal (atout_course_get_log (self), atout_course_get_position (self, NULL));

  return deal->has_number ? &deal->number : NULL;
}

char *
atout_course_make_seal (AtoutCourse *self)
{
  char seal[SEAL_DIGITS + 1];

  if (atout_course_get_state (self) == ATOUT_MATCH_IDLE || number_of (self) == NULL)
    return NULL;
  number_seal (number_of (self), seal);

  return g_strdup (seal);
}

char *
atout_course_make_number (AtoutCourse *self)
{
  return atout_course_get_state (self) > ATOUT_MATCH_PLAYING && number_of (self) != NULL
             ? g_strdup (number_of (self)->hex)
             : NULL;
}

char *
atout_course_to_record (AtoutCourse *self)
{
  return record_of_log (atout_course_get_log (self));
}

/* ---- Telling --------------------------------------------------------------------------------- */

Telling
atout_course_tell (AtoutCourse *self, DeckSuits suits)
{
  Telling telling = {
    .match = atout_course_get_match (self),
    .deal = atout_course_get_deal (self),
    .user = atout_course_get_user_seat (self),
    .listener = atout_course_get_listener (self),
    .suits = suits,
    .prompt = "",
    .question = atout_course_get_question (self),
  };

  for (guint i = 0; i < telling.match->n_seats; i++)
    {
      telling.name[i] = atout_course_get_seat_name (self, i);
      telling.player[i] = atout_course_get_player_name (self, i);
      telling.signals[i] = atout_course_get_signals (self, i);
    }

  return telling;
}

/* ---- Help topics ----------------------------------------------------------------------------- */

static void
add_verb (const Game *game, GPtrArray *names, Action action)
{
  const char *name = action_verb_info (game, action)->name;

  if (!g_ptr_array_find_with_equal_func (names, name, g_str_equal, NULL))
    g_ptr_array_add (names, (gpointer) name);
}

/*
 * If the user may only pass, or others are at turn, all verbs of the phase are listed, because
 * legal ones would reveal cards.
 */
static void
list_verbs (AtoutCourse *course, GPtrArray *names)
{
  const Deal *deal = atout_course_get_deal (course);
  ActionList legal;

  atout_course_list_legal (course, &legal);
  if (deal->turn == (int) atout_course_get_user_seat (course)
      && (legal.n != 1 || action_verb (legal.at[0]) != VERB_PASS))
    for (unsigned i = 0; i < legal.n; i++)
      add_verb (deal->game, names, legal.at[i]);
  else
    for (const uint8_t *verb = deal_verbs (deal); *verb != VERB_NONE; verb++)
      add_verb (deal->game, names, ACTION (*verb, 0));
}

char *
atout_course_list_moments (AtoutCourse *course)
{
  const Deal *deal = atout_course_get_deal (course);
  g_autoptr (GPtrArray) names = NULL;

  if (atout_course_get_state (course) == ATOUT_MATCH_IDLE)
    return g_strdup ("");
  if (deal_is_over (deal))
    return g_strdup ("over");
  if (deal->turn != (int) atout_course_get_user_seat (course) && deal->n_played > 0)
    return g_strdup ("play");

  names = g_ptr_array_new ();
  list_verbs (course, names);
  g_ptr_array_add (names, NULL);

  return g_strjoinv (" ", (char **) names->pdata);
}
