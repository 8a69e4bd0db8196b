/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * The field, also called the house: 15 computer players of different strength. Each plays one seat
 * of a deal that a person has already played or is playing, with the same cards, rules and other
 * players, so that results can be compared.
 *
 * A unit of work is one house player in one deal. Its result depends only on the deal and its play,
 * so the work can stop after any unit and continue later.
 */

#pragma once

#include "players/seating.h"
#include "rules/match-log.h"

#define FIELD_MEMBERS 15

/**
 * Version of the house players; raise it when a level starts to play differently. Results of
 * different versions are not compared.
 */
#define FIELD_VERSION 1

/** One of the house players. */
typedef struct
{
  PlayerLevel level;
  Temperament temperament;
} FieldMember;

/** Returns house player @index, from 0; the weakest level comes first. */
const FieldMember *field_member (unsigned index);

/** A seat in one deal of a log: the house players play it again. */
typedef struct
{
  const MatchLog *log; /* match that contains the deal; not owned */
  unsigned deal;       /* index of the deal, from 0 */
  unsigned seat;
  Signals own; /* signals that the seat and its partners have agreed; logs do not contain them */
  Signals others;
} FieldPlace;

/**
 * Returns the seat that @player, as in match_player_at (), has in deal @deal of @log; both sides
 * have SIGNALS_USUAL.
 */
FieldPlace field_place (const MatchLog *log, unsigned deal, unsigned player);

/**
 * Plays the deal at @place again with house player @member at the seat. The other seats have the
 * players that the log names, or players of level `strong` if it names none. If the deal is over in
 * the log, they repeat their actions there until the house player acts otherwise: only decisions at
 * the seat make results differ.
 *
 * Returns: (transfer full): a log that ends with this deal as newly played; NULL if cancelled.
 * @cancellable may be NULL. Deterministic; thread-safe
 */
MatchLog *field_play (const FieldPlace *place, unsigned member, GCancellable *cancellable);

/**
 * Judges one decision again: house player @member at @place chooses after @index actions of the
 * deal, in the state @deal, in which the seat is at turn. Writes what the player sees to
 * @observation, and its judgement to @choice; its action comes first. @cancellable may be NULL.
 */
void field_judge (const FieldPlace *place, unsigned member, const Deal *deal, unsigned index,
                  GCancellable *cancellable, Observation *observation, Choice *choice);

/**
 * Returns the result of @seat in the finished @deal for comparisons. With two sides it is the own
 * score minus the other one; if one side pays the other, the payment, not its double. Otherwise it
 * is the score of the seat.
 */
int field_result (const Deal *deal, unsigned seat);

/**
 * Plays one unit, the deal at @place with house player @member, and writes its field_result () to
 * @result. Returns false if cancelled. @cancellable may be NULL.
 */
bool field_play_unit (const FieldPlace *place, unsigned member, GCancellable *cancellable,
                      int *result);

/**
 * Returns the field_result () that the original player had at @place. The deal must be over in the
 * log.
 */
int field_own_result (const FieldPlace *place);
