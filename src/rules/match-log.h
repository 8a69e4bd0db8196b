/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The log of a match: players, deals and actions. It can restore any earlier state; a record
 * (record.h) is its text.
 */

#pragma once

#include <glib.h>

#include "rules/match.h"
#include "rules/number.h"

typedef struct
{
  uint8_t seat;
  bool is_step; /* true if the action begins a step of the user, where undo stops */
  Action action;
} LogAction;

/** A deal, owned by its log. */
typedef struct
{
  Match before; /* match before the deal, with its dealer */
  bool has_number;
  DealNumber number;    /* valid with has_number */
  Card pack[CARDS_MAX]; /* cards of the pack, 0 = top */
  GArray *actions;      /* LogAction elements; undone ones come last */
  unsigned n_done;
  bool was_undone;
  bool was_hinted; /* true if the user saw a hint */
  bool was_open;   /* true if all hands were open; not in records */
  bool was_chosen; /* true if someone chose the number; not in records */
} LogDeal;

typedef enum
{
  PLAYER_NONE,
  PLAYER_HUMAN,
  PLAYER_COMPUTER,
} PlayerKind;

typedef struct
{
  PlayerKind kind;
  char *name; /* a computer's name begins with its level */
} LogPlayer;

/** The log; only its own functions may change it. */
typedef struct
{
  const Game *game;
  Options options;
  LogPlayer player[SEATS_MAX]; /* by player (match_player_at ()) */
  GPtrArray *deals;            /* LogDeal elements */
  GArray *planned;             /* DealNumber elements: cards of all deals, or empty */

  /* state of the last deal */
  Match match; /* finished deals are booked */
  Deal deal;   /* empty and over before the first */
} MatchLog;

/** Creates a log of a new match; free with match_log_free (). */
MatchLog *match_log_new (const Game *game, const Options *options);

/** Returns a deep copy; free with match_log_free (). */
MatchLog *match_log_copy (const MatchLog *log);
void match_log_free (MatchLog *log);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MatchLog, match_log_free)

/** Keeps the first @n_deals deals and restores the state at their end. */
void match_log_cut (MatchLog *log, unsigned n_deals);

/** Sets a player; a computer's @name begins with its level. */
void match_log_set_player (MatchLog *log, unsigned player, PlayerKind kind, const char *name);

/** Sets an unusual first dealer before the first deal. */
void match_log_set_dealer (MatchLog *log, unsigned dealer);

/** The largest number of planned deals. */
#define PLANNED_MAX 24

/**
 * Fixes the cards of all deals before the first one: the match has exactly these @n deals, 1 to
 * PLANNED_MAX.
 */
void match_log_plan (MatchLog *log, const DealNumber *numbers, unsigned n);

/** Returns the planned number of the next deal; NULL if there is none. */
const DealNumber *match_log_next_number (const MatchLog *log);

/**
 * Deals @pack, or if NULL the pack of @number. With a pack @number may be NULL. The last deal must
 * be over, the match not.
 */
void match_log_deal (MatchLog *log, const DealNumber *number, const Card *pack);

/**
 * Performs a legal action of the seat at turn, books a finished deal and drops undone actions.
 * @is_step begins a user step.
 */
void match_log_act (MatchLog *log, Action action, bool is_step);

/**
 * Return true if a user step can be undone or redone. The end of a planned deal is final: others
 * play the same deal, and the results are compared.
 */
bool match_log_can_undo (const MatchLog *log);
bool match_log_can_redo (const MatchLog *log);

/** Undoes the last user step with later actions and result; returns false if none. */
bool match_log_undo (MatchLog *log);

/** Redoes actions up to the next user step; returns false if there are none. */
bool match_log_redo (MatchLog *log);

/** Marks that undo was used in the last deal, as match_log_undo () does. */
void match_log_mark_undone (MatchLog *log);

/** Marks that the user saw a hint in the last deal. */
void match_log_mark_hinted (MatchLog *log);

/** Marks that the user saw all hands. */
void match_log_mark_open (MatchLog *log);

/** Marks the last deal's number as chosen. */
void match_log_mark_chosen (MatchLog *log);

/** Makes exactly these @n done @actions of the last deal, from 0, begin user steps. */
void match_log_mark_steps (MatchLog *log, const unsigned *actions, unsigned n);

/** Returns the number of finished deals. */
unsigned match_log_n_over (const MatchLog *log);

/** Returns the first human player, or -1. */
int match_log_find_user (const MatchLog *log);

/** Returns true if a human plays @seat in deal @index. */
bool match_log_is_human (const MatchLog *log, unsigned index, unsigned seat);

/** Returns deal @index, from 0. */
const LogDeal *match_log_get_deal (const MatchLog *log, unsigned index);

/** Returns performed action @index of @deal. */
const LogAction *log_deal_get_action (const LogDeal *deal, unsigned index);

/**
 * Writes the state of deal @index after @n done actions to @deal and @match, with a finished deal
 * booked. Either may be NULL.
 */
void match_log_at (const MatchLog *log, unsigned index, unsigned n, Match *match, Deal *deal);
