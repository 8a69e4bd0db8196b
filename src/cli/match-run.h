/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Plays one match between computer players and keeps its record and its figures. */

#pragma once

#include "cli/exec-seat.h"
#include "players/player.h"
#include "rules/match.h"
#include "rules/number.h"

/** Who plays: a level of ours, or an outside program. */
typedef struct
{
  char *name;        /* as on the command line: the level or exec:COMMAND */
  Player player;     /* of ours */
  ExecSeat *program; /* NULL: one of ours */
  Signals signals;   /* that its side has agreed */
} TablePlayer;

/** What all matches of a run share; read-only while they run, but for the programs. */
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
  char *text; /* the lines of the deal in the record */
  DealResult result;
} DealRun;

typedef struct
{
  uint64_t index;     /* of the match in the run: its cards and random streams */
  unsigned rotation;  /* player i sits at seat i + rotation */
  unsigned max_deals; /* the match is left when so many are played; 0: it is played to the end */

  uint64_t player_seed; /* of the players' random streams */

  char *head;       /* out: the header of the record */
  GPtrArray *deals; /* out: of DealRun */
  unsigned winners; /* out: of a match that is over, players of the table as bits; else 0 */
  GError *error;    /* out: why an outside program ended the run, or NULL */
} MatchRun;

MatchRun *match_run_new (uint64_t index, unsigned rotation, unsigned max_deals);
void match_run_free (MatchRun *run);

/**
 * How many matches, @most at most, are to be played at once for @n_left deals, when the longest so
 * far had @longest (0: none was played): one that may not be needed is not begun.
 */
unsigned match_run_count_at_once (unsigned n_left, unsigned longest, unsigned most);

/** Plays @run to its end; the same table and run give the same result on any thread. */
void match_run_play (MatchRun *run, const Table *table);
