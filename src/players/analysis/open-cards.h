/* SPDX-License-Identifier: GPL-3.0-or-later */

/**
 * What open hands show of a card that would be right with closed ones: whether another one is
 * better as the cards lie, by the solver, and why.
 */

#pragma once

#include "players/solver/solve.h"

typedef enum
{
  OPEN_UNKNOWN, /* they are not looked at, or it cannot be told */
  OPEN_SAME,    /* no card is better, or hardly */
  OPEN_RUFF,    /* `seat` has none of `suit`, and takes the trick with a trump … */
  OPEN_HIGHER,  /* … or with `card`; with the better one the own side takes it */
  OPEN_BETTER,  /* nothing in this trick tells why */
} OpenKind;

typedef struct
{
  OpenKind kind;
  Action better; /* the best as the cards lie: the recommended card itself, if it is as good */
  int cost;      /* points, as the deal is written, that it brings more; from 0 on */
  int seat;      /* or NO_SEAT */
  Card card;     /* or CARD_NONE */
  uint8_t suit;  /* Suit, SUIT_NONE */
} OpenCards;

/**
 * Looks at @closed, a card that is recommended to the seat at turn in @deal, with all hands open.
 * A card must be better by more than @least points. What lies in a stock is not looked at. @solver
 * gives up as it was told to: then it is unknown.
 */
void open_cards_look (const Deal *deal, Action closed, double least, Solver *solver,
                      OpenCards *open);

/** So much of the deviation of results (Analysis.deviation) is hardly better. */
#define OPEN_HARDLY 0.1

/** What is to be done of @closed by @open. */
static inline Action
open_cards_recommended (const OpenCards *open, Action closed)
{
  return open->kind > OPEN_SAME ? open->better : closed;
}
