/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What the rest of a deal brings beside the card points of its tricks, and what is written for the
 * deal in the end, as data: so a search of known cards needs no line of code for a game.
 */

#pragma once

#include "rules/trick-play.h"

#define TRICK_WORTH_MAX 80 /* more points than a side has where TRICK_SCORE_TABLE is used */

/** Points for the cards of one trick together, eight cards a suit in the order of the pack. */
typedef struct
{
  uint8_t suit[SUITS][256]; /* by the cards of the suit that lie in it */
  uint8_t four[8];          /* for four cards of one rank, by its place in the suit */
} TrickBonus;

/** Two cards of one hand that bring points when they are announced as they are played. */
typedef enum
{
  TRICK_PAIR_NONE,   /* nothing, or nothing any more */
  TRICK_PAIR_EITHER, /* with the first or with the second */
  TRICK_PAIR_FIRST,  /* with the first, by itself */
  TRICK_PAIR_SECOND, /* with the second */
  TRICK_PAIR_BOTH,   /* with the second, if something was said with the first, too */
} TrickPairKind;

typedef struct
{
  TrickPairKind kind;
  CardSet cards; /* both */
  bool is_said;  /* of TRICK_PAIR_BOTH: it was said with the first */
  uint8_t seat;  /* who holds or held them */
  uint8_t points;
} TrickPair;

/** How what both sides have becomes what is written. */
typedef enum
{
  TRICK_SCORE_NONE,    /* it cannot be told from tricks alone, or there are more than two sides */
  TRICK_SCORE_TABLE,   /* by the card points of the side: worth */
  TRICK_SCORE_CONTEST, /* one side must have more than the other: contest */
  TRICK_SCORE_END,     /* the end of TrickPlay came about: lost, or it did not: won */
} TrickScoreKind;

/** The party whose entries say what a deal is worth to the side. */
typedef enum
{
  TRICK_ENTRY_EACH, /* those of both sides: its own less the others' */
  TRICK_ENTRY_PAID, /* its own: all others pay it, in equal parts */
  TRICK_ENTRY_LONE, /* its own: the others have none */
} TrickEntry;

/**
 * A contest: @must has to have more points than the other side, or loses. Who loses gives all
 * points to the other side, bonus points included.
 */
typedef struct
{
  uint8_t must;          /* unit */
  bool takes_all;        /* who wins gets all points; else, if that is @must, each gets its own */
  bool is_tie_disputed;  /* with as many points as the others @must gets nothing, they their own */
  uint16_t card_factor;  /* how many times card points count … */
  uint16_t bonus_factor; /* … and bonus points */
  int32_t pot;           /* goes to who has more points */
} TrickContest;

typedef struct
{
  SeatSet side; /* whose points are counted: where one plays against all his, else seat 0's */

  /* what was won before, by unit */
  int32_t points[SEATS_MAX]; /* by cards */
  int32_t tricks[SEATS_MAX]; /* for tricks, beside their cards */
  int32_t bonus[SEATS_MAX];  /* all that is written beside card points, with those for tricks */
  SeatSet winners;           /* the units that have won a trick, as bits */
  int32_t total;             /* points by cards of all sides in the end; 0: what there is */

  const TrickBonus *trick_bonus; /* or NULL */
  bool is_bonus_claimed;         /* who wins the trick may also keep silent */
  uint8_t sweep_points;          /* bonus for all tricks of the deal */
  bool is_sweep_of_tricks;       /* it counts to what tricks bring */
  TrickPair pair;

  TrickEntry entry;
  TrickScoreKind kind;
  int16_t worth[TRICK_WORTH_MAX];
  TrickContest contest;
  int32_t won, lost; /* of TRICK_SCORE_END */
} TrickScore;

/** Fills @score for @deal, in which cards are played or which is over. */
void trick_score_make (TrickScore *score, const Deal *deal);

/**
 * True where it is not the point of @deal to have card points: it has a fixed price, or its cards
 * are counted in the end and yet no side is to have more of them than another.
 */
bool trick_score_is_priced (const Deal *deal);

/** What @bonus gives for @cards, which lie in one trick. */
int trick_bonus_points (const TrickBonus *bonus, CardSet cards);
