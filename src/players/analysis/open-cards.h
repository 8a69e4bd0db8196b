/* SPDX-License-Identifier: GPL-3.0-or-later */

/** Judges cards with all hands open, by the solver, and plays each to the end. */

#pragma once

#include "players/analysis/analysis.h"
#include "players/solver/solve.h"

/** Node limit of the solver for an answer, about a second. */
#define OPEN_NODES_MAX 20000000

typedef enum
{
  OPEN_UNKNOWN, /* unsolved */
  OPEN_EVEN,    /* all cards bring the same */
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

  /** This deal as the only world, played perfectly after each card; NULL for OPEN_UNKNOWN. */
  Analysis *lines;
} OpenCards;

/**
 * Judges the recommendation of @closed for the seat at turn in @deal, with open hands. OPEN_UNKNOWN
 * with a stock, or if @solver gives up. Free the contents with open_cards_clear ().
 */
void open_cards_look (const Deal *deal, const Analysis *closed, Solver *solver, OpenCards *open);

void open_cards_clear (OpenCards *open);

/** Returns the gain up to which another card is hardly better than the one of @closed. */
static inline double
open_cards_least (const Analysis *closed)
{
  return 0.1 * closed->deviation;
}

/** Returns the card to recommend after @open. */
static inline Action
open_cards_recommended (const OpenCards *open, Action closed)
{
  return open->kind > OPEN_SAME ? open->better : closed;
}

/** Returns the lines with open hands if known, else @closed: the analysis that gives reasons. */
static inline const Analysis *
open_cards_judged (const OpenCards *open, const Analysis *closed)
{
  return open->lines != NULL ? open->lines : closed;
}

/** Returns the action to compare with: @considered, or the one that @open finds worse. */
static inline Action
open_cards_considered (const OpenCards *open, const Analysis *closed, Action considered)
{
  return considered == ACTION_NONE && open->kind > OPEN_SAME ? closed->row[0].action : considered;
}
