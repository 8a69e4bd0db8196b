/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Finds actions that win the deal whatever the hidden cards are, even without sight of them. */

#pragma once

#include "players/solver/solve.h"
#include "players/worlds/worlds.h"

#define LAYOUTS_MOST WORLDS_LISTED

/** All layouts of hidden cards for the view of the seat at turn. */
typedef struct
{
  unsigned n;
  Deal at[LAYOUTS_MOST];
} Layouts;

/** Returns true if a hidden stock is left, whose order would be part of a layout. */
bool layouts_are_drawn (const Deal *deal);

/**
 * Lists the layouts for the seat at turn. Returns false if there are too many, only one, or a
 * hidden stock.
 */
bool layouts_list (const Deal *deal, Layouts *layouts);

/** Returns true if @action wins with open cards. */
bool sure_wins_open (const Deal *deal, Action action, Solver *solver);

/** Returns the first layout in which @action loses even with open cards, or -1. */
int sure_find_loss (const Layouts *layouts, Action action, Solver *solver);

/**
 * Returns true if @action wins every layout by visible cards, against the worst play of the others.
 *
 * Partners know all cards and play their best. sure_find_loss () must return -1 for @action.
 * Returns false if @most tried actions do not suffice.
 */
bool sure_wins_closed (const Layouts *layouts, Action action, unsigned most, Solver *solver);
