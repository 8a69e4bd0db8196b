/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Klaverjassen (rules/klaverjas.md): what a deal of it holds besides the shared parts. */

#pragma once

#include "../card.h"

typedef struct _Game Game;

extern const Game klaverjas_game;

/** Options by index into the game's table (K-4.1). */
enum
{
  KLAVERJAS_RULES,
  KLAVERJAS_TRUMP,
  KLAVERJAS_FIRST_SPEAKER,
  KLAVERJAS_RANDOM_SECOND,
  KLAVERJAS_DEAL,
  KLAVERJAS_ROEM,
  KLAVERJAS_FOUR_KIND,
  KLAVERJAS_END,
  KLAVERJAS_DEALS,
  KLAVERJAS_TARGET,
};

enum
{
  KLAVERJAS_RULES_AMSTERDAM,
  KLAVERJAS_RULES_ROTTERDAM,
};

enum
{
  KLAVERJAS_TRUMP_FREE,
  KLAVERJAS_TRUMP_UTRECHT,
  KLAVERJAS_TRUMP_RANDOM,
};

enum
{
  KLAVERJAS_FIRST_SPEAKER_LEFT,
  KLAVERJAS_FIRST_SPEAKER_DEALER,
};

enum
{
  KLAVERJAS_RANDOM_SECOND_TURN,
  KLAVERJAS_RANDOM_SECOND_NAME,
};

enum
{
  KLAVERJAS_DEAL_323,
  KLAVERJAS_DEAL_44,
};

enum
{
  KLAVERJAS_ROEM_MANUAL,
  KLAVERJAS_ROEM_AUTO,
};

enum
{
  KLAVERJAS_FOUR_KIND_SEED,
  KLAVERJAS_FOUR_KIND_ALL100,
};

enum
{
  KLAVERJAS_END_BOOM,
  KLAVERJAS_END_TARGET,
};

/** Phases besides PHASE_PLAY (K-6.1). */
enum
{
  KLAVERJAS_PHASE_CHOOSE = 8, /* any suit or pass */
  KLAVERJAS_PHASE_OFFER,      /* the turned suit or pass */
  KLAVERJAS_PHASE_NAME,       /* a suit must be named */
  KLAVERJAS_PHASE_ROEM,       /* claim the roem of the complete trick or keep silent */
};

/** Verbs besides pass, play and trump. */
enum
{
  KLAVERJAS_VERB_ROEM = 16,
  KLAVERJAS_VERB_SILENT,
};

#define KLAVERJAS_MARKS_MAX 16 /* eight tricks and pit leave room */
#define KLAVERJAS_NO_UNIT 0xff

/** One written roem (K-10.8). */
typedef struct
{
  uint8_t unit;
  uint8_t value; /* 20 … 200 */
} KlaverjasMark;

typedef struct
{
  uint8_t n_spoken;         /* seats that passed in the trump choice, or were asked for roem */
  uint8_t n_turned;         /* turned cards of trump=random that lie open */
  Card turned[2];           /* CARD_NONE where none */
  uint8_t roem_on_table;    /* value of the complete trick, in KLAVERJAS_PHASE_ROEM */
  uint8_t pit;              /* the unit that took every trick, or KLAVERJAS_NO_UNIT */
  uint16_t roem[SEATS_MAX]; /* R of K-9.2, by unit, pit included */
  uint8_t n_marks;
  KlaverjasMark mark[KLAVERJAS_MARKS_MAX];
} KlaverjasState;

/** Value of the roem in the cards of one trick (K-8.2): 0 … 200. */
unsigned klaverjas_roem_of (CardSet trick, Suit trump, bool four_all_100);

/** What a match carries from deal to deal (K-10.5). */
typedef struct
{
  int32_t player[SEATS_MAX]; /* tournament: the score of each player, by seat in round 1 */
} KlaverjasMatch;
