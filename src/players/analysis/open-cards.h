/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Finds the better card with all hands open, by the solver, and the reason. */

#pragma once

#include "players/solver/solve.h"

typedef enum
{
  OPEN_UNKNOWN, /* unsolved */
  OPEN_SAME,    /* no card is clearly better */
  OPEN_RUFF,    /* `seat`, void in `suit`, ruffs; the better card would win the trick */
  OPEN_HIGHER,  /* `seat` wins with `card`; the better card would win the trick */
  OPEN_BETTER,  /* later tricks explain the gain */
} OpenKind;

typedef struct
{
  OpenKind kind;
  Action better; /* best card with open hands; @closed if equal */
  int cost;      /* points in the score gained by `better`, from 0 */
  int seat;      /* winning seat, or NO_SEAT */
  Card card;     /* winning card, or CARD_NONE */
  uint8_t suit;  /* suit that `seat` lacks, or SUIT_NONE */
} OpenCards;

/**
 * Judges @closed, recommended to the seat at turn in @deal, with open hands. A better card must
 * gain more than @least points. OPEN_UNKNOWN with a stock, or if @solver gives up.
 */
void open_cards_look (const Deal *deal, Action closed, double least, Solver *solver,
                      OpenCards *open);

/** Node limit of the solver for an answer, about a second. */
#define OPEN_NODES_MAX 20000000

/** Share of Analysis.deviation too small to count. */
#define OPEN_HARDLY 0.1

/** Returns the card to recommend after @open. */
static inline Action
open_cards_recommended (const OpenCards *open, Action closed)
{
  return open->kind > OPEN_SAME ? open->better : closed;
}
