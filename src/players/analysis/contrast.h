/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What tells two actions apart: facts of the same worlds, counted with the one and with the other.
 */

#pragma once

#include "analysis.h"

typedef enum
{
  CONTRAST_NONE,        /* no fact explains enough of it */
  CONTRAST_LAST_TRUMP,  /* the own trump takes the last one of the others */
  CONTRAST_BONUS_TAKEN, /* the own side takes a trick with at least `points` of bonus */
  CONTRAST_BONUS_GIVEN, /* the others take one; here the better action has fewer */
  CONTRAST_TRICK_TAKEN, /* the own side takes the trick, for `points` on average */
  CONTRAST_TRICK_LEFT,  /* the others take it: here the better action has more */
  CONTRAST_HOME,        /* `card` of the own hand comes home to the own side */
  CONTRAST_WON,         /* the deal is won, where nothing nearer to the cards tells it */
  CONTRAST_KINDS,
} ContrastKind;

/** A fact, and in how many of the worlds it is so with the better and the worse action. */
typedef struct
{
  ContrastKind kind;
  Card card; /* of the hand as it was observed; CARD_NONE */
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

/** The row with which row @index is best compared: of those not equal the best; -1: none. */
int contrast_rival (const Analysis *analysis, unsigned index);

/**
 * The rival of row @index that a fact tells apart from it, the best of those, with that fact to
 * @contrast; where no fact tells any apart contrast_rival () with CONTRAST_NONE.
 */
int contrast_choose (const Analysis *analysis, const Observation *observation, unsigned index,
                     Contrast *contrast);
