/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The field: 15 house players, each of whom plays one seat of a deal that somebody has played, with
 * the same cards, rules and other players. One member in one deal is a unit of work: it depends on
 * nothing but the deal, so a field can be given up after any unit and resumed.
 */

#pragma once

#include "players/seating.h"
#include "rules/match-log.h"

#define FIELD_MEMBERS 15

/** The version of the players. It grows when a level plays differently; results do not mix. */
#define FIELD_VERSION 1

/** A house player. */
typedef struct
{
  PlayerLevel level;
  Temperament temperament;
} FieldMember;

/** Returns member @index, from 0, weakest level first. */
const FieldMember *field_member (unsigned index);

/** A seat in a deal of a log, which the field plays. */
typedef struct
{
  const MatchLog *log; /* not owned */
  unsigned deal;       /* index, from 0 */
  unsigned seat;
  Signals own; /* signals of the own side, which logs do not contain */
  Signals others;
} FieldPlace;

/** Returns the place of @player (match_player_at ()) in deal @deal, with the usual signals. */
FieldPlace field_place (const MatchLog *log, unsigned deal, unsigned player);

/**
 * Plays the deal with @member at the seat; the other seats play as the log names them, or as
 * `strong` if it names no level.
 *
 * Returns: (transfer full): the log up to this deal with the new play; NULL if cancelled.
 * @cancellable may be NULL. Deterministic, on any thread
 */
MatchLog *field_play (const FieldPlace *place, unsigned member, GCancellable *cancellable);

/**
 * Returns the result of @seat in a finished deal, as the score sheet counts. It is the seat's own
 * score, but the difference of the scores if there are two sides. If one side pays what the other
 * gets, the payment counts once.
 */
int field_result (const Deal *deal, unsigned seat);

/**
 * Plays one unit and writes field_result () to @result. Returns false if cancelled. @cancellable
 * may be NULL.
 */
bool field_play_unit (const FieldPlace *place, unsigned member, GCancellable *cancellable,
                      int *result);

/** Returns field_result () of the deal at @place as the log has it, which must be over. */
int field_own_result (const FieldPlace *place);
