/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * Whether a card wins the deal however the hidden cards lie, and does so for somebody who never
 * learns more of them than what is played.
 */

#pragma once

#include "players/solver/solve.h"
#include "players/worlds/worlds.h"

#define LAYOUTS_MOST 128

/** All layouts that fit what the seat at turn sees, each of them a deal. */
typedef struct
{
  unsigned n;
  Deal at[LAYOUTS_MOST];
} Layouts;

/** True where cards are still drawn from a stock, whose order is part of a layout. */
bool layouts_are_drawn (const Deal *deal);

/**
 * Lists the layouts of what the seat at turn of @deal sees to @layouts. False where there are too
 * many to be listed, only one, or where cards are still drawn.
 */
bool layouts_list (const Deal *deal, Layouts *layouts);

/** True when the seat at turn of @deal wins it with @action if all play on as well as they can. */
bool sure_wins_open (const Deal *deal, Action action, Solver *solver);

/** The first of @layouts in which @action does not win, even with all cards known; or -1. */
int sure_find_loss (const Layouts *layouts, Action action, Solver *solver);

/**
 * True when the seat at turn wins with @action, for which sure_find_loss () finds none, in each of
 * @layouts, where it goes on by what it sees alone; the others do their worst, and partners, who
 * know the cards, their best. At most @most actions are tried; false, too, if they were not enough.
 */
bool sure_wins_closed (const Layouts *layouts, Action action, unsigned most, Solver *solver);
