/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Options, verbs and state of Sechsundfünfzig, 56 (rules.md). */

#pragma once

#include "rules/seats.h"

typedef struct _Game Game;

extern const Game fiftysix_game;

/** Options by index into fiftysix_options (F-4.1). */
enum
{
  FIFTYSIX_PLAYERS,
  FIFTYSIX_OPENER,
  FIFTYSIX_OPENING,
  FIFTYSIX_TRUMP,
  FIFTYSIX_NOSRAISE,
  FIFTYSIX_REDOUBLE,
  FIFTYSIX_DBLSCORE,
  FIFTYSIX_MATCH,
  FIFTYSIX_TIE,
  FIFTYSIX_BROKE,
};

enum
{
  FIFTYSIX_PLAYERS_6,
  FIFTYSIX_PLAYERS_4,
  FIFTYSIX_PLAYERS_8,
};

enum
{
  FIFTYSIX_OPENER_RIGHT,
  FIFTYSIX_OPENER_LEFT,
};

enum
{
  FIFTYSIX_OPENING_FREE,
  FIFTYSIX_OPENING_FORCED,
};

enum
{
  FIFTYSIX_TRUMP_CALL,
  FIFTYSIX_TRUMP_FREE,
};

enum
{
  FIFTYSIX_NOSRAISE_X,
  FIFTYSIX_NOSRAISE_ONE,
};

enum
{
  FIFTYSIX_REDOUBLE_OPEN,
  FIFTYSIX_REDOUBLE_ENDS,
};

enum
{
  FIFTYSIX_DBLSCORE_TIMES,
  FIFTYSIX_DBLSCORE_PLUS,
};

enum
{
  FIFTYSIX_MATCH_DEALS12,
  FIFTYSIX_MATCH_DEALS6,
  FIFTYSIX_MATCH_DEALS24,
  FIFTYSIX_MATCH_TABLES12,
  FIFTYSIX_MATCH_TABLES6,
};

enum
{
  FIFTYSIX_TIE_ONE,
  FIFTYSIX_TIE_DRAW,
};

enum
{
  FIFTYSIX_BROKE_PAY,
  FIFTYSIX_BROKE_ZERO,
};

/** Phases besides PHASE_PLAY. */
enum
{
  FIFTYSIX_PHASE_CALL = 8, /* auction (F-6) */
  FIFTYSIX_PHASE_TRUMP,    /* trump=free: choice of the high caller (F-6.15) */
};

/** Verbs besides pass, play and trump, with their letters in F-6.5. */
enum
{
  FIFTYSIX_VERB_BID = 16,  /* a, l: number and suit, SUIT_NONE for no trump */
  FIFTYSIX_VERB_PLUS,      /* b: suit */
  FIFTYSIX_VERB_ONE_PLUS,  /* c: suit */
  FIFTYSIX_VERB_PLUS_ONE,  /* d: suit */
  FIFTYSIX_VERB_X_PLUS,    /* e: X and suit */
  FIFTYSIX_VERB_MINUS,     /* f: suit */
  FIFTYSIX_VERB_MINUS_X,   /* g: X and suit */
  FIFTYSIX_VERB_NOS,       /* h */
  FIFTYSIX_VERB_NOS_X,     /* i: X */
  FIFTYSIX_VERB_PLUS_PASS, /* j */
  FIFTYSIX_VERB_DOUBLE,    /* m */
  FIFTYSIX_VERB_REDOUBLE,  /* n */
};

#define FIFTYSIX_POINTS 56       /* card points of the pack (F-3.3), highest value */
#define FIFTYSIX_VALUE_BEFORE 27 /* V before the first call (F-6.2) */
#define FIFTYSIX_X_PLUS_MAX 7    /* F-6.7 */
#define FIFTYSIX_MINUS_MAX 8     /* F-6.7 */
#define FIFTYSIX_NOS_MAX 5       /* F-6.7 */

/**
 * Most calls without passes: 29 raises of V from 27 to 56, each with a double and a redouble
 * (F-6.4, F-6.9, F-6.11, F-6.12). At most n-2 passes follow each, n-1 the last (F-6.13): 87 ·
 * (n-1) + 1 calls, 436 with six seats.
 */
#define FIFTYSIX_CALLS_MAX (3 * (FIFTYSIX_POINTS - FIFTYSIX_VALUE_BEFORE))

typedef struct
{
  uint8_t value;      /* V (F-6.2): 27 before the first call, finally the contract */
  int8_t high_caller; /* seat of the high call, NO_SEAT before */
  uint8_t high_suit;  /* Suit of the high call, SUIT_NONE for no trump */
  uint8_t level;      /* d: 0, doubled 1, redoubled 2 */
  uint8_t n_passes;   /* p: passes since the last other call (F-6.13) */
  uint8_t n_named;    /* size of R, the suits of naming calls (F-6.8) */
  uint8_t tables[2];  /* tables of the teams before the deal; 0 in matches of deals (F-10.3) */
  uint8_t n_calls;
  uint16_t call
      [FIFTYSIX_CALLS_MAX]; /* packed calls, listed by fiftysix_list_calls () of fiftysix-state.h */
} FiftysixState;
