/* SPDX-License-Identifier: GPL-3.0-or-later */

/** The fact that makes a line of play worse than another, or that it is simply lost by. */

#pragma once

#include "rules/match-log.h"

typedef enum
{
  LINE_FACT_NONE,
  LINE_FACT_TAKEN,  /* others take the trick to which the action plays */
  LINE_FACT_CAUGHT, /* later they take a trick with the card `lost` of the own hand in it */
  LINE_FACT_LOST,   /* … of a partner's hand … */
  LINE_FACT_SAVED,  /* … or of their own hands, maybe with that card itself */
  LINE_FACT_END,    /* they take the last trick */
  LINE_FACT_MISSED, /* the own side is without a bonus of `points` … */
  LINE_FACT_GIVEN,  /* … or others have one more */
  LINE_FACT_KINDS,
} LineFactKind;

typedef struct
{
  LineFactKind kind;
  uint8_t seat;      /* who takes that trick … */
  Card card;         /* … with this card … */
  bool is_ruff;      /* … a trump, while another suit was led */
  Card lost;         /* or CARD_NONE */
  uint8_t holder;    /* the seat that held it */
  unsigned points;   /* card points of the trick, with those of a last one */
  bool is_deal_lost; /* the deal is over then, and lost; with the better line it was not */
} LineFact;

/**
 * Finds what tells why @worse is worse than @better for the seat at turn after @n actions of the
 * last deal of both, which are alike so far: of the cards with points that its side has in @better
 * and others have in @worse the dearest, or a bonus that counts more. With @better NULL nothing is
 * compared: the trick that it plays to, and cards that it held. All of it is so in @worse. Of calls
 * it is told only whether the deal is lost.
 */
void line_fact_find (const MatchLog *worse, const MatchLog *better, unsigned n, LineFact *fact);
