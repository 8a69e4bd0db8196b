/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Evaluates a Klaverjas hand by adding up its features. */

#pragma once

#include "rules/games/klaverjas/klaverjas-roem.h"

#define KLAVERJAS_SUIT_CARDS 8

/** Feature values in one common unit. */
typedef struct
{
  double length[KLAVERJAS_SUIT_CARDS + 1]; /* value by number of trumps */
  double jack;
  double nine_with_jack;
  double nine;
  double ace;
  double ten;
  double side_ace;
  double side_ace_ten;      /* value added for a ten beside the ace */
  double side_ace_ten_king; /* value added for a king beside ace and ten */
  double side_ten;          /* guarded ten without the ace */
  double side_ten_king;     /* value added for a king beside the ten */
  double side_king;         /* guarded king without a higher card */
  double side_lone_ten;
  double side_lone; /* lone card, neither ace nor ten */
  double side_void;
} KlaverjasCount;

/** A piecewise linear function; the end pieces extrapolate. */
typedef struct
{
  double first;
  double step;
  unsigned n;
  const double *value;
} KlaverjasCurve;

/** Returns @start plus the value of @hand with @trump. */
double klaverjas_count_hand (const KlaverjasCount *count, double start, CardSet hand,
                             unsigned trump);

/** Returns the value of @curve at @x. */
double klaverjas_curve_at (const KlaverjasCurve *curve, double x);

/** The trump holding that a partner expects from a free call. */
typedef enum
{
  KLAVERJAS_HOLDING_WEAK,
  KLAVERJAS_HOLDING_DARING, /* the jack, one more trump and two side aces */
  KLAVERJAS_HOLDING_SOUND,  /* three trumps or more with the jack or the nine */
} KlaverjasHolding;

/** Returns how good a holding for a free call @hand has with @trump (section 15). */
KlaverjasHolding klaverjas_holding (CardSet hand, unsigned trump);
