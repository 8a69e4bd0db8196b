/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Estimates the score of a dealt hand in each game of Cego. */

#pragma once

#include "rules/games/cego/cego-state.h"

/* ---- Figures, fitted by atout-workshop fit ------------------------------------------- */

/** Weights for the points of a bid. */
typedef struct
{
  double base;
  double laid;   /* weight per discarded card point above 1 a card */
  double stiess; /* weight of trump 22, if kept */
  double mond;   /* weight of trump 21, if kept */
  double trump;  /* weight per other kept trump, times the share of trumps below */
  double spread; /* standard deviation of the points */
} CegoBidPoints;

/** Indexed by option `players` and bid. */
extern const CegoBidPoints cego_bid_points[2][CEGO_MANN + 1];

/** Change of a bid's points against a Solo, since the soloist has the trumps. */
#define CEGO_AGAINST_SOLO (-3)

/** Returns the expected points with @bid, counted by threes. */
double cego_expect_bid_points (const CegoBidPoints *row, const Options *options, CegoGame bid,
                               bool against, CardSet hand);

/** Weights for the points of a Solo. */
typedef struct
{
  double base;
  double trump;
  double trump_share; /* weight per trump, times the share of trumps below */
  double stiess;
  double mond;
  double little_man;
  double king;
  double court; /* weight of a court card below the king */
  double suit;  /* weight per suit not void */
  double spread;
} CegoSoloPoints;

/** Indexed by option `players`. */
extern const CegoSoloPoints cego_solo_points[2];

/** Returns the expected points of a Solo, counted by threes. */
double cego_expect_solo_points (const CegoSoloPoints *row, const Options *options, CardSet hand);

/** Effect of opponents who go against a Solo. */
typedef struct
{
  double chance;          /* chance of opposition */
  double score;           /* soloist's constant score if opposed, with payment=each */
  double share_of_played; /* share of the unopposed score, added to it */
} CegoOpposed;

extern const CegoOpposed cego_opposed[2];

/** Returns the expected score of an unopposed Solo. */
double cego_expect_played_solo (const Options *options, CardSet hand);

/** Weights of a linear chance to win, or in Räuber and Drescher not to lose. */
typedef struct
{
  double base;
  double trumps;
  double trump_share; /* weight per trump, times the share of trumps below */
  double suit_height; /* weight of suit cards' heights above safe places (low cards) */
  double points;      /* weight per card point above 1 a card */
  double least;
  double most;
} CegoChance;

/** Indexed by option `players` and by game. */
extern const CegoChance cego_ultimos[2];
extern const CegoChance cego_chances[CEGO_GAMES];

/** Returns the chance before clamping to least and most of @row. */
double cego_chance_line (const CegoChance *row, const Options *options, CardSet hand);

/** Weights for Bettel: trumps are dangerous once a suit runs out. */
typedef struct
{
  double no_trump;
  double base; /* base chance with trumps */
  double trump;
  double mean_share;  /* weight of the mean share of trumps below */
  double suit_height; /* weight as in CegoChance */
  double picolo;      /* change of the chance for Picolo */
} CegoNoTrick;

extern const CegoNoTrick cego_no_trick;

/** Returns the chance to win no trick, before clamping. */
double cego_no_trick_line (const CegoNoTrick *row, const Options *options, CardSet hand);

/* ---- Expected scores ---------------------------------------------------------------------- */

/** Returns the expected score of @bid, made @against a Solo or not (CE-9.7). */
double cego_expect_bid (const Options *options, CegoGame bid, bool against, CardSet hand);

/** Returns the expected score of Solo, Ultimo or Durchmarsch. */
double cego_expect_solo (const Options *options, CegoGame game, CardSet hand);

/** Returns the expected score of a special game of forehand. */
double cego_expect_special (const Options *options, CegoGame game, CardSet hand);

/**
 * Returns the best expected score of forehand's choices: only Cego without specials or with three.
 */
double cego_expect_choice (const Options *options, CardSet hand);
