/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Plays a match between computer players and collects its record and results. */

#pragma once

#include "cli/exec-seat.h"
#include "players/seating.h"
#include "rules/match.h"
#include "rules/number.h"

/** A player: a level or an external program. */
typedef struct
{
  char *name; /* level or exec:COMMAND */
  Player player;
  ExecSeat *program; /* NULL for a level */
  Signals signals;
} TablePlayer;

/** The settings of a run. Play changes only the state of the programs. */
typedef struct
{
  const Game *game;
  Options options;
  uint64_t seed;
  unsigned n_seats;
  TablePlayer player[SEATS_MAX];
} Table;

typedef struct
{
  char *text;
  DealResult result;
} DealRun;

typedef struct
{
  uint64_t index;     /* fixes cards and random streams */
  unsigned rotation;  /* player i sits at seat i + rotation */
  unsigned max_deals; /* most deals to play; 0: no limit */

  uint64_t player_seed;

  char *head;       /* out: header */
  GPtrArray *deals; /* out: DealRun */
  unsigned winners; /* out: bits of players; 0 if unfinished */
  GError *error;    /* out: NULL if no program failed */
} MatchRun;

MatchRun *match_run_new (uint64_t index, unsigned rotation, unsigned max_deals);
void match_run_free (MatchRun *run);

/**
 * Returns how many matches, at most @most, to start at once, none of them superfluous. @longest is
 * the most deals of a match, or 0.
 */
unsigned match_run_count_at_once (unsigned n_left, unsigned longest, unsigned most);

/** Plays @run; deterministic, on any thread. */
void match_run_play (MatchRun *run, const Table *table);
