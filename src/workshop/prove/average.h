/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Compares actions by their average over positions drawn by lot. */

#pragma once

#include "workshop/prove/fair.h"
#include "workshop/prove/positions.h"

/** The verdict of an average on right and wrong actions. */
typedef enum
{
  AVERAGE_PROVED,   /* each right action leads each wrong one by AVERAGE_ERRORS */
  AVERAGE_REVERSED, /* a wrong action leads a right one by AVERAGE_ERRORS */
  AVERAGE_UNEQUAL,  /* a right action leads another one clearly */
  AVERAGE_OPEN,     /* neither is clear */
  AVERAGE_SPENT,    /* the deal is too long to be played so often */
  AVERAGE_EMPTY,    /* no position is found */
} AverageVerdict;

/** Least lead of a right over a wrong action, in standard errors. */
#define AVERAGE_ERRORS 3.0

/** Least margin of a right over a wrong action in a quick search, in standard errors. */
#define AVERAGE_SPLIT_ERRORS 2.0

typedef struct
{
  AverageVerdict verdict;
  unsigned n;   /* positions drawn */
  Action wrong; /* action that the verdict is about, the other one is @right */
  Action right;
  double by;       /* mean lead of @right over @wrong, in points */
  double error;    /* standard error of @by */
  bool is_decided; /* true if the deal ended alike, won or lost, whatever was done */
} Average;

/** Compares @legal, all actions of the problem, in at most @most @positions played by @fair. */
void average_make (Average *average, const Positions *positions, const ActionList *legal,
                   Fair *fair, unsigned most);

/**
 * Fills @right with the best of @legal in @n positions played by @fair, and with what is level with
 * it: at most one standard error behind. Returns false if more than half of @legal are right, if
 * another action is behind by less than AVERAGE_SPLIT_ERRORS, or if the play takes too long.
 */
bool average_split (const Positions *positions, const ActionList *legal, Fair *fair, unsigned n,
                    ActionList *right);

/**
 * Plays PROBLEM_LAYOUTS of the @positions with @fair after @right and after @wrong. Counts in
 * @n_better those in which @right does better, in @n_worse the opposite. Returns false if no
 * positions can be drawn, or the play takes too long.
 */
bool average_share (const Positions *positions, Action right, Action wrong, Fair *fair,
                    unsigned *n_better, unsigned *n_worse);
