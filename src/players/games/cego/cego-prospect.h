/* SPDX-License-Identifier: GPL-3.0-or-later */

/** What a dealt hand of Cego may expect to score as each game. */

#pragma once

#include "rules/games/cego/cego-state.h"

/* ---- Figures, which atout-workshop fit fits again ------------------------------------ */

/** The points of a bid: what is laid aside is safe, the kept trumps lead. */
typedef struct
{
  double base;
  double laid;   /* for each point of full cards laid aside, above 1 a card */
  double stiess; /* 22 is kept */
  double mond;   /* 21 is kept */
  double trump;  /* any other trump is kept, by the share of trumps that it beats */
  double spread; /* standard deviation of what comes of it */
} CegoBidPoints;

/** By the values of the option `players` and by bid. */
extern const CegoBidPoints cego_bid_points[2][CEGO_MANN + 1];

/** Against a Solo the trumps are with the soloist: so many points fewer. */
#define CEGO_AGAINST_SOLO (-3)

/** The points that @hand may expect with @bid, counted by threes. */
double cego_expect_bid_points (const CegoBidPoints *row, const Options *options, CegoGame bid,
                               bool against, CardSet hand);

/** The points of a Solo. */
typedef struct
{
  double base;
  double trump;
  double trump_share; /* more for each, by the share of trumps that it beats */
  double stiess;
  double mond;
  double little_man;
  double king;
  double court; /* any other */
  double suit;  /* each suit that is not void */
  double spread;
} CegoSoloPoints;

/** By the values of the option `players`. */
extern const CegoSoloPoints cego_solo_points[2];

/** The points that @hand may expect as a Solo, counted by threes. */
double cego_expect_solo_points (const CegoSoloPoints *row, const Options *options, CardSet hand);

/** What becomes of a Solo that others go against. */
typedef struct
{
  double chance;          /* that somebody does */
  double score;           /* of the soloist then, if each settles with the declarer ... */
  double share_of_played; /* ... and of what the Solo would have scored */
} CegoOpposed;

extern const CegoOpposed cego_opposed[2];

/** The score of a Solo that nobody goes against. */
double cego_expect_played_solo (const Options *options, CardSet hand);

/**
 * Chances to win, straight lines in few figures of the hand, cut off at `least` and `most`.
 * Räuber and Drescher: chance not to lose.
 */
typedef struct
{
  double base;
  double trumps;      /* for each */
  double trump_share; /* for each, by the share of trumps that it beats */
  double suit_height; /* for each card of a suit, by how far it stands above the lowest places */
  double points;      /* for each card point above 1 a card */
  double least;
  double most;
} CegoChance;

/** Of Ultimo, by the values of the option `players`; of Räuber and Drescher, by game. */
extern const CegoChance cego_ultimos[2];
extern const CegoChance cego_chances[CEGO_GAMES];

/** The chance of @hand before it is cut off. */
double cego_chance_line (const CegoChance *row, const Options *options, CardSet hand);

/** Bettel: every trump is a danger when a suit has run out, high ones more. */
typedef struct
{
  double no_trump;    /* the chance without trumps */
  double base;        /* and with some ... */
  double trump;       /* ... for each */
  double mean_share;  /* by the mean share of trumps that they beat */
  double suit_height; /* as above */
  double picolo;      /* more for Picolo, of the hand without the 22 */
} CegoNoTrick;

extern const CegoNoTrick cego_no_trick;

/** The chance that @hand wins no trick, before it is cut off. */
double cego_no_trick_line (const CegoNoTrick *row, const Options *options, CardSet hand);

/* ---- What they make of a hand ------------------------------------------------------------- */

/** The own score to expect when @hand plays the bid @bid, against a Solo or not (CE-9.7). */
double cego_expect_bid (const Options *options, CegoGame bid, bool against, CardSet hand);

/** The same for Solo, Ultimo and Durchmarsch. */
double cego_expect_solo (const Options *options, CegoGame game, CardSet hand);

/** The same for forehand's choices but Cego: Bettel, Räuber, Drescher, Picolo. */
double cego_expect_special (const Options *options, CegoGame game, CardSet hand);

/** The best of all that forehand may choose; with three players or without them only Cego. */
double cego_expect_choice (const Options *options, CardSet hand);
