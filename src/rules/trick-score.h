/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Data that let a search score the rest of a deal with known cards, without code for a game. */

#pragma once

#include "rules/trick-play.h"

#define TRICK_WORTH_MAX 80 /* more than any points of a TRICK_SCORE_TABLE side */

/** Bonus points of a trick; eight cards per suit in pack order. */
typedef struct
{
  uint8_t suit[SUITS][256]; /* bonus by cards of the suit, as bits */
  uint8_t four[8];          /* bonus for four of a rank, by rank index */
} TrickBonus;

/** The time when a pair in one hand earns points by announcement. */
typedef enum
{
  TRICK_PAIR_NONE,   /* no pair, or no longer */
  TRICK_PAIR_EITHER, /* announced with either card, by choice */
  TRICK_PAIR_FIRST,  /* announced automatically with the first card played */
  TRICK_PAIR_SECOND, /* announced with the second card, by choice */
  TRICK_PAIR_BOTH,   /* announced with the second card, if also with the first */
} TrickPairKind;

typedef struct
{
  TrickPairKind kind;
  CardSet cards;
  bool is_said; /* true if announced with the first card */
  uint8_t seat; /* holder of the pair */
  uint8_t points;
} TrickPair;

/** The function from points to the score. */
typedef enum
{
  TRICK_SCORE_NONE,    /* not computable from tricks, or more than two sides */
  TRICK_SCORE_TABLE,   /* score in @worth, by card points */
  TRICK_SCORE_CONTEST, /* score decided by @contest */
  TRICK_SCORE_END,     /* score @lost if the end of TrickPlay came, otherwise @won */
} TrickScoreKind;

/** The score entries that value a deal. */
typedef enum
{
  TRICK_ENTRY_EACH, /* entries of both: own minus others' */
  TRICK_ENTRY_PAID, /* own entry, paid equally by all others */
  TRICK_ENTRY_LONE, /* own entry alone */
} TrickEntry;

/** A contest that @must wins only with more points. The loser gives all points, bonus included. */
typedef struct
{
  uint8_t must;          /* unit that must have more points */
  bool takes_all;        /* false if a winning @must leaves the others their points */
  bool is_tie_disputed;  /* true if a tie gives @must nothing, the others their own */
  uint16_t card_factor;  /* factor of card points */
  uint16_t bonus_factor; /* factor of bonus points */
  int32_t pot;           /* prize for the unit with more points */
} TrickContest;

typedef struct
{
  SeatSet side; /* seats scored: lone declarer, otherwise seat 0's side */

  /* Winnings so far, by unit. */
  int32_t points[SEATS_MAX]; /* card points */
  int32_t tricks[SEATS_MAX]; /* points besides card points, for the solver's "points" */
  int32_t bonus[SEATS_MAX];  /* all points except card points */
  SeatSet winners;           /* units with a trick */
  int32_t total;             /* fixed final sum of card points, or 0 */

  const TrickBonus *trick_bonus; /* bonus of a trick, or NULL */
  bool is_bonus_claimed;         /* true if winners may stay silent */
  uint8_t sweep_points;          /* bonus for all tricks */
  SeatSet sweepers;              /* units that get @sweep_points */
  bool is_sweep_of_tricks;       /* true if the sweep counts for "points" too */
  TrickPair pair;

  TrickEntry entry;
  TrickScoreKind kind;
  int16_t worth[TRICK_WORTH_MAX];
  TrickContest contest;
  int32_t won, lost; /* scores of TRICK_SCORE_END */
} TrickScore;

/** Fills @score for a deal in play or over. */
void trick_score_make (TrickScore *score, const Deal *deal);

/**
 * Returns true if card points are not the goal: a fixed price, or no competition for counted cards.
 */
bool trick_score_is_priced (const Deal *deal);

/** Returns the @bonus of a trick's @cards. */
int trick_bonus_points (const TrickBonus *bonus, CardSet cards);
