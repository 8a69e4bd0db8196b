/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The fact that makes a line of play worse than another, or bad by itself. */

#pragma once

#include "rules/match-log.h"

typedef enum
{
  LINE_FACT_NONE,
  LINE_FACT_TAKEN,  /* others take the trick of the decision */
  LINE_FACT_CAUGHT, /* others take the own card `lost` later */
  LINE_FACT_LOST,   /* others take a partner's card `lost` later */
  LINE_FACT_SAVED,  /* others keep their card `lost` */
  LINE_FACT_END,    /* others take the last trick */
  LINE_FACT_MISSED, /* own side misses a bonus of `points` */
  LINE_FACT_GIVEN,  /* others get a bonus of `points` */
  LINE_FACT_KINDS,
} LineFactKind;

typedef struct
{
  LineFactKind kind;
  uint8_t seat;      /* winner of the trick */
  Card card;         /* winning card of the trick */
  bool is_ruff;      /* true if the winning card ruffed */
  Card lost;         /* card that the kind names `lost`, or CARD_NONE */
  uint8_t holder;    /* seat that held `lost` */
  unsigned points;   /* card points of the trick, with the last-trick bonus */
  bool is_deal_lost; /* true if this line loses and the better one, if any, wins */
} LineFact;

/**
 * Finds why @worse is worse than @better for the seat at turn after @n equal actions of the last
 * deal: the most valuable card its side keeps only in @better, or a larger bonus. NULL @better:
 * only the decision's trick and the cards held. Facts hold in @worse. Calls get `is_deal_lost`
 * only.
 */
void line_fact_find (const MatchLog *worse, const MatchLog *better, unsigned n, LineFact *fact);
