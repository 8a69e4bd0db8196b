/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The log of a match: who plays, and what was done in each deal. Any moment of it can be had as a
 * value; a record (record.h) is its text.
 */

#pragma once

#include <glib.h>

#include "rules/match.h"
#include "rules/number.h"

/** An action in a deal of the log. */
typedef struct
{
  uint8_t seat;
  bool is_step; /* a step of the user begins with it: undoing stops before it */
  Action action;
} LogAction;

/** A deal of the log; owned by it. */
typedef struct
{
  Match before; /* the match when the deal was dealt; its dealer deals */
  bool has_number;
  DealNumber number;    /* valid with has_number */
  Card pack[CARDS_MAX]; /* as it was dealt, index 0 = top */
  GArray *actions;      /* of LogAction: those done, and behind them what was undone */
  unsigned n_done;
  bool was_undone; /* a step was taken back in it */
  bool was_hinted; /* the user was told in it what to do */
  bool was_open;   /* … with the hands of all open before him; not kept in a record */
  bool was_chosen; /* somebody chose the number: the cards may be known; no record tells */
} LogDeal;

typedef enum
{
  PLAYER_NONE, /* not named */
  PLAYER_HUMAN,
  PLAYER_COMPUTER,
} PlayerKind;

typedef struct
{
  PlayerKind kind;
  char *name; /* of a computer: level, then name */
} LogPlayer;

/** To be read by all, and changed by the functions below alone. */
typedef struct
{
  const Game *game;
  Options options;
  LogPlayer player[SEATS_MAX]; /* by player (match_player_at ()) */
  GPtrArray *deals;            /* of LogDeal */

  /* where the last deal stands */
  Match match; /* a deal that is over is booked */
  Deal deal;   /* before the first one an empty one that is over */
} MatchLog;

/** The log of a match of @game that begins; free with match_log_free (). */
MatchLog *match_log_new (const Game *game, const Options *options);

/** The same log again, for itself; free with match_log_free (). */
MatchLog *match_log_copy (const MatchLog *log);
void match_log_free (MatchLog *log);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MatchLog, match_log_free)

/** Forgets all but the first @n_deals deals: the log stands where the last of them ended. */
void match_log_cut (MatchLog *log, unsigned n_deals);

/** Notes who is player @player; of a computer the first word of @name is its level. */
void match_log_set_player (MatchLog *log, unsigned player, PlayerKind kind, const char *name);

/** Names the seat that deals first, where it is not whom the rules name; before the first deal. */
void match_log_set_dealer (MatchLog *log, unsigned dealer);

/**
 * Deals the next deal, from @pack or with NULL from the one of @number; @number may be NULL with a
 * pack. The deal before it must be over, and the match not.
 */
void match_log_deal (MatchLog *log, const DealNumber *number, const Card *pack);

/**
 * Does the legal @action for the seat at turn, and books the deal when that ends it. With @is_step
 * a step of the user begins. What was undone is forgotten.
 */
void match_log_act (MatchLog *log, Action action, bool is_step);

/** True when a step of the user in the last deal can be taken back, or one taken back be done. */
bool match_log_can_undo (const MatchLog *log);
bool match_log_can_redo (const MatchLog *log);

/**
 * Takes back the last deal to where its last step of the user began, its result with it; false
 * where there is none.
 */
bool match_log_undo (MatchLog *log);

/**
 * Does again what was undone, up to where the next step of the user began; false where there is
 * nothing.
 */
bool match_log_redo (MatchLog *log);

/** Marks the last deal as one in which a step was taken back: what match_log_undo () does. */
void match_log_mark_undone (MatchLog *log);

/** Marks the last deal as one in which the user was told what to do. */
void match_log_mark_hinted (MatchLog *log);

/** Marks the last deal as one in which the hands of all lay open before the user. */
void match_log_mark_open (MatchLog *log);

/** Marks the last deal as one with cards that somebody chose. */
void match_log_mark_chosen (MatchLog *log);

/**
 * Marks anew where in the last deal the steps of the user begin: with these @n actions, numbered
 * from 0, of those that are done.
 */
void match_log_mark_steps (MatchLog *log, const unsigned *actions, unsigned n);

/** How many deals are over: all but one that is being played. */
unsigned match_log_n_over (const MatchLog *log);

/** The number of the user, the first person who plays; -1: there is none. */
int match_log_find_user (const MatchLog *log);

/** True when it is a person who sits at @seat in deal @index. */
bool match_log_is_human (const MatchLog *log, unsigned index, unsigned seat);

/** Deal @index of the log, from 0. */
const LogDeal *match_log_get_deal (const MatchLog *log, unsigned index);

/** Action @index of @deal; only those that are done. */
const LogAction *log_deal_get_action (const LogDeal *deal, unsigned index);

/**
 * The moment of deal @index after @n actions, at most those that are done: @match has the deal
 * booked where it is over. Either may be NULL.
 */
void match_log_at (const MatchLog *log, unsigned index, unsigned n, Match *match, Deal *deal);
