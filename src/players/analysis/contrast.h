/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What tells two actions apart: facts of the same worlds, counted with the one and with the other.
 */

#pragma once

#include "players/analysis/analysis.h"

typedef enum
{
  CONTRAST_NONE, /* no fact explains enough of it */

  /* of the trick that is played to */
  CONTRAST_LAST_TRUMP,    /* the own trump takes the last one of the others */
  CONTRAST_BONUS_TAKEN,   /* the own side takes a trick with at least `points` of bonus */
  CONTRAST_BONUS_GIVEN,   /* the others take one; here the better action has fewer */
  CONTRAST_DRAWN,         /* trumps are led, and others must play one */
  CONTRAST_FORCED,        /* another suit is led, and others play a trump */
  CONTRAST_PARTNER_RUFFS, /* a partner takes it with a trump, where another suit was led */
  CONTRAST_TRICK_TAKEN,   /* the own side takes it, for `points` on average */
  CONTRAST_TRICK_LEFT,    /* the others take it: here the better action has more */
  CONTRAST_TO_PARTNER,    /* a partner takes it, not the seat itself */
  CONTRAST_FED,           /* the own side takes it with the `points` of the own card */
  CONTRAST_SAVED,         /* the others take it with the `points` of the own card: the worse's */
  CONTRAST_LEAD_KEPT,     /* the seat leads to the next trick */
  CONTRAST_LEAD_LEFT,     /* somebody else does: here the better action has more */
  CONTRAST_OUT_NOW,       /* with this trick the own side has enough, and ends the deal */

  /* of what comes after it */
  CONTRAST_HOME,        /* `card` of the own hand comes home to the own side */
  CONTRAST_CAUGHT,      /* `card` of the others does */
  CONTRAST_LAST_TRICK,  /* the own side takes the last trick */
  CONTRAST_BONUS_LATER, /* the own side has more bonus in later tricks, or the others less */
  CONTRAST_LONG,        /* the seat takes more later tricks with `cards`, which are of one suit */
  CONTRAST_MORE_TRICKS, /* the own side takes more tricks */
  CONTRAST_OUT,         /* it has enough before all cards are played, and ends the deal */

  /* of the contract, where something is said */
  CONTRAST_MADE,     /* the own side makes one */
  CONTRAST_FAILED,   /* it has one and does not: here the better action has fewer */
  CONTRAST_CONCEDED, /* the others make one: the same */
  CONTRAST_BROKEN,   /* they have one and do not */
  CONTRAST_NOBODY,   /* nobody plays one */

  /* of the deal, where nothing nearer to the cards tells it */
  CONTRAST_WON,        /* it is won */
  CONTRAST_STAKE_WON,  /* it is won or lost alike, mostly won, and counts more … */
  CONTRAST_STAKE_LOST, /* … or mostly lost, and counts less */
  CONTRAST_KINDS,
} ContrastKind;

/**
 * A fact, and in how many of the worlds it is so with the better and with the worse action; where
 * it is that there is more of something: in how many there is more with the better, and more with
 * the worse.
 */
typedef struct
{
  ContrastKind kind;
  Card card;     /* of CONTRAST_HOME as it was observed, of CONTRAST_CAUGHT; CARD_NONE */
  CardSet cards; /* of the hand as it was observed: what it speaks of beside the action */
  uint8_t group; /* of CONTRAST_LONG: the group of the cards in the order of the deal */
  unsigned points;
  unsigned n_better;
  unsigned n_worse;
} Contrast;

/**
 * The fact that explains most of why row @better of @analysis, made of @observation, is better than
 * row @worse: in the worlds in which they differ in it the better one gains by it. CONTRAST_NONE
 * where none does, and where no worlds were looked at.
 */
void contrast_find (const Analysis *analysis, const Observation *observation, unsigned better,
                    unsigned worse, Contrast *contrast);

/** Counts @fact, whose kind and cards are set, again: of rows @better and @worse of @analysis. */
void contrast_count (const Analysis *analysis, unsigned better, unsigned worse, Contrast *fact);

/**
 * The first row that is not as good as the first of all; where there is none, the first that brings
 * fewer card points; -1: nor is there one.
 */
int contrast_rival (const Analysis *analysis);

/**
 * The row with which the first of @analysis is best compared, with the fact that tells them apart
 * to @contrast: what a beginner would do, or of those that are not as good the best; if no fact
 * tells that apart, the next best that a fact does, not far below. -1: all tried is as good.
 */
int contrast_choose (const Analysis *analysis, const Observation *observation, Contrast *contrast);
