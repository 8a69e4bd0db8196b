/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Judging a Klaverjas hand by counting: what each feature of it is worth with a trump suit. */

#pragma once

#include "rules/games/klaverjas/klaverjas-roem.h"

#define KLAVERJAS_SUIT_CARDS 8

/** What the features of a hand are worth, all in the same unit. */
typedef struct
{
  double length[KLAVERJAS_SUIT_CARDS + 1]; /* for the number of trumps held */
  double jack;
  double nine_with_jack;
  double nine;
  double ace;
  double ten;
  double side_ace;
  double side_ace_ten;      /* more, for the ten with it */
  double side_ace_ten_king; /* more, for the king with both */
  double side_ten;          /* not alone, without the ace */
  double side_ten_king;     /* more, for the king with it */
  double side_king;         /* not alone, without ace and ten */
  double side_lone_ten;
  double side_lone; /* any other card but the ace */
  double side_void;
} KlaverjasCount;

/** A line through points that stand @step apart from @first on; beyond the ends it goes on. */
typedef struct
{
  double first;
  double step;
  unsigned n;
  const double *value;
} KlaverjasCurve;

/** @start and what @count finds in @hand with @trump, a Suit. */
double klaverjas_count_hand (const KlaverjasCount *count, double start, CardSet hand,
                             unsigned trump);

/** The height of @curve at @x. */
double klaverjas_curve_at (const KlaverjasCurve *curve, double x);
